import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvent, bankAccount, transaction, userTaxInformation } from '#db/schema/all.ts'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import type { PayoutDetail, PayoutPreview, PayoutRow, TransactionAdmin } from '#model/payments/payout-wire.ts'
import type { Transaction } from '#model/payments/inputs.ts'
import type { YearEnd } from '#model/payments/year-end.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const now = product.now()
const today = newYorkDay(now)

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
    await staff.csr.call<{ owed: number; paid: number; pending: number; earned: number }>(
      'GET',
      `/server/ledger/totals?filter=${encodeURIComponent(JSON.stringify({ userId }))}`,
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
  expect(await owed(ready.id)).toMatchObject({ owed: 5_000, paid: 0, pending: 30_000, earned: 35_000 })
  // paid once: the same quarter holds nothing more
  expect((await pay({ quarter: '2025-Q1' })).body.errorKey).toBe('payout.nothing')
  const paidLines = await db.select().from(transaction).where(eq(transaction.payoutId, batch.body.id))
  expect(paidLines.map((line) => [line.amount, line.transactionType, line.status])).toEqual([
    [-30_000, 'Paid', 'debit-pending'],
    [-30_000, 'Paid', 'debit-pending'],
  ])
  // rows keep English words: each reader is told in the own language
  const filter = encodeURIComponent(JSON.stringify({ payoutId: batch.body.id }))
  const lists = [
    `/rest/transactions?filter=${filter}`,
    `/server/user/${ready.id}/transaction/list?transactionType=Paid`,
  ]
  for (const list of lists)
    for (const [language, said] of [
      ['zh-CN', '2025年第1季度付款'],
      ['en-US', 'Payout 2025-Q1'],
    ] as const) {
      type Lines = { description: string }[]
      const { body } = await staff.viewer.call<Lines | { data: Lines }>('GET', list, undefined, {
        'accept-language': language,
      })
      expect(new Set(('data' in body ? body.data : body).map(({ description }) => description))).toEqual(
        new Set([said]),
      )
    }

  const file = await staff.admin.call('GET', `/server/payout/${batch.body.id}/download`)
  expectStatus(file, 200)
  expect(String(file.body).split('\n')).toHaveLength(4)
  expect(String(file.body)).toContain('300.00')
  expectStatus(await staff.csr.call('GET', `/server/payout/${batch.body.id}/download`), 403)

  expectStatus(await staff.csr.call('POST', `/server/payout/${batch.body.id}/paid`), 403)
  const marked = await staff.admin.call<PayoutDetail>('POST', `/server/payout/${batch.body.id}/paid`)
  expectStatus(marked, 200)
  expect(marked.body.paidAt).not.toBeNull()
  const again = await staff.admin.call<Refused>('POST', `/server/payout/${batch.body.id}/paid`)
  expect([again.status, again.body.errorKey]).toEqual([409, 'payout.nothingToPay'])
  expect(
    (await db.select().from(transaction).where(eq(transaction.payoutId, batch.body.id))).map((line) => line.status),
  ).toEqual(['debit', 'debit'])
  const listedBatches = (await staff.viewer.call<PayoutRow[]>('GET', '/rest/payouts')).body
  expect(listedBatches).toMatchObject([{ id: batch.body.id, lines: 2, total: 60_000 }])
  const columns = JSON.stringify([{ source: 'paidAt', head: 'State' }])
  const list = await staff.viewer.call<string>('GET', `/rest/payouts/export?columns=${encodeURIComponent(columns)}`)
  expect(list.body).toMatch(/^\uFEFF?State\nPaid\n$/)
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
  for (const one of people) expect(await owed(one.id)).toMatchObject({ owed: 0, pending: 12_345 })
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
    [{ amount: -1_999.9 }, 'amount'],
    [{ effectiveDate: '2025-02-30' }, 'effectiveDate'],
    [{ transactionType: 'Paid', effectiveDate: addDays(today, 1) }, 'effectiveDate'],
    [{ transactionType: 'Paid', effectiveDate: '2019-12-31' }, 'effectiveDate'],
    [{ effectiveDate: addDays(today, 366) }, 'effectiveDate'],
  ] as const) {
    const refused = await staff.admin.call<Refused>('POST', '/server/transaction', { ...input, ...wrong })
    expect([field, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([field, 422, [field]])
  }
  const latest = [
    { transactionType: 'Paid', effectiveDate: today },
    { transactionType: 'Paid', effectiveDate: '2020-01-01' },
    { effectiveDate: '2019-12-31' },
    { amount: 2_500, effectiveDate: addDays(today, 365) },
    { amount: -2_500, effectiveDate: today },
  ]
  for (const more of latest) {
    const { body } = await staff.admin.call<TransactionAdmin>('POST', '/server/transaction', { ...input, ...more })
    expect(body.effectiveDate).toBe(more.effectiveDate)
    expectStatus(await staff.admin.call('POST', `/server/transaction/${body.id}/reverse`, { reason: 'A trial' }), 201)
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
  const isReversed = async (path: string, id = made.body.id) => {
    const { body } = await staff.csr.call<TransactionAdmin[] | { data: TransactionAdmin[] }>('GET', path)
    return ('data' in body ? body.data : body).find((row) => row.id === id)?.reversed
  }
  for (const path of ['/rest/transactions?range=[0,249]', `/server/user/${one.id}/transaction/list`])
    expect([await isReversed(path), await isReversed(path, back?.id)]).toEqual([true, false])
  expect(await owed(one.id)).toMatchObject({ owed: 0 })
  expectStatus(await staff.super.call('PUT', `/rest/transactions/${made.body.id}`, { amount: 1 }), 405)
})

test.each([
  ['a correction of a later quarter that was wrong', 20_000],
  ['a deduction of a later quarter that was wrong', -20_000],
])('what is owed for a quarter is the same after %s was reversed', async (_, amount) => {
  const one = await expert()
  const right = await earns(one.id, 13_000)
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
  // the other way around: what was earned in this quarter is not paid for it any more
  expectStatus(await staff.admin.call('POST', `/server/transaction/${right}/reverse`, back), 201)
  expect(await owedFor()).toBeNull()
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

test('a payment that was reversed before it was made is removed from its batch: in no file, never marked, and the batch says so', async () => {
  const [kept, reversed, alone] = [await expert(), await expert(), await expert()]
  for (const one of [kept, reversed, alone]) await earns(one.id, 40_000, '2024-08-01')
  const batch = (await pay({ quarter: '2024-Q3', userIds: [kept.id, reversed.id, alone.id] })).body
  expect(batch).toMatchObject({ total: 120_000, pending: 120_000, paid: 0, returned: 0, reversed: 0, removed: 0 })
  const lineOf = (userId: string) => batch.lines.find((line) => line.userId === userId)?.transactionId ?? ''
  expectStatus(
    await staff.admin.call('POST', `/server/transaction/${lineOf(reversed.id)}/reverse`, { reason: 'Wrong person' }),
    201,
  )
  const settle = (id: string) => staff.admin.call<Refused>('POST', `/server/transaction/${id}/settle`)
  expect((await settle(lineOf(reversed.id))).body.errorKey).toBe('ledger.reversed')
  expectStatus(await settle(lineOf(alone.id)), 200)

  const states = async (locale: string) => {
    const { body } = await staff.admin.call<string>('GET', `/server/payout/${batch.id}/download?locale=${locale}`)
    const rows = String(body)
      .split('\n')
      .map((line) => line.split(','))
    return [kept, reversed, alone].map(({ email }) => rows.find((cells) => cells[2] === email)?.slice(4, 6))
  }
  const status = JSON.stringify([{ source: 'paidAt', head: 'Status' }])
  const asWhole = async (quarter: string) => {
    const query = new URLSearchParams({ columns: status, filter: JSON.stringify({ quarter }) })
    return (await staff.csr.call<string>('GET', `/rest/payouts/export?${query}`)).body.split('\n').slice(1, -1)
  }
  expect(await asWhole('2024-Q3')).toEqual(['To be paid'])
  const all = ['To be paid', 'Removed from batch', 'Paid'].map((state) => [state, 'Check'])
  expect(await states('en')).toEqual(all)
  expect((await states('zh')).map((cells) => cells?.[0])).toEqual(['待付', '已移出批次', '已付'])
  const read = async () => (await staff.csr.call<PayoutDetail>('GET', `/server/payout/${batch.id}`)).body
  expect(await read()).toMatchObject({
    total: 120_000,
    pending: 40_000,
    paid: 40_000,
    returned: 0,
    reversed: 0,
    removed: 40_000,
  })
  const listed = async () =>
    (await staff.csr.call<PayoutRow[]>('GET', '/rest/payouts')).body.find(({ id }) => id === batch.id)
  expect(await listed()).toMatchObject({
    lines: 3,
    pending: 40_000,
    paid: 40_000,
    returned: 0,
    reversed: 0,
    removed: 40_000,
  })

  expectStatus(await staff.admin.call('POST', `/server/payout/${batch.id}/paid`), 200)
  const after = Object.fromEntries((await read()).lines.map(({ userId, state }) => [userId, state]))
  expect(after).toEqual({ [kept.id]: 'paid', [reversed.id]: 'removed', [alone.id]: 'paid' })
  const [line] = await db
    .select()
    .from(transaction)
    .where(eq(transaction.id, lineOf(reversed.id)))
  expect(line?.status).toBe('debit-pending')
  expect(await listed()).toMatchObject({ pending: 0, paid: 80_000, returned: 0, reversed: 0, removed: 40_000 })
  expect(await asWhole('2024-Q3')).toEqual(['Paid in part'])
  expect((await states('en')).map((cells) => cells?.[0])).toEqual(['Paid', 'Removed from batch', 'Paid'])
  const empty = await staff.admin.call<Refused>('POST', `/server/payout/${batch.id}/file`, {
    format: 'checks',
    reason: 'Again',
  })
  expect(empty.body.errorKey).toBe('payout.emptyFile')
  expect((await preview('2024-Q3')).lines).toMatchObject([{ userId: reversed.id, amount: 40_000 }])

  const second = (await pay({ quarter: '2024-Q3' })).body
  expect([(await read()).name, second.name]).toEqual(['2024-Q3', '2024-Q3 (2)'])
  const rows = (await staff.csr.call<PayoutRow[]>('GET', '/rest/payouts?filter={"quarter":"2024-Q3"}')).body
  expect(Object.fromEntries(rows.map(({ id, name }) => [id, name]))).toEqual({
    [batch.id]: '2024-Q3',
    [second.id]: '2024-Q3 (2)',
  })
  const columns = encodeURIComponent(JSON.stringify([{ source: 'quarter', head: 'Quarter' }]))
  const list = await staff.csr.call<string>('GET', `/rest/payouts/export?columns=${columns}`)
  expect(list.body).toContain('2024-Q3 (2)')
  const saved = await staff.admin.call('GET', `/server/payout/${second.id}/download`)
  expect(saved.headers.get('content-disposition')).toContain('payout-2024-Q3-2.csv')
  const [noted] = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'payout'), eq(auditEvent.refId, second.id)))
  expect(noted?.text).toBe('2024-Q3 (2): 40000')
  expectStatus(await staff.admin.call('POST', `/server/payout/${second.id}/paid`), 200)
  expect((await asWhole('2024-Q3')).sort()).toEqual(['Paid', 'Paid in part'])
  const comesBack = `/server/transaction/${second.lines[0]?.transactionId ?? ''}/returned`
  expectStatus(await staff.admin.call('POST', comesBack, { why: 'notCashed' }), 201)
  expect((await asWhole('2024-Q3')).sort()).toEqual(['Paid in part', 'Returned'])
})

