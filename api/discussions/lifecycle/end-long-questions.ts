import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { queryExpert, queryHeader } from '#db/schema/all.ts'
import { clarifyingIsOver, clockOf } from '#model/discussions/seats/seat-clock.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { withDiscussion } from './with-discussion.ts'
import { resumeSeat } from './clocks.ts'
import { hasOpenQuestion } from './open-questions.ts'
import { openTask } from '../tasks/tasks.ts'

/** Seats whose clarifying time is used up: the clock runs on, and staff help to get the reply. */
export async function endLongQuestions(ctx: Ctx): Promise<number> {
  const waiting = await ctx.db
    .select({ part: queryExpert })
    .from(queryExpert)
    .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
    .where(
      and(
        eq(queryExpert.status, 'claimed'),
        isNotNull(queryExpert.clarifyingSince),
        inArray(queryHeader.status, ['open', 'answered']),
      ),
    )
  const limits = await ctx.limits()
  const most = secondsOf(limits, 'discussion.clarifyPause') * 1000
  const now = ctx.now()
  const over = waiting.filter(({ part }) => clarifyingIsOver(clockOf(part), now, most))
  return eachRow(over, ({ part }) =>
    withDiscussion(ctx, part.queryId, async (unit) => {
      const row = unit.loaded.engagements.find((one) => one.id === part.id)
      // the reply may have come first
      if (!row || !hasOpenQuestion(row) || !clarifyingIsOver(clockOf(row), unit.now, most)) return 0
      await resumeSeat(unit, row, 'clarify', secondsOf(limits, 'discussion.clarifyRest') * 1000)
      await openTask(unit, 'clarify', row.clarifyResponseId)
      return 1
    }),
  )
}
