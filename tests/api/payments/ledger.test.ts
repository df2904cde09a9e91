import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvent, earning, queryExpert, queryHeader, transaction } from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makeUser } from '#db/seed/factories.ts'
import { systemCtx } from '#api/context.ts'
import { settleEarnings } from '#api/payments/settle-earnings.ts'
import type { YearEnd } from '#model/payments/year-end.ts'
import { newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const { db } = product
const ctx = systemCtx(product.deps)
const now = product.now()
const dx = await makeDiagnosis(db)
const asker = await makeUser(db, now)

async function answered(
  part: Partial<typeof queryExpert.$inferInsert> = {},
  given: Parameters<typeof makeExpert>[2] = {},
  header: Partial<typeof queryHeader.$inferInsert> = {},
) {
  const expert = await makeExpert(db, now, given)
  const queryId = newId()
  await db.insert(queryHeader).values({
    id: queryId,
    key: queryId,
    userId: asker.id,
    createdBy: asker.id,
    status: 'open',
    title: 'A question',
    mediaType: 'messenger',
    diagnosisId: dx.id,
    expertSelectionMode: 'all',
    text: 'x',
    createdAt: now,
    updatedAt: now,
    ...header,
  })
  const partId = newId()
  await db.insert(queryExpert).values({
    id: partId,
    queryId,
    userId: expert.id,
    status: 'answered',
    rate: 40_000,
    minutes: 30,
    surgeMultiple: 1.5,
    answeredAt: now,
    createdAt: now,
    updatedAt: now,
    ...part,
  })
  const lines = () => db.select().from(transaction).where(eq(transaction.queryId, queryId))
  const earned = async () => (await db.select().from(earning).where(eq(earning.queryId, queryId)))[0]
  const close = async () => {
    await db.update(queryHeader).set({ status: 'closed' }).where(eq(queryHeader.id, queryId))
    await db.update(queryExpert).set({ frozen: true }).where(eq(queryExpert.queryId, queryId))
    await settleEarnings(ctx, queryId)
  }
  return { expert, queryId, partId, lines, earned, close, settle: () => settleEarnings(ctx, queryId) }
}

test('an answer earns rate ÷ 60 × minutes × surge, recomputed until the close and then frozen in one line', async () => {
  const one = await answered()
  await one.settle()
  expect(await one.earned()).toMatchObject({ amount: 30_000, minutes: 30, frozenAt: null })
  expect(await one.lines()).toEqual([])
  await db.update(queryExpert).set({ minutes: 45 }).where(eq(queryExpert.id, one.partId))
  await one.settle()
  await one.close()
  await one.close()
  expect(await one.lines()).toEqual([
    expect.objectContaining({
      amount: 45_000,
      transactionType: 'Earned',
      source: 'async',
      status: 'credit',
      userId: one.expert.id,
    }),
  ])
  await db.update(queryExpert).set({ minutes: 60 }).where(eq(queryExpert.id, one.partId))
  await one.settle()
  expect((await one.lines()).map((line) => line.amount)).toEqual([45_000])
  const [audited] = await db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.refId, (await one.lines())[0]?.id ?? ''))
  expect(audited).toMatchObject({ event: 'create', refTable: 'transaction_ledger', userId: one.expert.id })
})

test('two at once write one line', async () => {
  const one = await answered({ frozen: true }, {}, { status: 'closed' })
  await Promise.all(Array.from({ length: 10 }, () => one.settle()))
  expect(await one.lines()).toHaveLength(1)
})

test.each([
  ['a late review', { status: 'latereview' as const, payable: false }, {}, {}],
  ['a rejected answer', { status: 'rejected' as const }, {}, {}],
  ['a test user', {}, { testUser: true }, {}],
  ['teaching', {}, {}, { type: 'academy' as const }],
  ['a physician without the expert flag', {}, { noeticExpert: false }, {}],
  ['an invitation', { status: 'invited' as const, answeredAt: null }, {}, {}],
])('%s earns nothing', async (_name, part, given, header) => {
  const one = await answered(part, given, header)
  await one.close()
  expect(await one.earned()).toBeUndefined()
  expect(await one.lines()).toEqual([])
})

