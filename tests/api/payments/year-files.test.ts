import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, yearFile } from '#db/schema/all.ts'
import type { YearEnd } from '#model/payments/year-end.ts'
import { expectStatus } from '../../support/product.ts'
import { w9 } from '../tax/tax-people.ts'
import { startYearEnd } from './year-end-people.ts'

const { product, db, people, own, staff, today, pays, goTo, certify, askForIris, irisLines } = await startYearEnd()
const other = people.stranger.id
const year = Number(today().slice(0, 4)) + 1
const totals = async (of = year) => {
  const answer = await (await product.as(staff.csr.id))<YearEnd>('GET', `/server/taxYear/${of}`)
  expectStatus(answer, 200)
  return answer.body
}
const ask = (scope?: string) => askForIris(year, scope)
const lines = (scope?: string) => irisLines(year, scope)

test('a file is remembered: who took it, and who is new, changed or gone since; a payment returned in January counts in the year in which it is paid again', async () => {
  await goTo(`${year}-02-01`)
  await certify(w9)
  await goTo(`${year}-12-20`)
  const december = await pays(own, 250_000)
  await goTo(`${year + 1}-01-05`)
  expect(await lines()).toEqual([['219099999', '2500.00']])
  const [kept] = (await totals()).files
  expect(kept).toMatchObject({
    kind: 'iris',
    scope: 'whole',
    reason: 'Filing',
    returns: 1,
    amount: 250_000,
    changes: [],
  })
  expect(kept!.by).not.toBe('')
  for (const scope of ['corrections', 'missing']) expectStatus(await ask(scope), 409)

  const csr = await product.as(staff.admin.id)
  expectStatus(await csr('POST', `/server/transaction/${december}/returned`, { why: 'notCashed' }), 201)
  await pays(own, 250_000)
  expect((await totals(year)).rows.filter(({ userId }) => userId === own)).toEqual([])
  expect((await totals(year + 1)).rows).toMatchObject([{ userId: own, paid: 250_000, payments: 1 }])
  expect((await totals()).files[0]!.changes).toMatchObject([
    { userId: own, kinds: ['gone'], before: 250_000, now: null },
  ])
  await certify({ ...w9, legalName: 'Ben Other', ssn: '219-09-9998' }, other, 'Ben Other')
  await pays(other, 210_000, { effectiveDate: `${year}-11-01` })
  expect((await totals()).files[0]!.changes.map(({ kinds }) => kinds).toSorted()).toEqual([['added'], ['gone']])
  expect(await lines('corrections')).toEqual([['219099999', '0.00']])
  expect(await lines('missing')).toEqual([['219099998', '2100.00']])
  expect((await totals()).files.map(({ scope, changes }) => [scope, changes.length])).toEqual([
    ['missing', 0],
    ['corrections', 1],
    ['whole', 2],
  ])
})

test('an amount or address is corrected in one return, a number in two; no number is kept with the file', async () => {
  await pays(other, 10_000, { effectiveDate: `${year}-10-01` })
  await certify({ ...w9, legalName: 'Ben Other', ssn: '219-09-9998', address: '9 New Street' }, other, 'Ben Other')
  expect((await totals()).files[0]!.changes).toMatchObject([
    { userId: other, kinds: ['amount', 'address'], before: 210_000, now: 220_000 },
  ])
  expect(await lines('corrections')).toEqual([['219099998', '2200.00']])
  await certify({ ...w9, legalName: 'Ben Other', ssn: '219-09-9997', address: '9 New Street' }, other, 'Ben Other')
  expect((await totals()).files[0]!.changes).toMatchObject([{ kinds: ['number'] }])
  expect(await lines('corrections')).toEqual([['219099998', '0.00']])
  expect(await lines('missing')).toEqual([['219099997', '2200.00']])
  expect((await totals()).files[0]!.changes).toEqual([])
  expect(JSON.stringify(await db.select().from(yearFile))).not.toMatch(/219-?09-?999/)
  const notes = await db.select().from(auditEvent).where(eq(auditEvent.refTable, 'year_file'))
  expect(notes.map(({ text }) => text)).toContain(`iris corrections of ${year}, 1: Filing`)
})
