import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvent, bankAccount, transaction, userTaxInformation } from '#db/schema/all.ts'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import type { PayoutDetail, PayoutPreview, PayoutRow, TransactionAdmin } from '#model/payments/payout-wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const now = product.now()

interface Given {
  tax?: 'completed' | 'not_started'
  taxUntil?: string
  bank?: boolean
  paypal?: boolean
  test?: boolean
}
async function expert({ tax = 'completed', taxUntil, bank = true, paypal = false, test = false }: Given = {}) {
  const one = await makeExpert(db, now, { taxFormStatus: tax, testUser: test })
  if (bank || paypal)
    await db.insert(bankAccount).values({
      userId: one.id,
      bankName: bank ? 'First Bank' : null,
      paypalEmail: paypal ? 'pay@example.test' : null,
      updatedAt: now,
    })
  if (taxUntil)
    await db.insert(userTaxInformation).values({
      userId: one.id,
      formType: 'W-8 BEN',
      status: 'certified',
      expiresAt: taxUntil,
      createdAt: now,
      updatedAt: now,
    })
  return one
}
const earns = async (userId: string, amount: number, effectiveDate = '2025-02-10') => {
  const id = newId()
  await db.insert(transaction).values({
    id,
    userId,
    description: 'A question',
    amount,
    transactionType: 'Earned',
    source: 'async',
    status: 'credit',
    effectiveDate,
    createdAt: now,
  })
  return id
}
const preview = async (quarter: string) =>
  (await staff.csr.call<PayoutPreview>('POST', '/server/payout/preview', { quarter })).body
const pay = (body: object, call = staff.admin.call) =>
  call<PayoutDetail & Refused & { blocked: { userId: string }[] }>('POST', '/server/payout', body)
const owed = async (userId: string) =>
  (
    await staff.csr.call<{ owed: number; paid: number; earned: number }>(
      'GET',
      `/server/ledger/totals?userId=${userId}`,
    )
  ).body

test('a quarter is paid to those who can be paid, and everyone else is named with the reason', async () => {
  const [ready, paypal, noForm, expired, noAccount, tester, nothing] = [
    await expert(),
    await expert({ bank: false, paypal: true }),
    await expert({ tax: 'not_started' }),
    await expert({ taxUntil: '2024-12-31' }),
    await expert({ bank: false }),
    await expert({ test: true }),
    await expert(),
  ]
  for (const one of [ready, paypal, noForm, expired, noAccount, tester]) await earns(one.id, 30_000)
  await earns(ready.id, 5_000, '2025-04-01')
  const seen = await preview('2025-Q1')
  const lines = Object.fromEntries(seen.lines.map((line) => [line.userId, [line.amount, line.method]]))
  expect(lines).toEqual({ [ready.id]: [30_000, 'bank'], [paypal.id]: [30_000, 'paypal'] })
  expect(Object.fromEntries(seen.blocked.map((one) => [one.userId, one.reason]))).toEqual({
    [noForm.id]: 'payout.taxForm',
    [expired.id]: 'payout.taxFormExpired',
    [noAccount.id]: 'payout.noAccount',
    [tester.id]: 'payout.testUser',
  })
  expect(seen.lines.concat().some((line) => line.userId === nothing.id)).toBe(false)
  expect(seen.total).toBe(60_000)

  expectStatus(await pay({ quarter: '2025-Q1' }, staff.csr.call), 403)
  expectStatus(await pay({ quarter: '2025-Q1' }, staff.viewer.call), 403)
  const blocked = await pay({ quarter: '2025-Q1', userIds: [ready.id, noForm.id] })
  expectStatus(blocked, 409)
  expect([blocked.body.errorKey, blocked.body.blocked.map((one) => one.userId)]).toEqual([
    'payout.blocked',
    [noForm.id],
  ])
  const batch = await pay({ quarter: '2025-Q1' })
  expectStatus(batch, 201)
  expect(batch.body).toMatchObject({ quarter: '2025-Q1', total: 60_000, paidAt: null })
  expect(await owed(ready.id)).toMatchObject({ owed: 5_000, paid: 30_000, earned: 35_000 })
  // paid once: the same quarter holds nothing more
  expect((await pay({ quarter: '2025-Q1' })).body.errorKey).toBe('payout.nothing')
  const paidLines = await db.select().from(transaction).where(eq(transaction.payoutId, batch.body.id))
  expect(paidLines.map((line) => [line.amount, line.transactionType, line.status])).toEqual([
    [-30_000, 'Paid', 'debit-pending'],
    [-30_000, 'Paid', 'debit-pending'],
  ])

  const file = await staff.admin.call('GET', `/server/payout/${batch.body.id}/download`)
  expectStatus(file, 200)
  expect(String(file.body).split('\n')).toHaveLength(4)
  expect(String(file.body)).toContain('300.00')
  expectStatus(await staff.csr.call('GET', `/server/payout/${batch.body.id}/download`), 403)

  expectStatus(await staff.csr.call('POST', `/server/payout/${batch.body.id}/paid`), 403)
  const marked = await staff.admin.call<PayoutDetail>('POST', `/server/payout/${batch.body.id}/paid`)
  expectStatus(marked, 200)
  expect(marked.body.paidAt).not.toBeNull()
  expectStatus(await staff.admin.call('POST', `/server/payout/${batch.body.id}/paid`), 409)
  expect(
    (await db.select().from(transaction).where(eq(transaction.payoutId, batch.body.id))).map((line) => line.status),
  ).toEqual(['debit', 'debit'])
  const listedBatches = (await staff.viewer.call<PayoutRow[]>('GET', '/rest/payouts')).body
  expect(listedBatches).toMatchObject([{ id: batch.body.id, lines: 2, total: 60_000 }])
  const audit = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'payout'), eq(auditEvent.refId, batch.body.id)))
  expect(audit.map((row) => [row.event, row.userId])).toEqual([
    ['create', staff.admin.id],
    ['update', staff.admin.id],
  ])
})

