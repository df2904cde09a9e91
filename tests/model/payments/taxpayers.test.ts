import { expect, test } from 'vitest'
import { formInForce, isCorporate, paidByTaxpayer, sameTaxpayer, type SignedForm } from '#model/payments/taxpayers.ts'

const w9: SignedForm = {
  formType: 'W-9',
  entityType: 'individual',
  taxClarification: null,
  legalName: 'Ada Keller',
  certifiedOn: '2029-03-01',
  numberKind: 'ssn',
  number: '219-09-9999',
}
const w8: SignedForm = { ...w9, formType: 'W-8 BEN', numberKind: 'ftin', number: 'X', certifiedOn: '2030-06-10' }
const company: SignedForm = {
  ...w9,
  entityType: 'cCorporation',
  legalName: 'Keller Corp.',
  numberKind: 'ein',
  number: '12-3456789',
}
const day = (date: string, paid: number) => ({ day: date, paid, paidPaypal: 0, payments: 1 })

test('the form of the day counts: the newest until then, before the first one that one, without any none', () => {
  expect(formInForce([w9, w8], '2030-06-09')).toBe(w9)
  expect(formInForce([w9, w8], '2030-06-10')).toBe(w8)
  expect(formInForce([w9, w8], '2028-01-01')).toBe(w9)
  expect(formInForce([], '2028-01-01')).toBeNull()
})

test('a corporation is one by its box, or an LLC by what it is taxed as', () => {
  expect(isCorporate(company)).toBe(true)
  expect(isCorporate({ entityType: 'llc', taxClarification: 'sCorporation' })).toBe(true)
  expect(isCorporate({ entityType: 'llc', taxClarification: 'partnership' })).toBe(false)
  expect(isCorporate({ entityType: 'individual', taxClarification: 'cCorporation' })).toBe(false)
})

test('a new name, number or address of a person is the same taxpayer; a move abroad or a company is not', () => {
  expect(sameTaxpayer(w9, { ...w9, legalName: 'Ada Keller-Smith' })).toBe(true)
  expect(sameTaxpayer(w9, { ...w9, legalName: 'Ada Smith', numberKind: 'itin', number: '912-70-1234' })).toBe(true)
  expect(sameTaxpayer(w9, w8)).toBe(false)
  expect(sameTaxpayer(w9, company)).toBe(false)
  const llc: SignedForm = { ...company, entityType: 'llc', taxClarification: 'partnership', legalName: 'Keller LLC' }
  expect(sameTaxpayer(w9, llc)).toBe(false)
  expect(sameTaxpayer(llc, { ...llc, number: '12-3456780' })).toBe(true)
  expect(sameTaxpayer(llc, { ...llc, legalName: 'Keller & Co. LLC' })).toBe(true)
  expect(sameTaxpayer(llc, { ...llc, number: '98-7654321', legalName: 'Other LLC' })).toBe(false)
})

test('payments go to the taxpayer of their day, on the newest form of that taxpayer, and nothing is lost', () => {
  const moved = { ...w9, certifiedOn: '2030-02-01', legalName: 'Ada Keller-Smith' }
  const back = { ...w9, certifiedOn: '2031-02-01' }
  const days = [day('2030-01-20', 100), day('2030-03-20', 20), day('2030-07-20', 3)]
  expect(paidByTaxpayer([w9, moved, w8], days)).toEqual([
    { form: moved, firstForm: w9, formNow: w8, paid: 120, paidPaypal: 0, payments: 2 },
    { form: w8, firstForm: w8, formNow: null, paid: 3, paidPaypal: 0, payments: 1 },
  ])
  expect(paidByTaxpayer([w9, moved, w8, back], days).map(({ form, formNow }) => [form, formNow])).toEqual([
    [back, null],
    [w8, back],
  ])
  expect(paidByTaxpayer([], days)).toEqual([
    { form: null, firstForm: null, formNow: null, paid: 123, paidPaypal: 0, payments: 3 },
  ])
})
