import { and, count, eq, type SQL } from 'drizzle-orm'
import { queryHeader, user } from '#db/schema/all.ts'
import { countedTasks, type CountedTasks } from '#model/discussions/counted-tasks.ts'
import { ForecastHistory, historyDays, likely } from '#model/reporting/forecast.ts'
import { overviewFigures, type Overview, type WorkNow } from '#model/reporting/overview-wire.ts'
import type { DayRange } from '#model/reporting/range.ts'
import { Tally } from '#model/reporting/tally.ts'
import { addDays, newYork, newYorkDay, startOfDay } from '#model/time.ts'
import { countFilters } from '../../admin/counts/count-filters.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { isReal, viewWhere } from '../../discussions/admin/admin-filters.ts'
import { discussionFacts } from '../facts/discussions.ts'
import type { Fact, Scope } from '../facts/scope.ts'
import { reportWords } from '../reports/texts.ts'
import { readFailedMessages } from './failed-messages.ts'

const WEEKS = 13

export const weeksOf = (now: Date): DayRange => {
  const end = addDays(newYorkDay(now), 1)
  return { start: addDays(end, -7 * WEEKS), end }
}

/** Real discussions with a call today. */
export const sessionsToday = (ctx: Ctx, planId?: string): SQL | undefined =>
  and(viewWhere.liveToday(ctx.now()), isReal(), planId ? eq(queryHeader.planId, planId) : undefined)

/** What needs doing now, and how the last thirteen weeks went. @throws auth.notAuthorized */
export async function readOverview(ctx: Ctx, planId?: string): Promise<Overview> {
  authorize(requireActor(ctx), 'admin.read')
  const range = weeksOf(ctx.now())
  const all = new Tally('discussions', overviewFigures)
  const weeks = Array.from({ length: WEEKS }, (_, week) => ({
    start: addDays(range.start, 7 * week),
    from: startOfDay(addDays(range.start, 7 * week), newYork).getTime(),
    tally: new Tally('discussions', overviewFigures),
  }))
  const calibration = { forecasts: 0, kept: 0, target: likely }
  for await (const { fact, forecast } of withForecasts(ctx, range, planId)) {
    if (fact.at < (weeks[0]?.from ?? 0)) continue
    const row = { values: fact.values, at: fact.at, group: null, person: fact.personId }
    all.add(row)
    weeks.findLast(({ from }) => from <= fact.at)?.tally.add(row)
    if (forecast === null || typeof fact.values.toFirstAnswer !== 'number') continue
    calibration.forecasts++
    if (fact.values.toFirstAnswer <= forecast) calibration.kept++
  }
  return {
    range,
    figures: all.result().totals,
    weeks: weeks.map(({ start, tally }) => ({ start, figures: tally.result().totals })),
    ...(await readNow(ctx, planId)),
    calibration,
  }
}

/** What needs doing now: cheap enough to stand above a list. @throws auth.notAuthorized */
export async function readNow(ctx: Ctx, planId?: string): Promise<WorkNow> {
  authorize(requireActor(ctx), 'admin.read')
  const [{ sessions } = { sessions: 0 }] = await ctx.db
    .select({ sessions: count() })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(sessionsToday(ctx, planId))
  return {
    tasks: await countTasks(ctx, planId),
    sessions,
    messageFailures: (await readFailedMessages(ctx, { planId, limit: 0 })).total,
  }
}

/** Counted by the lists that the numbers open. */
async function countTasks(ctx: Ctx, planId?: string): Promise<WorkNow['tasks']> {
  const names = Object.keys(countedTasks) as CountedTasks[]
  const filters = names.map((name) => ({ ...countedTasks[name], planId }))
  const counts = await countFilters(ctx, 'tasks', JSON.stringify(filters))
  return Object.fromEntries(names.map((name, at) => [name, counts[at]?.total ?? 0])) as WorkNow['tasks']
}

/**
 * Discussions of a year and the range, each with what would have been forecast for it from those that were answered before
 * it was released.
 */
export async function* withForecasts(
  ctx: Ctx,
  range: DayRange,
  planId?: string,
): AsyncGenerator<{ fact: Fact; forecast: number | null }> {
  const say = await reportWords(ctx.language)
  const scope: Scope = { range: { start: addDays(range.start, -historyDays), end: range.end }, planId }
  const history = new ForecastHistory()
  const hour = 3_600_000
  let waiting: { at: number; fact: Fact; hours: number }[] = []
  for await (const batch of discussionFacts(ctx, scope, say))
    for (const fact of batch) {
      const known = waiting.filter(({ at }) => at <= fact.at)
      if (known.length) waiting = waiting.filter(({ at }) => at > fact.at)
      for (const one of known) history.add(forecastPlaces(one.fact), one.hours)
      const { toFirstAnswer, toRelease } = fact.values
      yield { fact, forecast: history.forecast(forecastPlaces(fact))?.hours ?? null }
      if (typeof toFirstAnswer === 'number')
        waiting.push({ at: fact.at + (toFirstAnswer + (toRelease ?? 0)) * hour, fact, hours: toFirstAnswer })
    }
}

const forecastPlaces = ({ places }: Fact) => ({
  diagnosis: places.diagnosis?.id,
  diagnosisGroup: places.diagnosisGroup?.id,
  plan: places.plan?.id,
})