test('a payment that was made says whether it came back or was reversed, and its reversal reads so in the reader’s language', async () => {
  const [one, two] = [await expert(), await expert()]
  for (const { id } of [one, two]) await earns(id, 40_000, '2023-08-01')
  const batch = (await pay({ quarter: '2023-Q3', userIds: [one.id, two.id] })).body
  const lineOf = (userId: string) => batch.lines.find((line) => line.userId === userId)?.transactionId ?? ''
  expectStatus(await staff.admin.call('POST', `/server/payout/${batch.id}/paid`), 200)
  const of = (id: string, act: string, body: object) =>
    staff.admin.call<TransactionAdmin>('POST', `/server/transaction/${id}/${act}`, body)
  expectStatus(await of(lineOf(one.id), 'returned', { why: 'notCashed' }), 201)
  expectStatus(await of(lineOf(two.id), 'reverse', { reason: 'closed' }), 201)
  const read = (await staff.csr.call<PayoutDetail>('GET', `/server/payout/${batch.id}`)).body
  expect(read).toMatchObject({ pending: 0, paid: 0, returned: 40_000, reversed: 40_000 })
  const states = Object.fromEntries(read.lines.map(({ userId, state }) => [userId, state]))
  expect(states).toEqual({ [one.id]: 'returned', [two.id]: 'reversed' })

  const said = (rows: TransactionAdmin[]) =>
    rows
      .filter(({ transactionType }) => transactionType !== 'Earned')
      .sort((a, b) => a.amount - b.amount)
      .map(({ description, reversedAs, reversalKind }) => ({ description, reversedAs, reversalKind }))
  const inWords = (language: string, returned: boolean) => {
    const [payment, came] = language.startsWith('zh')
      ? ['2023年第3季度付款', '退回：2023年第3季度付款']
      : ['Payout 2023-Q3', 'Returned: Payout 2023-Q3']
    const how = returned ? 'returned' : 'reversed'
    return [
      { description: payment, reversedAs: how, reversalKind: null },
      { description: returned ? came : payment, reversedAs: null, reversalKind: how },
    ]
  }
  for (const language of ['en-us', 'zh-cn']) {
    const headers = { 'Accept-Language': language }
    for (const { id } of [one, two]) {
      const filter = encodeURIComponent(JSON.stringify({ userId: id }))
      const all = await staff.csr.call<TransactionAdmin[]>(
        'GET',
        `/rest/transactions?filter=${filter}`,
        undefined,
        headers,
      )
      const own = await staff.csr.call<{ data: TransactionAdmin[] }>(
        'GET',
        `/server/user/${id}/transaction/list`,
        undefined,
        headers,
      )
      for (const rows of [all.body, own.body.data]) expect(said(rows)).toEqual(inWords(language, id === one.id))
    }
  }
  const columns = JSON.stringify(
    ['transactionType', 'status', 'description'].map((source) => ({ source, head: source })),
  )
  const file = async (locale: string) => {
    const query = new URLSearchParams({ columns, locale, filter: JSON.stringify({ userId: [one.id, two.id] }) })
    return (await staff.csr.call<string>('GET', `/rest/transactions/export?${query}`)).body
  }
  const inEnglish = await file('en')
  for (const row of [
    'Paid,Debit; Returned,Payout 2023-Q3',
    'Paid,Debit; Reversed,Payout 2023-Q3',
    'Adjustment; Returned payment,Credit,Returned: Payout 2023-Q3',
    'Adjustment; Reverses another entry,Credit,Payout 2023-Q3',
  ])
    expect(inEnglish).toContain(`${row}\n`)
  const inChinese = await file('zh')
  for (const words of ['付款退回', '冲销另一笔', '已冲销', '已退回']) expect(inChinese).toContain(words)
})

