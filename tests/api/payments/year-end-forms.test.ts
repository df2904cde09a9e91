import { expect, test } from 'vitest'
import type { YearEnd } from '#model/payments/year-end.ts'
import { expectStatus } from '../../support/product.ts'
import { w8, w9 } from '../tax/tax-people.ts'
import { startYearEnd } from './year-end-people.ts'

const { product, people, own, staff, today, pays, goTo, certify, irisLines } = await startYearEnd()
const other = people.stranger.id
const year = Number(today().slice(0, 4)) + 1
const rowsOf = async (id: string, of = year) => {
  const csr = await product.as(staff.csr.id)
  const answer = await csr<YearEnd>('GET', `/server/taxYear/${of}`)
  expectStatus(answer, 200)
  return answer.body.rows.filter(({ userId }) => userId === id)
}
const admin = () => product.as(staff.admin.id)

test('a form certified after the year changes nothing about it: the 1099-NEC stays due, and the screen names the new form', async () => {
  await goTo(`${year}-02-01`)
  await certify(w9)
  await certify(w8, other, w8.legalName)
  await goTo(`${year}-03-15`)
  await pays(own, 250_000)
  await pays(other, 400_000)
  const before = await rowsOf(own)
  expect(before).toMatchObject([{ formType: 'W-9', reason: 'report', paid: 250_000, formNow: null }])
  await goTo(`${year + 1}-01-05`)
  await certify(w8, own, w8.legalName)
  await certify(w9, other)
  const now = today()
  expect(await rowsOf(own)).toEqual([{ ...before[0], formNow: { formType: 'W-8 BEN', certifiedOn: now } }])
  expect(await rowsOf(other)).toMatchObject([
    { formType: 'W-8 BEN', reason: 'foreign', formNow: { formType: 'W-9', certifiedOn: now } },
  ])
  expect(await irisLines(year)).toEqual([['219099999', '2500.00']])
  const file = await (await admin())<string>('GET', `/server/taxYear/${year}/download`)
  expect(String(file.body)).toContain(`Due,"W-8 BEN, ${now}"`)
  const tin = await (await admin())<string>('POST', `/server/taxYear/${year}/tinMatching`, { reason: 'Matching' })
  expect(String(tin.body)).toBe('2;219099999;Ada Keller;1\r\n')
})

test('who moves within a year has a row for each form, with what was paid while it was in force', async () => {
  await goTo(`${year + 1}-03-15`)
  await pays(own, 300_000)
  await pays(other, 210_000)
  await goTo(`${year + 1}-06-01`)
  await certify(w9)
  await pays(own, 220_000)
  expect(await rowsOf(own, year + 1)).toMatchObject([
    {
      formType: 'W-8 BEN',
      work: 'abroad',
      reason: 'foreign',
      paid: 300_000,
      payments: 1,
      formNow: { formType: 'W-9' },
    },
    { formType: 'W-9', work: 'us', reason: 'report', paid: 220_000, payments: 1, formNow: null },
  ])
  const lines = await irisLines(year + 1)
  expect(lines.map(([, amount]) => amount).toSorted()).toEqual(['2100.00', '2200.00'])
  const csr = await product.as(staff.csr.id)
  const { body } = await csr<YearEnd>('GET', `/server/taxYear/${year + 1}`)
  expect([body.reported, body.paid]).toEqual([lines.length, 730_000])
})

test('a new address or name of the same person is one row, so that the threshold counts all of it', async () => {
  await goTo(`${year + 2}-02-01`)
  await pays(own, 150_000)
  await goTo(`${year + 2}-05-01`)
  await certify({ ...w9, legalName: 'Ada Keller-Smith', address: '2 Side Street' }, own, 'Ada Keller-Smith')
  await pays(own, 150_000)
  expect(await rowsOf(own, year + 2)).toMatchObject([
    { legalName: 'Ada Keller-Smith', paid: 300_000, payments: 2, reason: 'report', formNow: null },
  ])
})

test('who incorporates later is still reported for what the person was paid; before the first form the first one decides', async () => {
  await goTo(`${year + 3}-02-01`)
  const corporation = { ...w9, legalName: 'Keller Corp.', entityType: 'cCorporation', ssn: '', ein: '12-3456788' }
  await certify(corporation, own, 'Keller Corp.')
  await pays(own, 500_000)
  expect(await rowsOf(own, year + 2)).toMatchObject([
    { legalName: 'Ada Keller-Smith', reason: 'report', formNow: { formType: 'W-9', certifiedOn: today() } },
  ])
  expect(await rowsOf(own, year + 3)).toMatchObject([{ legalName: 'Keller Corp.', reason: 'corporation' }])
  await pays(own, 200_000, { effectiveDate: `${year - 2}-06-30` })
  expect(await rowsOf(own, year - 2)).toMatchObject([{ formType: 'W-9', paid: 200_000 }])
})
