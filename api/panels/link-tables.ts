import { inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  diagnosis,
  diagnosisGroup,
  grantDiagnosis,
  grantDomain,
  grantGroup,
  planDiagnosis,
  planDomain,
  planGroup,
  poolDiagnosis,
  poolDomain,
  poolGroup,
} from '#db/schema/all.ts'

/** Where a plan, a funding source or a pool keeps the diagnoses, groups and domains that it names. */
export interface Links {
  readonly table: PgTable
  readonly owner: AnyColumn
  readonly other: AnyColumn
}
export type Owner = 'plan' | 'grant' | 'pool'
export type Level = 'diagnosis' | 'group' | 'domain'

const links = (table: PgTable, owner: AnyColumn, other: AnyColumn): Links => ({ table, owner, other })

export const linkTables: Record<Owner, Record<Level, Links>> = {
  plan: {
    diagnosis: links(planDiagnosis, planDiagnosis.planId, planDiagnosis.diagnosisId),
    group: links(planGroup, planGroup.planId, planGroup.groupId),
    domain: links(planDomain, planDomain.planId, planDomain.domainId),
  },
  grant: {
    diagnosis: links(grantDiagnosis, grantDiagnosis.grantId, grantDiagnosis.diagnosisId),
    group: links(grantGroup, grantGroup.grantId, grantGroup.groupId),
    domain: links(grantDomain, grantDomain.grantId, grantDomain.domainId),
  },
  pool: {
    diagnosis: links(poolDiagnosis, poolDiagnosis.poolId, poolDiagnosis.diagnosisId),
    group: links(poolGroup, poolGroup.poolId, poolGroup.groupId),
    domain: links(poolDomain, poolDomain.poolId, poolDomain.domainId),
  },
}

const named = ({ table, owner, other }: Links, owners: readonly string[], is: AnyColumn): SQL =>
  sql`exists (select 1 from ${table} where ${other} = ${is} and ${inArray(owner, [...owners])})`

/** For a query over diagnosis and its group: those that any of the owners names, directly or through group or domain. */
export const namedBy = (owner: Owner, owners: readonly string[]): SQL =>
  or(
    named(linkTables[owner].diagnosis, owners, diagnosis.id),
    named(linkTables[owner].group, owners, diagnosis.groupId),
    named(linkTables[owner].domain, owners, diagnosisGroup.domainId),
  ) as SQL

/** For a query over the owners: those that name any of the diagnoses, directly or through group or domain. */
export function namesAny(owner: Owner, id: AnyColumn, diagnosisIds: readonly string[]): SQL {
  const { diagnosis: direct, group, domain } = linkTables[owner]
  const ids = [...diagnosisIds]
  const groups = sql`(select ${diagnosis.groupId} from ${diagnosis} where ${inArray(diagnosis.id, ids)})`
  const domains = sql`(select ${diagnosisGroup.domainId} from ${diagnosisGroup} where ${diagnosisGroup.id} in ${groups})`
  return or(
    sql`exists (select 1 from ${direct.table} where ${direct.owner} = ${id} and ${inArray(direct.other, ids)})`,
    sql`exists (select 1 from ${group.table} where ${group.owner} = ${id} and ${group.other} in ${groups})`,
    sql`exists (select 1 from ${domain.table} where ${domain.owner} = ${id} and ${domain.other} in ${domains})`,
  ) as SQL
}
