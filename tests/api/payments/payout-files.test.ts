import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  auditEvent,
  country,
  idempotencyKey,
  notification,
  transaction,
  user,
  userTaxInformation,
} from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import type { PayoutDetail, PayoutPreview, TransactionAdmin } from '#model/payments/payout-wire.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { hire, listed, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const now = product.now()
const today = newYorkDay(now)
const quarter = '2025-Q1'
const iban = 'DE89370400440532013000'
const account = '445566778899'
await db
  .insert(country)
  .values([
    { id: 82, name: 'Germany', code: 'DE' },
    { id: 233, name: 'United States', code: 'US' },
  ])
  .onConflictDoNothing()

async function expert(lastName: string, bank: object, earned: number, form: object = {}) {
  const one = await makeExpert(db, now, { taxFormStatus: 'completed', firstName: 'Ada', lastName })
  const call = await product.as(one.id)
  expectStatus(await call('PUT', `/server/user/${one.id}/bank`, { ...bank, version: 0 }), 200)
  await db.insert(userTaxInformation).values({
    userId: one.id,
    formType: 'W-8 BEN',
    status: 'certified',
    legalName: `Ada ${lastName}`,
    address: 'Platz 1',
    city: 'Ulm',
    zipCode: '89073',
    certificationCountry: 82,
    createdAt: now,
    updatedAt: now,
    ...form,
  })
  await db.insert(transaction).values({
    userId: one.id,
    description: 'A question',
    amount: earned,
    transactionType: 'Earned',
    source: 'async',
    status: 'credit',
    effectiveDate: '2025-02-10',
    createdAt: now,
  })
  return { id: one.id, call }
}
const usForm = { formType: 'W-9', entityType: 'individual', stateId: null, certificationCountry: null }
const us = { bankName: 'First Bank', bankCountry: 233, bankAccountNumber: account, bankRoutingNumber: '021000021' }
const people = {
  german: await expert(
    'Müller',
    { bankName: 'Bank of Ulm', bankCountry: 82, swiftCode: 'COBADEFFXXX', ibanNumber: iban },
    30_001,
  ),
  american: await expert('Keller', us, 20_002, usForm),
  company: await expert('Firm', us, 10_003, { ...usForm, entityType: 'llc' }),
  paypal: await expert('Payne', { paypalEmail: '+pay@example.test' }, 40_004),
  check: await expert('Check', { bankName: 'Village Bank', bankCountry: 233 }, 50_005, usForm),
}
let batch: PayoutDetail
const read = async () => (await staff.csr.call<PayoutDetail>('GET', `/server/payout/${batch.id}`)).body
const reason = 'Quarterly run'
const pain = {
  format: 'pain001',
  reason,
  payer: { name: 'Consilium', account: iban, swiftCode: 'CHASUS33', executionDate: today },
}
const nacha = {
  format: 'nacha',
  reason,
  payer: { name: 'Consilium', ein: '12-3456789', bankName: 'First', routing: '021000021', executionDate: today },
}
const file = (body: object, who: Caller = staff.admin.call, headers = {}) =>
  who<string & Refused & { wrong: unknown }>('POST', `/server/payout/${batch.id}/file`, body, headers)
const auditRows = () => db.select().from(auditEvent)

beforeAll(async () => {
  const preview = await staff.csr.call<PayoutPreview>('POST', '/server/payout/preview', { quarter })
  expect(preview.body.lines.map(({ rail }) => rail).sort()).toEqual(['checks', 'nacha', 'nacha', 'pain001', 'paypal'])
  const made = await staff.admin.call<PayoutDetail>('POST', '/server/payout', { quarter })
  expectStatus(made, 201)
  batch = made.body
})

