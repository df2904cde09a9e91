import { z } from 'zod'
import {
  accountingStatuses,
  ageUnits,
  csrReviews,
  displayStatuses,
  expertSelectionModes,
  freeLevels,
  genders,
  mediaTypes,
  queryStatuses,
  queryTypes,
} from './enums.ts'
import { invitationStates, pauseReasons, queryExpertStatuses } from './engagement-enums.ts'
import { engagementCommandNames } from './engagement-facts.ts'
import { attachmentTypes, responseSubtypes, responseTypes } from './response-enums.ts'
import { viewerKinds } from './visibility.ts'
import { questionTimings, surveyStatuses } from '../surveys/enums.ts'
import { commandNames } from './commands.ts'

const id = z.string().min(1)
/** Epoch seconds: meetingTime, created, updated, ts, displayTime. */
const seconds = z.int().nonnegative()
/** Everything else: ISO 8601 in UTC. */
const instant = z.iso.datetime()
const version = z.int().positive()
const money = z.object({ amount: z.int(), currency: z.literal('USD') })

export const payOfferSchema = money
  .extend({
    /** cents per hour, before surge */
    hourlyRate: z.int(),
    surge: z.number().min(1),
    payable: z.boolean(),
  })
  .meta({ id: 'PayOffer' })

export const ownSurveySchema = z.object({
  questionWhen: z.enum(questionTimings),
  questions: z.int(),
  completed: z.boolean(),
  open: z.boolean(),
})
export type OwnSurvey = z.infer<typeof ownSurveySchema>

export const archiveSchema = z
  .object({ id, name: z.string(), size: z.int(), createdAt: instant })
  .meta({ id: 'Archive' })
export type Archive = z.infer<typeof archiveSchema>

export const discussionSchema = z
  .object({
    queryId: id,
    key: z.string(),
    status: z.enum(queryStatuses),
    displayStatus: z.enum(displayStatuses),
    type: z.enum(queryTypes),
    title: z.string(),
    /** null before an expert has accepted: the offer shows no clinical text */
    text: z.string().nullable(),
    history: z.string().nullable(),
    /** the everyday name is shown first, the code beside it */
    diagnosis: z.object({ id, name: z.string(), plainName: z.string(), code: z.string().nullable() }),
    contextName: z.string().nullable(),
    mediaType: z.enum(mediaTypes),
    asker: z.object({ displayName: z.string() }),
    anonymous: z.boolean(),
    ageBand: z.string().nullable(),
    /** the exact age, for those who read the question */
    age: z.object({ magnitude: z.int(), unit: z.enum(ageUnits) }).nullable(),
    genderId: z.enum(genders).nullable(),
    planPoolName: z.string().nullable(),
    panelSize: z.int(),
    seatsUsed: z.int(),
    meetingTime: seconds.nullable(),
    meetingTimeDisplay: z.string().nullable(),
    /** how long the call is planned to last, and how it came to its end: still ahead or running, over, or with presence decided */
    call: z.object({ minutes: z.int(), state: z.enum(['ahead', 'over', 'settled']), booked: z.int() }).nullable(),
    proposedTimes: z.array(seconds),
    closeTime: instant.nullable(),
    surveyStatus: z.enum(surveyStatuses).nullable(),
    /** the surveys that the reader is to answer, or has answered */
    surveys: z.array(ownSurveySchema),
    /** in what capacity the reader reads */
    viewer: z.enum(viewerKinds),
    /** the reader may write in it now */
    mayPost: z.boolean(),
    /** files can be added now */
    mayAttach: z.boolean(),
    releasedAt: instant.nullable(),
    /** what the asker must do next: clarify, csrupdate, returned; for asker and staff */
    askerAction: z.string().nullable(),
    /** why staff returned or held it, for asker and staff */
    staffNote: z.string().nullable(),
    /** for staff: why it is in review, and whether experts are invited without them */
    reviewReasons: z.array(z.string()).optional(),
    preventInvites: z.boolean().optional(),
    /** the reader's own part */
    engagement: z
      .object({
        id,
        status: z.enum(queryExpertStatuses),
        /** how the invitation presents itself */
        invitation: z.enum(invitationStates),
        inviteExpires: instant.nullable(),
        reservedUntil: instant.nullable(),
        /** milliseconds of the seat left; also while its clock is paused */
        reservedLeftMs: z.int(),
        /** seat of a call: reserved until the call is settled */
        bookedAt: instant.nullable(),
        /** a moved call: until when the new time should be confirmed */
        confirmBy: instant.nullable(),
        /** the expert gave the seat of a call back */
        givenBack: z.boolean(),
        /** proposed times that the expert or the asker can no longer make */
        takenTimes: z.array(seconds),
        answeredAt: instant.nullable(),
        minutes: z.int().nullable(),
        /** seconds of work on this page that were measured so far */
        measuredSeconds: z.int(),
        /** why the clock is paused; empty while it runs */
        pausedFor: z.array(z.enum(pauseReasons)),
        /** a question to the asker has no reply yet; there is one at a time */
        questionOpen: z.boolean(),
        pay: payOfferSchema.nullable(),
        /** why staff sent the answer back */
        rejectReason: z.string().nullable(),
        allowed: z.array(z.enum(engagementCommandNames)),
        version,
      })
      .nullable(),
    allowed: z.array(z.enum(commandNames)),
    /** text key of the reason for each command that is not allowed now */
    refused: z.partialRecord(z.enum(commandNames), z.string()).optional(),
    questionCount: z.int().optional(),
    /** what stands before a discussion that teaches: HTML, or `cms:` and the name of a document; the funding source's */
    frontMatter: z.string().nullable(),
    /** the reader has not yet acknowledged it in these words */
    mustAcknowledge: z.boolean(),
    /** all of an ended discussion in one file */
    archives: z.array(archiveSchema),
    version,
  })
  .meta({ id: 'Discussion' })