test('a quarter that is not over is not paid; nonsense is refused', async () => {
  const open = `${now.getUTCFullYear()}-Q${Math.floor(now.getUTCMonth() / 3) + 1}`
  expect((await pay({ quarter: open })).body.errorKey).toBe('payout.quarterOpen')
  expectStatus(await pay({ quarter: '2025-Q5' }), 422)
  expectStatus(await pay({ quarter: '2025-Q1', everything: true }), 422)
  expectStatus(await staff.csr.call('GET', '/server/payout/nobody'), 404)
})

test('ten batches of one quarter at once pay each person once', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => expert()))
  for (const one of people) await earns(one.id, 12_345, '2025-05-05')
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => pay({ quarter: '2025-Q2', userIds: people.map((one) => one.id) })),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9)
  for (const one of people) expect(await owed(one.id)).toMatchObject({ owed: 0, paid: 12_345 })
})

test('staff write lines with a reason, and take a line back once', async () => {
  const one = await expert()
  const input = {
    userId: one.id,
    transactionType: 'Adjustment',
    source: 'manual',
    amount: -2_500,
    description: 'Counted twice',
    reason: 'Agreed by phone',
    effectiveDate: '2025-03-01',
  }
  expectStatus(await staff.csr.call('POST', '/server/transaction', input), 403)
  const made = await staff.admin.call<TransactionAdmin>('POST', '/server/transaction', input)
  expectStatus(made, 201)
  expect(made.body).toMatchObject({ amount: -2_500, status: 'credit', reason: 'Agreed by phone', payBlocks: [] })
  for (const [wrong, field] of [
    [{ amount: 0 }, 'amount'],
    [{ transactionType: 'Paid', amount: 100 }, 'amount'],
    [{ userId: 'nobody' }, 'userId'],
    [{ queryId: 'none' }, 'queryId'],
    [{ reason: ' ' }, 'reason'],
    [{ effectiveDate: '2025-02-30' }, 'effectiveDate'],
  ] as const) {
    const refused = await staff.admin.call<Refused>('POST', '/server/transaction', { ...input, ...wrong })
    expect([field, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([field, 422, [field]])
  }
  const member = await makeUser(db, now)
  expectStatus(await staff.admin.call('POST', '/server/transaction', { ...input, userId: member.id }), 422)

  const reverse = () =>
    staff.admin.call<TransactionAdmin & Refused>('POST', `/server/transaction/${made.body.id}/reverse`, {
      reason: 'Was right after all',
    })
  const answers = await Promise.all([reverse(), reverse(), reverse()])
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409])
  const back = answers.find((answer) => answer.status === 201)?.body
  expect(back).toMatchObject({ amount: 2_500, reversalOf: made.body.id, transactionType: 'Adjustment' })
  expect(
    (await staff.admin.call<Refused>('POST', `/server/transaction/${back?.id}/reverse`, { reason: 'x' })).body.errorKey,
  ).toBe('ledger.reversed')
  expect(await owed(one.id)).toMatchObject({ owed: 0 })
  expectStatus(await staff.super.call('PUT', `/rest/transactions/${made.body.id}`, { amount: 1 }), 404)
})

