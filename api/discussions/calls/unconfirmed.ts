import { eq } from 'drizzle-orm'
import { queryExpert } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { withDiscussion } from '../lifecycle/with-discussion.ts'
import { notifyParticipants } from '../lifecycle/messages.ts'
import { openCallTask } from './call-task.ts'

/** A moved call that an expert did not confirm in time: the seat stays booked, the expert is asked once more, staff see to it. */
export async function callUnconfirmed(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const [found] = await ctx.db
    .select({ queryId: queryExpert.queryId })
    .from(queryExpert)
    .where(eq(queryExpert.id, String(payload.id)))
  if (!found) return
  await withDiscussion(ctx, found.queryId, async (unit) => {
    const row = unit.loaded.engagements.find((one) => one.id === payload.id)
    const { status, meetingTime } = unit.loaded.discussion
    if (!row || row.status !== 'claimed' || row.confirmBy?.getTime() !== payload.by) return
    if ((status !== 'open' && status !== 'answered') || meetingTime === null) return
    await notifyParticipants(unit, [row.userId], 'confirmReminder', { about: row })
    await openCallTask(unit, { why: 'unconfirmed', userId: row.userId })
  })
}
