import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, csrTask, notification, transaction, userTaxInformation } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import { irisColumns, type YearEnd } from '#model/payments/year-end.ts'
import type { TinResultAnswer } from '#model/payments/tin-matching.ts'
import { newYorkDay } from '#model/time.ts'
import { has, textOfPdf } from '../../support/office.ts'
import { unzipBytes } from '../../support/unzip.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { w8, w9 } from '../tax/tax-people.ts'
import { payer, startYearEnd } from './year-end-people.ts'

const world = await startYearEnd()
const { product, db, people, call, own, create, update, staff } = world
const year = Number(newYorkDay(product.now()).slice(0, 4))
const foreigner = people.stranger.id
const pays = (userId: string, amount: number, more: object = {}) =>
  world.pays(userId, amount, { effectiveDate: `${year}-06-30`, ...more })
const totals = async (of = year, who: Caller = staff.csr.call) => {
  const answer = await who<YearEnd>('GET', `/server/taxYear/${of}`)
  expectStatus(answer, 200)
  return answer.body
}
const iris = (who: Caller, body: object = {}) =>
  who<string>('POST', `/server/taxYear/${year}/iris`, { payer, reason: 'Filing', ...body })
const cells = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

describe('the end of a year', () => {
  test('counts what was paid in it by New York pay date, not what was earned; PayPal by itself', async () => {
    expectStatus(await create(w9), 201)
    expectStatus(await update({ certificationName: 'Ada Keller' }), 200)
    expectStatus(await create(w8, call.stranger, foreigner), 201)
    expectStatus(await update({ certificationName: w8.legalName }, call.stranger, foreigner), 200)
    await pays(own, 150_000)
    await pays(own, 49_999, { effectiveDate: `${year}-01-01` })
    await pays(own, 70_000, { source: 'manual', payoutId: 'batch' })
    await pays(own, 999_999, { effectiveDate: `${year - 1}-12-31` })
    const small = await makeExpert(db, product.now())
    await pays(small.id, 9_900, { source: 'manual', payoutId: 'batch' })
    await pays(foreigner, 500_000, { effectiveDate: `${year}-12-31` })
    const reversed = await pays(own, 12_345)
    await db.insert(transaction).values({
      userId: own,
      description: 'back',
      amount: 12_345,
      transactionType: 'Adjustment',
      source: 'manual',
      status: 'credit',
      effectiveDate: `${year}-07-01`,
      reversalOf: reversed,
      reversalKind: 'reversed',
      createdAt: product.now(),
    })
    const found = await totals()
    expect(found).toMatchObject({ threshold: year <= 2025 ? 60_000 : 200_000, paid: 779_899 })
    expect(found.rows.find(({ userId }) => userId === small.id)).toMatchObject({ paidPaypal: 9_900, reason: 'below' })
    expect(found.rows.find(({ userId }) => userId === own)).toMatchObject({
      paidOther: 199_999,
      paidPaypal: 70_000,
      payments: 3,
      taxNumber: '***-**-9999',
      work: 'us',
      // others than PayPal stayed below the threshold, all together did not
      reason: 'paypal',
    })
    expect(found.rows.find(({ userId }) => userId === foreigner)).toMatchObject({ work: 'abroad', reason: 'foreign' })
    expect((await totals(2025)).threshold).toBe(60_000)
    expect((await totals(2026)).threshold).toBe(200_000)
    for (const who of [call.expert, call.client]) expectStatus(await who('GET', `/server/taxYear/${year}`), 403)
  })

  test('reports from the threshold on, which staff can change', async () => {
    await pays(own, 1)
    expect((await totals()).rows.find(({ userId }) => userId === own)).toMatchObject({
      paidOther: 200_000,
      reason: 'report',
    })
    expect((await totals()).reported).toBe(1)
  })

  test('is a file for the accountant, without a whole number in it', async () => {
    const csv = await staff.csr.call<string>('GET', `/server/taxYear/${year}/download`)
    expectStatus(csv, 200)
    expect(JSON.stringify(csv.body)).not.toContain('219-09')
    const rows = async (locale: string) =>
      String((await staff.csr.call<string>('GET', `/server/taxYear/${year}/download?locale=${locale}`)).body)
        .replace('\uFEFF', '')
        .trim()
        .split('\n')
        .map((line) => line.split(','))
    const [head, ...english] = await rows('en')
    expect(head).toEqual([
      ...['Expert', 'E-mail', 'Full legal name', 'Form', 'Entity type', 'Tax number', 'Work done'],
      ...['By PayPal (USD)', 'By other methods (USD)', 'Paid (USD)', 'Payments', '1099-NEC'],
      'Form certified since',
    ])
    const mine = english.find((cells) => cells[3] === 'W-9')
    expect(mine?.slice(6)).toEqual(['United States', '700.00', '2000.00', '2700.00', '4', 'Due', ''])
    expect(mine?.[4]).not.toBe('individual')
    const [heads, ...chinese] = await rows('zh')
    expect(heads?.[0]).toBe('专家')
    expect(heads?.slice(7, 10)).toEqual(['通过 PayPal（美元）', '其他方式（美元）', '已付（美元）'])
    expect(chinese.find((cells) => cells[3] === 'W-9')?.[6]).toBe('美国')
    const xlsx = await staff.csr.call('GET', `/server/taxYear/${year}/download?format=xlsx`)
    expectStatus(xlsx, 200)
  })

  test('is a file in the layout of the IRS, with whole numbers for a csr_admin and a reason that stands in the audit', async () => {
    for (const who of [call.expert, staff.csr.call, staff.viewer.call]) expectStatus(await iris(who), 403)
    expectStatus(await iris(staff.admin.call, { reason: ' ' }), 422)
    expectStatus(await iris(staff.admin.call, { payer: { ...payer, ein: '1' } }), 422)
    const wrong = await iris(staff.admin.call, { payer: { ...payer, state: 'New York', phone: '1' } })
    expect(JSON.stringify(wrong.body)).toContain('tax.problem.stateLetters')
    expect(JSON.stringify(wrong.body)).toContain('tax.problem.phoneDigits')
    const [form] = await db.select().from(userTaxInformation).where(eq(userTaxInformation.userId, people.expert.id))
    const marked = { legalName: 'Ada Zoë O’Petrović', address: '1 Mäin St., #4', city: 'Cañon City' }
    await db.update(userTaxInformation).set(marked).where(eq(userTaxInformation.id, form!.id))
    const answer = await iris(staff.admin.call)
    const { legalName, address, city } = form!
    await db.update(userTaxInformation).set({ legalName, address, city }).where(eq(userTaxInformation.id, form!.id))
    expectStatus(answer, 200)
    const [head = [], line = [], ...more] = cells(String(answer.body))
    expect(more).toEqual([])
    expect(head).toEqual([...irisColumns])
    expect(line).toHaveLength(irisColumns.length)
    const cell = (name: (typeof irisColumns)[number]) => line[irisColumns.indexOf(name)]
    expect([
      cell('Form Type'),
      cell('Payer Taxpayer ID Number'),
      cell('Recipient TIN Type'),
      cell('Recipient Taxpayer ID Number'),
      cell('Payer Business or Entity Name Line 1'),
      cell('Recipient First Name'),
      cell('Recipient Middle Name'),
      cell('Recipient Last Name (Surname)'),
      cell('Recipient Address Line 1'),
      cell('Recipient City/Town'),
      cell('Recipient State/Province/Territory'),
      cell('Box 1 - Nonemployee Compensation'),
    ]).toEqual([
      ...['1099-NEC', '123456789', 'SSN', '219099999', 'Consilium Inc', 'Ada', 'Zoe', 'OPetrovic'],
      ...['1 Main St 4', 'Canon City', 'NY', '2000.00'],
    ])
    const audit = await db.select().from(auditEvent)
    expect(audit.filter(({ text }) => text === `1099-NEC of ${year} with whole numbers: Filing`)).toHaveLength(1)
    expect(JSON.stringify(audit)).not.toContain('219099999')
  })
})