test('a late review that staff made payable is paid, and so is an answer in a discussion that was cancelled afterwards', async () => {
  const late = await answered({ status: 'latereview', payable: true })
  await late.close()
  expect(await late.lines()).toHaveLength(1)
  const cancelled = await answered({ status: 'cancelled', frozen: true }, {}, { status: 'cancelled' })
  await cancelled.settle()
  expect(await cancelled.lines()).toHaveLength(1)
})

test('an expert reads the own ledger with balance, open work and formulas; others do not', async () => {
  const one = await answered()
  await one.settle()
  const call = await product.as(one.expert.id)
  const before = await call('GET', `/server/user/${one.expert.id}/transaction/list`)
  expect(before.body).toMatchObject({
    total: 0,
    balance: 0,
    firstDay: null,
    pending: [{ queryId: one.queryId, amount: 30_000, formula: '30 min at $400/h × 1.5 = $300', inReview: false }],
  })
  await one.close()
  const after = await call('GET', `/server/user/${one.expert.id}/transaction/list`)
  expect(after.body).toMatchObject({
    total: 1,
    balance: 30_000,
    // statements begin with its quarter
    firstDay: newYorkDay(now),
    pending: [],
    data: [{ channel: null, amount: 30_000, formula: '30 min at $400/h × 1.5 = $300' }],
  })
  const stranger = await product.as((await makeExpert(db, now)).id)
  expectStatus(await stranger('GET', `/server/user/${one.expert.id}/transaction/list`), 404)
  expectStatus(await (await product.as(asker.id))('GET', `/server/user/${asker.id}/transaction/list`), 404)
  expectStatus(await call('GET', `/server/user/${one.expert.id}/transaction/list?secret=1`), 422)
})

test('what is expected is what will be paid: a negative balance is deducted from unfinished work', async () => {
  const one = await answered()
  await one.settle()
  const staff = await hire(product)
  const deducted = await staff.admin.call('POST', '/server/transaction', {
    userId: one.expert.id,
    transactionType: 'Adjustment',
    source: 'manual',
    amount: -5_000,
    description: 'Paid twice',
    reason: 'Agreed by phone',
    effectiveDate: '2025-03-01',
  })
  expectStatus(deducted, 201)
  const { body } = await staff.csr.call('GET', `/server/user/${one.expert.id}/transaction/list`)
  expect(body).toMatchObject({ balance: -5_000, pending: [{ amount: 30_000 }], expectedPay: [{ amount: 25_000 }] })
})

test('paid this year is what the year-end says: no reversed payment, none of another year, by the year of New York', async () => {
  const year = Number(newYorkDay(now).slice(0, 4))
  // an hour into the new year of Greenwich it is the last evening of the old one in New York
  product.clock.advance((Date.UTC(year + 1, 0, 1, 1) - product.now().getTime()) / 1000)
  const expert = await makeExpert(db, now)
  const pays = async (amount: number, effectiveDate: string, more: object = {}) => {
    const id = newId()
    await db.insert(transaction).values({
      id,
      userId: expert.id,
      description: 'Payout',
      amount: -amount,
      transactionType: 'Paid',
      source: 'check',
      status: 'debit',
      effectiveDate,
      createdAt: now,
      ...more,
    })
    return id
  }
  await pays(20_000, `${year}-01-01`)
  await pays(3_000, `${year}-12-31`)
  await pays(70_000, `${year - 1}-12-31`)
  await pays(80_000, `${year + 1}-01-01`)
  const staff = await hire(product)
  const [back, reversed] = [await pays(50_000, `${year}-06-01`), await pays(60_000, `${year}-06-02`)]
  expectStatus(await staff.admin.call('POST', `/server/transaction/${back}/returned`, { why: 'notCashed' }), 201)
  expectStatus(await staff.admin.call('POST', `/server/transaction/${reversed}/reverse`, { reason: 'Twice' }), 201)
  const paid = async (call: Caller) =>
    (await call<{ paidThisYear: number }>('GET', `/server/user/${expert.id}/transaction/list`)).body.paidThisYear
  expect(await paid(await product.as(expert.id))).toBe(23_000)
  expect(await paid(staff.csr.call)).toBe(23_000)
  const { rows } = (await staff.csr.call<YearEnd>('GET', `/server/taxYear/${year}`)).body
  expect(rows.find(({ userId }) => userId === expert.id)?.paid).toBe(23_000)
})
