import { and, eq, sql, type SQL } from 'drizzle-orm'
import { grantPlan, grantPool, grantProgram, planPool, pool, poolExpert, queryHeader, region } from '#db/schema/all.ts'
import { contains, searchable } from '#db/sql.ts'
import { grantAdminRow, poolAdminRow } from '#model/panels/admin-rows.ts'
import {
  grantFields,
  grantInput,
  poolFields,
  poolInput,
  regionFields,
  regionInput,
  regionRow,
} from '#model/panels/inputs.ts'
import { expertSelectionModes } from '#model/panels/enums.ts'
import { userKinds } from '#model/identity/enums.ts'
import type { Specialty } from '#model/identity/enums.ts'
import { grantPlaces } from '#model/panels/funding.ts'
import { countryNamesIn } from '#model/texts/country-names.ts'
import { dayWithin, newYorkDay } from '#model/time.ts'
import { z } from 'zod'
import { withCleanHtml } from '../admin/clean-html.ts'
import { countBy } from '../admin/count-by.ts'
import { adminResource } from '../admin/declare.ts'
import { inOneCell } from '../admin/export/say.ts'
import {
  anyNumber,
  anyOf,
  choice,
  dayText,
  flag,
  linkedWith,
  oneOfThese,
  periodHolds,
  textWhere,
  words,
} from '../admin/filters.ts'
import { coveredBy } from './associated.ts'
import { assertCountriesExist } from './assert-countries-exist.ts'
import { knownFrontMatter } from './plans/known-front-matter.ts'
import { tagged } from '../classification/tagged.ts'
import { namesAny } from './link-tables.ts'

const activeWords = ['active', 'inactive', 'all'] as const

/** Whether a funding source holds in a country: named by itself or by its region, or nowhere a country is named. */
const holdsIn = (code: string): SQL => {
  const [own, ofRegion] = [grantProgram.countryCodes, sql`coalesce(${region.countryCodes}, '')`]
  return sql`((${own} = '' and ${ofRegion} = '') or ',' || ${own} || ',' || ${ofRegion} || ',' like ${`%,${code.replace(/[^A-Za-z]/g, '').toUpperCase()},%`})`
}

