import { describe, expect, test } from 'vitest'
import { touchedBy } from '#model/tax/circumstances.ts'
import { hasOddSpaces, matchNames } from '#model/tax/certification.ts'
import { taxRowStatuses } from '#model/tax/enums.ts'
import { expiryOf, isValid, mayBecome, reminderDue, taxFormStatusOf, type FormState } from '#model/tax/validity.ts'
import { addDays, newYorkDay } from '#model/time.ts'

test.each([
  ['W-8 BEN', '2026-01-01', '2029-12-31'],
  ['W-8 BEN', '2026-12-31', '2029-12-31'],
  ['W-8 BEN', '2027-01-01', '2030-12-31'],
  ['W-8 BEN', '2028-02-29', '2031-12-31'],
  ['W-9', '2028-02-29', null],
] as const)('tax.expiry: a %s of %s counts until %s', (form, signed, until) => {
  expect(expiryOf(form, signed)).toBe(until)
})

test('the last day ends at New York midnight', () => {
  const form: FormState = { status: 'certified', expiresAt: '2029-12-31' }
  const at = (instant: string) => isValid(form, newYorkDay(new Date(instant)))
  expect(at('2029-12-31T23:59:59-05:00')).toBe(true)
  // already the new year in Berlin
  expect(at('2030-01-01T00:30:00+01:00')).toBe(true)
  expect(at('2030-01-01T00:00:00-05:00')).toBe(false)
})

describe('tax.status', () => {
  const certified = (expiresAt: string | null): FormState => ({ status: 'certified', expiresAt })
  const draft: FormState = { status: 'draft', expiresAt: null }
  test.each<[FormState[], string]>([
    [[], 'not_started'],
    [[draft], 'in_progress'],
    [[certified(null)], 'completed'],
    [[draft, certified(null)], 'completed'],
    [[certified('2026-11-23')], 'completed'],
    [[certified('2026-11-22')], 'not_started'],
    [[draft, certified('2026-11-22')], 'in_progress'],
    [[{ status: 'invalid', expiresAt: null }], 'not_started'],
    [[draft, { status: 'replaced', expiresAt: null }], 'in_progress'],
  ])('%j is %s', (forms, status) => {
    expect(taxFormStatusOf(forms, '2026-11-23')).toBe(status)
  })

  test('a certified form is never a draft again', () => {
    const steps = taxRowStatuses.flatMap((from) =>
      taxRowStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
    )
    expect(steps).toEqual([
      'draft certified',
      'certified replaced',
      'certified invalid',
      'invalid certified',
      'invalid replaced',
    ])
  })
})

test('tax.reminders: 60, 30 and 7 days before the last day, on it, and a month after', () => {
  const last = '2028-02-29'
  const counts = [-61, -60, -31, -30, -8, -7, -1, 0, 1, 29, 30].map((days) => reminderDue(last, addDays(last, days)))
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5])
})

test('tax.certifyName', () => {
  expect(matchNames('Ada Keller', 'Ada Keller')).toBe('identical')
  expect(matchNames('  ada   KELLER ', 'Ada Keller')).toBe('same')
  expect(matchNames('Ａda Keller', 'Ada Keller')).toBe('same')
  expect(matchNames("Harlan O'Stokes-Lee", 'Harlan O’Stokes‑Lee')).toBe('same')
  expect(matchNames('Ada', 'Ada Keller')).toBe('different')
  expect(matchNames('', '')).toBe('different')
  expect([' Ada', 'Ada ', 'Ada  Keller', 'Ada Keller'].map(hasOddSpaces)).toEqual([true, true, true, false])
})

test('tax.task: what makes a form doubtful', () => {
  const person = { name: 'Ada Keller', countryId: 82, phones: ['+49731123'], bankCountry: 82 }
  const after = (change: object) => touchedBy('W-8 BEN', person, { ...person, ...change })
  expect(after({ name: ' ada  keller' })).toEqual([])
  expect(after({ name: 'Ada Schmidt' })).toEqual(['name'])
  expect(after({ countryId: 233 })).toEqual(['country'])
  expect(after({ phones: ['+12125550123'] })).toEqual(['phone'])
  expect(after({ bankCountry: 178 })).toEqual(['bank'])
  expect(after({ countryId: 75, bankCountry: null })).toEqual([])
  expect(touchedBy('W-9', person, { ...person, name: 'A', countryId: 233 })).toEqual(['name'])
})
