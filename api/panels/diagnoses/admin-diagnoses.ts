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
import { diagnosisSearchText } from '#db/search-text.ts'
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
} from '#model/panels/diagnoses/diagnosis-inputs.ts'
import { nameIn } from '#model/panels/named.ts'
import { countBy } from '../../admin/count-by.ts'
import { adminResource } from '../../admin/declare.ts'
import type { Say } from '../../admin/export/say.ts'
import { anyOf, flag } from '../../admin/filters.ts'
import { rankDiagnoses } from './rank-diagnoses.ts'
import { diagnosisFilterNames, ofDiagnoses, ofDomains, ofGroups } from './diagnosis-filters.ts'

/** Lists name a record in the reader's language. */
const inItsLanguage = {
  name: (row: { name: string; nameZh: string | null }, { locale }: Say) => nameIn(row, locale),
}

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
    plainName: diagnosis.plainName,
    plainNameZh: diagnosis.plainNameZh,
    synonyms: diagnosis.synonyms,
    synonymsZh: diagnosis.synonymsZh,
    specialty: diagnosis.specialty,
    groupId: diagnosis.groupId,
    groupName: diagnosisGroup.name,
    groupNameZh: diagnosisGroup.nameZh,
    domainId: diagnosisGroup.domainId,
    domainName: diagnosisDomain.name,
    domainNameZh: diagnosisDomain.nameZh,
    enabled: diagnosis.enabled,
    version: diagnosis.version,
  },
  row: diagnosisRow,
  toRow: ({ groupNameZh, domainNameZh, ...raw }, { language }) => ({
    ...raw,
    groupName: nameIn({ name: raw.groupName, nameZh: groupNameZh }, language),
    domainName: nameIn({ name: raw.domainName, nameZh: domainNameZh }, language),
    synonyms: raw.synonyms ?? [],
    synonymsZh: raw.synonymsZh ?? [],
    specialty: raw.specialty as Specialty | null,
  }),
  inFiles: inItsLanguage,
  search: diagnosis.searchText,
  ranked: rankDiagnoses,
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
        {
          kind: 'discussions',
          column: queryHeader.diagnosisId,
          of: { name: 'queries', id: queryHeader.id, filter: 'diagnosisId' },
          stays: true,
        },
        { kind: 'grants', column: grantDiagnosis.diagnosisId, of: { name: 'grants', id: grantDiagnosis.grantId } },
        { kind: 'plans', column: planDiagnosis.diagnosisId, of: { name: 'plans', id: planDiagnosis.planId } },
        { kind: 'pools', column: poolDiagnosis.diagnosisId, of: { name: 'pools', id: poolDiagnosis.poolId } },
      ],
    },
    searchText: diagnosisSearchText,
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
    plainName: diagnosisGroup.plainName,
    plainNameZh: diagnosisGroup.plainNameZh,
    synonyms: diagnosisGroup.synonyms,
    synonymsZh: diagnosisGroup.synonymsZh,
    domainId: diagnosisGroup.domainId,
    domainName: diagnosisDomain.name,
    domainNameZh: diagnosisDomain.nameZh,
    enabled: diagnosisGroup.enabled,
    version: diagnosisGroup.version,
  },
  row: diagnosisGroupAdminRow,
  toRow: ({ domainNameZh, ...raw }, { language }) => ({
    ...raw,
    domainName: nameIn({ name: raw.domainName, nameZh: domainNameZh }, language),
    synonyms: raw.synonyms ?? [],
    synonymsZh: raw.synonymsZh ?? [],
    diagnoses: 0,
  }),
  inFiles: inItsLanguage,
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
      dependents: [
        {
          kind: 'diagnoses',
          column: diagnosis.groupId,
          of: { name: 'diagnoses', id: diagnosis.id, filter: 'groupId' },
          stays: true,
        },
        { kind: 'grants', column: grantGroup.groupId, of: { name: 'grants', id: grantGroup.grantId } },
        { kind: 'plans', column: planGroup.groupId, of: { name: 'plans', id: planGroup.planId } },
        { kind: 'pools', column: poolGroup.groupId, of: { name: 'pools', id: poolGroup.poolId } },
      ],
    },
    searchText: diagnosisSearchText,
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
  inFiles: inItsLanguage,
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
      dependents: [
        {
          kind: 'diagnosisGroups',
          column: diagnosisGroup.domainId,
          of: { name: 'diagnosisGroups', id: diagnosisGroup.id, filter: 'domainId' },
          stays: true,
        },
        { kind: 'grants', column: grantDomain.domainId, of: { name: 'grants', id: grantDomain.grantId } },
        { kind: 'plans', column: planDomain.domainId, of: { name: 'plans', id: planDomain.planId } },
        { kind: 'pools', column: poolDomain.domainId, of: { name: 'pools', id: poolDomain.poolId } },
      ],
    },
    searchText: (row) => searchable(row.name, row.nameZh),
    label: (row) => row.name,
    unique: { name: { name: diagnosisDomain.name } },
  },
  catalogue: { filters: diagnosisFilterNames },
})
