import { count, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { commitCount } from '#db/sql.ts'
import type { AdminResource } from './declare.ts'

/** Totals that still hold: counting is the price of a page, and most pages are read between two writes. */
interface Kept {
  commits: number
  totals: Map<string, number>
}
const kept = new WeakMap<Db, Kept>()
const MOST = 500

/** How many rows a filter leaves; counted again only after somebody has committed something. */
export async function keptTotal(db: Db, r: AdminResource, where: SQL | undefined): Promise<number> {
  const query = db.select({ n: count() }).from(r.table).$dynamic()
  if (where) for (const { table, on } of r.joins) query.leftJoin(table, on)
  const statement = query.where(where)
  // read first: a commit while we count must not make the old total look new
  const commits = await commitCount(db)
  const counted = async () => (await statement)[0]?.n ?? 0
  if (commits === null) return counted()
  const { sql, params } = statement.toSQL()
  const key = `${sql}\n${JSON.stringify(params)}`
  const last = kept.get(db)
  const mine = last?.commits === commits && last.totals.size < MOST ? last : { commits, totals: new Map<string, number>() }
  kept.set(db, mine)
  const found = mine.totals.get(key)
  if (found !== undefined) return found
  const total = await counted()
  mine.totals.set(key, total)
  return total
}
