import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { membershipPlan, notification, queryHeader, user } from '#db/schema/all.ts'
import { countedTasks, type CountedTasks } from '#model/discussions/counted-tasks.ts'
import { csvCells } from '#model/csv.ts'
import { groupBys } from '#model/reporting/enums.ts'
import { figureRules, ruleOf } from '#model/reporting/figures.ts'
import { quantile } from '#model/reporting/tally.ts'
import type { Overview, WorkNow } from '#model/reporting/overview-wire.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { survivalOf } from '#model/reporting/time-bins.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const person = async (email: string) =>
  (
    await product.db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, `${email}@consilium.test`))
  )[0]!.id
const admin = await product.as(await person('csr.admin'))
const csr = await product.as(await person('csr'))
const today = newYorkDay(product.now())
const dateRange = `${addDays(today, -400)},${addDays(today, 1)}`
interface Page {
  data: Record<string, unknown>[]
  total: number
  all: Record<string, number | null>
  totals: ReportResult['totals']
  bins: ReportResult['bins']
}
const read = async (path: string) => {
  const answer = await admin<Page>('GET', path)
  expectStatus(answer, 200)
  return answer.body
}

test.each(groupBys)('discussions by %s: each number opens as many discussions as it says', async (groupBy) => {
  const asked = `dateRange=${dateRange}&groupBy=${groupBy}`
  const stats = await read(`/server/report/queryaggstats?${asked}&pageSize=250`)
  expect(stats.all.total).toBeGreaterThan(20)
  expect(stats.data.reduce((sum, row) => sum + Number(row.total), 0)).toBe(stats.all.total)
  for (const row of [{ ...stats.all, group: undefined }, ...stats.data.slice(0, 2)] as Record<string, unknown>[])
    for (const [figure, field] of [
      ['discussions', 'total'],
      ['open', 'open'],
      ['cancelled', 'cancelled'],
      ['video', 'video'],
    ] as const) {
      const group = row.group === undefined ? '' : `&group=${encodeURIComponent(String(row.group))}`
      const { total } = await read(`/server/report/queryaggdetail?${asked}&figure=${figure}${group}&pageSize=1`)
      expect({ figure, total }).toEqual({ figure, total: row[field] })
    }
})

const shownFigures = {
  discussions: 'total',
  unreleased: 'unreleased',
  open: 'open',
  closed: 'closed',
  cancelled: 'cancelled',
  messenger: 'messenger',
  audio: 'audio',
  video: 'video',
  responses: 'responses',
  seats: 'seats',
  seatsFilled: 'seatsFilled',
  toRelease: 'medianReleaseHours',
  toFirstAnswer: 'medianFirstAnswerHours',
  toClose: 'medianCloseHours',
  cost: 'cost',
}
/** The values of the rows behind a figure, put together as the figure is. */
async function fromRows(figure: string, asked: string): Promise<number | null> {
  const { data } = await read(`/server/report/queryaggdetail?${asked}&figure=${figure}&pageSize=250`)
  const values = data.map(({ value }) => Number(value)).sort((a, b) => a - b)
  const { kind } = ruleOf('discussions', figure)!
  if (kind === 'median' || kind === 'p90') return quantile(values, kind === 'median' ? 0.5 : 0.9)
  return values.reduce((sum, value) => sum + value, 0)
}

test.each(groupBys)('discussions by %s: the values of the rows add up to each number', async (groupBy) => {
  const asked = `dateRange=${dateRange}&groupBy=${groupBy}`
  const { data } = await read(`/server/report/queryaggstats?${asked}&pageSize=250&sort=-total`)
  for (const row of data.slice(0, 2))
    for (const [figure, field] of Object.entries(shownFigures)) {
      const sum = await fromRows(figure, `${asked}&group=${encodeURIComponent(String(row.group))}`)
      if (row[field] === null) expect(sum, figure).toBeNull()
      else expect(sum, figure).toBeCloseTo(Number(row[field]), 6)
    }
})

