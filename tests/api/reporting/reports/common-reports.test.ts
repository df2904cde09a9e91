import { describe, expect, test } from 'vitest'
import { and, count, eq, gte, isNotNull, lt, ne, notInArray, sum } from 'drizzle-orm'
import { alias } from '#db/columns.ts'
import { queryExpert, queryHeader, reportHeader, reportRow, transaction, user } from '#db/schema/all.ts'
import { csvCells } from '#model/csv.ts'
import { reportDefinitions } from '#model/reporting/definitions.ts'
import { commonReportIds, groupBys, type CommonReportId } from '#model/reporting/enums.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { instantsOf } from '#model/reporting/range.ts'
import { survivalOf } from '#model/reporting/time-bins.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const person = async (email: string) =>
  (
    await db
      .select({ id: user.id })
      .from(user)
      .where(eq(user.email, `${email}@consilium.test`))
  )[0]!.id
const csr = await product.as(await person('csr'))
const viewOnly = await product.as(await person('csr.view'))
const today = newYorkDay(product.now())
const range = { start: addDays(today, -400), end: addDays(today, 1) }

async function generated(body: Record<string, unknown>): Promise<{ id: string; result: ReportResult }> {
  const begun = await csr<{ id: string }>('POST', '/server/report/commonExports', { options: 1, ...body })
  expectStatus(begun, 200)
  await product.runner.runDue()
  const answer = await csr<ReportResult>('GET', `/server/report/header/${begun.body.id}/result`)
  expectStatus(answer, 200)
  return { id: begun.body.id, result: answer.body }
}
const ranged = (reportId: CommonReportId) => (reportDefinitions[reportId].flags & 4) !== 0

describe('figures equal what the database says', () => {
  const asker = alias(user, 'asker')
  const real = and(eq(queryHeader.testQuery, false), eq(asker.testUser, false), eq(asker.supportAccount, false))
  const { from, to } = instantsOf(range)

  test('discussions', async () => {
    const [{ n, answers } = { n: 0, answers: null }] = await db
      .select({ n: count(), answers: sum(queryHeader.responseCount) })
      .from(queryHeader)
      .innerJoin(asker, eq(queryHeader.userId, asker.id))
      .where(and(real, gte(queryHeader.createdAt, from), lt(queryHeader.createdAt, to)))
    expect(n).toBeGreaterThan(20)
    const { result } = await generated({ reportId: 'queryList', dateRange: range })
    expect(result.totals.discussions?.value).toBe(n)
    expect(result.totals.responses?.value).toBe(Number(answers))
    const { open, closed, cancelled, unreleased } = result.totals
    expect(open!.value! + closed!.value! + cancelled!.value! + unreleased!.value!).toBe(n)
  })

  test('invitations', async () => {
    const [{ n } = { n: 0 }] = await db
      .select({ n: count() })
      .from(queryExpert)
      .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
      .innerJoin(asker, eq(queryHeader.userId, asker.id))
      .innerJoin(user, eq(queryExpert.userId, user.id))
      .where(
        and(
          real,
          eq(user.testUser, false),
          eq(user.supportAccount, false),
          notInArray(queryExpert.status, ['user', 'csr']),
          isNotNull(queryExpert.inviteTime),
          gte(queryExpert.inviteTime, from),
          lt(queryExpert.inviteTime, to),
        ),
      )
    const { result } = await generated({ reportId: 'expertActivity', dateRange: range })
    expect(result.totals.invited?.value).toBe(n)
    expect(n).toBeGreaterThan(50)
  })

  test('earnings', async () => {
    const [{ cents } = { cents: null }] = await db
      .select({ cents: sum(transaction.amount) })
      .from(transaction)
      .innerJoin(user, eq(transaction.userId, user.id))
      .leftJoin(queryHeader, eq(transaction.queryId, queryHeader.id))
      .where(and(ne(transaction.transactionType, 'Paid'), eq(user.testUser, false), eq(user.supportAccount, false)))
    const { result } = await generated({ reportId: 'earnings' })
    expect(result.totals.amount?.value).toBe(Number(cents))
    expect(Number(cents)).toBeGreaterThan(0)
  })
})

