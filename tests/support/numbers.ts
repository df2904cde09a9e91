import { buckets } from '#model/discussions/enums.ts'
import type { IndexBuckets, UserQueryStats } from '#model/discussions/wire.ts'
import { recordsOf } from '#portal/discussions/list/sections.ts'
import { expectStatus, type Caller } from './product.ts'

/** A number that a home, a tab or a button shows, and how long the list is to which it leads. */
export type Counted = [name: string, number: number, listed: number]

/** The numbers of a person's home and tabs, each beside the list behind it. */
export async function numbersOf(call: Caller, userId: string): Promise<Counted[]> {
  const stats = await call<UserQueryStats>('GET', `/server/query/stats/user/${userId}`)
  const listed = await call<IndexBuckets>('GET', '/server/query/indexBuckets?pageSize=100')
  expectStatus(stats, 200)
  expectStatus(listed, 200)
  const { data, queryStats } = listed.body
  const { requiresAction, newOpportunities, newResponses } = stats.body.queryStats
  return [
    ['home, requires action', requiresAction, data.requiresAction.length],
    ['home, new opportunities', newOpportunities, data.newOpportunities.length],
    ['home, new responses', newResponses, recordsOf(data, 'ongoing', false, 'newResponses').length],
    [
      'home of a member, ongoing',
      queryStats.ongoing + queryStats.requiresAction,
      recordsOf(data, 'ongoing', true, undefined).length,
    ],
    [
      'all',
      queryStats.totalQueries,
      new Set(Object.values(data).flatMap((rows) => rows.map((row) => row.queryId))).size,
    ],
    ...buckets.map((name): Counted => [`tab ${name}`, queryStats[name], data[name].length]),
  ]
}

/** The number beside the way to the tasks, and the tasks that are listed there. */
export async function tasksOf(staff: Caller): Promise<Counted> {
  type Tasks = { total: number; data: unknown[] }
  const one = await staff<Tasks>('GET', '/csradmin/task/list?pageSize=1')
  const all = await staff<Tasks>('GET', '/csradmin/task/list?pageSize=250')
  expectStatus(all, 200)
  return ['tasks', one.body.total, all.body.data.length]
}

/** Those that lead to a list of another length. */
export const wrong = (numbers: readonly Counted[]): string[] =>
  numbers
    .filter(([, number, listed]) => number !== listed)
    .map(([name, number, listed]) => `${name}: ${number}, listed ${listed}`)
