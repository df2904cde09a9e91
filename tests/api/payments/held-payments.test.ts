import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, notification, transaction, userTaxInformation } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import type { PayoutDetail, PayoutPreview, PayoutRow, TransactionAdmin } from '#model/payments/payout-wire.ts'
import type { YearEnd } from '#model/payments/year-end.ts'
import { en } from '#model/texts/en.ts'
import { newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const now = product.now()
const year = Number(newYorkDay(now).slice(0, 4))
const bank = { bankName: 'Village Bank', swiftCode: 'COBADEFFXXX' }
const noBank = { bankName: null, swiftCode: null }
const paypal = { paypalEmail: 'pay@example.test' }
const noPaypal = { paypalEmail: null }

async function expert(lastName: string, account: object) {
  const one = await makeExpert(db, now, { taxFormStatus: 'completed', firstName: 'Ada', lastName })
  const call = await product.as(one.id)
  const change = async (fields: object) => {
    const { body } = await call<{ version: number }>('GET', `/server/user/${one.id}/bank`)
    expectStatus(await call('PUT', `/server/user/${one.id}/bank`, { ...fields, version: body.version }), 200)
  }
  await change(account)
  await db.insert(userTaxInformation).values({
    userId: one.id,
    formType: 'W-9',
    entityType: 'individual',
    status: 'certified',
    legalName: `Ada ${lastName}`,
    address: '1 Main Street',
    createdAt: now,
    updatedAt: now,
  })
  return { id: one.id, change }
}
async function batchOf(quarter: string, people: readonly { id: string }[]) {
  for (const { id } of people)
    await db.insert(transaction).values({
      userId: id,
      description: 'A question',
      amount: 40_000,
      transactionType: 'Earned',
      source: 'async',
      status: 'credit',
      effectiveDate: `${quarter.slice(0, 4)}-0${Number(quarter.slice(-1)) * 3 - 1}-10`,
      createdAt: now,
    })
  const made = await staff.admin.call<PayoutDetail>('POST', '/server/payout', {
    quarter,
    userIds: people.map(({ id }) => id),
  })
  expectStatus(made, 201)
  const path = `/server/payout/${made.body.id}`
  const read = async () => (await staff.csr.call<PayoutDetail>('GET', path)).body
  const lineOf = async ({ id }: { id: string }) => (await read()).lines.find(({ userId }) => userId === id)!
  return {
    id: made.body.id,
    read,
    lineOf,
    file: (format: string) => staff.admin.call<string & Refused>('POST', `${path}/file`, { format, reason: 'Run' }),
    csv: async () => String((await staff.admin.call<string>('GET', `${path}/download`)).body),
    markPaid: () => staff.admin.call<PayoutDetail & Refused>('POST', `${path}/paid`),
  }
}
const reportedTo = async ({ id }: { id: string }) =>
  (await staff.csr.call<YearEnd>('GET', `/server/taxYear/${year}`)).body.rows.find(({ userId }) => userId === id)

test('a payment that waits follows the account of its expert; made, it keeps the account of then', async () => {
  const [first, second] = [await expert('Bank', bank), await expert('Payne', paypal)]
  const batch = await batchOf('2025-Q1', [first, second])
  await first.change({ ...noBank, ...paypal })
  await second.change({ ...bank, ...noPaypal })
  expect(await batch.lineOf(first)).toMatchObject({ rail: 'paypal', method: 'paypal', held: [] })
  expect(await batch.lineOf(second)).toMatchObject({ rail: 'checks', method: 'bank', held: [] })
  expect(String((await batch.file('paypal')).body)).toContain('pay@example.test,400.00')
  expect(String((await batch.file('checks')).body)).toContain('Ada Payne')
  expectStatus(await batch.markPaid(), 200)
  expect(await reportedTo(first)).toMatchObject({ paidPaypal: 40_000, paidOther: 0 })
  expect(await reportedTo(second)).toMatchObject({ paidPaypal: 0, paidOther: 40_000 })

  const before = await batch.csv()
  expect(before).toMatch(/Paid,PayPal,,,pay@example\.test/)
  expect(before).toMatch(/Paid,Check,Village Bank,COBADEFFXXX,\n?/)
  const read = await batch.read()
  await first.change({ bankName: 'New Bank', ...noPaypal })
  await second.change({ ...noBank, paypalEmail: 'new@example.test' })
  expect(await batch.csv()).toBe(before)
  expect(await batch.read()).toEqual(read)
})

test('a payment without an account or a valid tax form is in no file and stays to be paid; the batch stays open for it', async () => {
  const [ready, invalid, without] = [
    await expert('Ready', bank),
    await expert('Form', bank),
    await expert('Without', paypal),
  ]
  const batch = await batchOf('2025-Q2', [ready, invalid, without])
  expectStatus(
    await staff.admin.call('POST', `/server/user/${invalid.id}/taxinformation/invalidate`, { reason: 'Moved abroad' }),
    200,
  )
  await without.change(noPaypal)
  expect(await batch.lineOf(invalid)).toMatchObject({
    state: 'pending',
    held: ['payout.taxForm'],
    taxForm: { standing: 'invalid' },
  })
  expect(await batch.lineOf(without)).toMatchObject({ state: 'pending', held: ['payout.noAccount'] })
  const checks = String((await batch.file('checks')).body)
  expect(checks).toContain('Ada Ready')
  expect(checks).not.toContain('Ada Form')

  const marked = await batch.markPaid()
  expectStatus(marked, 200)
  expect(marked.body).toMatchObject({ paid: 40_000, pending: 80_000, paidAt: null })
  expect([await reportedTo(invalid), await reportedTo(without)]).toEqual([undefined, undefined])
  const again = await batch.markPaid()
  expect([again.status, again.body.errorKey]).toEqual([409, 'payout.held'])

  await without.change(paypal)
  expect(
    String((await batch.file('paypal')).body)
      .trim()
      .split('\r\n'),
  ).toHaveLength(1)
  expectStatus(await batch.markPaid(), 200)
  expect(await batch.read()).toMatchObject({ paid: 80_000, pending: 40_000, paidAt: null })

  // nothing was sent: it cannot come back, and its expert hears nothing of a bank
  const { transactionId } = await batch.lineOf(invalid)
  const returned = await staff.admin.call<Refused>('POST', `/server/transaction/${transactionId}/returned`, {
    why: 'notCashed',
  })
  expect([returned.status, returned.body.errorKey]).toEqual([409, 'ledger.notSent'])
  const [line] = await db.select().from(transaction).where(eq(transaction.id, transactionId))
  expect(line).toMatchObject({ status: 'debit-pending' })
})

test('a payment that was not sent is removed from its batch with a reason: due again, audited, without a message', async () => {
  const [kept, wrong] = [await expert('Kept', bank), await expert('Wrong', bank)]
  const batch = await batchOf('2025-Q3', [kept, wrong])
  const { transactionId } = await batch.lineOf(wrong)
  const remove = (id = transactionId, body: object = { reason: 'Disputed' }, who = staff.admin.call) =>
    who<TransactionAdmin & Refused>('POST', `/server/transaction/${id}/removed`, body)
  for (const who of [staff.csr.call, staff.viewer.call]) expectStatus(await remove(transactionId, undefined, who), 403)
  expectStatus(await remove(transactionId, { reason: ' ' }), 422)
  expectStatus(await remove('none'), 404)
  const answers = await Promise.all([remove(), remove(), remove()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
    amount: 40_000,
    reversalOf: transactionId,
    reversalKind: 'removed',
    reason: 'Disputed',
  })
  expectStatus(await remove(answers.find(({ status }) => status === 201)?.body.id), 409)
  expect(String((await batch.file('checks')).body)).not.toContain('Ada Wrong')
  expectStatus(await batch.markPaid(), 200)
  expect(await batch.read()).toMatchObject({ paid: 40_000, pending: 0, reversed: 0, removed: 40_000 })
  expect(await reportedTo(wrong)).toBeUndefined()
  const listed = (await staff.csr.call<PayoutRow[]>('GET', '/rest/payouts')).body.find(({ id }) => id === batch.id)
  expect(listed?.paidAt).not.toBeNull()
  const preview = await staff.csr.call<PayoutPreview>('POST', '/server/payout/preview', { quarter: '2025-Q3' })
  expect(preview.body.lines.find(({ userId }) => userId === wrong.id)).toMatchObject({ amount: 40_000 })
  const mails = await db.select().from(notification).where(eq(notification.userId, wrong.id))
  expect(mails.filter(({ purpose }) => purpose === 'payment')).toEqual([])
  const audit = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'payout'), eq(auditEvent.refId, batch.id)))
  expect(audit.map(({ text }) => text)).toContain('Payment removed 40000: Disputed')
  const rows = (await staff.csr.call<TransactionAdmin[]>('GET', `/rest/transactions?filter={"userId":"${wrong.id}"}`))
    .body
  const kinds = rows.map(({ amount, transactionType, reversedAs, reversalKind }) =>
    [transactionType, amount, reversedAs, reversalKind].join(' '),
  )
  expect(kinds.sort()).toEqual(['Adjustment 40000  removed', 'Earned 40000  ', 'Paid -40000 removed '])
  for (const [locale, ...said] of [
    ['en', 'Adjustment; Payment removed from batch', 'Payment pending; Removed from batch'],
    ['zh', '付款移出批次', '已移出批次'],
  ]) {
    const columns = JSON.stringify(['transactionType', 'status'].map((source) => ({ source, head: source })))
    const query = new URLSearchParams({ columns, filter: JSON.stringify({ userId: wrong.id }), locale: locale! })
    const { body } = await staff.csr.call<string>('GET', `/rest/transactions/export?${query}`)
    for (const words of said) expect(String(body)).toContain(words)
  }

  const paid = await batch.lineOf(kept)
  expect((await remove(paid.transactionId)).body.errorKey).toBe('ledger.settled')
})