test('the values of all rows add up to each figure, and to the whole of a share', async () => {
  const asked = `dateRange=${dateRange}&groupBy=plan`
  const { totals } = await read(`/server/report/queryaggstats?${asked}`)
  for (const figure of Object.keys(figureRules.discussions)) {
    const whole = ruleOf('discussions', figure)?.over ?? figure
    expect(await fromRows(figure, asked), figure).toBeCloseTo(totals[whole]?.value ?? Number.NaN, 6)
  }
  expect(totals.seatsFilled?.value).toBeGreaterThan(totals.seatsFilled?.rows ?? 0)
})

test('the export of statistics names the units of its numbers', async () => {
  const path = `/server/report/queryaggstats/export?dateRange=${dateRange}&groupBy=plan&format=csv`
  const [head = [], ...rows] = csvCells((await admin<string>('GET', path)).body)
  const values = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '')
  const costs = values('Cost (USD)')
  expect(costs.length).toBeGreaterThan(2)
  for (const cost of costs) expect(cost).toMatch(/^\d+\.\d\d$/)
  for (const share of values('Fill rate (%)')) expect(share).toMatch(/^(\d{1,3}(\.\d{1,2})?)?$/)
  for (const hours of values('Time to first answer (median), hours')) expect(hours).toMatch(/^(\d+(\.\d{1,2})?)?$/)
})

test('each point of the curve of discussions without an answer opens as many discussions', async () => {
  const asked = `dateRange=${dateRange}&groupBy=plan`
  const { totals, bins } = await read(`/server/report/queryaggstats?${asked}`)
  const points = survivalOf(totals.released?.value ?? 0, bins)
  expect(points.at(-1)?.waiting).toBeLessThan(points[0]!.waiting)
  for (const { hours, waiting } of points)
    expect({
      hours,
      total: (await read(`/server/report/queryaggdetail?${asked}&figure=released&after=${hours}&pageSize=1`)).total,
    }).toEqual({ hours, total: waiting })
  expectStatus(await admin('GET', `/server/report/queryaggdetail?${asked}&figure=released&after=25`), 422)
})

test('experts: each number opens as many invitations, and those that add to a sum add up to it', async () => {
  const stats = await read(`/server/report/expertaggstats?dateRange=${dateRange}&pageSize=250&sort=-earned`)
  const earned = stats.data.map((row) => Number(row.earned))
  expect(earned).toEqual([...earned].sort((a, b) => b - a))
  for (const row of stats.data.slice(0, 5)) {
    const of = async (figure: string) =>
      read(
        `/server/report/expertdetailstats/${String(row.userId)}?dateRange=${dateRange}&figure=${figure}&pageSize=250`,
      )
    expect((await of('invited')).total).toBe(row.invited)
    expect((await of('answered')).total).toBe(row.answered)
    const lines = (await of('earned')).data.map(({ value }) => Number(value))
    expect(lines.reduce((sum, value) => sum + value, 0)).toBe(row.earned)
  }
})

test('a plain csr is told which rule forbids the statistics', async () => {
  for (const path of ['/server/report/expertaggstats', '/server/report/queryaggstats?groupBy=plan']) {
    const refused = await csr('GET', path)
    expectStatus(refused, 403)
    expect(refused.body).toMatchObject({ rule: 'rules.csrAdmin' })
  }
})

const plans = await product.db.select({ id: membershipPlan.id, name: membershipPlan.name }).from(membershipPlan)

test('the overview of one plan counts what is about its discussions', async () => {
  const all = (await csr<Overview>('GET', '/server/report/overview/now')).body
  const [about] = await product.db
    .select({ userId: queryHeader.userId, queryId: queryHeader.id })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(and(isNotNull(queryHeader.planId), eq(user.testUser, false), eq(user.supportAccount, false)))
  const failed = {
    userId: about!.userId,
    type: 'email',
    purpose: 'opened',
    to: 'a@consilium.test',
    text: '',
    status: 'error',
    createdAt: product.now(),
    dueAt: product.now(),
  } as const
  await product.db.insert(notification).values([
    { ...failed, id: randomUUID(), cause: 'test:discussion', queryId: about!.queryId },
    { ...failed, id: randomUUID(), cause: 'test:account', queryId: null },
  ])
  const of: WorkNow[] = []
  for (const { id } of plans) of.push((await csr<WorkNow>('GET', `/server/report/overview/now?planId=${id}`)).body)
  const sum = (value: (one: WorkNow) => number) => of.reduce((total, one) => total + value(one), 0)
  // one task of the demo at least is about a plan's discussion, and not all of them are about the same plan's
  expect(Math.max(...of.map(({ tasks }) => tasks.open))).toBeGreaterThan(0)
  expect(Math.max(...of.map(({ tasks }) => tasks.open))).toBeLessThan(all.tasks.open)
  expect(sum(({ tasks }) => tasks.open)).toBeLessThanOrEqual(all.tasks.open)
  // of the two that have failed since, one is about a discussion
  expect(sum(({ messageFailures }) => messageFailures)).toBe(all.messageFailures + 1)
})

