import type { DomainEventType } from '#model/events.ts'
import { executeJob, executeRun } from '../admin/bulk/execute-run.ts'
import { judgeJob, judgeRun } from '../admin/bulk/judge-run.ts'
import { transaction, type Ctx } from '../context.ts'
import { bulkResources } from '../bulk-acts.ts'
import { settleCalls } from '../discussions/calls/attendance.ts'
import { restoreCallSeats, restoreCallSeatsJob } from '../discussions/calls/restore-seats.ts'
import { callUnconfirmed } from '../discussions/calls/unconfirmed.ts'
import { archiveJob } from '../discussions/files/archives.ts'
import {
  remindFollowup,
  remindInvite,
  remindSeat,
  remindSurvey,
  startFollowupSurvey,
} from '../discussions/reminders.ts'
import { endLongQuestions } from '../discussions/end-long-questions.ts'
import { closeOverdue, endOverdueParts } from '../discussions/sweeps.ts'
import { endOverdueActing } from '../identity/login-as.ts'
import { answerForgotten, resetJob } from '../identity/forgot-password.ts'
import { forgetChallenges } from '../identity/challenges.ts'
import { forgetUploads } from '../identity/files/forget-uploads.ts'
import { forgetOldDevices } from '../identity/known-devices.ts'
import { forgetSessions } from '../identity/session.ts'
import { expireInvitations } from '../identity/invitations/expire-invitations.ts'
import { welcome, welcomeJob } from '../identity/registration/prove-address.ts'
import { sendVerificationAgain, verifyAgainJob } from '../identity/registration/verify-again.ts'
import { deliver } from '../notifications/deliver.ts'
import { settleSessionPay } from '../payments/settle-session-pay.ts'
import { settleEarnings } from '../payments/settle-earnings.ts'
import { makeArchive } from '../reporting/archives/make-archive.ts'
import { checkUploads } from './check-uploads.ts'
import { enqueue } from './enqueue.ts'
import { eventKind } from './events.ts'
import type { JobHandler, Sweep } from './runner.ts'

/** What follows from each event, after its commit. Everything that touches pay is settled from what stands then. */
export const subscribedEvents: Record<DomainEventType, JobHandler> = {
  'engagement.answered': settlePay,
  'engagement.rejected': settlePay,
  'engagement.restored': settlePay,
  'engagement.payableChanged': settlePay,
  'engagement.minutesChanged': settlePay,
  'engagement.lateReview': settlePay,
  'discussion.closed': ended,
  'discussion.cancelled': ended,
}

/** What the job runner does for each kind of job. Higher areas subscribe here to what lower ones published. */
export const handlers: Record<string, JobHandler> = {
  'notification.deliver': deliver,
  [judgeJob]: judgeRun(bulkResources),
  [executeJob]: executeRun(bulkResources),
  [welcomeJob]: welcome,
  [verifyAgainJob]: sendVerificationAgain,
  [resetJob]: answerForgotten,
  'discussion.remindInvite': remindInvite,
  'discussion.remindSeat': remindSeat,
  'discussion.remindFollowup': remindFollowup,
  'discussion.remindSurvey': remindSurvey,
  'discussion.followupSurvey': startFollowupSurvey,
  'discussion.callUnconfirmed': callUnconfirmed,
  [restoreCallSeatsJob]: restoreCallSeats,
  ...Object.fromEntries(
    Object.entries(subscribedEvents).map(([type, handler]) => [eventKind(type as DomainEventType), handler]),
  ),
  [archiveJob]: (ctx, { discussionId, remove }) =>
    makeArchive(ctx, { discussionId: String(discussionId), remove: Array.isArray(remove) ? remove.map(String) : [] }),
}

/** Written answers earn by their minutes, calls by presence: each settles its own kind of discussion. */
async function settlePay(ctx: Ctx, { discussionId }: Record<string, unknown>): Promise<void> {
  await settleEarnings(ctx, String(discussionId))
  await settleSessionPay(ctx, String(discussionId))
}

/** Pay is settled first; the archive is work of its own, which may fail and come again without it. */
async function ended(ctx: Ctx, { discussionId }: Record<string, unknown>): Promise<void> {
  await settlePay(ctx, { discussionId })
  await transaction(ctx, (tx) => enqueue(ctx, tx, { kind: archiveJob, payload: { discussionId, remove: [] } }))
}

/** What time alone brings about. */
export const sweeps: Sweep[] = [
  endOverdueParts,
  settleCalls,
  endLongQuestions,
  closeOverdue,
  forgetChallenges,
  endOverdueActing,
  expireInvitations,
  forgetUploads,
  (ctx) => ctx.files.sweep(),
  forgetSessions,
  forgetOldDevices,
  checkUploads,
]