/** Funding sources. */
export const grants = adminResource('grants', {
  table: grantProgram,
  joins: [{ table: region, on: eq(grantProgram.regionId, region.id) }],
  columns: {
    id: grantProgram.id,
    name: grantProgram.name,
    displayTitle: grantProgram.displayTitle,
    description: grantProgram.description,
    shortDescription: grantProgram.shortDescription,
    frontMatter: grantProgram.frontMatter,
    userType: grantProgram.userType,
    userKind: grantProgram.userKind,
    activeFrom: grantProgram.activeFrom,
    activeTo: grantProgram.activeTo,
    priority: grantProgram.priority,
    maxResponseTime: grantProgram.maxResponseTime,
    maxQueryDuration: grantProgram.maxQueryDuration,
    firstReminder: grantProgram.firstReminder,
    secondReminder: grantProgram.secondReminder,
    panelSize: grantProgram.panelSize,
    expertSelectionMode: grantProgram.expertSelectionMode,
    countryCodes: grantProgram.countryCodes,
    regionId: grantProgram.regionId,
    regionName: region.name,
    regionCodes: region.countryCodes,
    csrReview: grantProgram.csrReview,
    accountingNotes: grantProgram.accountingNotes,
    enabled: grantProgram.enabled,
    createdAt: grantProgram.createdAt,
    updatedAt: grantProgram.updatedAt,
    version: grantProgram.version,
  },
  row: grantAdminRow,
  toRow: (raw, ctx) => ({
    ...raw,
    activeNow: raw.enabled && dayWithin(newYorkDay(ctx.now()), raw.activeFrom, raw.activeTo),
    createdAt: raw.createdAt.toISOString(),
    updatedAt: raw.updatedAt.toISOString(),
    plans: 0,
    pools: 0,
    discussions: 0,
  }),
  inFiles: {
    regionName: (row, { locale, words }) =>
      inOneCell(grantPlaces(row, countryNamesIn(locale))) || words('grant.global'),
  },
  complete: async (_ctx, q, rows) => {
    const ids = rows.map((row) => row.id)
    const plans = await countBy(q, grantPlan.grantId, ids)
    const pools = await countBy(q, grantPool.grantId, ids)
    const discussions = await countBy(q, queryHeader.grantId, ids)
    for (const row of rows)
      Object.assign(row, { plans: plans(row.id), pools: pools(row.id), discussions: discussions(row.id) })
  },
  search: grantProgram.searchText,
  customFieldsOf: 'grant',
  filters: {
    name: words(grantProgram.searchText),
    userType: anyNumber(grantProgram.userType),
    userKind: anyOf(grantProgram.userKind, z.enum(userKinds)),
    regionId: anyOf(grantProgram.regionId),
    country: textWhere(holdsIn),
    expertSelectionMode: anyOf(grantProgram.expertSelectionMode, z.enum(expertSelectionModes)),
    tagIds: tagged('grant', grantProgram.id),
    planId: linkedWith(grantPlan, grantPlan.grantId, grantProgram.id, grantPlan.planId),
    poolId: linkedWith(grantPool, grantPool.grantId, grantProgram.id, grantPool.poolId),
    diagnosisId: oneOfThese((ids) => namesAny('grant', grantProgram.id, ids), z.string()),
    active: choice(activeWords, (word) => (word === 'all' ? undefined : eq(grantProgram.enabled, word === 'active'))),
    activeOnly: flag((on) => (on ? eq(grantProgram.enabled, true) : undefined)),
    activeOn: dayText((day) =>
      and(eq(grantProgram.enabled, true), periodHolds(grantProgram.activeFrom, grantProgram.activeTo, day)),
    ),
    activeNowOnly: flag((on, ctx) =>
      on
        ? and(
            eq(grantProgram.enabled, true),
            periodHolds(grantProgram.activeFrom, grantProgram.activeTo, newYorkDay(ctx.now())),
          )
        : undefined,
    ),
  },
  sorts: [
    'name',
    'displayTitle',
    'priority',
    'userType',
    'activeFrom',
    'activeTo',
    'panelSize',
    'expertSelectionMode',
    'regionName',
    'enabled',
    'createdAt',
    'updatedAt',
  ],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: grantInput },
    update: { act: 'setup.edit', fields: grantFields, whole: grantInput },
    remove: {
      act: 'records.delete',
      dependents: [
        {
          kind: 'discussions',
          column: queryHeader.grantId,
          of: { name: 'queries', id: queryHeader.id, filter: 'grantId' },
          stays: true,
        },
        { kind: 'plans', column: grantPlan.grantId, of: { name: 'plans', id: grantPlan.planId, filter: 'grantId' } },
        { kind: 'pools', column: grantPool.grantId, of: { name: 'pools', id: grantPool.poolId, filter: 'grantId' } },
      ],
    },
    toColumns: (fields) => withCleanHtml(fields, ['description', 'shortDescription', 'frontMatter']),
    searchText: (row) => searchable(row.name, row.displayTitle),
    label: (row) => row.name,
    check: async (_ctx, tx, { before, fields }) => {
      await assertCountriesExist(tx, fields.countryCodes)
      await knownFrontMatter(tx, before?.frontMatter, fields.frontMatter)
    },
    references: { regionId: region.id },
  },
  catalogue: {
    filters: ['name', 'userType', 'planId', 'poolId', 'diagnosisId', 'activeOnly', 'activeNowOnly'],
    defaults: { activeOnly: true, activeNowOnly: true },
  },
})