test('a batch of which nothing is left to be paid is not marked: its payments were marked one by one or reversed', async () => {
  const [one, two] = [await expert(), await expert()]
  for (const { id } of [one, two]) await earns(id, 40_000, '2023-05-01')
  const batch = (await pay({ quarter: '2023-Q2', userIds: [one.id, two.id] })).body
  const [first, second] = batch.lines.map(({ transactionId }) => transactionId)
  const mark = () => staff.admin.call<Refused>('POST', `/server/payout/${batch.id}/paid`)
  expectStatus(await staff.admin.call('POST', `/server/transaction/${first}/settle`), 200)
  expectStatus(await staff.admin.call('POST', `/server/transaction/${second}/removed`, { reason: 'Not sent' }), 201)
  const read = async () => (await staff.csr.call<PayoutDetail>('GET', `/server/payout/${batch.id}`)).body
  const before = await read()
  expect(before).toMatchObject({ pending: 0, paid: 40_000, removed: 40_000, paidAt: null })
  const refused = await mark()
  expect([refused.status, refused.body.errorKey]).toEqual([409, 'payout.nothingToPay'])
  expect(await read()).toEqual(before)
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

test('a payment and what was reversed are neither payable nor not; list, filter and file agree', async () => {
  const [can, cannot] = [await expert(), await expert({ tax: 'not_started' })]
  const kinds: Record<string, 'none' | 'asked'> = {}
  for (const { id } of [can, cannot]) {
    kinds[await earns(id, 100)] = 'asked'
    const wrong = await earns(id, 50)
    kinds[wrong] = 'none'
    const reversal = await staff.admin.call<{ id: string }>('POST', `/server/transaction/${wrong}/reverse`, {
      reason: 'Wrong',
    })
    expectStatus(reversal, 201)
    for (const status of ['debit', 'debit-pending'] as const) {
      const [payment] = await db
        .update(transaction)
        .set({ amount: -2_000, transactionType: 'Paid', status, source: 'check' })
        .where(eq(transaction.id, await earns(id, 20)))
        .returning()
      kinds[payment!.id] = 'none'
    }
  }
  const of = async (filter: object) =>
    (
      await staff.csr.call<TransactionAdmin[]>(
        'GET',
        `/rest/transactions?filter=${encodeURIComponent(JSON.stringify({ userId: [can.id, cannot.id], ...filter }))}`,
      )
    ).body
  const all = await of({})
  expect(all).toHaveLength(10)
  for (const row of all) expect(row.payable, row.id).toBe(kinds[row.id] === 'asked' ? row.userId === can.id : null)
  const ids = (rows: TransactionAdmin[]) => rows.map(({ id }) => id).sort()
  expect(ids(await of({ payable: 'yes' }))).toEqual(ids(all.filter(({ payable }) => payable === true)))
  expect(ids(await of({ payable: 'no' }))).toEqual(ids(all.filter(({ payable }) => payable === false)))
  const file = await staff.csr.call<string>(
    'GET',
    `/rest/transactions/export?${new URLSearchParams({
      filter: JSON.stringify({ userId: can.id }),
      columns: JSON.stringify([
        { source: 'transactionType', head: 'Type' },
        { source: 'payable', head: 'Payable' },
      ]),
    }).toString()}`,
  )
  const cells = file.body.trim().split(/\r?\n/).slice(1)
  expect(cells.filter((line) => line.includes('Payable'))).toHaveLength(1)
  expect(cells).toHaveLength(5)
})

test('experts whom a payout would pay have payable entries, the others have none', async () => {
  const [can, cannot] = [await expert(), await expert({ bank: false })]
  for (const one of [can, cannot]) await earns(one.id, 100)
  const { lines, blocked } = await preview('2025-Q1')
  const payable = (
    await staff.csr.call<TransactionAdmin[]>('GET', `/rest/transactions?range=[0,249]&filter={"payable":"yes"}`)
  ).body.map(({ userId }) => userId)
  expect(lines.map(({ userId }) => userId)).toContain(can.id)
  for (const { userId } of lines) expect(payable).toContain(userId)
  expect(blocked.map(({ userId }) => userId)).toContain(cannot.id)
  for (const { userId } of blocked) expect(payable).not.toContain(userId)
})

test('the preview says what the ledger has of each expert, what was paid of it, and what is left; they add up', async () => {
  const [one, fresh] = [await expert(), await expert()]
  await earns(one.id, 10_000, '2024-11-10')
  expectStatus(await pay({ quarter: '2024-Q4', userIds: [one.id] }), 201)
  await earns(one.id, 7_000)
  await earns(one.id, 900, '2025-05-01')
  await earns(one.id, -500, '2025-05-02')
  const wrong = await earns(one.id, 300)
  expectStatus(await staff.admin.call('POST', `/server/transaction/${wrong}/reverse`, { reason: 'Wrong' }), 201)
  await earns(fresh.id, 4_000)
  const { lines } = await preview('2025-Q1')
  const of = (id: string) => lines.find(({ userId }) => userId === id)
  // an entry after the quarter waits, a deduction after it does not
  expect(of(one.id)).toMatchObject({ entries: 16_500, paidBefore: 10_000, amount: 6_500 })
  expect(of(fresh.id)).toMatchObject({ entries: 4_000, paidBefore: 0, amount: 4_000 })
  const later = await preview('2025-Q2')
  for (const { id } of [one, fresh]) {
    const filter = encodeURIComponent(JSON.stringify({ userId: id, payable: 'yes' }))
    const { body } = await staff.csr.call<{ owed: number }>('GET', `/server/ledger/totals?filter=${filter}`)
    expect(later.lines.find(({ userId }) => userId === id)?.entries).toBe(body.owed)
  }
  for (const line of [...lines, ...later.lines]) expect(line.entries - line.paidBefore).toBe(line.amount)
})

test('totals are those of the rows that the list shows, whatever its filter', async () => {
  const [can, cannot] = [await expert(), await expert({ tax: 'not_started' })]
  const line = async (userId: string, more: Partial<typeof transaction.$inferInsert>) => {
    const [row] = await db
      .update(transaction)
      .set(more)
      .where(eq(transaction.id, await earns(userId, 100)))
      .returning()
    return row?.id
  }
  for (const { id } of [can, cannot]) {
    await line(id, { amount: 1_000, effectiveDate: '2025-01-05' })
    await line(id, { amount: 20_000, source: 'session', payoutId: 'a batch' })
    await line(id, { amount: -300, transactionType: 'Paid', status: 'debit', source: 'check' })
    await line(id, { amount: -4_000, transactionType: 'Paid', status: 'debit-pending', payoutId: 'a batch' })
    const wrong = await line(id, { amount: 50_000, transactionType: 'Adjustment', source: 'manual' })
    await staff.admin.call('POST', `/server/transaction/${wrong}/reverse`, { reason: 'Wrong' })
    const back = await line(id, { amount: -900, transactionType: 'Paid', status: 'debit', source: 'check' })
    expectStatus(await staff.admin.call('POST', `/server/transaction/${back}/returned`, { why: 'notCashed' }), 201)
  }
  const made = await db.select().from(transaction).where(eq(transaction.transactionType, 'Paid'))
  const payments = new Set(made.map(({ id }) => id))
  const isPayment =
    (status: TransactionAdmin['status']) =>
    (row: TransactionAdmin): boolean =>
      row.transactionType === 'Paid' && row.status === status && !row.reversed
  const isReturned = (row: TransactionAdmin) =>
    (row.transactionType === 'Paid' && row.reversed) || (row.reversalOf !== null && payments.has(row.reversalOf))
  expect(await owed(can.id)).toMatchObject({ paid: 300, pending: 4_000, adjusted: 0, returned: 0 })
  const filters: object[] = [
    {},
    { userId: can.id },
    { userId: [can.id, cannot.id] },
    { userId: { not: can.id } },
    { payable: 'yes' },
    { payable: 'no' },
    { transactionType: 'Paid' },
    { transactionType: ['Paid', 'Earned'] },
    { transactionType: { not: 'Paid' } },
    { source: 'session' },
    { source: { not: ['session', 'check'] } },
    { status: 'debit-pending' },
    { payoutId: 'a batch' },
    { payoutId: { empty: true } },
    { reversalOf: { empty: false } },
    { from: '2025-01-01', to: '2025-01-31' },
    { userId: cannot.id, transactionType: 'Earned', payable: 'no', source: { not: 'session' } },
  ]
  for (const filter of filters) {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`
    const rows = (await staff.csr.call<TransactionAdmin[]>('GET', `/rest/transactions?${query}&range=[0,249]`)).body
    const sum = (has: (row: TransactionAdmin) => boolean = () => true) =>
      rows.filter(has).reduce((total, row) => total + row.amount, 0)
    const [paid, waits, back] = [isPayment('debit'), isPayment('debit-pending'), isReturned]
    expect(rows.length).toBeGreaterThan(0)
    const totals = {
      owed: sum(),
      earned: sum(({ transactionType }) => transactionType === 'Earned'),
      adjusted: sum((row) => row.transactionType === 'Adjustment' && !back(row)),
      paid: 0 - sum(paid),
      pending: 0 - sum(waits),
      returned: sum(back),
    }
    const { body } = await staff.csr.call<typeof totals>('GET', `/server/ledger/totals?${query}`)
    expect([filter, body]).toEqual([filter, { ...totals, currency: 'USD' }])
    expect(body.owed).toBe(body.earned + body.adjusted - body.paid - body.pending + body.returned)
  }
  const refused = await staff.csr.call('GET', `/server/ledger/totals?filter=${encodeURIComponent('{"who":"x"}')}`)
  expectStatus(refused, 422)
})

test('a payment of a batch counts in the year in which it was marked as paid, one that staff entered in that of its date', async () => {
  const at = (text: string) => product.clock.advance((Date.parse(text) - product.now().getTime()) / 1000)
  const year = Number(today.slice(0, 4))
  const [batched, single, waiting, entered] = [await expert(), await expert(), await expert(), await expert()]
  for (const one of [batched, single, waiting]) await earns(one.id, 40_000, '2024-11-01')
  at(`${year}-12-30T15:00:00Z`)
  const staffThen = await hire(product)
  const batch = (await pay({ quarter: '2024-Q4', userIds: [batched.id, single.id, waiting.id] }, staffThen.admin.call))
    .body
  const lineOf = (userId: string) => batch.lines.find((line) => line.userId === userId)?.transactionId ?? ''
  const paidIn = async (of: number, call = staffThen.csr.call) => {
    const { rows } = (await call<YearEnd>('GET', `/server/taxYear/${of}`)).body
    return [batched, single, waiting, entered].map(({ id }) => rows.find(({ userId }) => userId === id)?.paid ?? 0)
  }
  const { body: wire } = await staffThen.admin.call<TransactionAdmin>('POST', '/server/transaction', {
    userId: entered.id,
    transactionType: 'Paid',
    source: 'manual',
    amount: -30_000,
    description: 'Wire transfer',
    reason: 'Agreed by phone',
    effectiveDate: `${year}-12-29`,
  })
  expect(await paidIn(year)).toEqual([0, 0, 0, 0])
  // the last evening of the year in New York
  at(`${year + 1}-01-01T02:00:00Z`)
  const staffLate = await hire(product)
  expectStatus(await staffLate.admin.call('POST', `/server/transaction/${lineOf(single.id)}/settle`), 200)
  at(`${year + 1}-01-05T15:00:00Z`)
  const { admin, csr } = await hire(product)
  expectStatus(
    await admin.call('POST', `/server/transaction/${lineOf(waiting.id)}/returned`, { why: 'notCashed' }),
    201,
  )
  expectStatus(await admin.call('POST', `/server/payout/${batch.id}/paid`), 200)
  expectStatus(await admin.call('POST', `/server/transaction/${wire.id}/settle`), 200)
  expect(await paidIn(year, csr.call)).toEqual([0, 40_000, 0, 30_000])
  expect(await paidIn(year + 1, csr.call)).toEqual([40_000, 0, 0, 0])
  const own = await csr.call<{ paidThisYear: number; data: Transaction[] }>(
    'GET',
    `/server/user/${batched.id}/transaction/list`,
  )
  expect(own.body.paidThisYear).toBe(40_000)
  expect(own.body.data.find(({ payoutId }) => payoutId === batch.id)?.effectiveDate).toBe(`${year + 1}-01-05`)
  const changes = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refId, lineOf(batched.id)), eq(auditEvent.refField, 'effectiveDate')))
  expect(changes.map(({ oldVal, newVal }) => [oldVal, newVal])).toEqual([[`${year}-12-30`, `${year + 1}-01-05`]])
})
