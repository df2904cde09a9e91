import { z } from 'zod'
import { isQueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { ruleOf, type Subject } from '#model/reporting/figures.ts'
import { reportResult } from '#model/reporting/report-wire.ts'
import {
  discussionDetailRow,
  expertDetailRow,
  expertFigure,
  expertStatisticsQuery,
  expertStatisticsRow,
  hoursWithoutAnswer,
  queryFigure,
  queryStatisticsQuery,
  queryStatisticsRow,
} from '#model/reporting/statistics-wire.ts'
import type { Tallied } from '#model/reporting/tally.ts'
import { exportTypes, streamOf } from '../../admin/export/export-records.ts'
import { toCsv } from '../../admin/export/csv.ts'
import { toXlsx } from '../../admin/export/xlsx.ts'
import { indexRecords } from '../../discussions/admin/admin-index.ts'
import { answer, endpoint, listOf, paging } from '../../http/route.ts'
import { sortedRows } from '../../http/sorting.ts'
import type { Scope } from '../facts/scope.ts'
import { groupTable } from '../reports/write-files.ts'
import { reportWords } from '../reports/texts.ts'
import { readStatistics, rowsOfFigure } from './read-statistics.ts'

const tags = ['reporting']
const USD = 'USD' as const
const charts = {
  totals: reportResult.shape.totals,
  months: reportResult.shape.months,
  bins: reportResult.shape.bins,
}
const chartsOf = ({ totals, months, bins }: Tallied) => ({ totals, months: [...months], bins: [...bins] })

type ExpertQuery = z.infer<typeof expertStatisticsQuery>
type DiscussionQuery = z.infer<typeof queryStatisticsQuery>
const expertScope = (q: Omit<ExpertQuery, 'groupBy'>): Scope => ({
  range: q.dateRange,
  mediaTypes: q.mediaType,
  planId: q.planId,
  grantId: q.grantId,
  diagnosisId: q.diagnosisId,
  specialty: q.specialty,
  tier: q.tier,
  ...(q.userType !== undefined && { userTypes: [q.userType] }),
})
const queryScope = (q: Omit<DiscussionQuery, 'groupBy'>): Scope => ({
  range: q.dateRange,
  mediaTypes: q.mediaType,
  planId: q.planId,
  grantId: q.grantId,
  diagnosisId: q.diagnosisId,
  countryId: q.country,
  states: q.state,
  types: q.type,
})

type Figures = Tallied['totals']
const whole = (figures: Figures, name: string) => Math.round(figures[name]?.value ?? 0)
const some = (figures: Figures, name: string) => figures[name]?.value ?? null

const expertRow = (id: string, name: string, f: Figures, person: boolean): z.infer<typeof expertStatisticsRow> => ({
  userId: person ? id : null,
  group: id,
  displayName: name,
  invited: whole(f, 'invited'),
  accepted: whole(f, 'claimed'),
  declined: whole(f, 'declined'),
  answered: whole(f, 'answered'),
  timedout: whole(f, 'timedout'),
  missedout: whole(f, 'missedout'),
  rejected: whole(f, 'rejected'),
  medianResponseHours: some(f, 'toAnswer'),
  words: whole(f, 'words'),
  minutes: whole(f, 'minutes'),
  earned: whole(f, 'earned'),
  surgeShare: some(f, 'surgeShare'),
  currency: USD,
})
const queryRow = (id: string, name: string, f: Figures): z.infer<typeof queryStatisticsRow> => ({
  group: id,
  name,
  total: whole(f, 'discussions'),
  unreleased: whole(f, 'unreleased'),
  open: whole(f, 'open'),
  closed: whole(f, 'closed'),
  cancelled: whole(f, 'cancelled'),
  messenger: whole(f, 'messenger'),
  audio: whole(f, 'audio'),
  video: whole(f, 'video'),
  responses: whole(f, 'responses'),
  seats: whole(f, 'seats'),
  seatsFilled: whole(f, 'seatsFilled'),
  medianReleaseHours: some(f, 'toRelease'),
  medianFirstAnswerHours: some(f, 'toFirstAnswer'),
  medianCloseHours: some(f, 'toClose'),
  cost: whole(f, 'cost'),
  currency: USD,
})

/** Statistics are sorted by any of their columns. */
const sortable = <R extends Record<string, unknown>>(row: z.ZodObject, leave: readonly string[]) =>
  sortedRows<R>(
    Object.fromEntries(
      Object.keys(row.shape)
        .filter((name) => !leave.includes(name))
        .map((name) => [name, (one: R) => (one[name] ?? null) as string | number | null]),
    ),
  )
const expertSorting = sortable<z.infer<typeof expertStatisticsRow>>(expertStatisticsRow, ['userId', 'currency'])
const querySorting = sortable<z.infer<typeof queryStatisticsRow>>(queryStatisticsRow, ['currency'])

const valueOf = (subject: Subject, figure: string) => {
  const rule = ruleOf(subject, figure)
  return rule?.over ?? rule?.of ?? figure
}
const pageOf = <T>(rows: readonly T[], { page, pageSize }: { page: number; pageSize: number }) =>
  rows.slice((page - 1) * pageSize, page * pageSize)
const fileQuery = { format: z.enum(['csv', 'xlsx']) }
const fileAnswer = {
  200: { description: 'The table', content: { 'text/csv': { schema: { type: 'string' as const } } } },
}

/** Statistics of experts and discussions as they stand now; csr_admin and above. */
export const statisticsRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/report/expertaggstats',
      operationId: 'listExpertStatistics',
      who: 'csr-admin',
      tags,
      summary: 'Statistics of experts, or of what they did by group',
      request: { query: expertStatisticsQuery.extend({ ...expertSorting.query, ...paging() }) },
      responses: { 200: answer(listOf(expertStatisticsRow).extend({ all: expertStatisticsRow, ...charts })) },
    },
    async (c) => {
      const { page, pageSize, sort, groupBy, ...asked } = c.req.valid('query')
      const read = await readStatistics(c.get('ctx'), 'engagements', expertScope(asked), groupBy ?? 'person')
      const rows = expertSorting.rows(
        read.groups.map(({ id, name, figures }) => expertRow(id, name, figures, !groupBy)),
        sort,
      )
      return c.json(
        {
          data: pageOf(rows, { page, pageSize }),
          total: rows.length,
          page,
          pageSize,
          all: expertRow('', '', read.totals, false),
          ...chartsOf(read),
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/expertdetailstats/{id}',
      operationId: 'listExpertDetail',
      who: 'csr-admin',
      tags,
      summary: 'The invitations behind a figure of one expert; `all` for everyone',
      request: {
        params: z.object({ id: z.string().min(1).max(64) }),
        query: expertStatisticsQuery.extend({
          figure: expertFigure.optional(),
          group: z.string().max(64).optional(),
          ...paging(),
        }),
      },
      responses: { 200: answer(listOf(expertDetailRow)) },
    },
    async (c) => {
      const { page, pageSize, groupBy, figure = 'invited', group, ...asked } = c.req.valid('query')
      const { id } = c.req.valid('param')
      const value = valueOf('engagements', figure)
      const scope = { ...expertScope(asked), ...(id !== 'all' && { userId: id }) }
      const rows = await rowsOfFigure(c.get('ctx'), 'engagements', scope, { by: groupBy ?? 'person', group, value })
      const data = pageOf(rows, { page, pageSize }).map((fact) => ({
        queryId: fact.queryId ?? '',
        key: fact.label,
        userId: fact.personId,
        displayName: fact.personName,
        status: isQueryExpertStatus(fact.state) ? fact.state : ('invited' as const),
        inviteTime: textOf(fact.cells.invitedAt),
        answeredAt: textOf(fact.cells.answeredAt),
        minutes: fact.values.minutes ?? 0,
        amount: fact.values.earned ?? 0,
        currency: USD,
        value: fact.values[value] ?? null,
      }))
      return c.json({ data, total: rows.length, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/queryaggstats',
      operationId: 'listDiscussionStatistics',
      who: 'csr-admin',
      tags,
      summary: 'Statistics of discussions by group',
      request: { query: queryStatisticsQuery.extend({ ...querySorting.query, ...paging() }) },
      responses: { 200: answer(listOf(queryStatisticsRow).extend({ all: queryStatisticsRow, ...charts })) },
    },
    async (c) => {
      const { page, pageSize, sort, groupBy, ...asked } = c.req.valid('query')
      const read = await readStatistics(c.get('ctx'), 'discussions', queryScope(asked), groupBy)
      const rows = querySorting.rows(
        read.groups.map(({ id, name, figures }) => queryRow(id, name, figures)),
        sort,
      )
      return c.json(
        {
          data: pageOf(rows, { page, pageSize }),
          total: rows.length,
          page,
          pageSize,
          all: queryRow('', '', read.totals),
          ...chartsOf(read),
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/queryaggdetail',
      operationId: 'listDiscussionDetails',
      who: 'csr-admin',
      tags,
      summary: 'The discussions behind a figure of a group',
      request: {
        query: queryStatisticsQuery.extend({
          group: z.string().max(64).optional(),
          figure: queryFigure.optional(),
          after: hoursWithoutAnswer.optional(),
          ...paging(),
        }),
      },
      responses: { 200: answer(listOf(discussionDetailRow)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { page, pageSize, groupBy, group, after, figure = 'discussions', ...asked } = c.req.valid('query')
      const value = valueOf('discussions', figure)
      const rows = await rowsOfFigure(ctx, 'discussions', queryScope(asked), { by: groupBy, group, value, after })
      const adds = new Map(pageOf(rows, { page, pageSize }).map((fact) => [fact.id, fact.values[value] ?? null]))
      const records = await indexRecords(ctx, [...adds.keys()])
      const data = records.map((row) => ({ ...row, value: adds.get(row.queryId) ?? null }))
      return c.json({ data, total: rows.length, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/expertaggstats/export',
      operationId: 'exportExpertStatistics',
      who: 'csr-admin',
      tags,
      summary: 'Export the statistics of experts as CSV or XLSX',
      request: { query: expertStatisticsQuery.extend(fileQuery) },
      responses: fileAnswer,
    },
    async (c) => {
      const { format, groupBy, ...asked } = c.req.valid('query')
      const ctx = c.get('ctx')
      const read = await readStatistics(ctx, 'engagements', expertScope(asked), groupBy ?? 'person')
      return tableFile(ctx.language, 'engagements', groupBy ?? 'person', read, format)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/queryaggstats/export',
      operationId: 'exportDiscussionStatistics',
      who: 'csr-admin',
      tags,
      summary: 'Export the statistics of discussions as CSV or XLSX',
      request: { query: queryStatisticsQuery.extend(fileQuery) },
      responses: fileAnswer,
    },
    async (c) => {
      const { format, groupBy, ...asked } = c.req.valid('query')
      const ctx = c.get('ctx')
      const read = await readStatistics(ctx, 'discussions', queryScope(asked), groupBy)
      return tableFile(ctx.language, 'discussions', groupBy, read, format)
    },
  ),
]

const textOf = (cell: string | number | null | undefined) => (typeof cell === 'string' ? cell : null)

async function tableFile(language: string, subject: Subject, by: string, read: Tallied, format: 'csv' | 'xlsx') {
  const say = await reportWords(language)
  const figures = Object.keys(read.totals)
  const rules = figures.map((id) => ({ id, unit: ruleOf(subject, id)?.unit ?? 'count', kind: '', value: id }))
  const [columns, rows] = groupTable({ figures }, by, { groups: read.groups, totals: read.totals, figures: rules }, say)
  const body = format === 'csv' ? toCsv(columns, rows) : toXlsx(columns, rows, say(`reporting.groupBy.${by}`))
  return new Response(streamOf(body), { headers: { 'Content-Type': exportTypes[format] } })
}
