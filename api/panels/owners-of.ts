import { and, eq, inArray, sql, type AnyColumn } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { diagnosis, diagnosisGroup } from '#db/schema/all.ts'
import type { DiagnosisReach } from '#model/panels/enums.ts'
import { linkTables, type Level, type Owner } from './link-tables.ts'

/** One owner (a plan, a funding source, a pool) that touches one place of the hierarchy. */
export interface OwnerAtPlace {
  /** id of the diagnosis, group or domain that was asked about */
  place: string
  owner: string
  via: DiagnosisReach
}

const order: Record<Level, number> = { diagnosis: 0, group: 1, domain: 2 }
/** The column that holds the place, once the hierarchy is joined from the diagnosis or the group up. */
const placeOf: Record<Level, AnyColumn> = {
  diagnosis: diagnosis.id,
  group: diagnosisGroup.id,
  domain: diagnosisGroup.domainId,
}

async function readLevel(
  q: Queries,
  owner: Owner,
  named: Level,
  level: Level,
  ids: readonly string[],
): Promise<{ place: string; owner: string }[]> {
  const { table, owner: by, other } = linkTables[owner][named]
  const found = { place: sql<string>`${named === level ? other : placeOf[level]}`, owner: sql<string>`${by}` }
  const wanted = [...ids]
  if (named === level) return q.select(found).from(table).where(inArray(other, wanted))
  if ((named === 'domain' && level === 'group') || (named === 'group' && level === 'domain')) {
    const on = named === 'domain' ? eq(diagnosisGroup.domainId, other) : eq(diagnosisGroup.id, other)
    return q.select(found).from(table).innerJoin(diagnosisGroup, on).where(inArray(placeOf[level], wanted))
  }
  const on = {
    diagnosis: eq(diagnosis.id, other),
    group: eq(diagnosis.groupId, other),
    domain: eq(diagnosisGroup.domainId, other),
  }[named]
  const hierarchy = eq(diagnosis.groupId, diagnosisGroup.id)
  return q
    .select(found)
    .from(diagnosisGroup)
    .innerJoin(diagnosis, hierarchy)
    .innerJoin(table, on)
    .where(and(inArray(placeOf[level], wanted)))
}

/**
 * Which owners touch these places: they name it (direct), name what it belongs to (rollup), or name something below it.
 * Of several ways the nearest is shown.
 */
export async function ownersOf(
  q: Queries,
  owner: Owner,
  level: Level,
  ids: readonly string[],
): Promise<OwnerAtPlace[]> {
  if (!ids.length) return []
  const found = new Map<string, OwnerAtPlace>()
  const levels = (['diagnosis', 'group', 'domain'] as const).toSorted(
    (a, b) => Math.abs(order[a] - order[level]) - Math.abs(order[b] - order[level]),
  )
  for (const named of levels) {
    const via: DiagnosisReach = named === level ? 'direct' : order[named] > order[level] ? 'rollup' : 'below'
    for (const { place, owner: id } of await readLevel(q, owner, named, level, ids)) {
      const key = `${place} ${id}`
      if (!found.has(key)) found.set(key, { place, owner: id, via })
    }
  }
  return [...found.values()]
}