export type Discussion = z.infer<typeof discussionSchema>

export const attachmentSchema = z
  .object({
    id,
    name: z.string(),
    type: z.enum(attachmentTypes),
    size: z.int(),
    description: z.string(),
    text: z.string(),
    status: z.string(),
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof attachmentSchema>

export const responseSchema = z
  .object({
    id,
    type: z.enum(responseTypes),
    subtype: z.enum(responseSubtypes).nullable(),
    queryExpertId: id.nullable(),
    userId: id.nullable(),
    displayName: z.string(),
    text: z.string(),
    terms: z.boolean(),
    /** why it was sent back or taken back, for its author and staff */
    reason: z.string().nullable(),
    /** the answer that it asks about, or the text that it refuses */
    aboutResponseId: id.nullable(),
    attachment: attachmentSchema.optional(),
    createdAt: instant,
    version,
  })
  .meta({ id: 'Response' })
export type DiscussionResponse = z.infer<typeof responseSchema>

export const engagementSchema = z
  .object({
    queryExpertId: id,
    userId: id,
    displayName: z.string(),
    status: z.enum(queryExpertStatuses),
    /** the run that chose the expert; 0: invited by hand before any */
    round: z.int(),
    /** what brought the expert: grant, plan or staff; null: not recorded */
    poolId: id.nullable(),
    poolName: z.string().nullable(),
    side: z.string().nullable(),
    inviteTime: instant.nullable(),
    inviteExpires: instant.nullable(),
    reservedUntil: instant.nullable(),
    bookedAt: instant.nullable(),
    confirmBy: instant.nullable(),
    answeredAt: instant.nullable(),
    minutes: z.int().nullable(),
    payable: z.boolean(),
    /** minutes and pay are fixed since the discussion was closed */
    frozen: z.boolean(),
    mtgUrl: z.string().nullable(),
    version,
  })
  .meta({ id: 'Engagement' })
export type Engagement = z.infer<typeof engagementSchema>

export const indexRecordSchema = z
  .object({
    queryId: id,
    key: z.string(),
    status: z.enum(queryStatuses),
    displayTime: seconds,
    /** the everyday name */
    diagnosisName: z.string(),
    diagnosisCode: z.string().nullable(),
    contextName: z.string().nullable(),
    planPoolName: z.string().nullable(),
    previewText: z.string(),
    isInvited: z.boolean(),
    meetingTime: seconds.nullable(),
    meetingTimeDisplay: z.string().nullable(),
    mediaType: z.enum(mediaTypes),
    surveyStatus: z.enum(surveyStatuses).nullable(),
    isUpdated: z.boolean(),
    responseCount: z.int(),
    questionCount: z.int(),
    /** what the discussion is called */
    title: z.string(),
    /** how its card looks to this reader: text keys and the colour's name; the title key is null where the meeting's time stands */
    card: z.object({
      title: z.string().nullable(),
      state: z.string(),
      colour: z.enum(['primary', 'secondary', 'tertiary']),
    }),
    /** the reader's own part, with what an invitation must tell */
    engagement: z
      .object({
        status: z.enum(queryExpertStatuses),
        reservedUntil: z.string().nullable(),
        inviteExpires: z.string().nullable(),
        rate: z.int().nullable(),
        currency: z.string(),
        surgeMultiple: z.number(),
        seatsUsed: z.int(),
        panelSize: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'IndexRecord' })
export type IndexRecord = z.infer<typeof indexRecordSchema>

const count = z.int().nonnegative()
export const indexStatsSchema = z
  .object({
    totalQueries: count,
    newOpportunities: count,
    requiresAction: count,
    ongoing: count,
    closed: count,
  })
  .meta({ id: 'IndexStats' })
export type IndexStats = z.infer<typeof indexStatsSchema>

const records = z.array(indexRecordSchema)
export const indexBucketsSchema = z
  .object({
    data: z.object({ requiresAction: records, newOpportunities: records, ongoing: records, closed: records }),
    queryStats: indexStatsSchema,
  })
  .meta({ id: 'IndexBuckets' })
export type IndexBuckets = z.infer<typeof indexBucketsSchema>

export const userQueryStatsSchema = z
  .object({
    queryStats: z.object({ requiresAction: count, newOpportunities: count, newResponses: count }),
  })
  .meta({ id: 'UserQueryStats' })
export type UserQueryStats = z.infer<typeof userQueryStatsSchema>

/** A discussion as staff administer it. Times are hours; a reminder of 0 is off; null means plan, grant or default decides. */
export const queryHeaderSchema = z
  .object({
    id,
    key: z.string(),
    userId: id,
    status: z.enum(queryStatuses),
    displayStatus: z.enum(displayStatuses),
    type: z.enum(queryTypes),
    title: z.string(),
    mediaType: z.enum(mediaTypes),
    diagnosisId: id.nullable(),
    planId: id.nullable(),
    grantId: id.nullable(),
    poolId: id.nullable(),
    expertSelectionMode: z.enum(expertSelectionModes).nullable(),
    panelSize: z.int().nullable(),
    maxResponseTime: z.int().nullable(),
    maxQueryDuration: z.int().nullable(),
    firstReminder: z.int().nullable(),
    secondReminder: z.int().nullable(),
    csrReview: z.enum(csrReviews).nullable(),
    preventInvites: z.boolean(),
    accountingStatus: z.enum(accountingStatuses),
    freeLevel: z.enum(freeLevels).nullable(),
    releasedAt: instant.nullable(),
    closeTime: instant.nullable(),
    meetingTime: seconds.nullable(),
    createdAt: instant,
    version,
  })
  .meta({ id: 'QueryHeader' })

export const stateTransitionSchema = z
  .object({
    id,
    from: z.enum(queryStatuses).nullable(),
    to: z.enum(queryStatuses),
    command: z.enum(commandNames),
    userId: id.nullable(),
    actingUserId: id.nullable(),
    reason: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ id: 'StateTransition' })
