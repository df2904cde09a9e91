import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import { addSeconds } from '#model/time.ts'
import { applyEngagementCommand } from '../lifecycle/apply-engagement-command.ts'
import { remindFollowup } from '../lifecycle/clocks.ts'
import { system } from '../lifecycle/facts.ts'
import type { EngagementRow } from '../lifecycle/load.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { hasCompleteText } from './complete-text.ts'

/** An expert's reply to a follow-up was taken back or sent back: without another one the follow-up is open again. */
export async function reopenFollowup(unit: UnitOfWork, own: EngagementRow): Promise<void> {
  if (own.status !== 'answered') return
  const question = await followupOf(unit, own)
  if (!question || (await hasCompleteText(unit.tx, own, gt(queryResponse.id, question.id)))) return
  await applyEngagementCommand(unit, own.userId, { command: { name: 'withdrawReply' }, actor: system })
  // the reminder of its asking may still be to come
  if (addSeconds(question.createdAt, unit.limits['reminder.followUp'] * 3600) <= unit.now)
    await remindFollowup(unit, own.id, question.id)
}

/** The follow-up asked last about the answer that the seat now has, unless it was removed. */
async function followupOf({ tx }: UnitOfWork, { followupResponseId, answeredAt }: EngagementRow) {
  if (followupResponseId === null || answeredAt === null) return
  const [question] = await tx
    .select({ id: queryResponse.id, createdAt: queryResponse.createdAt })
    .from(queryResponse)
    .where(
      and(
        eq(queryResponse.id, followupResponseId),
        eq(queryResponse.type, 'response'),
        or(isNull(queryResponse.subtype), ne(queryResponse.subtype, 'suppressed')),
      ),
    )
  return question && question.createdAt >= answeredAt ? question : undefined
}