describe('the files of a batch', () => {
  test('are not made with an account that the bank would refuse: it would refuse them all', async () => {
    const { id, call } = people.american
    const bank = await call<{ version: number }>('GET', `/server/user/${id}/bank`)
    const { version } = bank.body
    const route = (bankRoutingNumber: string, at: number) =>
      call('PUT', `/server/user/${id}/bank`, { bankRoutingNumber, version: at })
    expectStatus(await route('021000022', version), 200)
    const refused = await file(nacha)
    expectStatus(refused, 409)
    expect(refused.body).toMatchObject({
      errorKey: 'payout.wrongAccounts',
      wrong: [{ userId: id, problem: 'routing' }],
    })
    expect(JSON.stringify(refused.body)).not.toContain(account)
    expectStatus(await route('021000021', version + 1), 200)
  })

  test.each([
    ['nacha', 'american', nacha],
    ['pain001', 'german', pain],
  ] as const)(
    '%s leaves out who has no name in Latin letters: the payment waits, and the expert reads why',
    async (_format, who, body) => {
      const { id, call } = people[who]
      const [before] = await db.select().from(user).where(eq(user.id, id))
      const [form] = await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, id))
      await db
        .update(user)
        .set({ firstName: '舒', lastName: '冯', displayName: null, suffix: null })
        .where(eq(user.id, id))
      await db.update(userTaxInformation).set({ legalName: '舒 冯' }).where(eq(userTaxInformation.userId, id))
      const line = (await read()).lines.find(({ userId }) => userId === id)
      const ready = await call<PayReadiness>('GET', `/server/user/${id}/payReadiness`)
      const made = await file(body)
      await db.update(user).set(before!).where(eq(user.id, id))
      await db.update(userTaxInformation).set(form!).where(eq(userTaxInformation.userId, id))
      expect(line).toMatchObject({ state: 'pending', held: ['payout.latinName'] })
      expect(ready.body.blocks).toEqual(['payout.latinName'])
      if (who === 'german') expect(made.body).toMatchObject({ errorKey: 'payout.emptyFile' })
      else {
        expectStatus(made, 200)
        expect(String(made.body)).not.toContain('0000020002')
      }
    },
  )

  test('carry each payment once, by the account of its expert', async () => {
    const xml = await file(pain)
    expectStatus(xml, 200)
    expect(xml.headers.get('content-type')).toContain('application/xml')
    expect(xml.headers.get('content-disposition')).toContain(`pain001-${quarter}.xml`)
    expect(xml.headers.get('cache-control')).toBe('no-store')
    const text = String(xml.body)
    expect(text.match(/<CdtTrfTxInf>/g)).toHaveLength(1)
    expect(text).toContain('<CtrlSum>300.01</CtrlSum>')
    expect(text).toContain(`<CdtrAcct><Id><IBAN>${iban}</IBAN>`)
    expect(text).toContain('<Cdtr><Nm>Ada Muller</Nm><PstlAdr><PstCd>89073</PstCd><TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>')

    const ach = String((await file(nacha)).body)
      .split('\r\n')
      .slice(0, -1)
    expect(ach.every((record) => record.length === 94) && ach.length % 10 === 0).toBe(true)
    const entries = ach.filter((record) => record.startsWith('6'))
    expect(
      entries.map((record) => [record.slice(3, 12), record.slice(12, 29).trim(), Number(record.slice(29, 39))]),
    ).toEqual([
      ['021000021', account, 20_002],
      ['021000021', account, 10_003],
    ])
    expect(ach.filter((record) => record.startsWith('5')).map((record) => record.slice(50, 53))).toEqual(['PPD', 'CCD'])

    const paypal = String((await file({ format: 'paypal', reason })).body)
    expect(paypal).toMatch(/^\+pay@example\.test,400\.04,USD,[0-9a-f]{30},Expert pay 2025-Q1,PAYPAL\r\n$/)
    const [head, check, ...more] = String((await file({ format: 'checks', reason })).body).split('\r\n')
    expect(head).toBe('Reference,Payee,Address,City,State,ZIP,Country,Amount,Currency,Memo')
    expect(check).toMatch(/^[0-9a-f]{12},Ada Check,Platz 1,Ulm,,89073,US,500\.05,USD,Expert pay 2025-Q1$/)
    expect(more).toEqual([''])
  })

  test('are for csr_admin with a reason; the audit names whose numbers left and why, and never a number', async () => {
    for (const who of [staff.csr.call, staff.viewer.call, people.german.call]) expectStatus(await file(pain, who), 403)
    expectStatus(await product.anonymous('POST', `/server/payout/${batch.id}/file`, pain), 401)
    const before = (await auditRows()).length
    expect((await file({ ...pain, reason: ' ' })).body.fields).toEqual({ reason: 'errors.required' })
    expect((await file({ ...pain, payer: { ...pain.payer, executionDate: addDays(today, -1) } })).body.fields).toEqual({
      'payer.executionDate': 'errors.dateOver',
    })
    expectStatus(await file({ format: 'swift', reason }), 422)
    expectStatus(await file({ format: 'paypal', reason, payer: pain.payer }), 422)
    expectStatus(await staff.admin.call('POST', '/server/payout/none/file', pain), 404)
    expect(await auditRows()).toHaveLength(before)
    for (let n = 0; n < 2; n++)
      expectStatus(await file(pain, staff.admin.call, { 'Idempotency-Key': 'same file' }), 200)
    expect(await db.select().from(idempotencyKey).where(eq(idempotencyKey.key, 'same file'))).toEqual([])
    const rows = await auditRows()
    expect(rows).toHaveLength(before + 4)
    expect(
      rows.filter(({ refTable, refId }) => refTable === 'bank_account' && refId === people.german.id).at(-1),
    ).toMatchObject({
      text: `pain001-${quarter}.xml with full numbers: ${reason}`,
      userId: staff.admin.id,
    })
    expect(rows.filter(({ refId }) => refId === batch.id).at(-1)?.text).toBe(
      `pain001-${quarter}.xml, 1 payments: ${reason}`,
    )
    for (const number of [iban, account, '021000021']) expect(JSON.stringify(rows)).not.toContain(number)
  })
})

