import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxSecrets } from '#model/tax/enums.ts'
import { formatNumber, ibanChecks, maskNumber, storedNumber } from '#model/tax/numbers.ts'

test.each([
  ['ssn', '123456789', '123-45-6789'],
  ['ssn', '1234', '123-4'],
  ['ssn', ' 123 45 6789', '123-45-6789'],
  ['ssn', '1234567890', '1234567890'],
  ['ein', '123456789', '12-3456789'],
  ['itin', '912701234', '912-70-1234'],
  ['bankSortCode', '123456', '12-34-56'],
  ['ibanNumber', 'de89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['ssn', '***-**-6789', '***-**-6789'],
] as const)('%s %s is written %s', (field, typed, written) => {
  expect(formatNumber(field, typed)).toBe(written)
})

test('writing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...taxSecrets), fc.string(), (field, typed) => {
      const once = formatNumber(field, typed)
      expect(formatNumber(field, once)).toBe(once)
      expect(storedNumber(field, storedNumber(field, typed))).toBe(storedNumber(field, typed))
    }),
  )
})

test.each([
  ['ssn', '123-45-6789', '***-**-6789'],
  ['ssn', '123-4', '***-**-****'],
  ['ein', '12-3456789', '**-***6789'],
  ['itin', '912-70-1234', '***-**-1234'],
  ['ftin', '26954371827', '********1827'],
  ['ftin', '12345', '********'],
  ['ibanNumber', 'DE89370400440532013000', '********3000'],
  ['bankSortCode', '12-34-56', '**-**-56'],
] as const)('of %s %s is shown %s', (field, stored, mask) => {
  expect(maskNumber(field, stored)).toBe(mask)
})

test('a mask shows at most the last four characters, and of an unfinished number none', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.constantFrom('ssn', 'ein', 'itin'), digits, (field, text) => {
      const shown = maskNumber(field, storedNumber(field, text)).replace(/\D/g, '')
      expect(shown).toBe(text.length === 9 ? text.slice(-4) : '')
    }),
  )
})

test('mod 97', () => {
  expect(ibanChecks('DE89 3704 0044 0532 0130 00')).toBe(true)
  expect(ibanChecks('DE00370400440532013000')).toBe(false)
})
