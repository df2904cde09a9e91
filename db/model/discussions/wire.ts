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
import { engagementCommandNames } from './lifecycle/engagement-context.ts'
import { attachmentTypes, responseSubtypes, responseTypes } from './response-enums.ts'
import { viewerKinds } from './visibility.ts'
import { questionTimings, surveyStatuses } from '../surveys/enums.ts'
import { commandNames } from './lifecycle/commands.ts'
import { specialties } from '../identity/enums.ts'
import { timeCount } from './calls/best-times.ts'
import { callStates, caseProgressSchema } from './case-progress.ts'

const id = z.string().min(1)
/** Epoch seconds: meetingTime, created, updated, ts, displayTime. */
const seconds = z.int32().nonnegative()
/** All other times: ISO 8601 in UTC. */
const instant = z.iso.datetime()
const version = z.int32().positive()
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
    /** null before an expert has accepted: the offer contains no clinical text */
    text: z.string().nullable(),
    history: z.string().nullable(),
    /** the everyday name is shown first, with the code */
    diagnosis: z.object({ id, name: z.string(), plainName: z.string(), code: z.string().nullable() }),
    contextName: z.string().nullable(),
    mediaType: z.enum(mediaTypes),
    asker: z.object({ displayName: z.string() }),
    anonymous: z.boolean(),
    ageBand: z.string().nullable(),
    /** exact age, for those who may read the question */
    age: z.object({ magnitude: z.int(), unit: z.enum(ageUnits) }).nullable(),
    genderId: z.enum(genders).nullable(),
    planPoolName: z.string().nullable(),
    panelSize: z.int32(),
    seatsUsed: z.int(),
    meetingTime: seconds.nullable(),
    meetingTimeDisplay: z.string().nullable(),
    /** planned length in minutes, and state of the call: ahead or running, over, or attendance settled */
    call: z.object({ minutes: z.int(), state: z.enum(callStates), booked: z.int() }).nullable(),
    proposedTimes: z.array(seconds),
    closeTime: instant.nullable(),
    surveyStatus: z.enum(surveyStatuses).nullable(),
    /** surveys that the reader has to answer or has answered */
    surveys: z.array(ownSurveySchema),
    /** role of the reader */
    viewer: z.enum(viewerKinds),
    /** the reader may post now */
    mayPost: z.boolean(),
    /** for the asker: parts of the experts who can be asked a follow-up now */
    followupTo: z.array(id).optional(),
    /** attachments can be added now */
    mayAttach: z.boolean(),
    releasedAt: instant.nullable(),
    /** pending action of the asker: clarify, csrupdate, returned; for asker and staff */
    askerAction: z.string().nullable(),
    /** why staff returned or held it, for asker and staff */
    staffNote: z.string().nullable(),
    /** staff only: why it is in review, and whether experts are invited automatically */
    reviewReasons: z.array(z.string()).optional(),
    preventInvites: z.boolean().optional(),
    /** the reader's own engagement */
    engagement: z
      .object({
        id,
        status: z.enum(queryExpertStatuses),
        /** display state of the invitation */
        invitation: z.enum(invitationStates),
        inviteExpires: instant.nullable(),
        reservedUntil: instant.nullable(),
        /** remaining milliseconds of the seat, also while paused */
        reservedLeftMs: z.int(),
        /** seat of a call: reserved until the call is settled */
        bookedAt: instant.nullable(),
        /** moved call: deadline to confirm the new time */
        confirmBy: instant.nullable(),
        /** the expert returned the seat of a call */
        givenBack: z.boolean(),
        /** proposed times, best first, while one is to be chosen: how many of those asked are free */
        bestTimes: z.array(timeCount),
        answeredAt: instant.nullable(),
        minutes: z.int().nullable(),
        /** measured working time on this page so far, seconds */
        measuredSeconds: z.int(),
        /** why the clock is paused; empty while running */
        /** the answer was withdrawn and no other text of it is left; `paidAgain`: a new one is paid */
        withdrawn: z.boolean(),
        paidAgain: z.boolean(),
        /** the answer waits for review: it is paid once staff release it */
        inReview: z.boolean(),
        pausedFor: z.array(z.enum(pauseReasons)),
        /** a question to the asker is unanswered; only one at a time */
        questionOpen: z.boolean(),
        pay: payOfferSchema.nullable(),
        /** why staff returned the answer */
        rejectReason: z.string().nullable(),
        allowed: z.array(z.enum(engagementCommandNames)),
        version,
      })
      .nullable(),
    allowed: z.array(z.enum(commandNames)),
    /** text key of the reason, for each command not allowed now */
    refused: z.partialRecord(z.enum(commandNames), z.string()).optional(),
    questionCount: z.int().optional(),
    /** front matter of a teaching discussion, from the funding source: HTML, or `cms:` and a document name */
    frontMatter: z.string().nullable(),
    /** the reader has not acknowledged the current version yet */
    mustAcknowledge: z.boolean(),
    /** complete exports of an ended discussion */
    archives: z.array(archiveSchema),
    /** where the case is; for asker and staff */
    progress: caseProgressSchema.nullable(),
    /** answers of others that the reader has not seen yet, and the first of them */
    newAnswers: z.object({ count: z.int(), firstId: id.nullable() }).nullable(),
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
    /** why it was returned or withdrawn, for its author and staff */
    reason: z.string().nullable(),
    /** id of the answer it asks about, or of the text it rejects */
    aboutResponseId: id.nullable(),
    attachment: attachmentSchema.optional(),
    /** an expert's work, where the reader may know who it is */
    author: z
      .object({ specialties: z.array(z.enum(specialties)), affiliations: z.string(), avatar: z.string().nullable() })
      .optional(),
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
    /** selection run that chose the expert; 0: invited manually before any run */
    round: z.int(),
    /** source of the expert: grant, plan or staff; null: not recorded */
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
    /** minutes and pay are final since the discussion was closed */
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
    /** everyday name of the diagnosis */
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
    /** title of the discussion */
    title: z.string(),
    /** display of the card for this reader: text keys and colour name; a null title key: the meeting time is shown */
    card: z.object({
      title: z.string().nullable(),
      state: z.string(),
      colour: z.enum(['primary', 'secondary', 'tertiary']),
    }),
    /** the reader's own engagement, with the details an invitation must show */
    engagement: z
      .object({
        status: z.enum(queryExpertStatuses),
        reservedUntil: z.string().nullable(),
        inviteExpires: z.string().nullable(),
        rate: z.int().nullable(),
        currency: z.string(),
        surgeMultiple: z.number(),
        /** why the clock of the seat is paused */
        pausedFor: z.array(z.enum(pauseReasons)),
        seatsUsed: z.int(),
        panelSize: z.int32(),
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

/** A discussion as edited by staff. Times in hours; a reminder of 0 is off; null: plan, grant or default applies. */
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
    panelSize: z.int32().nullable(),
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