describe('a payment that came back', () => {
  const returned = (id: string, body: object = { why: 'closed', note: 'R02' }, who: Caller = staff.admin.call) =>
    who<TransactionAdmin & Refused>('POST', `/server/transaction/${id}/returned`, body)
  const lineOf = async (userId: string) => (await read()).lines.find((line) => line.userId === userId)

  test('is a new line, once; the payment keeps its amount, its owner is asked to check the account', async () => {
    const line = await lineOf(people.german.id)
    const id = line?.transactionId ?? ''
    expect(line).toMatchObject({ state: 'pending', rail: 'pain001' })
    for (const who of [staff.csr.call, staff.viewer.call, people.german.call])
      expectStatus(await returned(id, undefined, who), 403)
    expectStatus(await returned(id, { why: 'bored' }), 422)
    // a transfer is not cashed
    expect(line?.channel).toBe('transfer')
    expect((await returned(id, { why: 'notCashed' })).body).toMatchObject({ fields: { why: 'errors.returnReason' } })
    expect(await lineOf(people.german.id)).toMatchObject({ state: 'pending' })
    expectStatus(await returned('none'), 404)
    const answers = await Promise.all([returned(id), returned(id), returned(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const made = answers.find(({ status }) => status === 201)?.body
    expect(made).toMatchObject({
      amount: 30_001,
      transactionType: 'Adjustment',
      reversalOf: id,
      payoutId: null,
      effectiveDate: today,
      reason: 'closed: R02',
    })
    expect((await returned(made?.id ?? '')).body.errorKey).toBe('ledger.notPayment')
    const [paid] = await db.select().from(transaction).where(eq(transaction.id, id))
    expect(paid).toMatchObject({ amount: -30_001, status: 'debit' })
    const mails = await db
      .select()
      .from(notification)
      .where(and(eq(notification.userId, people.german.id), eq(notification.purpose, 'payment')))
    expect(mails).toMatchObject([{ subject: 'Your payment of $300.01 was returned' }])
    expect(mails[0]?.text).toContain('the account it was sent to is closed')
    expect(mails[0]?.text).not.toContain('R02')
    expect(await lineOf(people.german.id)).toMatchObject({ state: 'returned' })
    expect((await file(pain)).body.errorKey).toBe('payout.emptyFile')
  })

  test('has the reasons of its channel, in a batch and outside of one', async () => {
    for (const [one, channel] of [
      [people.american, 'transfer'],
      [people.paypal, 'paypal'],
      [people.check, 'check'],
    ] as const)
      expect(await lineOf(one.id)).toMatchObject({ channel })
    const check = await lineOf(people.check.id)
    for (const why of ['closed', 'noAccount', 'wrongNumber', 'wrongName', 'refused'])
      expect((await returned(check?.transactionId ?? '', { why })).body).toMatchObject({
        fields: { why: 'errors.returnReason' },
      })
    const outside = async (source: string) => {
      const made = await staff.admin.call<TransactionAdmin>('POST', '/server/transaction', {
        userId: people.company.id,
        transactionType: 'Paid',
        source,
        amount: -101,
        description: 'Paid by hand',
        reason,
        effectiveDate: today,
      })
      expectStatus(made, 201)
      return made.body.id
    }
    for (const [source, refused, taken] of [
      ['check', 'closed', 'notCashed'],
      ['manual', 'notCashed', 'closed'],
      ['donate', 'notCashed', 'refused'],
    ] as const) {
      const id = await outside(source)
      expect((await returned(id, { why: refused })).body).toMatchObject({ fields: { why: 'errors.returnReason' } })
      expectStatus(await returned(id, { why: taken }), 201)
    }
  })

  test('is due at once: another batch of the same quarter pays it, to the account of then', async () => {
    const { id, call } = people.german
    const readiness = await call<PayReadiness>('GET', `/server/user/${id}/payReadiness`)
    expect(readiness.body.nextPayout).toMatchObject({ quarter, amount: 30_001 })
    const preview = await staff.csr.call<PayoutPreview>('POST', '/server/payout/preview', { quarter })
    expect(preview.body.lines).toMatchObject([{ userId: id, amount: 30_001, rail: 'pain001' }])
    const again = await staff.admin.call<PayoutDetail>('POST', '/server/payout', { quarter })
    expectStatus(again, 201)
    expect(again.body).toMatchObject({ total: 30_001, lines: [{ userId: id, state: 'pending' }] })
    expect((await read()).total).toBe(30_001 + 20_002 + 10_003 + 40_004 + 50_005)
  })

  test('counts in no year; files carry only what still has to be paid', async () => {
    expectStatus(await staff.admin.call('POST', `/server/payout/${batch.id}/paid`), 200)
    for (const format of ['paypal', 'checks']) expectStatus(await file({ format, reason }), 409)
    const line = await lineOf(people.paypal.id)
    expect(line?.state).toBe('paid')
    const year = Number(today.slice(0, 4))
    const paidTo = async (userId: string) =>
      (
        await staff.csr.call<{ rows: { userId: string; paid: number }[] }>('GET', `/server/taxYear/${year}`)
      ).body.rows.find((row) => row.userId === userId)?.paid
    expect(await paidTo(people.paypal.id)).toBe(40_004)
    // PayPal has no bank account to name, and no check is cashed
    for (const why of ['closed', 'noAccount', 'wrongNumber', 'wrongName', 'notCashed']) {
      const refused = await returned(line?.transactionId ?? '', { why })
      expect([refused.status, refused.body.errorKey]).toEqual([422, 'errors.invalidParameters'])
      expect(refused.body).toMatchObject({ fields: { why: 'errors.returnReason' } })
    }
    expect((await lineOf(people.paypal.id))?.state).toBe('paid')
    expectStatus(await returned(line?.transactionId ?? '', { why: 'refused' }), 201)
    const mails = await db
      .select()
      .from(notification)
      .where(and(eq(notification.userId, people.paypal.id), eq(notification.purpose, 'payment')))
    expect(mails[0]?.text).toContain('Our payment of $400.04 came back: it was refused or not claimed in time.')
    // it went to PayPal
    expect(mails[0]?.text).not.toMatch(/\bbank\b/i)
    expect(await paidTo(people.paypal.id)).toBeUndefined()
  })

  test('to PayPal, where the address was removed since, is said and carried by no file', async () => {
    const { id, call } = people.paypal
    const again = await staff.admin.call<PayoutDetail>('POST', '/server/payout', { quarter })
    expect(again.body.lines).toMatchObject([{ userId: id, rail: 'paypal' }])
    const bank = await call<{ version: number }>('GET', `/server/user/${id}/bank`)
    expectStatus(await call('PUT', `/server/user/${id}/bank`, { paypalEmail: null, version: bank.body.version }), 200)
    const { body } = await staff.csr.call<PayoutDetail>('GET', `/server/payout/${again.body.id}`)
    expect(body.lines).toMatchObject([{ userId: id, rail: 'none', state: 'pending', held: ['payout.noAccount'] }])
  })
})

test('page, ledgers and files name how each payment is sent in the same words; so do old ones and what reverses them', async () => {
  const payments = (await read()).lines
  const [admin, mine] = [
    new Map(
      (await listed(staff.csr.call, 'transactions', { range: [0, 99] })).body.map((row) => [row.id, row.channel]),
    ),
    async ({ id, call }: { id: string; call: Caller }) =>
      (
        await call<{ data: { id: string; reversalOf: string | null; channel: string | null }[] }>(
          'GET',
          `/server/user/${id}/transaction/list`,
        )
      ).body.data,
  ]
  const expected = { german: 'transfer', american: 'transfer', company: 'transfer', paypal: 'paypal', check: 'check' }
  for (const [who, channel] of Object.entries(expected)) {
    const person = people[who as keyof typeof people]
    const payment = payments.find(({ userId }) => userId === person.id)
    const id = payment?.transactionId ?? ''
    const own = await mine(person)
    expect([payment?.channel, admin.get(id)]).toEqual([channel, channel])
    expect(own.find((line) => line.id === id)?.channel).toBe(channel)
    for (const { channel: back } of own.filter(({ reversalOf }) => reversalOf === id)) expect(back).toBe(channel)
    // an entry that no batch made has none
    expect(own.at(-1)?.channel).toBeNull()
  }
  const old = async (userId: string) => {
    const id = payments.find((line) => line.userId === userId)?.transactionId ?? ''
    await db.update(transaction).set({ paidTo: null }).where(eq(transaction.id, id))
    return (await listed(staff.csr.call, 'transactions', { filter: { id: [id] } })).body.find((row) => row.id === id)
      ?.channel
  }
  // made before accounts were stored with payments: to a bank, and no one knows how
  expect([await old(people.company.id), await old(people.check.id), await old(people.paypal.id)]).toEqual([
    'other',
    'other',
    'paypal',
  ])
  const columns = JSON.stringify([{ source: 'source', head: 'Source' }])
  const filter = JSON.stringify({ userId: [people.paypal.id] })
  const query = new URLSearchParams({ columns, filter })
  const exported = (await staff.csr.call<string>('GET', `/rest/transactions/export?${query}`)).body
  expect(new Set(exported.trim().split('\n').slice(1))).toEqual(new Set(['PayPal', 'Messenger', 'No account']))
  const file = (await staff.admin.call<string>('GET', `/server/payout/${batch.id}/download?locale=en`)).body
  expect(file).toContain('Bank transfer or check')
})

test('whom a payout leaves out for a name without Latin letters has no payable entries, for every name and account', async () => {
  const accounts = {
    american: us,
    german: { bankName: 'Bank of Ulm', bankCountry: 82, swiftCode: 'COBADEFFXXX', ibanNumber: iban },
    noSwift: { bankName: 'Bank of Ulm', bankCountry: 82, ibanNumber: iban },
    check: { bankName: 'Village Bank', bankCountry: 233 },
    paypal: { paypalEmail: 'pay@example.test' },
  }
  const names = [
    ['冯', '冯舒', null, true],
    ['Иванов', 'Иванов', null, true],
    ['冯', 'Feng Shu', null, false],
    ['冯', '冯舒', 'Dr. Feng', false],
    ['Łódź-Ħŋə', '冯舒', null, false],
    ['Nguyễn', 'ʻŌkina', null, false],
    ['Ｆｅｎｇ', '', null, false],
    ['冯 Feng', '冯 Feng', '冯 Feng', true],
    ['\u{20000}', '\u{20000}', null, true],
  ] as const
  const wanted: Record<string, string[]> = {}
  for (const [kind, account] of Object.entries(accounts))
    for (const [lastName, legalName, displayName, foreign] of names) {
      const { id } = await expert(lastName, account, 100, { legalName })
      await db.update(user).set({ firstName: lastName, displayName, prefix: null, suffix: null }).where(eq(user.id, id))
      wanted[id] = foreign && ['american', 'german'].includes(kind) ? ['payout.latinName'] : []
    }
  const ids = Object.keys(wanted)
  const { lines, blocked } = (await staff.csr.call<PayoutPreview>('POST', '/server/payout/preview', { quarter })).body
  const refused = Object.fromEntries(blocked.map(({ userId, reasons }) => [userId, reasons]))
  const paid = new Set(lines.map(({ userId }) => userId))
  expect(Object.fromEntries(ids.map((id) => [id, paid.has(id) ? [] : refused[id]]))).toEqual(wanted)
  for (const payable of ['yes', 'no']) {
    const filter = encodeURIComponent(JSON.stringify({ userId: ids, payable }))
    const rows = await staff.csr.call<TransactionAdmin[]>('GET', `/rest/transactions?range=[0,249]&filter=${filter}`)
    expect(rows.body.map(({ userId }) => userId).sort()).toEqual(
      ids.filter((id) => (wanted[id]?.length === 0) === (payable === 'yes')).sort(),
    )
    for (const row of rows.body) expect(row.payBlocks).toEqual(wanted[row.userId])
  }
})