test.each([{ id: undefined, name: 'all plans' }, ...plans])(
  'the overview of $name: each number opens its rows, for the weeks as well',
  async ({ id: planId }) => {
    const ofPlan = planId ? `planId=${planId}&` : ''
    const overview = (await csr<Overview>('GET', `/server/report/overview?${ofPlan}`)).body
    expect(overview.weeks).toHaveLength(13)
    const rowsOf = async (query: string) => {
      const answer = await csr<Page>('GET', `/server/report/overview/rows?${ofPlan}${query}&pageSize=1`)
      expectStatus(answer, 200)
      return answer.body.total
    }
    for (const [list, { rows }] of Object.entries(overview.figures)) expect(await rowsOf(`list=${list}`)).toBe(rows)
    for (const { start, figures } of overview.weeks.slice(-3))
      expect(await rowsOf(`list=discussions&week=${start}`)).toBe(figures.discussions?.value)
    expect(overview.weeks.reduce((sum, { figures }) => sum + (figures.discussions?.value ?? 0), 0)).toBe(
      overview.figures.discussions?.value,
    )
    for (const name of Object.keys(countedTasks) as CountedTasks[]) {
      const asked = encodeURIComponent(JSON.stringify({ ...countedTasks[name], planId }))
      const listed = await csr('GET', `/rest/tasks?range=[0,0]&filter=${asked}`)
      expect(Number(listed.headers.get('content-range')?.split('/')[1])).toBe(overview.tasks[name])
    }
    const now = (await csr<Partial<Overview>>('GET', `/server/report/overview/now?${ofPlan}`)).body
    const { tasks, sessions, messageFailures } = overview
    expect(now).toEqual({ tasks, sessions, messageFailures })
    expect(await rowsOf('list=forecast')).toBe(overview.calibration.forecasts)
    expect(await rowsOf('list=sessions')).toBe(overview.sessions)
    expect(await rowsOf('list=messageFailures')).toBe(overview.messageFailures)
  },
)

test('a verbatim report holds a passage only once it is released, marked; the document is written again', async () => {
  const [plan] = (await admin<{ data: { id: string }[] }>('GET', '/server/membership/plan/list')).body.data
  const made = await admin<{ id: string }>('POST', '/server/report/header', {
    name: 'What experts said',
    reportType: 'verbatim',
    planId: plan!.id,
  })
  expectStatus(made, 201)
  await product.runner.runDue()
  const path = `/server/report/header/${made.body.id}`
  const list = async () =>
    (await admin<{ data: { id: string; text: string; state: string; version: number }[] }>('GET', `${path}/passages`))
      .body.data
  const [first] = await list()
  expect(first).toMatchObject({ state: 'pending' })
  const decided = { state: 'released', text: 'Checked wording.', version: first!.version }
  expectStatus(await admin('PUT', `/server/report/passage/${first!.id}`, decided), 200)
  expectStatus(await admin('PUT', `/server/report/passage/${first!.id}`, decided), 409)
  expectStatus(await admin('POST', `${path}/regenerate`), 200)
  await product.runner.runDue()
  expect((await list())[0]).toMatchObject({ state: 'released', text: 'Checked wording.' })
  const ready = (await admin<{ files: { format: string }[]; state: string }>('GET', path)).body
  expect(ready.state).toBe('ready')
  expect(ready.files.map(({ format }) => format)).toEqual(['pdf', 'docx'])
})