test('every figure of every report opens rows whose total equals it, by every group', async () => {
  for (const reportId of commonReportIds) {
    const { subject, groupBys: offered } = reportDefinitions[reportId]
    for (const groupBy of groupBys) {
      const body = { reportId, groupBy, ...(ranged(reportId) && { dateRange: range }) }
      if (!offered.includes(groupBy)) {
        expectStatus(await csr('POST', '/server/report/commonExports', { options: 1, ...body }), 422)
        continue
      }
      const { id, result } = await generated(body)
      const rowsOf = async (cell: string) =>
        (
          await csr<{ total: number; figure: number | null; data: { value: number | null }[] }>(
            'GET',
            `/server/report/header/${id}/rows?cell=${encodeURIComponent(cell)}&pageSize=250`,
          )
        ).body
      const cells = (prefix: string, figures: ReportResult['totals']) =>
        result.figures.map((figure) => ({ figure, cell: `${figure.id}${prefix}`, said: figures[figure.id]! }))
      const all = [
        ...cells('', result.totals),
        ...result.groups.slice(0, 1).flatMap((group) => cells(`~group~${group.id}`, group.figures)),
        ...result.months.slice(-1).flatMap((month) => cells(`~month~${month.month}`, month.figures)),
      ]
      for (const { figure, cell, said } of all) {
        const listed = await rowsOf(cell)
        expect({ subject, cell, total: listed.total }).toEqual({ subject, cell, total: said.rows })
        expect(listed.figure).toBe(said.value)
        if ((figure.kind === 'count' || figure.kind === 'sum') && listed.total <= 250)
          expect(listed.data.reduce((all, row) => all + (row.value ?? 0), 0)).toBe(said.value)
      }
      for (const { hours, waiting } of result.bins.length
        ? survivalOf(result.totals.released?.value ?? 0, result.bins)
        : [])
        expect({ reportId, hours, total: (await rowsOf(`released~after~${hours}`)).total }).toEqual({
          reportId,
          hours,
          total: waiting,
        })
      // nothing is lost in a group
      const first = result.figures[0]!.id
      expect(result.groups.reduce((all, group) => all + (group.figures[first]?.value ?? 0), 0)).toBe(
        result.totals[first]?.value,
      )
    }
  }
}, 600_000)

test('a row is marked only where its own record has changed since, and opens at its discussion', async () => {
  const marked = async (id: string, cell: string) =>
    (
      await csr<{ data: { resource: string; id: string; changed: boolean }[] }>(
        'GET',
        `/server/report/header/${id}/rows?cell=${cell}&pageSize=250`,
      )
    ).body.data
  for (const [reportId, cell] of [
    ['expertActivity', 'invited'],
    ['earnings', 'amount'],
    ['queryList', 'discussions'],
    ['registrationFunnel', 'registered'],
  ] as const) {
    const { id } = await generated({ reportId, ...(ranged(reportId) && { dateRange: range }) })
    const rows = await marked(id, cell)
    expect(rows.length).toBeGreaterThan(5)
    expect({ reportId, changed: rows.filter(({ changed }) => changed) }).toEqual({ reportId, changed: [] })
    expect(rows.every(({ resource }) => ['queries', 'users'].includes(resource))).toBe(true)
    if (reportId !== 'expertActivity') continue
    const [row] = await db
      .select({ refId: reportRow.refId })
      .from(reportRow)
      .where(and(eq(reportRow.reportId, id), eq(reportRow.ordinal, 3)))
    const later = new Date(product.now().getTime() + 60_000)
    const [touched] = await db
      .update(queryExpert)
      .set({ updatedAt: later })
      .where(eq(queryExpert.id, row!.refId))
      .returning({ queryId: queryExpert.queryId })
    const changed = (await marked(id, cell)).flatMap((one, at) => (one.changed ? [{ at, id: one.id }] : []))
    expect(changed).toEqual([{ at: 3, id: touched!.queryId }])
    // rows of reports made before named their discussion, at the moment of their engagement
    await db
      .update(reportRow)
      .set({ resource: 'queries', refId: touched!.queryId, changedAt: new Date(0) })
      .where(and(eq(reportRow.reportId, id), eq(reportRow.ordinal, 3)))
    expect((await marked(id, cell))[3]).toMatchObject({ id: touched!.queryId, changed: false })
  }
})

