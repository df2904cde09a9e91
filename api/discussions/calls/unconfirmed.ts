import { eq } from 'drizzle-orm'
import { queryExpert } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { act } from '../act.ts'
import { tellPeople } from '../messages.ts'
import { openCallTask } from './call-task.ts'

/** A moved call that an expert did not confirm in time: the seat stays booked, the expert is asked once more, staff see to it. */
export async function callUnconfirmed(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const [found] = await ctx.db
    .select({ queryId: queryExpert.queryId })
    .from(queryExpert)
    .where(eq(queryExpert.id, String(payload.id)))
  if (!found) return
  await act(ctx, found.queryId, async (work) => {
    const row = work.loaded.engagements.find((one) => one.id === payload.id)
    const { status, meetingTime } = work.loaded.discussion
    if (!row || row.status !== 'claimed' || row.confirmBy?.getTime() !== payload.by) return
    if ((status !== 'open' && status !== 'answered') || meetingTime === null) return
    await tellPeople(work, [row.userId], 'confirmReminder', { about: row })
    await openCallTask(work, { why: 'unconfirmed', userId: row.userId })
  })
}