test('a payment whose account was changed after its file was made is in no second file; marked with its batch, it keeps the account of the file', async () => {
  const one = await expert('Changed', paypal)
  const batch = await batchOf('2025-Q3', [one])
  expect(String((await batch.file('paypal')).body)).toContain('pay@example.test')
  expect(await batch.lineOf(one)).toMatchObject({ held: [] })
  await one.change({ ...bank, paypalEmail: 'other@example.test' })
  expect(await batch.lineOf(one)).toMatchObject({ rail: 'paypal', held: ['payout.accountChanged'] })
  for (const format of ['paypal', 'checks']) {
    const refused = await batch.file(format)
    expect([refused.status, (refused.body as unknown as Refused).errorKey]).toEqual([409, 'payout.emptyFile'])
  }
  expectStatus(await batch.markPaid(), 200)
  expect(await batch.csv()).toMatch(/Paid,PayPal,,,pay@example\.test/)
  expect(await reportedTo(one)).toMatchObject({ paidPaypal: 40_000, paidOther: 0 })
})

const invalidate = async ({ id }: { id: string }) =>
  expectStatus(
    await staff.admin.call('POST', `/server/user/${id}/taxinformation/invalidate`, { reason: 'Moved abroad' }),
    200,
  )

test('what is in the last file of its kind counts as sent, whatever came in its way since; what only an earlier one has stays', async () => {
  const [kept, sent, older] = [await expert('Kept', bank), await expert('Sent', bank), await expert('Older', bank)]
  const batch = await batchOf('2024-Q1', [kept, sent, older])
  expect((await batch.read()).lines.map(({ fileAt }) => fileAt)).toEqual([null, null, null])
  expectStatus(await batch.file('checks'), 200)
  await invalidate(older)
  product.clock.advance(60)
  expect(String((await batch.file('checks')).body)).not.toContain('Ada Older')
  await invalidate(sent)
  const times = await Promise.all([kept, sent, older].map(async (one) => (await batch.lineOf(one)).fileAt))
  expect(times[0]).toBe(times[1])
  expect(times[2]! < times[0]!).toBe(true)
  expect(await batch.lineOf(sent)).toMatchObject({ state: 'pending', held: ['payout.taxForm'] })

  expectStatus(await batch.markPaid(), 200)
  expect(await batch.lineOf(kept)).toMatchObject({ state: 'paid' })
  expect(await batch.lineOf(sent)).toMatchObject({ state: 'paid' })
  expect(await batch.lineOf(older)).toMatchObject({ state: 'pending' })
  expect((await batch.markPaid()).body.errorKey).toBe('payout.held')
  // it was in a file, so it may have been sent and come back
  const { transactionId } = await batch.lineOf(older)
  expectStatus(
    await staff.admin.call<Refused>('POST', `/server/transaction/${transactionId}/returned`, { why: 'notCashed' }),
    201,
  )
})

