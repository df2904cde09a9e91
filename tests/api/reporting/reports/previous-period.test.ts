/** With what a report compares itself. */
import { and, eq, gte, inArray, lt, ne, sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transaction, user } from '#db/schema/all.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const [staff] = await db.select({ id: user.id }).from(user).where(eq(user.email, 'csr@consilium.test'))
const csr = await product.as(staff!.id)
const counted = and(ne(transaction.transactionType, 'Paid'), eq(user.testUser, false), eq(user.supportAccount, false))

// three lines at either edge of October, and two of November
const lines = await db
  .select({ id: transaction.id })
  .from(transaction)
  .innerJoin(user, eq(transaction.userId, user.id))
  .where(and(counted, eq(transaction.transactionType, 'Earned')))
  .limit(5)
const days = ['2025-10-01', '2025-10-01', '2025-10-31', '2025-11-01', '2025-11-30']
for (const [at, day] of days.entries())
  await db
    .update(transaction)
    .set({ effectiveDate: day })
    .where(inArray(transaction.id, [lines[at]!.id]))

const ledger = async (start: string, end: string) => {
  const [{ cents } = { cents: null }] = await db
    .select({ cents: sum(transaction.amount) })
    .from(transaction)
    .innerJoin(user, eq(transaction.userId, user.id))
    .where(and(counted, gte(transaction.effectiveDate, start), lt(transaction.effectiveDate, end)))
  return Number(cents)
}

async function report(body: object) {
  const begun = await csr<{ id: string }>('POST', '/server/report/commonExports', body)
  expectStatus(begun, 200)
  await product.runner.runDue()
  return (await csr<ReportResult>('GET', `/server/report/header/${begun.body.id}/result`)).body
}

test('a month is compared with what the ledger says of the month before', async () => {
  const before = await ledger('2025-10-01', '2025-11-01')
  expect(before).toBeGreaterThan(0)
  const { changes, comparedWith, totals } = await report({ reportId: 'earnings', options: 129, month: '2025-11' })
  expect(comparedWith).toEqual({ start: '2025-10-01', end: '2025-11-01' })
  expect(changes?.amount?.before).toBe(before)
  expect(totals.amount?.value).toBe(await ledger('2025-11-01', '2025-12-01'))
})

test.each([
  ['a quarter', ['2026-04-01', '2026-07-01'], ['2026-01-01', '2026-04-01']],
  ['a year', ['2026-01-01', '2027-01-01'], ['2025-01-01', '2026-01-01']],
  ['other days', ['2026-03-02', '2026-05-01'], ['2026-01-01', '2026-03-02']],
] as const)('%s is compared as the period before says of itself', async (_, [start, end], [from, to]) => {
  const of = (range: object) => report({ reportId: 'queryList', options: 1, dateRange: range })
  const { changes, comparedWith } = await of({ start, end })
  expect(comparedWith).toEqual({ start: from, end: to })
  const { totals } = await of({ start: from, end: to })
  for (const [figure, { value }] of Object.entries(totals)) expect(changes?.[figure]?.before).toBe(value)
})
