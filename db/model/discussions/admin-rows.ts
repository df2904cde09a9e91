import { pauseReasons } from './engagement-enums.ts'
import { z } from 'zod'
import { engagementSchema, queryHeaderSchema, responseSchema, stateTransitionSchema } from './wire.ts'
import { settingFields, settingRules } from '../panels/inputs.ts'
import { idField, nameField, optionalId } from '../fields.ts'
import {
  accountingStatuses,
  csrReviews,
  expertSelectionModes,
  freeLevels,
  mediaTypes,
  queryTypes,
  reminderStatuses,
} from './enums.ts'

/** Discussions and their parts as listed in the back office. */

const instant = z.string().nullable()

export const queryAdminRow = queryHeaderSchema
  .extend({
    contextName: z.string().nullable(),
    askerName: z.string(),
    askerType: z.int(),
    createdBy: z.string(),
    diagnosisName: z.string(),
    /** everyday name; shown before the code */
    diagnosisPlainName: z.string(),
    diagnosisCode: z.string().nullable(),
    planName: z.string().nullable(),
    grantName: z.string().nullable(),
    poolName: z.string().nullable(),
    seatsUsed: z.int(),
    /** panel size: of the discussion, else the plan, the grant or the default */
    seats: z.int(),
    responseCount: z.int(),
    questionCount: z.int(),
    reviewReasons: z.array(z.string()),
    testQuery: z.boolean(),
    anonymous: z.boolean(),
    surgeMultiple: z.number(),
    /** what its type may be set to now, with the one it has */
    openTypes: z.array(z.enum(queryTypes)),
    holdReason: z.string().nullable(),
    returnReason: z.string().nullable(),
    cancelReason: z.string().nullable(),
    answeredAt: instant,
    closedAt: instant,
    lastResponseAt: instant,
    updatedAt: z.string(),
  })
  .meta({ id: 'QueryAdmin' })
export type QueryAdmin = z.infer<typeof queryAdminRow>

const { panelSize: _panel, csrReview: _review, ...times } = settingFields
/** Fields that staff edit directly; status, seats, review, times and text change through commands only. */
export const queryFields = z.strictObject({
  title: nameField(300),
  type: z.enum(queryTypes),
  mediaType: z.enum(mediaTypes),
  diagnosisId: idField,
  planId: optionalId,
  grantId: optionalId,
  poolId: optionalId,
  expertSelectionMode: z.enum(expertSelectionModes),
  ...times,
  accountingStatus: z.enum(accountingStatuses),
  freeLevel: z.enum(freeLevels),
})
export const queryInput = queryFields.superRefine(settingRules).meta({ id: 'QueryInput' })

/** Input for a discussion that staff create for someone: its owner, plan and diagnosis. */
export const queryHeaderInput = queryFields
  .partial()
  .extend({
    userId: idField,
    planId: idField,
    diagnosisId: idField,
    panelSize: z.int32().min(1).optional(),
    csrReview: z.enum(csrReviews).optional(),
    preventInvites: z.boolean().optional(),
  })
  .meta({ id: 'QueryHeaderInput' })

export const queryExpertAdminRow = engagementSchema
  .extend({
    id: z.string(),
    queryId: z.string(),
    email: z.string(),
    expertTier: z.int().nullable(),
    inviteExpires: instant,
    acceptedAt: instant,
    declineReason: z.string().nullable(),
    /** why a booked seat was given up */
    givenBackReason: z.string().nullable(),
    rejectReason: z.string().nullable(),
    rate: z.int().nullable(),
    surgeMultiple: z.number(),
    /** seconds (screens show minutes) */
    measuredSeconds: z.int(),
    /** why the clock is paused; its remaining time is stored meanwhile */
    pausedFor: z.array(z.enum(pauseReasons)),
    remainingMs: z.int().nullable(),
    reminderStatus: z.enum(reminderStatuses),
    frozen: z.boolean(),
    paid: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'QueryExpertAdmin' })
export type QueryExpertAdmin = z.infer<typeof queryExpertAdminRow>

export const queryResponseAdminRow = responseSchema
  .extend({
    queryId: z.string(),
    userType: z.int32(),
    actingUserId: z.string().nullable(),
    reason: z.string().nullable(),
    minutes: z.int().nullable(),
    aboutResponseId: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'QueryResponseAdmin' })
export type QueryResponseAdmin = z.infer<typeof queryResponseAdminRow>

const mover = z.object({ id: z.string(), displayName: z.string(), email: z.string() }).nullable()
/** A status change of a discussion: who made it, and on whose behalf. */
export const stateTransitionAdminRow = stateTransitionSchema
  .extend({
    queryId: z.string(),
    queryKey: z.string(),
    command: z.string(),
    from: z.string().nullable(),
    user: mover,
    actingUser: mover,
  })
  .meta({ id: 'StateTransitionAdmin' })
export type StateTransitionAdmin = z.infer<typeof stateTransitionAdminRow>

/** A status change of an engagement. */
export const engagementMoveRow = z
  .object({
    id: z.string(),
    queryExpertId: z.string(),
    queryId: z.string().nullable(),
    queryKey: z.string().nullable(),
    expertId: z.string().nullable(),
    expertName: z.string().nullable(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    reason: z.string().nullable(),
    userId: z.string().nullable(),
    actingUserId: z.string().nullable(),
    user: mover,
    actingUser: mover,
    createdAt: z.string(),
  })
  .meta({ id: 'EngagementMove' })
export type EngagementMove = z.infer<typeof engagementMoveRow>

export const querySelectionRow = z
  .object({
    id: z.string(),
    queryId: z.string(),
    round: z.int(),
    /** random seed; makes the run reproducible */
    seed: z.string(),
    mode: z.enum(expertSelectionModes),
    panelSize: z.int32(),
    /** SHA-256 of all inputs of the draw; null: not recorded */
    inputHash: z.string().nullable(),
    /** ranking with weights and their components, followed by excluded experts with reasons */
    ranking: z.array(z.unknown()),
    invited: z.array(z.string()),
    alternates: z.array(z.string()),
    runBy: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'QuerySelection' })
export type QuerySelection = z.infer<typeof querySelectionRow>
