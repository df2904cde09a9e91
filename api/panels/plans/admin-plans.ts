import { and, eq, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { grantPlan, membershipPlan, planManager, planMember, planPool, queryHeader } from '#db/schema/all.ts'
import { searchable } from '#db/sql.ts'
import { planAdminRow } from '#model/panels/admin-rows.ts'
import type { AttachmentMedium } from '#model/panels/enums.ts'
import { planFields, planInput, type Attachments } from '#model/panels/plan-inputs.ts'
import type { ThemeName } from '#model/content/enums.ts'
import { dayWithin, newYorkDay } from '#model/time.ts'
import { withCleanHtml } from '../../admin/clean-html.ts'
import { countBy } from '../../admin/count-by.ts'
import { adminResource, type Row } from '../../admin/declare.ts'
import {
  anyOf,
  choice,
  flag,
  linkedWith,
  oneOfThese,
  periodHolds,
  sinceDay,
  untilDay,
  words,
} from '../../admin/filters.ts'
import { tagged } from '../../classification/tagged.ts'
import { assertCountriesExist } from '../assert-countries-exist.ts'
import { namesAny } from '../link-tables.ts'

type AttachmentColumns = { attachMessenger: boolean | null; attachVideo: boolean | null; attachAudio: boolean | null }

/** Three columns as the wire has them; null where nothing is set. */
export const toAttachments = (row: AttachmentColumns): Attachments | null =>
  row.attachMessenger === null && row.attachVideo === null && row.attachAudio === null
    ? null
    : { messenger: row.attachMessenger ?? true, video: row.attachVideo ?? true, audio: row.attachAudio ?? true }

/** The other way; `unset` is what null means in the table. */
export function fromAttachments({ attachments, ...fields }: Row, unset: boolean | null): Row {
  if (attachments === undefined) return fields
  const given = attachments as Attachments | null
  const of = (medium: AttachmentMedium) => given?.[medium] ?? unset
  return { ...fields, attachMessenger: of('messenger'), attachVideo: of('video'), attachAudio: of('audio') }
}

const t = membershipPlan
const activeNow = (day: string): SQL => and(eq(t.enabled, true), periodHolds(t.activeFrom, t.activeTo, day)) as SQL

/** Membership plans. */
export const plans = adminResource('plans', {
  table: membershipPlan,
  columns: {
    id: t.id,
    type: t.type,
    name: t.name,
    alias: t.alias,
    sponsorName: t.sponsorName,
    displayTitle: t.displayTitle,
    dashboardMessage: t.dashboardMessage,
    registrationText: t.registrationText,
    theme: t.theme,
    noNewQueries: t.noNewQueries,
    readOnlyDiscussions: t.readOnlyDiscussions,
    access: t.access,
    attachMessenger: t.attachMessenger,
    attachVideo: t.attachVideo,
    attachAudio: t.attachAudio,
    matchByRegion: t.matchByRegion,
    countryCodes: t.countryCodes,
    sharedQueries: t.sharedQueries,
    selectable: t.selectable,
    maxResponseTime: t.maxResponseTime,
    maxQueryDuration: t.maxQueryDuration,
    firstReminder: t.firstReminder,
    secondReminder: t.secondReminder,
    panelSize: t.panelSize,
    expertSelectionMode: t.expertSelectionMode,
    localPoolWeight: t.localPoolWeight,
    media: t.media,
    independentFirst: t.independentFirst,
    keepCallChat: t.keepCallChat,
    surveyBuilder: t.surveyBuilder,
    anonymousAllowed: t.anonymousAllowed,
    genderOptOut: t.genderOptOut,
    csrReview: t.csrReview,
    freeLevel: t.freeLevel,
    customerId: t.customerId,
    effectiveDate: t.effectiveDate,
    activeFrom: t.activeFrom,
    activeTo: t.activeTo,
    accountingNotes: t.accountingNotes,
    enabled: t.enabled,
    createdAt: t.createdAt,
    updatedAt: t.updatedAt,
    version: t.version,
  },
  row: planAdminRow,
  toRow: ({ attachMessenger, attachVideo, attachAudio, ...raw }, ctx) => ({
    ...raw,
    attachments: toAttachments({ attachMessenger, attachVideo, attachAudio }),
    theme: raw.theme as ThemeName | null,
    activeNow: raw.enabled && dayWithin(newYorkDay(ctx.now()), raw.activeFrom, raw.activeTo),
    media: raw.media as AttachmentMedium[],
    createdAt: raw.createdAt.toISOString(),
    updatedAt: raw.updatedAt.toISOString(),
    members: 0,
    discussions: 0,
  }),
  complete: async (_ctx, q, rows) => {
    const ids = rows.map((row) => row.id)
    const members = await countBy(q, planMember.planId, ids)
    const discussions = await countBy(q, queryHeader.planId, ids)
    for (const row of rows) Object.assign(row, { members: members(row.id), discussions: discussions(row.id) })
  },
  search: t.searchText,
  customFieldsOf: 'plan',
  filters: {
    tagIds: tagged('plan', membershipPlan.id),
    name: words(t.searchText),
    planType: anyOf(t.type),
    type: anyOf(t.type),
    customerId: anyOf(t.customerId),
    access: anyOf(t.access),
    freeLevel: anyOf(t.freeLevel),
    expertSelectionMode: anyOf(t.expertSelectionMode),
    grantId: linkedWith(grantPlan, grantPlan.planId, t.id, grantPlan.grantId),
    poolId: linkedWith(planPool, planPool.planId, t.id, planPool.poolId),
    userId: linkedWith(planMember, planMember.planId, t.id, planMember.userId),
    managerId: linkedWith(planManager, planManager.planId, t.id, planManager.userId),
    diagnosisId: oneOfThese((ids) => namesAny('plan', t.id, ids), z.string()),
    selectable: flag((on) => eq(t.selectable, on)),
    active: choice(['active', 'inactive', 'all'], (word) =>
      word === 'all' ? undefined : eq(t.enabled, word === 'active'),
    ),
    activeOnly: flag((on) => (on ? eq(t.enabled, true) : undefined)),
    activeNowOnly: flag((on, ctx) => (on ? activeNow(newYorkDay(ctx.now())) : undefined)),
    from: sinceDay(t.effectiveDate),
    to: untilDay(t.effectiveDate),
  },
  sorts: [
    'name',
    'alias',
    'type',
    'displayTitle',
    'sponsorName',
    'effectiveDate',
    'selectable',
    'noNewQueries',
    'sharedQueries',
    'enabled',
    'activeFrom',
    'activeTo',
    'createdAt',
    'updatedAt',
  ],
  defaultSort: ['name', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: planInput },
    update: { act: 'setup.edit', fields: planFields, whole: planInput },
    remove: {
      act: 'records.delete',
      dependents: [
        {
          kind: 'discussions',
          column: queryHeader.planId,
          of: { name: 'queries', id: queryHeader.id, filter: 'planId' },
          stays: true,
        },
        { kind: 'members', column: planMember.planId, of: { name: 'users', id: planMember.userId, filter: 'planId' } },
        { kind: 'grants', column: grantPlan.planId, of: { name: 'grants', id: grantPlan.grantId, filter: 'planId' } },
        { kind: 'pools', column: planPool.planId, of: { name: 'pools', id: planPool.poolId, filter: 'planId' } },
      ],
    },
    toColumns: (fields) => fromAttachments(withCleanHtml(fields, ['dashboardMessage', 'registrationText']), true),
    searchText: (row) => searchable(row.name, row.alias, row.displayTitle, row.sponsorName),
    label: (row) => row.name,
    unique: { alias: { name: t.alias } },
    check: (_ctx, tx, { fields }) => assertCountriesExist(tx, fields.countryCodes),
  },
  catalogue: {
    id: 'planId',
    filters: [
      'planType',
      'name',
      'customerId',
      'grantId',
      'poolId',
      'diagnosisId',
      'userId',
      'activeOnly',
      'activeNowOnly',
      'from',
      'to',
    ],
    defaults: { activeOnly: true, activeNowOnly: true },
  },
})
