import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#model/limits.ts'
import { entityTypes, taxClarifications } from '#model/tax/enums.ts'
import { formErrors, formWarnings } from '#model/tax/form.ts'
import { formFileName } from '#model/tax/form-name.ts'
import { bank, judgedOn, taxRules, w8, w9 } from '../../support/tax-rules.ts'
import {
  askedFields,
  changeForm,
  clearTicked,
  emptyValues,
  applicableValues,
  type TaxValues,
} from '#model/tax/values.ts'

const facts = { today: judgedOn, limits: defaultLimits }

test('a complete form has no errors and no warnings', () => {
  for (const form of [w9, w8, bank]) expect([formErrors(form, facts), formWarnings(form)]).toEqual([{}, {}])
})

describe('each rule at its boundary', () => {
  test.each(taxRules)('%s %#', (_rule, form, change, field, error) => {
    expect(formErrors({ ...form, ...change }, facts)[field as 'ssn']).toBe(error)
  })

  test('without the setting every country needs an IBAN', () => {
    const strict = { ...facts, limits: { ...defaultLimits, 'bank.ibanExempt': 0 } }
    const form = { ...bank, bankCountry: 45, ibanNumber: '', bankAccountNumber: '6222021234567890' }
    expect(formErrors(form, facts)).toEqual({})
    // at a field that the form has
    expect(formErrors(form, strict)).toEqual({ bankCountry: 'tax.problem.needsIban' })
    expect(askedFields(form)).not.toContain('ibanNumber')
  })
})

test('tax.warnings: what looks wrong is said and stops nothing', () => {
  const cases: [TaxValues, Partial<TaxValues>, Partial<Record<keyof TaxValues, string>>][] = [
    [w9, { ssn: '000-12-3456' }, { ssn: 'tax.warning.ssn' }],
    [w9, { ssn: '666-12-3456' }, { ssn: 'tax.warning.ssn' }],
    [w9, { ssn: '900-12-3456' }, { ssn: 'tax.warning.ssn' }],
    [w9, { ssn: '123-00-3456' }, { ssn: 'tax.warning.ssn' }],
    [w9, { ssn: '665-12-3456' }, {}],
    [w9, { ein: '00-1234567' }, { ein: 'tax.warning.ein' }],
    [w9, { zipCode: '1220' }, { zipCode: 'tax.warning.zip' }],
    [w8, { itin: '912-49-1234' }, { itin: 'tax.warning.itin' }],
    [w8, { itin: '912-93-1234' }, { itin: 'tax.warning.itin' }],
    [w8, { itin: '912-94-1234' }, {}],
    [w8, { ftin: '123' }, { ftin: 'tax.warning.ftin' }],
    [w8, { certificationCountry: 178 }, { certificationCountry: 'tax.warning.usAddress' }],
    [bank, { personalPhoneNumber: '+1 212 555 0123' }, { personalPhoneNumber: 'tax.warning.usPhone' }],
    [bank, { ibanNumber: 'DE00370400440532013000' }, { ibanNumber: 'errors.ibanChecksum' }],
    [bank, { swiftCode: 'COBADEFFX' }, { swiftCode: 'errors.swift' }],
    [
      bank,
      { bankCountry: 233, bankAccountNumber: '4455667788', bankRoutingNumber: '021000021' },
      { bankCountry: 'tax.warning.usBank' },
    ],
    [
      bank,
      { bankCountry: 233, bankAccountNumber: '1', bankRoutingNumber: '2' },
      {
        bankCountry: 'tax.warning.usBank',
        bankRoutingNumber: 'errors.routingNumber',
        bankAccountNumber: 'errors.usAccount',
      },
    ],
  ]
  for (const [form, change, told] of cases) {
    expect([change, formWarnings({ ...form, ...change })]).toEqual([change, told])
    expect(formErrors({ ...form, ...change }, facts)).toEqual({})
  }
})

test('tax.w9.ownership: line 3b is asked of trusts, partnerships and LLCs taxed as partnerships alone', () => {
  const asked = entityTypes.flatMap((entityType) =>
    [null, ...taxClarifications]
      .filter((taxClarification) => askedFields({ ...w9, entityType, taxClarification }).includes('ownershipInterest'))
      .map((taxClarification) => `${entityType} ${taxClarification}`),
  )
  const every = (type: string) => [null, ...taxClarifications].map((one) => `${type} ${one}`)
  expect(asked).toEqual([...every('partnership'), ...every('trust'), 'llc partnership'])
})

test('ticking "not required" and "no PayPal" clears what they stand for', () => {
  expect(clearTicked({ ...w8, ftinNotRequired: true, doNotHavePaypal: true })).toMatchObject({
    ftin: '',
    paypalEmail: '',
  })
  expect(clearTicked(w8)).toEqual(w8)
})

test('nothing is certified that was not asked for', () => {
  expect(applicableValues({ ...bank, doNotHavePaypal: false, paypalEmail: 'a@b.de' })).toMatchObject({
    ibanNumber: '',
    bankName: '',
    paypalEmail: 'a@b.de',
  })
  expect(applicableValues({ ...w9, dob: '1970-01-01', entityTypeOther: 'kept from before' })).toMatchObject({
    dob: '',
    entityTypeOther: '',
  })
})

test('another form keeps name, address and SSN, and names what it drops', () => {
  const { values, dropped } = changeForm(w9, 'W-8 BEN')
  expect(values).toEqual({
    ...emptyValues('W-8 BEN'),
    legalName: 'Ada Keller',
    address: '1 Main Street',
    city: 'Albany',
    zipCode: '12207',
    ssn: '123-45-6789',
  })
  expect(dropped).toEqual(['entityType', 'stateId'])
  expect(changeForm(w9, 'W-9')).toEqual({ values: w9, dropped: [] })
})

test('a downloaded form is named by form and year, and by no person', () => {
  expect(formFileName('W-9', '2026-11-23')).toBe('W-9-2026.pdf')
  expect(formFileName('W-8 BEN', '2027-01-02')).toBe('W-8-BEN-2027.pdf')
})