test('the end of a range is not included, and a day is New York’s', async () => {
  const [row] = await db
    .select({ id: queryHeader.id, key: queryHeader.key })
    .from(queryHeader)
    .innerJoin(user, eq(queryHeader.userId, user.id))
    .where(and(eq(queryHeader.testQuery, false), eq(user.testUser, false), eq(user.supportAccount, false)))
    .limit(1)
  const at = async (iso: string, dateRange: object) => {
    await db
      .update(queryHeader)
      .set({ createdAt: new Date(iso) })
      .where(eq(queryHeader.id, row!.id))
    return (await generated({ reportId: 'queryList', dateRange, queryIds: [row!.key] })).result.totals.discussions
      ?.value
  }
  const year = { start: '2025-01-01', end: '2026-01-01' }
  expect(await at('2026-01-01T04:59:59.999Z', year)).toBe(1)
  expect(await at('2026-01-01T05:00:00Z', year)).toBe(0)
  // the day on which clocks go forward has 23 hours
  const spring = { start: '2026-03-08', end: '2026-03-09' }
  expect(await at('2026-03-08T05:00:00Z', spring)).toBe(1)
  expect(await at('2026-03-09T03:59:59Z', spring)).toBe(1)
  expect(await at('2026-03-09T04:00:00Z', spring)).toBe(0)
  // and that on which they go back 25
  const autumn = { start: '2026-11-01', end: '2026-11-02' }
  expect(await at('2026-11-02T04:59:59Z', autumn)).toBe(1)
  expect(await at('2026-11-02T05:00:00Z', autumn)).toBe(0)
})