test('recipients get a copy each, with the last digits of their number only', async () => {
  const path = `/server/taxYear/${year}/recipientCopies`
  for (const who of [call.expert, staff.csr.call, staff.viewer.call])
    expectStatus(await who('POST', path, { payer, reason: 'Copies' }), 403)
  expectStatus(await staff.admin.call('POST', path, { payer, reason: '' }), 422)
  const token = await product.signIn(staff.admin.id)
  const answer = await product.fetch(
    new Request(`http://test/api${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ payer, reason: 'Copies' }),
    }),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipBytes(Buffer.from(await answer.arrayBuffer()))
  expect([...files.keys()]).toEqual([`1099-NEC-${year} 1 Ada Keller.pdf`])
  const pdf = [...files.values()][0]!
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if (has('pdftotext')) {
    const text = textOfPdf(pdf)
    for (const part of [
      `Form 1099-NEC (${year})`,
      'Consilium, Inc.',
      '12-3456789',
      'Ada Keller',
      '***-**-9999',
      '2000.00',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/219-?09/)
  }
  const audit = await db.select().from(auditEvent)
  expect(audit.filter(({ text }) => text === `Recipient copy of the 1099-NEC of ${year}: Copies`)).toHaveLength(1)
})

describe('TIN matching', () => {
  const file = (who: Caller) => who<string>('POST', `/server/taxYear/${year}/tinMatching`, { reason: 'Matching' })
  const result = (text: string, who: Caller = staff.admin.call) =>
    who<TinResultAnswer>('POST', '/server/tinMatching/result', { text })

  test('asks for the numbers of W-9s, one line a person', async () => {
    expectStatus(await file(staff.csr.call), 403)
    const answer = await file(staff.admin.call)
    expectStatus(answer, 200)
    expect(String(answer.body)).toBe('2;219099999;Ada Keller;1\r\n')
    const named = async (legalName: string) => {
      await db.update(userTaxInformation).set({ legalName }).where(eq(userTaxInformation.userId, own))
      return String((await file(staff.admin.call)).body)
    }
    expect(await named('Łukasz Sørensen-Müller')).toBe('2;219099999;Lukasz Sorensen-Muller;1\r\n')
    await named('Ada Keller')
  })

  test('of a match nothing follows; of a mismatch a task and a message, once', async () => {
    for (const who of [call.expert, staff.csr.call, staff.viewer.call]) expectStatus(await result('x', who), 403)
    const good = await result('2;219099999;Ada Keller;1;0\r\n')
    expectStatus(good, 200)
    expect(good.body).toMatchObject({ rows: [{ userId: own, result: 'match', asked: false }], unread: 0 })
    expect(await db.select().from(csrTask).where(eq(csrTask.userId, own))).toEqual([])
    const bad = await result('2;219099999;Ada Keller;1;3\nnonsense\n2;1;Other;4711;3\n')
    expect(bad.body).toMatchObject({
      rows: [{ userId: own, result: 'mismatch', asked: true, notAsked: null }],
      unread: 2,
    })
    await result('2;219099999;Ada Keller;1;3')
    const tasks = await db.select().from(csrTask).where(eq(csrTask.userId, own))
    expect(tasks).toMatchObject([{ kind: 'tax', detail: { circumstances: ['tin'] } }])
    const mails = await db.select().from(notification).where(eq(notification.userId, own))
    expect(mails.filter(({ subject }) => subject.startsWith('Please check your tax form'))).toHaveLength(1)
    expect(JSON.stringify([mails, tasks, await db.select().from(auditEvent)])).not.toContain('219099999')
  })

  test('a mismatch of a form that was replaced asks about the form in force, or says why not', async () => {
    const tasks = () => db.select().from(csrTask).where(eq(csrTask.userId, own))
    const renew = async (body: object, name = 'Ada Keller') => {
      expectStatus(await create(body), 201)
      expectStatus(await update({ certificationName: name }), 200)
    }
    await renew({ ...w9, address: '2 Side Street' })
    const open = async () => (await tasks()).filter(({ doneAt }) => doneAt === null)
    expect(await open()).toEqual([])
    const same = await result('2;219099999;Ada Keller;1;3')
    expect(same.body.rows).toMatchObject([{ userId: own, asked: true, notAsked: null }])
    const [inForce] = await db
      .select()
      .from(userTaxInformation)
      .where(and(eq(userTaxInformation.userId, own), eq(userTaxInformation.status, 'certified')))
    expect(await open()).toMatchObject([{ kind: 'tax', detail: { formId: inForce!.id, circumstances: ['tin'] } }])
    await renew({ ...w9, legalName: 'Ada Smith' }, 'Ada Smith')
    const other = await result('2;219099999;Ada Keller;1;3')
    expect(other.body.rows).toMatchObject([{ asked: false, notAsked: 'otherForm' }])
    await db.update(userTaxInformation).set({ status: 'invalid' }).where(eq(userTaxInformation.userId, own))
    const none = await result('2;219099999;Ada Keller;1;3')
    expect(none.body.rows).toMatchObject([{ asked: false, notAsked: 'noForm' }])
    expect(await open()).toEqual([])
  })
})
