import { z } from 'zod'
import { instantField, secondsField } from '../fields.ts'
import { csrReviews, displayStatuses, mediaTypes, queryStatuses, queryTypes } from './enums.ts'
import { participantTypes, queryExpertStatuses } from './engagement-enums.ts'
import {
  discussionTerms,
  expertSubtypes,
  frontMatterConsent,
  responseSubtypes,
  responseTypes,
} from './response-enums.ts'
import { liveSessionStatuses } from '../live-sessions/enums.ts'
import { longestReason, longestText } from '../long-text.ts'
import { questionTimings } from '../surveys/enums.ts'

/** Request bodies of /user/interaction/{key}/… and /csradmin/interaction/{key}/…; unknown members are rejected. */
const id = z.string().min(1)
const version = z.int32().positive()
const reason = z.string().trim().min(1).max(longestReason)
const text = z.string().min(1).max(longestText)
const minutes = z
  .int()
  .min(0)
  .max(24 * 60)

export const acceptBody = z.strictObject({ meetingTime: secondsField.optional(), termsAccepted: z.boolean() })
export const acceptTermsBody = z.strictObject({ termsId: z.enum([discussionTerms, frontMatterConsent]) })
export const declineBody = z.strictObject({ reason: reason.optional() })
export const postResponseBody = z.strictObject({
  text,
  terms: z.boolean(),
  subtype: z.enum(expertSubtypes).optional(),
  minutes: minutes.optional(),
})
export const retractBody = z.strictObject({ reason: reason.optional() })
export const surveyKeyBody = z.strictObject({ questionWhen: z.enum(questionTimings).optional() })
export const csrUpdateDecisionBody = z.strictObject({
  decision: z.enum(['csrupdateaccept', 'csrupdatedecline']),
  text: z.string().max(20_000).optional(),
})
export const resubmitBody = z.strictObject({ text, history: z.string().max(20_000).optional(), version })
export const followupBody = z.strictObject({ text, queryExpertId: id.optional() })
export const endBody = z.strictObject({ reason: reason.optional(), version })
export const minutesBody = z.strictObject({ minutes, version })
export const activityBody = z.strictObject({ seconds: z.int32().min(0).max(3600) })
export const seenBody = z.strictObject({ responseId: id })

export const addNoteBody = z.strictObject({ text })
export const teamMemberBody = z.strictObject({ userId: id })
export const staffEndBody = z.strictObject({ reason: reason.optional(), version: version.optional() })
export const reviewChecksBody = z.strictObject({
  checks: z.array(z.strictObject({ id, text: z.string().optional(), answer: z.boolean().nullable() })),
  note: z.string().max(2000).optional(),
})
export const responseQaBody = z.strictObject({
  decision: z.enum(['release', 'reject', 'suppress']),
  text: text.optional(),
  reason: reason.optional(),
  /**
   * with reject: the expert keeps the seat, with a new clock, to correct the answer. Default: true for answers that
   * have not been shown, unless the discussion is closed
   */
  sendBack: z.boolean().optional(),
  version,
})
/** Either an expert by `userId`, or a guest by the other fields. */
export const inviteParticipantBody = z
  .strictObject({
    userId: id.optional(),
    participantType: z.enum(participantTypes).optional(),
    name: z.string().max(200).optional(),
    email: z.email('errors.email').optional(),
    /** why this voice; required where it isn't disguised */
    reason: reason.optional(),
  })
  .refine((body) => body.userId !== undefined || body.participantType !== undefined, {
    path: ['userId'],
    error: 'errors.required',
  })
  .refine((body) => body.userId === undefined || body.participantType === undefined, {
    path: ['participantType'],
    error: 'errors.unknownField',
  })
