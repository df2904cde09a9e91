import { and, asc, count, eq, inArray, sql, type AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#db/client.ts'
import {
  auditEvent,
  diagnosis,
  diagnosisDomain,
  diagnosisGroup,
  grantProgram,
  membershipPlan,
  pool,
  queryHeader,
} from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { DiagnosisAssociations } from '#model/panels/diagnoses/merge-wire.ts'
import type { Ctx } from '../../context.ts'
import { ownersOf } from '../owners-of.ts'
import type { Level, Owner } from '../link-tables.ts'

const names: Record<Owner, { table: PgTable; id: AnyColumn; name: AnyColumn }> = {
  grant: { table: grantProgram, id: grantProgram.id, name: grantProgram.name },
  plan: { table: membershipPlan, id: membershipPlan.id, name: membershipPlan.displayTitle },
  pool: { table: pool, id: pool.id, name: pool.poolName },
}
const levels: Record<Level, { table: PgTable; id: AnyColumn }> = {
  diagnosis: { table: diagnosis, id: diagnosis.id },
  group: { table: diagnosisGroup, id: diagnosisGroup.id },
  domain: { table: diagnosisDomain, id: diagnosisDomain.id },
}

async function ownersNamed(
  q: Queries,
  owner: Owner,
  level: Level,
  id: string,
): Promise<DiagnosisAssociations['grants']> {
  const touches = await ownersOf(q, owner, level, [id])
  if (!touches.length) return []
  const { table, id: key, name } = names[owner]
  const rows = await q
    .select({ id: sql<string>`${key}`, name: sql<string>`${name}` })
    .from(table)
    .where(
      inArray(
        key,
        touches.map((touch) => touch.owner),
      ),
    )
    .orderBy(asc(name), asc(key))
  return rows.map((row) => ({ ...row, via: touches.find((touch) => touch.owner === row.id)?.via ?? 'direct' }))
}

/** The diagnoses that were merged into this one, and into those in turn: their history is its history. */
export async function mergedInto(q: Queries, id: string): Promise<string[]> {
  const found: string[] = []
  for (let next = [id]; next.length > 0;) {
    const rows = await q
      .select({ old: auditEvent.newVal })
      .from(auditEvent)
      .where(
        and(
          eq(auditEvent.refTable, 'diagnosis'),
          inArray(auditEvent.refId, next),
          eq(auditEvent.refField, mergedField),
        ),
      )
    next = rows.flatMap((row) => row.old ?? []).filter((old) => old !== id && !found.includes(old))
    found.push(...next)
  }
  return found
}
/** The field that a merge has in the history of the diagnosis that stays. */
export const mergedField = 'mergedId'

/** What names a diagnosis, a group or a domain, and how. @throws not.found */
export async function diagnosisAssociations({ db }: Ctx, level: Level, id: string): Promise<DiagnosisAssociations> {
  const { table, id: key } = levels[level]
  const [there] = await db
    .select({ one: sql`1` })
    .from(table)
    .where(eq(key, id))
  if (!there) throw new AppError('not.found', 'Not Found')
  const place =
    level === 'diagnosis' ? queryHeader.diagnosisId : level === 'group' ? diagnosis.groupId : diagnosisGroup.domainId
  const [discussions] = await db
    .select({ n: count() })
    .from(queryHeader)
    .innerJoin(diagnosis, eq(queryHeader.diagnosisId, diagnosis.id))
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .where(eq(place, id))
  return {
    grants: await ownersNamed(db, 'grant', level, id),
    plans: await ownersNamed(db, 'plan', level, id),
    pools: await ownersNamed(db, 'pool', level, id),
    discussions: discussions?.n ?? 0,
    formerIds: level === 'diagnosis' ? await mergedInto(db, id) : [],
  }
}
