import { asc, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { dateField } from '#model/fields.ts'
import { queryHeader, user } from '#db/schema/all.ts'
import { triageQueuesQuery, triageQueuesWire } from '#model/discussions/triage.ts'
import { ruleOf } from '#model/reporting/figures.ts'
import { overview, overviewLists, overviewQuery, workNow } from '#model/reporting/overview-wire.ts'
import { reportRowWire, type ReportRowWire } from '#model/reporting/report-wire.ts'
import { addDays, newYork, startOfDay } from '#model/time.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { answer, endpoint, listOf, paging } from '../../http/route.ts'
import { readNow, readOverview, sessionsToday, weeksOf, withForecasts } from './read-overview.ts'
import { readFailedMessages } from './failed-messages.ts'
import { readTriageQueues } from './triage-queues.ts'

const tags = ['reporting']
const rowsQuery = overviewQuery.extend({
  list: z.enum(overviewLists),
  /** first day of one of the weeks */
  week: dateField.optional(),
  ...paging(),
})
type RowsQuery = z.infer<typeof rowsQuery>
interface RowsPage {
  data: ReportRowWire[]
  total: number
}

export const overviewRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/report/triage',
      operationId: 'listTriageQueues',
      who: 'csr',
      tags,
      summary: 'Panels short of seats, meetings to schedule, failed messages and reports',
      request: { query: triageQueuesQuery },
      responses: { 200: answer(triageQueuesWire) },
    },
    async (c) => c.json(await readTriageQueues(c.get('ctx'), c.req.valid('query').limit), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/overview',
      operationId: 'getOverview',
      who: 'csr',
      tags,
      summary: 'What needs doing now, and how the last thirteen weeks went',
      request: { query: overviewQuery },
      responses: { 200: answer(overview) },
    },
    async (c) => c.json(await readOverview(c.get('ctx'), c.req.valid('query').planId), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/overview/now',
      operationId: 'getWorkNow',
      who: 'csr',
      tags,
      summary: 'What needs doing now: tasks, calls of today, messages that failed',
      request: { query: overviewQuery },
      responses: { 200: answer(workNow) },
    },
    async (c) => c.json(await readNow(c.get('ctx'), c.req.valid('query').planId), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/overview/rows',
      operationId: 'listOverviewRows',
      who: 'csr',
      tags,
      summary: 'The rows behind one number of the overview',
      request: { query: rowsQuery },
      responses: { 200: answer(listOf(reportRowWire)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      authorize(requireActor(ctx), 'admin.read')
      const asked = c.req.valid('query')
      const { data, total } = await rowsOf(ctx, asked)
      return c.json({ data, total, page: asked.page, pageSize: asked.pageSize }, 200)
    },
  ),
]

async function rowsOf(ctx: Ctx, asked: RowsQuery): Promise<RowsPage> {
  if (asked.list === 'sessions') return sessionRows(ctx, asked)
  return asked.list === 'messageFailures' ? failureRows(ctx, asked) : discussionRows(ctx, asked)
}

async function discussionRows(ctx: Ctx, { list, planId, week, page, pageSize }: RowsQuery): Promise<RowsPage> {
  const rule = ruleOf('discussions', list)
  const value = list === 'forecast' ? 'toFirstAnswer' : (rule?.over ?? rule?.of ?? list)
  const range = weeksOf(ctx.now())
  const first = startOfDay(week ?? range.start, newYork).getTime()
  const last = week ? startOfDay(addDays(week, 7), newYork).getTime() : Infinity
  const rows: ReportRowWire[] = []
  for await (const { fact, forecast } of withForecasts(ctx, range, planId)) {
    const adds = fact.values[value]
    if (typeof adds !== 'number' || fact.at < first || fact.at >= last) continue
    if (list === 'forecast' && forecast === null) continue
    const { diagnosis, plan, status, createdAt } = fact.cells
    const cells = [status ?? null, diagnosis ?? null, plan ?? null, createdAt ?? null]
    rows.push({ resource: 'queries', id: fact.id, label: fact.label, cells, value: adds, changed: false })
  }
  return { data: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length }
}

async function sessionRows(ctx: Ctx, { planId, page, pageSize }: RowsQuery): Promise<RowsPage> {
  const where = sessionsToday(ctx, planId)
  const from = () => ctx.db.select(sessionColumns).from(queryHeader).innerJoin(user, eq(queryHeader.userId, user.id))
  const rows = await from()
    .where(where)
    .orderBy(asc(queryHeader.meetingTime), asc(queryHeader.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [{ total } = { total: 0 }] = await ctx.db
    .select({ total: count() })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(where)
  return {
    data: rows.map((row) => ({
      resource: 'queries',
      id: row.id,
      label: row.key,
      cells: [row.title, row.meetingTime?.toISOString() ?? null],
      value: 1,
      changed: false,
    })),
    total,
  }
}
const sessionColumns = {
  id: queryHeader.id,
  key: queryHeader.key,
  title: queryHeader.title,
  meetingTime: queryHeader.meetingTime,
}

async function failureRows(ctx: Ctx, { planId, page, pageSize }: RowsQuery): Promise<RowsPage> {
  const { data, total } = await readFailedMessages(ctx, { planId, limit: pageSize, offset: (page - 1) * pageSize })
  return {
    data: data.map(({ row, name, place }) => ({
      resource: place?.resource ?? '',
      id: place?.id ?? row.id,
      label: name,
      cells: [row.subject, row.error, row.createdAt.toISOString()],
      value: 1,
      changed: false,
    })),
    total,
  }
}