describe('a report', () => {
  test('is cancelled, generated again, downloaded as the same bytes, and goes after thirty days', async () => {
    const { body } = await csr<{ id: string }>('POST', '/server/report/commonExports', {
      reportId: 'queryList',
      options: 3,
    })
    expectStatus(await csr('GET', `/server/report/download/${body.id}`), 409)
    expectStatus(await csr('POST', `/server/report/header/${body.id}/cancel`), 200)
    await product.runner.runDue()
    const read = async () => (await csr('GET', `/server/report/header/${body.id}`)).body
    expect(await read()).toMatchObject({ state: 'failed', error: 'reporting.cancelled' })
    expectStatus(await csr('POST', `/server/report/header/${body.id}/regenerate`), 200)
    await product.runner.runDue()
    const ready = await read()
    expect(ready).toMatchObject({ state: 'ready', options: 3, error: null })
    const files = ready.files as { format: string; part: string; hash: string; size: number }[]
    expect(files.map(({ format }) => format)).toEqual(['csv', 'xlsx'])
    const first = await csr<string>('GET', `/server/report/download/${body.id}?format=csv`)
    const second = await viewOnly<string>('GET', `/server/report/download/${body.id}?format=csv`)
    expect(second.body).toBe(first.body)
    expect(first.headers.get('x-content-sha256')).toBe(files[0]!.hash)
    await db
      .update(reportHeader)
      .set({ expiresAt: new Date(product.now().getTime() - 1) })
      .where(eq(reportHeader.id, body.id))
    await product.runner.runDue()
    expectStatus(await (await product.as(await person('csr')))('GET', `/server/report/header/${body.id}`), 404)
  })

  test('that was killed starts once more and then has failed', async () => {
    const { id } = (
      await csr<{ id: string }>('POST', '/server/report/commonExports', { reportId: 'queryList', options: 1 })
    ).body
    await db.update(reportHeader).set({ attempts: 1 }).where(eq(reportHeader.id, id))
    await product.runner.runDue()
    expect((await csr('GET', `/server/report/header/${id}`)).body.state).toBe('ready')
    expectStatus(await csr('POST', `/server/report/header/${id}/regenerate`), 200)
    await db.update(reportHeader).set({ attempts: 2 }).where(eq(reportHeader.id, id))
    await product.runner.runDue()
    expect((await csr('GET', `/server/report/header/${id}`)).body).toMatchObject({
      state: 'failed',
      error: 'reports.failed',
    })
  })

  test('is read, never generated, by view-only staff, and by no one else', async () => {
    expectStatus(await viewOnly('GET', '/server/report/commonExports'), 200)
    expectStatus(await viewOnly('GET', '/server/report/header/list'), 200)
    const refused = await viewOnly('POST', '/server/report/commonExports', { reportId: 'queryList', options: 1 })
    expectStatus(refused, 403)
    expect(refused.body).toMatchObject({ rule: 'rules.viewOnly' })
    const member = await product.as(await person('member'))
    expectStatus(await member('GET', '/server/report/commonExports'), 403)
  })

  test('offers what its flags name and refuses the rest', async () => {
    const { data } = (
      await csr<{ data: { reportId: CommonReportId; flags: number }[] }>('GET', '/server/report/commonExports')
    ).body
    expect(Object.fromEntries(data.map(({ reportId, flags }) => [reportId, flags]))).toEqual({
      queryList: 63,
      responseTimes: 47,
      expertActivity: 23,
      earnings: 195,
      surgePayments: 71,
      planUsage: 171,
      diagnosisVolume: 15,
      registrationFunnel: 15,
    })
    const refused = await csr('POST', '/server/report/commonExports', {
      reportId: 'planUsage',
      options: 65,
      dateRange: range,
    })
    expectStatus(refused, 422)
    expect(refused.body).toMatchObject({ fields: { options: 'errors.reportOption', dateRange: 'errors.reportOption' } })
  })

  test.each(['groups', 'rows'])(
    'writes amounts of its %s with two decimals under a head that says USD',
    async (part) => {
      const { id } = await generated({ reportId: 'earnings' })
      const { body } = await csr<string>('GET', `/server/report/download/${id}?format=csv&part=${part}`)
      const [head = [], ...rows] = csvCells(body)
      const amounts = head.flatMap((name, at) => (/Amount|Earned|Adjustments|^Surge(?! mult)/.test(name) ? [at] : []))
      expect(amounts.length).toBe(part === 'groups' ? 4 : 1)
      for (const at of amounts) {
        expect(head[at]).toMatch(/ \(USD\)$/)
        for (const row of rows) expect(row[at]).toMatch(/^-?\d+\.\d\d$/)
      }
      expect(rows.length).toBeGreaterThan(5)
    },
  )

  test('hides names where it is blinded', async () => {
    const { id } = await generated({ reportId: 'expertActivity', options: 17 })
    const csv = (await csr<string>('GET', `/server/report/download/${id}?format=csv&part=rows`)).body
    expect(csv).toContain('Expert 1')
    expect(csv).not.toContain('Dr.')
  })

  test('adds what is blinded to no group that names the expert, nor anything else to one that does not', async () => {
    const { id, result } = await generated({ reportId: 'expertActivity' })
    const csv = (await csr<string>('GET', `/server/report/download/${id}?format=csv&part=rows`)).body
    const rows = csvCells(csv).map(([name]) => name)
    const hidden = result.groups.filter(({ name }) => /^Expert \d+$/.test(name))
    expect(hidden.length).toBeGreaterThan(1)
    expect(new Set(hidden.map(({ name }) => name))).toEqual(new Set(rows.filter((name) => /^Expert \d+$/.test(name!))))
    for (const { id: group, name, figures } of hidden) {
      expect(figures.invited?.value).toBe(rows.filter((one) => one === name).length)
      const cell = encodeURIComponent(`invited~group~${group}`)
      const listed = await csr<{ total: number }>('GET', `/server/report/header/${id}/rows?cell=${cell}`)
      expect(listed.body.total).toBe(figures.invited?.rows)
    }
  })
})

test('names that a spreadsheet would run stay text', async () => {
  const [row] = await db.select({ id: queryHeader.userId, key: queryHeader.key }).from(queryHeader).limit(1)
  await db.update(user).set({ displayName: '=1+2', testUser: false, supportAccount: false }).where(eq(user.id, row!.id))
  const { id } = await generated({ reportId: 'queryList', queryIds: [row!.key] })
  const csv = (await csr<string>('GET', `/server/report/download/${id}?format=csv`)).body
  expect(csv).toContain("'=1+2")
})
