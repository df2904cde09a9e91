import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { byScan, onlySearch, searchesIn } from '#db/search.ts'
import type { AdminResource } from './declare.ts'

/** So many rows are looked up one by one in the time that a page may take; where more match, the next ones are soon met on the way. */
const FEW = 15_000

export interface Planned {
  readonly where: SQL | undefined
  /** someone looks for words */
  readonly searched: boolean
  /** what to count instead of the rows of the list: the index alone knows */
  readonly counted?: SQL
}

/** The quicker of the two ways to find what a search matches, by how much that is. */
export async function planSearch(
  q: Queries,
  r: Pick<AdminResource, 'table'>,
  where: SQL | undefined,
): Promise<Planned> {
  const searches = where ? searchesIn(where) : []
  const indexed = searches.flatMap(({ hits }) => hits ?? [])
  if (!where || !indexed.length) return { where, searched: searches.length > 0 }
  const only = onlySearch(where)
  const plan = { searched: true, ...(only?.exact && only.hits && only.table === r.table && { counted: only.hits }) }
  for (const hits of indexed) {
    const [found] = await q.select({ n: sql<number>`count(*)` }).from(sql`(${hits} limit ${FEW + 1})`)
    if ((found?.n ?? 0) <= FEW) return { where, ...plan }
  }
  return { where: byScan(where), ...plan }
}
