import { engagementReasonLabel, type EngagementRefusal } from '#model/discussions/lifecycle/engagement-context.ts'
import type { Refusal } from '#model/discussions/lifecycle/context.ts'
import { lifeReasonLabel } from '#model/discussions/lifecycle/context.ts'
import { AppError, type ErrorCode } from '#model/errors.ts'
import type { Limits } from '#model/limits.ts'
import { statedRange } from '#model/payments/earning.ts'

const texts: Partial<Record<ErrorCode, string>> = {
  'auth.notAuthorized': 'Not Authorized',
  'discussion.releaseFailed': 'This query failed to release. Please try again.',
  'discussion.notPostable': 'Nothing can be written in this discussion at the moment.',
  'discussion.transition': 'The discussion does not allow this now.',
  'errors.invalidParameters': 'Invalid Parameters',
  'invitation.full': 'The panel is full. You may comment without pay.',
  'invitation.decided': 'You have already answered this invitation.',
  'invitation.paused': 'This discussion is paused for quality review. The invitation can be accepted when it reopens.',
  'invitation.closed': 'This invitation is no longer open.',
}

/** What a refused command answers: the status it met, why, and what is allowed instead. */
export const lifeRefusal = ({ code, reason, allowed }: Refusal, status: string): AppError =>
  new AppError(code, texts[code] ?? code, {
    extra: { status, allowed, reason: lifeReasonLabel(reason) },
    ...(reason === 'historyMissing' && { fields: { history: 'errors.required' } }),
  })

export const engagementRefusal = ({ code, reason, allowed, changed }: EngagementRefusal, status: string): AppError =>
  new AppError(code, texts[code] ?? code, {
    extra: { status: changed?.state.status ?? status, allowed, reason: engagementReasonLabel(reason) },
    ...(reason === 'termsMissing' && { fields: { termsAccepted: engagementReasonLabel(reason) } }),
    ...((reason === 'timeMissing' || reason === 'timeNotProposed') && {
      fields: { meetingTime: engagementReasonLabel(reason) },
    }),
  })

/** Minutes that may not be stated, with those that may. */
export const minutesRefused = (problem: string, limits: Limits): AppError =>
  new AppError('errors.invalidParameters', 'Invalid Parameters', {
    fields: { minutes: problem },
    extra: statedRange(limits),
  })

/** Someone has changed the record since the caller read it; the answer carries the record of now. */
export const stale = (current: unknown): AppError =>
  new AppError('conflict', 'Someone else has changed this record in the meantime.', { extra: { current } })
