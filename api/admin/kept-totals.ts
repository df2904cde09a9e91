import { and, count, gt, lte, sql as raw, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { commitMark, rowNumber } from '#db/sql.ts'
import type { AdminResource } from './declare.ts'
import { join, joinsFor, looksOnlyAt } from './joined.ts'
import type { Planned } from './plan-search.ts'

interface RunningTotal {
  total: number
  upTo: number | string
}
/** Totals that still hold: counting is the price of a page, and most pages are read between two writes. */
interface CachedTotals {
  mark: string
  totals: Map<string, number>
  /** of tables that only grow: the total of the rows up to this one */
  grown: Map<string, RunningTotal>
}
const kept = new WeakMap<Db, CachedTotals>()
const MOST = 500

function counting(db: Db, r: AdminResource, { where, counted }: Planned, most: number | undefined) {
  if (counted) return db.select({ n: count() }).from(raw`(${counted}${most ? raw` limit ${most}` : raw``}) as hits`)
  const query = db
    .select(most ? { n: raw<number>`1`.as('n') } : { n: count() })
    .from(r.table)
    .$dynamic()
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

/** How many rows a filter leaves, at most `most`; counted again only after someone has committed something. */
export async function cachedTotal(db: Db, r: AdminResource, planned: Planned, most?: number): Promise<number> {
  const statement = counting(db, r, planned, most)
  // read first: a commit while we count must not make the old total look new
  const mark = await commitMark(db)
  const key = keyOf(statement)
  const last = kept.get(db)
  const mine: CachedTotals = {
    mark,
    totals: last?.mark === mark ? room(last.totals) : new Map<string, number>(),
    grown: room(last?.grown ?? new Map<string, RunningTotal>()),
  }
  kept.set(db, mine)
  const found = mine.totals.get(key)
  if (found !== undefined) return found
  const total =
    r.onlyGrows && !planned.searched && looksOnlyAt(r.table, planned.where)
      ? await runningTotal(db, r, planned, mine, key)
      : await counted(statement)
  mine.totals.set(key, total)
  return total
}

/** what was written so long ago has been committed, or never will be */
const SETTLED_MS = 300_000
/** Ids begin with the moment at which they were made. */
const idAt = (at: number) => at.toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')

/** Rows that are never edited and never go need no second counting: only those that came since are looked at. */
async function runningTotal(
  db: Db,
  r: AdminResource,
  { where }: Planned,
  { grown }: CachedTotals,
  key: string,
): Promise<number> {
  const between = (column: AnyColumn | SQL, after: number | string, upTo?: number | string) =>
    counted(
      counting(
        db,
        r,
        {
          where: and(
            where,
            gt(column as AnyColumn, after),
            upTo === undefined ? undefined : lte(column as AnyColumn, upTo),
          ),
          searched: false,
        },
        undefined,
      ),
    )
  const before = grown.get(key)
  const number = rowNumber(r.table)
  if (!number) {
    // several write at once: the last minutes are counted each time
    const id = (r.table as unknown as { id: AnyColumn }).id
    const upTo = idAt(Date.now() - SETTLED_MS)
    const since = typeof before?.upTo === 'string' && before.upTo <= upTo ? before : { total: 0, upTo: '' }
    const total = since.total + (await between(id, since.upTo, upTo))
    grown.set(key, { total, upTo })
    return total + (await between(id, upTo))
  }
  const [newest] = await db.select({ n: raw<number | null>`max(${number})` }).from(r.table)
  const upTo = newest?.n ?? 0
  const since = typeof before?.upTo === 'number' && before.upTo <= upTo ? before : { total: 0, upTo: 0 }
  const total = since.total + (since.upTo === upTo ? 0 : await between(number, since.upTo, upTo))
  grown.set(key, { total, upTo })
  return total
}
