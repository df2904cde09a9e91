import type { DomainEventType } from '#model/events.ts'
import { deleteOldAnswers } from '../http/idempotency.ts'
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
} from '../discussions/lifecycle/reminders.ts'
import { isInvitationOver } from '../discussions/lifecycle/invitation-over.ts'
import { endLongQuestions } from '../discussions/lifecycle/end-long-questions.ts'
import { closeOverdue, endOverdueParts } from '../discussions/lifecycle/sweeps.ts'
import { returnClaim, returnClaimJob } from '../discussions/tasks/claim.ts'
import { decideJob, decideNow } from '../discussions/tasks/decide-later.ts'
import { endOverdueActing } from '../identity/sessions/login-as.ts'
import { answerForgotten, resetJob } from '../identity/password/forgot-password.ts'
import { deleteExpiredChallenges } from '../identity/mfa/challenges.ts'
import { deleteExpiredUploads } from '../identity/files/delete-expired-uploads.ts'
import { deleteExpiredDevices } from '../identity/sessions/known-devices.ts'
import { deleteExpiredSessions } from '../identity/sessions/session.ts'
import { expireInvitations } from '../identity/invitations/expire-invitations.ts'
import { welcome, welcomeJob } from '../identity/registration/prove-address.ts'
import { sendVerificationAgain, verifyAgainJob } from '../identity/registration/resend-verification.ts'
import { callEntry } from '../live-sessions/call-entry.ts'
import { remindOfCalls } from '../live-sessions/remind-of-calls.ts'
import { endSilentPresence } from '../live-sessions/room/presence.ts'
import { deliver } from '../notifications/deliver.ts'
import { brandOfMail } from '../served-content.ts'
import { settleSessionPay } from '../payments/settle-session-pay.ts'
import { settleEarnings } from '../payments/settle-earnings.ts'
import { surveySections } from '../surveys/survey-sections.ts'
import { takeOverBank } from '../payments/take-over-bank.ts'
import { makeArchive } from '../discussions/files/make-archive.ts'
import { generateJob, generateReport } from '../reporting/reports/generate-report.ts'
import { runSchedules } from '../reporting/reports/schedules.ts'
import { deleteExpiredReports, removeFiles, removeFilesJob } from '../reporting/reports/remove-files.ts'
import { expireTaxForms, remindOfTaxForms } from '../tax/expire-forms.ts'
import { noteCircumstances } from '../tax/note-circumstances.ts'
import { endUnrenewedForms } from '../tax/resolve-circumstances.ts'
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
  'tax.certified': takeOverBank,
  'tax.circumstancesChanged': noteCircumstances,
}

/** What the job runner does for each kind of job. Higher areas subscribe here to what lower ones published. */
export const handlers: Record<string, JobHandler> = {
  'notification.deliver': (ctx, payload) =>
    deliver(ctx, payload, { entryFor: callEntry, brandFor: brandOfMail, isOver: isInvitationOver }),
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
  [returnClaimJob]: returnClaim,
  [decideJob]: decideNow,
  ...Object.fromEntries(
    Object.entries(subscribedEvents).map(([type, handler]) => [eventKind(type as DomainEventType), handler]),
  ),
  [generateJob]: generateReport,
  [removeFilesJob]: removeFiles,
  [archiveJob]: (ctx, { discussionId, remove }) =>
    makeArchive(
      ctx,
      { discussionId: String(discussionId), remove: Array.isArray(remove) ? remove.map(String) : [] },
      surveySections,
    ),
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
  endSilentPresence,
  remindOfCalls,
  settleCalls,
  endLongQuestions,
  closeOverdue,
  deleteExpiredChallenges,
  endOverdueActing,
  expireInvitations,
  expireTaxForms,
  remindOfTaxForms,
  endUnrenewedForms,
  deleteExpiredUploads,
  (ctx) => ctx.files.sweep(),
  deleteExpiredSessions,
  deleteExpiredDevices,
  deleteOldAnswers,
  checkUploads,
  deleteExpiredReports,
  runSchedules,
]
