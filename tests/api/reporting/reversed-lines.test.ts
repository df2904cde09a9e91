import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { planSurge, queryExpert, queryHeader, transaction } from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makePlan, makeUser } from '#db/seed/factories.ts'
import type { QuerySummary } from '#model/reporting/query-summary.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const now = product.now()
const today = newYorkDay(now)
const diagnosis = await makeDiagnosis(db)
const asker = await makeUser(db, now)
const plan = await makePlan(db, now)
const [surge] = await db
  .insert(planSurge)
  .values({ planId: plan.id, description: 'Now', start: addDays(today, -1), end: today, multiple: 1.5 })
  .returning()

/** 20 minutes at $300 an hour and a surge of 1.5 in a discussion of their own. */
async function earned() {
  const expert = await makeExpert(db, now)
  const [queryId, partId, lineId] = [newId(), newId(), newId()]
  await db.insert(queryHeader).values({
    id: queryId,
    key: queryId,
    userId: asker.id,
    createdBy: asker.id,
    planId: plan.id,
    status: 'closed',
    surgeId: surge!.id,
    surgeMultiple: 1.5,
    title: 'A question',
    mediaType: 'messenger',
    diagnosisId: diagnosis.id,
    expertSelectionMode: 'all',
    text: 'x',
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(queryExpert).values({
    id: partId,
    queryId,
    userId: expert.id,
    status: 'answered',
    rate: 30_000,
    minutes: 20,
    surgeMultiple: 1.5,
    inviteTime: now,
    answeredAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(transaction).values({
    id: lineId,
    userId: expert.id,
    queryId,
    queryExpertId: partId,
    description: 'A question',
    amount: 15_000,
    transactionType: 'Earned',
    source: 'async',
    status: 'credit',
    effectiveDate: today,
    formula: { source: 'async', rate: 30_000, minutes: 20, surge: 1.5, amount: 15_000 },
    surgeId: surge!.id,
    createdAt: now,
  })
  return { userId: expert.id, queryId, lineId }
}
async function report(body: object) {
  const begun = await staff.csr.call<{ id: string }>('POST', '/server/report/commonExports', { options: 1, ...body })
  expectStatus(begun, 200)
  await product.runner.runDue()
  const { totals } = (await staff.csr.call<ReportResult>('GET', `/server/report/header/${begun.body.id}/result`)).body
  return Object.fromEntries(Object.entries(totals).map(([name, { value }]) => [name, value]))
}
const reverse = (id: string) => staff.admin.call('POST', `/server/transaction/${id}/reverse`, { reason: 'Wrong' })

test.each(['returned', 'reverse'])(
  'a payment that was returned or reversed (%s) is no pay and no cost',
  async (how) => {
    const { userId, queryId } = await earned()
    const queryIds = [queryId]
    const figures = async () => [
      await report({ reportId: 'earnings', queryIds }),
      (await report({ reportId: 'planUsage', queryIds })).cost,
      (await staff.csr.call<QuerySummary>('GET', `/csradmin/interaction/${queryId}/summary`)).body.costs,
    ]
    const before = await figures()
    expect(before).toMatchObject([{ lines: 1, amount: 15_000, earned: 15_000 }, 15_000, [{ settled: 15_000 }]])
    const paid = await staff.admin.call<{ id: string }>('POST', '/server/transaction', {
      userId,
      queryId,
      transactionType: 'Paid',
      source: 'async',
      amount: -10_000,
      description: 'Check 17',
      reason: 'Sent by post',
      effectiveDate: today,
    })
    expectStatus(paid, 201)
    expectStatus(await staff.admin.call('POST', `/server/transaction/${paid.body.id}/settle`), 200)
    const body = how === 'returned' ? { why: 'closed' } : { reason: 'Wrong person' }
    expectStatus(await staff.admin.call('POST', `/server/transaction/${paid.body.id}/${how}`, body), 201)
    expect(await figures()).toEqual(before)
  },
)

test('pay that was reversed takes its minutes and its surge along, in reports and in the list of surge payments', async () => {
  const { userId, queryId, lineId } = await earned()
  const queryIds = [queryId]
  const listed = async () =>
    (
      await staff.csr.call<{ total: number; data: unknown[] }>(
        'GET',
        `/server/membership/surgePayment/list?userId=${userId}`,
      )
    ).body
  expect(await report({ reportId: 'surgePayments', queryIds })).toMatchObject({
    earned: 15_000,
    surge: 5_000,
    minutes: 20,
  })
  expect(await listed()).toMatchObject({ total: 1, data: [{ id: lineId, amount: 15_000, base: 10_000 }] })

  expectStatus(await reverse(lineId), 201)
  for (const reportId of ['surgePayments', 'earnings'])
    expect(await report({ reportId, queryIds })).toMatchObject({ lines: 2, earned: 0, surge: 0, minutes: 0 })
  expect(await report({ reportId: 'earnings', queryIds })).toMatchObject({ amount: 0 })
  expect(await listed()).toMatchObject({ total: 0, data: [] })
  const range = `${addDays(today, -1)},${addDays(today, 1)}`
  const stats = await staff.admin.call<{ all: Record<string, number> }>(
    'GET',
    `/server/report/expertaggstats?dateRange=${range}&groupBy=plan`,
  )
  expectStatus(stats, 200)
  // the experts of the tests before were paid for two of the three answers
  expect(stats.body.all).toMatchObject({ answered: 3, minutes: 40, earned: 30_000 })
  expect(stats.body.all.surgeShare).toBeCloseTo(1 / 3)
})
