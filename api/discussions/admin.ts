import { and, count, eq, inArray } from 'drizzle-orm'
import { diagnosis, grantProgram, membershipPlan, pool, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import { queryAdminRow, queryFields, queryInput } from '#model/discussions/admin-rows.ts'
import { openTypes } from '#model/discussions/asker-types.ts'
import { displayStatus, isLive, unreleasedStatuses } from '#model/discussions/enums.ts'
import { statusLabel } from '#model/discussions/labels.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { nameIn } from '#model/panels/named.ts'
import { toSeconds } from '#model/time.ts'
import { adminResource } from '../admin/declare.ts'
import { refusedFields } from '../admin/refusals.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { queryFilterNames, queryFilters } from './admin/admin-filters.ts'
import { afterClassifying } from './lifecycle/classify.ts'
import { renewSearchText } from './lifecycle/renew-search-text.ts'
import { seatTaken } from './seat-taken.ts'

const t = queryHeader
const iso = (at: Date | null) => at?.toISOString() ?? null
/** Once released, these have decided who was asked and how. */
const fixedByRelease = ['type', 'mediaType']

/** Discussions. Their status, seats, review and times move by commands; the rest is edited here. */
export const queries = adminResource('queries', {
  table: t,
  joins: [
    { table: user, on: eq(t.userId, user.id) },
    { table: diagnosis, on: eq(t.diagnosisId, diagnosis.id) },
    { table: membershipPlan, on: eq(t.planId, membershipPlan.id) },
    { table: grantProgram, on: eq(t.grantId, grantProgram.id) },
    { table: pool, on: eq(t.poolId, pool.id) },
  ],
  columns: {
    id: t.id,
    key: t.key,
    userId: t.userId,
    createdBy: t.createdBy,
    status: t.status,
    type: t.type,
    title: t.title,
    mediaType: t.mediaType,
    diagnosisId: t.diagnosisId,
    contextName: t.contextName,
    planId: t.planId,
    grantId: t.grantId,
    poolId: t.poolId,
    expertSelectionMode: t.expertSelectionMode,
    panelSize: t.panelSize,
    maxResponseTime: t.maxResponseTime,
    maxQueryDuration: t.maxQueryDuration,
    firstReminder: t.firstReminder,
    secondReminder: t.secondReminder,
    csrReview: t.csrReview,
    preventInvites: t.preventInvites,
    accountingStatus: t.accountingStatus,
    freeLevel: t.freeLevel,
    releasedAt: t.releasedAt,
    answeredAt: t.answeredAt,
    closedAt: t.closedAt,
    closeTime: t.closeTime,
    meetingTime: t.meetingTime,
    createdAt: t.createdAt,
    updatedAt: t.updatedAt,
    lastResponseAt: t.lastResponseAt,
    responseCount: t.responseCount,
    questionCount: t.questionCount,
    reviewReasons: t.reviewReasons,
    testQuery: t.testQuery,
    anonymous: t.anonymous,
    surgeMultiple: t.surgeMultiple,
    holdReason: t.holdReason,
    returnReason: t.returnReason,
    cancelReason: t.cancelReason,
    version: t.version,
    diagnosisName: diagnosis.name,
    diagnosisNameZh: diagnosis.nameZh,
    diagnosisPlainName: diagnosis.plainName,
    diagnosisPlainNameZh: diagnosis.plainNameZh,
    diagnosisCode: diagnosis.code,
    planName: membershipPlan.displayTitle,
    grantName: grantProgram.displayTitle,
    poolName: pool.displayName,
    planSeats: membershipPlan.panelSize,
    grantSeats: grantProgram.panelSize,
    askerType: user.userType,
    askerKind: user.userKind,
    ...nameColumns,
  },
  row: queryAdminRow,
  onPagesOnly: ['diagnosisPlainName', 'diagnosisCode', 'openTypes'],
  toRow: (
    {
      diagnosisNameZh,
      diagnosisPlainName,
      diagnosisPlainNameZh,
      planSeats,
      grantSeats,
      firstName,
      lastName,
      displayName,
      prefix,
      suffix,
      askerKind,
      ...raw
    },
    ctx,
  ) => ({
    ...raw,
    openTypes: openTypes(raw, { userType: raw.askerType, userKind: askerKind }),
    diagnosisName: raw.diagnosisName && nameIn({ name: raw.diagnosisName, nameZh: diagnosisNameZh }, ctx.language),
    diagnosisPlainName:
      raw.diagnosisName &&
      plainNameOf(
        {
          name: raw.diagnosisName,
          nameZh: diagnosisNameZh,
          plainName: diagnosisPlainName,
          plainNameZh: diagnosisPlainNameZh,
        },
        ctx.language,
      ),
    displayStatus: displayStatus(raw.status),
    askerName: resolvedName({ firstName, lastName, displayName, prefix, suffix }),
    meetingTime: raw.meetingTime && toSeconds(raw.meetingTime),
    releasedAt: iso(raw.releasedAt),
    answeredAt: iso(raw.answeredAt),
    closedAt: iso(raw.closedAt),
    closeTime: iso(raw.closeTime),
    lastResponseAt: iso(raw.lastResponseAt),
    createdAt: raw.createdAt.toISOString(),
    updatedAt: raw.updatedAt.toISOString(),
    seatsUsed: 0,
    // 0 until the limits are known
    seats: raw.panelSize ?? planSeats ?? grantSeats ?? 0,
  }),
  inFiles: {
    status: (row, { words }) => words(statusLabel(row.status)),
    diagnosisName: (row) => [row.diagnosisPlainName, row.diagnosisCode].filter(Boolean).join(' · '),
    seatsUsed: (row, { words }) => words('queries.seats', '', { used: row.seatsUsed, size: row.seats }),
  },
  complete: async (ctx, q, rows) => {
    const limits = await ctx.limits(q)
    const taken = await q
      .select({ id: queryExpert.queryId, n: count() })
      .from(queryExpert)
      .where(
        and(
          inArray(
            queryExpert.queryId,
            rows.map((row) => row.id),
          ),
          seatTaken(ctx.now()),
        ),
      )
      .groupBy(queryExpert.queryId)
    const used = new Map(taken.map((row) => [row.id, row.n]))
    for (const row of rows) {
      const seats = row.seats || limits['discussion.panelSize']
      Object.assign(row, {
        seatsUsed: used.get(row.id) ?? 0,
        seats: isLive(row.mediaType) ? Math.min(seats, limits['live.maxPanelSize']) : seats,
      })
    }
  },
  search: t.searchText,
  customFieldsOf: 'query',
  filters: queryFilters,
  sorts: [
    'key',
    'createdAt',
    'updatedAt',
    'status',
    'type',
    'title',
    'mediaType',
    'responseCount',
    'meetingTime',
    'closeTime',
    'releasedAt',
    'closedAt',
    'lastResponseAt',
    'diagnosisCode',
    'planName',
    'grantName',
    'accountingStatus',
  ],
  defaultSort: ['createdAt', 'DESC'],
  thenBy: [t.createdAt],
  write: {
    update: { act: 'discussions.manage', fields: queryFields, whole: queryInput },
    remove: {
      act: 'discussions.delete',
      who: 'csr-admin',
      dependents: [{ kind: 'experts', column: queryExpert.queryId, of: { name: 'users', id: queryExpert.userId } }],
    },
    check: async (_ctx, tx, { before, fields }) => {
      if (!before) return
      const released = !unreleasedStatuses.includes(before.status)
      const late = fixedByRelease.filter((name) => released && fields[name] !== undefined)
      if (late.length) throw refusedFields(Object.fromEntries(late.map((name) => [name, 'errors.afterRelease'])))
      if (fields.type === undefined) return
      const [asker] = await tx.select().from(user).where(eq(user.id, before.userId))
      if (asker && !openTypes(before, asker).some((type) => type === fields.type))
        throw refusedFields({ type: 'errors.blindedAsker' })
    },
    after: async (ctx, tx, { before, after, fields }) => {
      if (before?.diagnosisId && fields.diagnosisId !== undefined)
        await afterClassifying(ctx, tx, after.id, before.diagnosisId)
      if (before && (fields.title !== undefined || fields.diagnosisId !== undefined))
        await renewSearchText(tx, after.id)
    },
    label: (row) => row.key,
    references: { diagnosisId: diagnosis.id, planId: membershipPlan.id, grantId: grantProgram.id, poolId: pool.id },
  },
  catalogue: { filters: queryFilterNames },
})
