import { count, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { diagnosis, diagnosisGroup, poolExpert, queryHeader } from '#db/schema/all.ts'
import type { DiagnosisStats } from '#model/panels/admin-rows.ts'
import { ownersOf, type OwnerAtPlace } from '../owners-of.ts'
import type { Level } from '../link-tables.ts'

/** Discussions about each of these places, or about anything below. */
async function discussionsOf(q: Queries, level: Level, ids: readonly string[]): Promise<(id: string) => number> {
  const place = sql<string>`${level === 'diagnosis' ? queryHeader.diagnosisId : level === 'group' ? diagnosis.groupId : diagnosisGroup.domainId}`
  const rows = await q
    .select({ id: place, n: count() })
    .from(queryHeader)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .where(inArray(place, [...ids]))
    .groupBy(place)
  return (id) => rows.find((row) => row.id === id)?.n ?? 0
}

const ownersAt = (touches: readonly OwnerAtPlace[], id: string) =>
  touches.filter((touch) => touch.place === id).map((touch) => touch.owner)

/** What hangs on each diagnosis, group or domain of a page, in its order. Experts are those of the pools that touch it. */
export async function diagnosisStats(
  q: Queries,
  level: Level,
  places: readonly { id: string; name: string }[],
): Promise<DiagnosisStats[]> {
  const ids = places.map((place) => place.id)
  if (!ids.length) return []
  const [grants, plans, pools] = [
    await ownersOf(q, 'grant', level, ids),
    await ownersOf(q, 'plan', level, ids),
    await ownersOf(q, 'pool', level, ids),
  ]
  const queries = await discussionsOf(q, level, ids)
  const stats: DiagnosisStats[] = []
  for (const { id, name } of places) {
    const poolIds = ownersAt(pools, id)
    const [experts] = poolIds.length
      ? await q
          .select({ n: countDistinct(poolExpert.userId) })
          .from(poolExpert)
          .where(inArray(poolExpert.poolId, poolIds))
      : []
    stats.push({
      id,
      name,
      grants: ownersAt(grants, id).length,
      plans: ownersAt(plans, id).length,
      pools: poolIds.length,
      experts: experts?.n ?? 0,
      queries: queries(id),
    })
  }
  return stats
}
