import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { diagnosis, diagnosisGroup, poolExpert, queryHeader } from '#db/schema/all.ts'
import type { DiagnosisStats } from '#model/panels/admin-rows.ts'
import { countBy } from '../admin/count-by.ts'
import { linkTables, type Level, type Owner } from './link-tables.ts'

interface Place {
  id: string
  name: string
  groupId: string
  domainId: string
}

/** Which owners name each of these diagnoses, directly or through group or domain. */
async function ownersOf(q: Queries, owner: Owner, places: readonly Place[]): Promise<(place: Place) => Set<string>> {
  const found = new Map<string, string[]>()
  const read = async (level: Level, ids: string[]) => {
    const { table, owner: by, other } = linkTables[owner][level]
    const rows = await q.select({ by: sql<string>`${by}`, id: sql<string>`${other}` }).from(table).where(inArray(other, [...new Set(ids)]))
    for (const row of rows) found.set(`${level} ${row.id}`, [...(found.get(`${level} ${row.id}`) ?? []), row.by])
  }
  await read('diagnosis', places.map(place => place.id))
  await read('group', places.map(place => place.groupId))
  await read('domain', places.map(place => place.domainId))
  return place => new Set([`diagnosis ${place.id}`, `group ${place.groupId}`, `domain ${place.domainId}`].flatMap(name => found.get(name) ?? []))
}

/** What hangs on each diagnosis of a page. Experts are those of the pools that name it. */
export async function diagnosisStats(q: Queries, ids: readonly string[]): Promise<DiagnosisStats[]> {
  if (!ids.length) return []
  const rows = await q.select({ id: diagnosis.id, name: diagnosis.name, groupId: diagnosis.groupId, domainId: diagnosisGroup.domainId }).from(diagnosis)
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id)).where(inArray(diagnosis.id, [...ids]))
  const places = ids.map(id => rows.find(row => row.id === id)).filter(row => row !== undefined)
  const grants = await ownersOf(q, 'grant', places)
  const plans = await ownersOf(q, 'plan', places)
  const pools = await ownersOf(q, 'pool', places)
  const queries = await countBy(q, queryHeader.diagnosisId, ids)
  const stats: DiagnosisStats[] = []
  for (const place of places) {
    const poolIds = [...pools(place)]
    const [experts] = poolIds.length ? await q.select({ n: countDistinct(poolExpert.userId) }).from(poolExpert).where(and(inArray(poolExpert.poolId, poolIds))) : []
    stats.push({ id: place.id, name: place.name, grants: grants(place).size, plans: plans(place).size, pools: poolIds.length, experts: experts?.n ?? 0, queries: queries(place.id) })
  }
  return stats
}
