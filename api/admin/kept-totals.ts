import { and, count, gt, lte, sql as raw } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { commitMark, rowNumber } from '#db/sql.ts'
import type { AdminResource } from './declare.ts'
import { join, joinsFor, looksOnlyAt } from './joined.ts'
import type { Planned } from './plan-search.ts'

/** Totals that still hold: counting is the price of a page, and most pages are read between two writes. */
interface Kept {
  mark: string
  totals: Map<string, number>
  /** of tables that only grow: the total of the rows up to this one */
  grown: Map<string, { total: number; upTo: number }>
}
const kept = new WeakMap<Db, Kept>()
const MOST = 500

function counting(db: Db, r: AdminResource, { where, counted }: Planned, most: number | undefined) {
  if (counted) return db.select({ n: count() }).from(raw`(${counted}${most ? raw` limit ${most}` : raw``}) as hits`)
  const query = db.select(most ? { n: raw<number>`1`.as('n') } : { n: count() }).from(r.table).$dynamic()
  join(query, joinsFor(r, [where]))
  query.where(where)
  return most ? db.select({ n: count() }).from(query.limit(most).as('hits')) : query
}

const keyOf = (statement: ReturnType<typeof counting>) => {
  const { sql, params } = statement.toSQL()
  return `${sql}\n${JSON.stringify(params)}`
}
const counted = async (statement: ReturnType<typeof counting>) => (await statement)[0]?.n ?? 0
const room = <V>(map: Map<string, V>) => (map.size < MOST ? map : new Map<string, V>())

/** How many rows a filter leaves, at most `most`; counted again only after somebody has committed something. */
export async function keptTotal(db: Db, r: AdminResource, planned: Planned, most?: number): Promise<number> {
  const statement = counting(db, r, planned, most)
  // read first: a commit while we count must not make the old total look new
  const mark = await commitMark(db)
  const key = keyOf(statement)
  const last = kept.get(db)
  const mine: Kept = { mark, totals: last?.mark === mark ? room(last.totals) : new Map<string, number>(), grown: room(last?.grown ?? new Map<string, { total: number; upTo: number }>()) }
  kept.set(db, mine)
  const found = mine.totals.get(key)
  if (found !== undefined) return found
  const total = r.onlyGrows && !planned.searched && looksOnlyAt(r.table, planned.where) ? await grownTotal(db, r, planned, mine, key) : await counted(statement)
  mine.totals.set(key, total)
  return total
}

/** Rows that are never edited and never go need no second counting: only those that came since are looked at. */
async function grownTotal(db: Db, r: AdminResource, { where }: Planned, { grown }: Kept, key: string): Promise<number> {
  const number = rowNumber(r.table)
  if (!number) return counted(counting(db, r, { where, searched: false }, undefined))
  const [newest] = await db.select({ n: raw<number | null>`max(${number})` }).from(r.table)
  const upTo = newest?.n ?? 0
  const before = grown.get(key)
  const since = before && before.upTo <= upTo ? before : { total: 0, upTo: 0 }
  const total = since.total + (since.upTo === upTo ? 0 : await counted(counting(db, r, { where: and(where, gt(number, since.upTo), lte(number, upTo)), searched: false }, undefined)))
  grown.set(key, { total, upTo })
  return total
}
