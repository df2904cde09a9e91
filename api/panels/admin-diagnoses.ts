import { count, eq, inArray } from 'drizzle-orm'
import {
  diagnosis,
  diagnosisDomain,
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
  queryHeader,
} from '#db/schema/all.ts'
import { searchable } from '#db/sql.ts'
import type { Specialty } from '#model/identity/enums.ts'
import { diagnosisDomainAdminRow, diagnosisGroupAdminRow } from '#model/panels/admin-rows.ts'
import {
  diagnosisDomainFields,
  diagnosisDomainInput,
  diagnosisFields,
  diagnosisGroupFields,
  diagnosisGroupInput,
  diagnosisInput,
  diagnosisRow,
} from '#model/panels/diagnosis-inputs.ts'
import { countBy } from '../admin/count-by.ts'
import { adminResource } from '../admin/declare.ts'
import { anyOf, flag } from '../admin/filters.ts'
import { diagnosisFilterNames, ofDiagnoses, ofDomains, ofGroups } from './diagnosis-filters.ts'

export const diagnoses = adminResource('diagnoses', {
  table: diagnosis,
  joins: [
    { table: diagnosisGroup, on: eq(diagnosis.groupId, diagnosisGroup.id) },
    { table: diagnosisDomain, on: eq(diagnosisGroup.domainId, diagnosisDomain.id) },
  ],
  columns: {
    id: diagnosis.id,
    name: diagnosis.name,
    nameZh: diagnosis.nameZh,
    code: diagnosis.code,
    synonyms: diagnosis.synonyms,
    specialty: diagnosis.specialty,
    groupId: diagnosis.groupId,
    groupName: diagnosisGroup.name,
    domainId: diagnosisGroup.domainId,
    domainName: diagnosisDomain.name,
    enabled: diagnosis.enabled,
    version: diagnosis.version,
  },
  row: diagnosisRow,
  toRow: (raw) => ({ ...raw, synonyms: raw.synonyms ?? [], specialty: raw.specialty as Specialty | null }),
  search: diagnosis.searchText,
  filters: {
    ...ofDiagnoses,
    enabled: flag((on) => eq(diagnosis.enabled, on)),
    code: anyOf(diagnosis.code),
    groupId: anyOf(diagnosis.groupId),
    domainId: anyOf(diagnosisGroup.domainId),
  },
  sorts: ['name', 'code', 'groupName', 'domainName', 'specialty', 'enabled'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: diagnosisInput },
    update: { act: 'setup.edit', fields: diagnosisFields, whole: diagnosisInput },
    remove: {
      act: 'records.delete',
      dependents: [
        queryHeader.diagnosisId,
        grantDiagnosis.diagnosisId,
        planDiagnosis.diagnosisId,
        poolDiagnosis.diagnosisId,
      ],
    },
    searchText: (row) => searchable(row.code, row.name, row.nameZh, ...(row.synonyms ?? [])),
    label: (row) => row.name,
    unique: { code: diagnosis.code },
    references: { groupId: diagnosisGroup.id },
  },
  catalogue: { filters: diagnosisFilterNames },
})

export const diagnosisGroups = adminResource('diagnosisGroups', {
  table: diagnosisGroup,
  joins: [{ table: diagnosisDomain, on: eq(diagnosisGroup.domainId, diagnosisDomain.id) }],
  columns: {
    id: diagnosisGroup.id,
    name: diagnosisGroup.name,
    nameZh: diagnosisGroup.nameZh,
    code: diagnosisGroup.code,
    domainId: diagnosisGroup.domainId,
    domainName: diagnosisDomain.name,
    enabled: diagnosisGroup.enabled,
    version: diagnosisGroup.version,
  },
  row: diagnosisGroupAdminRow,
  toRow: (raw) => ({ ...raw, diagnoses: 0 }),
  complete: async (_ctx, q, rows) => {
    const counts = await countBy(
      q,
      diagnosis.groupId,
      rows.map((row) => row.id),
    )
    for (const row of rows) row.diagnoses = counts(row.id)
  },
  search: diagnosisGroup.searchText,
  filters: { ...ofGroups, domainId: anyOf(diagnosisGroup.domainId) },
  sorts: ['name', 'code', 'domainName', 'enabled'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: diagnosisGroupInput },
    update: { act: 'setup.edit', fields: diagnosisGroupFields, whole: diagnosisGroupInput },
    remove: {
      act: 'records.delete',
      dependents: [diagnosis.groupId, grantGroup.groupId, planGroup.groupId, poolGroup.groupId],
    },
    searchText: (row) => searchable(row.code, row.name, row.nameZh),
    label: (row) => row.name,
    unique: {
      name: {
        name: diagnosisGroup.name,
        within: ['domainId'],
        where: (row) => eq(diagnosisGroup.domainId, row.domainId as string),
      },
    },
    references: { domainId: diagnosisDomain.id },
  },
  catalogue: { filters: diagnosisFilterNames },
})

export const diagnosisDomains = adminResource('diagnosisDomains', {
  table: diagnosisDomain,
  columns: {
    id: diagnosisDomain.id,
    name: diagnosisDomain.name,
    nameZh: diagnosisDomain.nameZh,
    description: diagnosisDomain.description,
    enabled: diagnosisDomain.enabled,
    version: diagnosisDomain.version,
  },
  row: diagnosisDomainAdminRow,
  toRow: (raw) => ({ ...raw, groups: 0, diagnoses: 0 }),
  complete: async (_ctx, q, rows) => {
    const ids = rows.map((row) => row.id)
    const groups = await countBy(q, diagnosisGroup.domainId, ids)
    const below = await q
      .select({ id: diagnosisGroup.domainId, n: count() })
      .from(diagnosis)
      .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
      .where(inArray(diagnosisGroup.domainId, ids))
      .groupBy(diagnosisGroup.domainId)
    for (const row of rows)
      Object.assign(row, { groups: groups(row.id), diagnoses: below.find((one) => one.id === row.id)?.n ?? 0 })
  },
  search: diagnosisDomain.searchText,
  filters: ofDomains,
  sorts: ['name', 'enabled'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: diagnosisDomainInput },
    update: { act: 'setup.edit', fields: diagnosisDomainFields, whole: diagnosisDomainInput },
    remove: {
      act: 'records.delete',
      dependents: [diagnosisGroup.domainId, grantDomain.domainId, planDomain.domainId, poolDomain.domainId],
    },
    searchText: (row) => searchable(row.name, row.nameZh),
    label: (row) => row.name,
    unique: { name: { name: diagnosisDomain.name } },
  },
  catalogue: { filters: diagnosisFilterNames },
})