test('a payment in a file is paid again only on the word that the file was not used', async () => {
  const one = await expert('Twice', paypal)
  const batch = await batchOf('2024-Q2', [one])
  expectStatus(await batch.file('paypal'), 200)
  const { transactionId, fileAt } = await batch.lineOf(one)
  const remove = (more: object = {}) =>
    staff.admin.call<Refused & { fileAt: string }>('POST', `/server/transaction/${transactionId}/removed`, {
      reason: 'Disputed',
      ...more,
    })
  for (const refused of [await remove(), await remove({ fileNotUsed: false })]) {
    expect([refused.status, refused.body.errorKey, refused.body.fileAt]).toEqual([409, 'payout.inFile', fileAt])
  }
  const reversed = await staff.admin.call<Refused>('POST', `/server/transaction/${transactionId}/reverse`, {
    reason: 'Disputed',
  })
  expect([reversed.status, reversed.body.errorKey]).toEqual([409, 'ledger.inFile'])
  expect(await batch.read()).toMatchObject({ pending: 40_000, removed: 0 })

  expectStatus(await remove({ fileNotUsed: true }), 201)
  expect(await batch.read()).toMatchObject({ pending: 0, removed: 40_000 })
  const audit = await db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'payout'), eq(auditEvent.refId, batch.id)))
  expect(audit.map(({ text }) => text)).toContain('Payment removed 40000, its file was not used: Disputed')
  expect((await batch.file('paypal')).body.errorKey).toBe('payout.emptyFile')
})

test('an expert is notified of a changed payout account, by staff or by themselves', async () => {
  const one = await expert('Told', paypal)
  const path = `/server/user/${one.id}/bank`
  const { body } = await staff.csr.call<{ version: number }>('GET', path)
  const change = { paypalEmail: 'else@example.test', reason: 'Asked for by phone.' }
  expectStatus(await staff.csr.call('PUT', path, { ...change, version: body.version }), 200)
  expectStatus(await staff.csr.call('PUT', path, { ...change, version: body.version + 1 }), 200)
  const told = await db
    .select({ subject: notification.subject, text: notification.text })
    .from(notification)
    .where(and(eq(notification.userId, one.id), eq(notification.subject, en.message.account.payChanged.subject)))
    .orderBy(notification.createdAt)
  expect(told.map(({ text }) => text)).toEqual([
    expect.stringContaining(en.message.account.payChanged.own),
    expect.stringContaining(en.message.account.payChanged.byStaff.replace('%{reason}', change.reason)),
  ])
})