test.each([
  ['a correction of a later quarter that was wrong', 20_000],
  ['a deduction of a later quarter that was wrong', -20_000],
])('what is owed for a quarter is the same after %s was taken back', async (_, amount) => {
  const one = await expert()
  await earns(one.id, 13_000)
  const owedFor = async () => (await preview('2025-Q1')).lines.find((line) => line.userId === one.id)?.amount ?? null
  expect(await owedFor()).toBe(13_000)
  const wrong = await staff.admin.call<TransactionAdmin>('POST', '/server/transaction', {
    userId: one.id,
    transactionType: 'Adjustment',
    source: 'manual',
    amount,
    description: 'Entered for the wrong person',
    reason: 'Entered for the wrong person',
    effectiveDate: '2025-05-20',
  })
  expectStatus(wrong, 201)
  expect(await owedFor()).toBe(amount < 0 ? null : 13_000)
  const back = { reason: 'Entered for the wrong person' }
  expectStatus(await staff.admin.call('POST', `/server/transaction/${wrong.body.id}/reverse`, back), 201)
  expect(await owedFor()).toBe(13_000)
})

test('a payment waits until the money has left, and is marked once', async () => {
  const one = await expert()
  const made = await staff.admin.call<TransactionAdmin>('POST', '/server/transaction', {
    userId: one.id,
    transactionType: 'Paid',
    source: 'check',
    amount: -1_000,
    description: 'Check 17',
    reason: 'Sent by post',
    effectiveDate: '2025-03-01',
  })
  expect(made.body.status).toBe('debit-pending')
  expectStatus(await staff.csr.call('POST', `/server/transaction/${made.body.id}/settle`), 403)
  expect(
    (await staff.admin.call<TransactionAdmin>('POST', `/server/transaction/${made.body.id}/settle`)).body.status,
  ).toBe('debit')
  expect((await staff.admin.call<Refused>('POST', `/server/transaction/${made.body.id}/settle`)).body.errorKey).toBe(
    'ledger.settled',
  )
  expectStatus(await staff.admin.call('POST', '/server/transaction/none/settle'), 404)
})

test('the list says what keeps someone from being paid, and filters by it', async () => {
  const [can, cannot, old] = [
    await expert(),
    await expert({ tax: 'not_started', bank: false }),
    await expert({ taxUntil: '2024-12-31' }),
  ]
  for (const one of [can, cannot, old]) await earns(one.id, 100)
  const of = async (filter: object) =>
    (
      await staff.csr.call<TransactionAdmin[]>(
        'GET',
        `/rest/transactions?filter=${encodeURIComponent(JSON.stringify({ userId: [can.id, cannot.id, old.id], ...filter }))}`,
      )
    ).body
  expect((await of({ payable: 'yes' })).map((row) => row.userId)).toEqual([can.id])
  const kept = await of({ payable: 'no' })
  expect(Object.fromEntries(kept.map((row) => [row.userId, row.payBlocks]))).toEqual({
    [cannot.id]: ['payout.taxForm', 'payout.noAccount'],
    [old.id]: ['payout.taxFormExpired'],
  })
})