const page = { page: z.int().min(1).optional(), pageSize: z.int().min(1).max(250).optional() }
export const listApplicableExpertsBody = z.strictObject({
  name: z.string().optional(),
  includeExcluded: z.boolean().optional(),
  /** number to invite; default: the number of free seats */
  count: z.int().min(1).max(20).optional(),
  ...page,
})
export const listParticipantsBody = z.strictObject({ status: z.enum(queryExpertStatuses).optional(), ...page })
export const releaseHoldBody = z.strictObject({ preventInvites: z.boolean().optional(), version: version.optional() })
export const engagementBody = z.strictObject({ queryExpertId: id })
export const runExpertSelectionBody = z.strictObject({
  count: z.int().min(1).max(20).optional(),
  /** of the preview: refused with `selection.changed` when the selection would differ now */
  inputHash: z.string().max(64).optional(),
  /** expert ids of the preview in its order, so that the refusal can report the difference */
  previewed: z.array(id).max(40).optional(),
})
export const preventInvitesBody = z.strictObject({ preventInvites: z.boolean() })
export const liveStatusBody = z.strictObject({ status: z.enum(liveSessionStatuses) })
export const liveTimesBody = z.strictObject({ times: z.array(secondsField).max(50) })
export const meetingTimeBody = z.strictObject({
  meetingTime: secondsField.nullable(),
  minutes: z.int().min(5).max(480).optional(),
})
export const panelSizeBody = z.strictObject({
  panelSize: z.int32().min(1),
  /** the size that was seen: refused with `conflict` when it is another by now */
  from: z.int32().optional(),
})
export type PanelSizeBody = z.infer<typeof panelSizeBody>
export const participantStatusBody = z.strictObject({
  queryExpertId: id,
  status: z.enum(queryExpertStatuses),
  payable: z.boolean().optional(),
  reason: reason.optional(),
})
export const updateQuestionBody = z.strictObject({
  text,
  history: z.string().max(20_000).optional(),
  summary: z.string().max(20_000).optional(),
  version,
})
export const csrReviewBody = z.strictObject({ csrReview: z.enum(csrReviews) })
export const meetingLink = z.url({ protocol: /^https?$/ }).max(2000)
export const mtgUrlBody = z.strictObject({ queryExpertId: id, mtgUrl: meetingLink.nullable() })
export const closeTimeBody = z.strictObject({
  closeTime: instantField,
  /** the time that was seen: refused with `conflict` when it is another by now */
  from: instantField.nullable().optional(),
})
export type CloseTimeBody = z.infer<typeof closeTimeBody>
export const expertTimeBody = z.strictObject({ queryExpertId: id, minutes, reason })
export const holdBody = z.strictObject({ reason, version: version.optional() })
export const chargeBody = z.strictObject({
  reference: z.string().trim().min(1).max(200),
  amount: z.int().positive().optional(),
  version: version.optional(),
})
export const reopenBody = z.strictObject({ newCloseTime: instantField, version: version.optional() })

export const expertBody = z.strictObject({ queryId: id, userId: id })
export const updateExpertBody = z.strictObject({
  status: z.enum(queryExpertStatuses).optional(),
  payable: z.boolean().optional(),
  reason: reason.optional(),
  version,
})
export const createResponseBody = z.strictObject({
  queryId: id,
  type: z.enum(responseTypes),
  subtype: z.enum(responseSubtypes).optional(),
  text,
  queryExpertId: id.optional(),
})
export const updateResponseBody = z.strictObject({
  type: z.enum(responseTypes).optional(),
  subtype: z.enum(responseSubtypes).nullable().optional(),
  reason: reason.optional(),
  version,
})

export const queryTextBody = z.strictObject({ text, history: z.string().max(20_000).optional(), version })
export const responseTextBody = z.strictObject({ text, reason, version })

export const queryFilterSchema = z
  .strictObject({
    status: z.enum(queryStatuses),
    displayStatus: z.enum(displayStatuses),
    type: z.enum(queryTypes),
    mediaType: z.enum(mediaTypes),
    userId: id,
    expertId: id,
    planId: id,
    grantId: id,
    poolId: id,
    diagnosisId: id,
    tagIds: z.array(id),
    text: z.string(),
    key: z.string(),
    createdStart: z.string(),
    createdEnd: z.string(),
    inclTestQueries: z.boolean(),
  })
  .partial()
  .meta({ id: 'QueryFilter' })