/** Regions of funding sources: country codes; empty means everywhere. */
export const regions = adminResource('regions', {
  table: region,
  columns: { id: region.id, name: region.name, countryCodes: region.countryCodes, version: region.version },
  row: regionRow,
  toRow: (raw) => raw,
  filters: { name: textWhere((text) => contains(region.name, text)) },
  sorts: ['name'],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: regionInput },
    update: { act: 'setup.edit', fields: regionFields, whole: regionInput },
    remove: {
      act: 'records.delete',
      dependents: [
        {
          kind: 'grants',
          column: grantProgram.regionId,
          of: { name: 'grants', id: grantProgram.id, filter: 'regionId' },
          stays: true,
        },
      ],
    },
    label: (row) => row.name,
    check: (_ctx, tx, { fields }) => assertCountriesExist(tx, fields.countryCodes),
  },
  catalogue: { filters: ['name'] },
})

/** Pools of experts. */
export const pools = adminResource('pools', {
  table: pool,
  columns: {
    id: pool.id,
    poolName: pool.poolName,
    displayName: pool.displayName,
    description: pool.description,
    specialty: pool.specialty,
    enabled: pool.enabled,
    createdAt: pool.createdAt,
    updatedAt: pool.updatedAt,
    version: pool.version,
  },
  row: poolAdminRow,
  toRow: (raw) => ({
    ...raw,
    specialty: raw.specialty as Specialty | null,
    createdAt: raw.createdAt.toISOString(),
    updatedAt: raw.updatedAt.toISOString(),
    experts: 0,
    diagnoses: 0,
    plans: 0,
    grants: 0,
  }),
  inFiles: {
    diagnoses: (row, { words }) => (row.diagnoses === null ? words('panels.everyOne') : String(row.diagnoses)),
  },
  complete: async (_ctx, q, rows) => {
    const ids = rows.map((row) => row.id)
    const experts = await countBy(q, poolExpert.poolId, ids)
    const diagnoses = await coveredBy(q, ids)
    const plans = await countBy(q, planPool.poolId, ids)
    const grantsOf = await countBy(q, grantPool.poolId, ids)
    for (const row of rows)
      Object.assign(row, {
        experts: experts(row.id),
        diagnoses: diagnoses(row.id),
        plans: plans(row.id),
        grants: grantsOf(row.id),
      })
  },
  search: pool.searchText,
  customFieldsOf: 'pool',
  filters: {
    name: words(pool.searchText),
    specialty: anyOf(pool.specialty),
    tagIds: tagged('pool', pool.id),
    planId: linkedWith(planPool, planPool.poolId, pool.id, planPool.planId),
    grantId: linkedWith(grantPool, grantPool.poolId, pool.id, grantPool.grantId),
    expertId: linkedWith(poolExpert, poolExpert.poolId, pool.id, poolExpert.userId),
    diagnosisId: oneOfThese((ids) => namesAny('pool', pool.id, ids), z.string()),
    active: choice(activeWords, (word) => (word === 'all' ? undefined : eq(pool.enabled, word === 'active'))),
    enabled: flag((on) => eq(pool.enabled, on)),
    empty: flag(
      (on) =>
        sql`${on ? sql`not` : sql``} exists (select 1 from ${poolExpert} where ${poolExpert.poolId} = ${pool.id})`,
    ),
  },
  sorts: ['poolName', 'displayName', 'specialty', 'enabled', 'createdAt', 'updatedAt'],
  defaultSort: ['poolName', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: poolInput },
    update: { act: 'setup.edit', fields: poolFields, whole: poolInput },
    remove: {
      act: 'records.delete',
      dependents: [
        {
          kind: 'discussions',
          column: queryHeader.poolId,
          of: { name: 'queries', id: queryHeader.id, filter: 'poolId' },
          stays: true,
        },
        { kind: 'experts', column: poolExpert.poolId, of: { name: 'users', id: poolExpert.userId, filter: 'poolId' } },
        { kind: 'plans', column: planPool.poolId, of: { name: 'plans', id: planPool.planId, filter: 'poolId' } },
        { kind: 'grants', column: grantPool.poolId, of: { name: 'grants', id: grantPool.grantId, filter: 'poolId' } },
      ],
    },
    searchText: (row) => searchable(row.poolName, row.displayName),
    label: (row) => row.poolName,
  },
  catalogue: { filters: ['name', 'planId', 'grantId', 'diagnosisId', 'expertId', 'active'] },
})
