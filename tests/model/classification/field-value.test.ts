import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleOfField, fieldApplies } from '#model/classification/custom-fields.ts'
import { readValue, type ValueRule } from '#model/classification/field-value.ts'
import { tagDefinitionTypes, tagValidators } from '#model/classification/enums.ts'

const read = (rule: ValueRule, value: string | number | boolean) => {
  const result = readValue(rule, value)
  return result.ok ? result.value : result.problem
}

describe('a value is stored as it is read, or refused with a reason', () => {
  test.each<[ValueRule, string | number | boolean, string]>([
    [{ type: 'string' }, '  Ann  ', 'Ann'],
    [{ type: 'string' }, '   ', 'errors.required'],
    [{ type: 'string', maxLength: 2 }, '😀é', '😀é'],
    [{ type: 'string', maxLength: 2 }, 'abc', 'errors.tooLong'],
    [{ type: 'string', validator: 'email' }, 'ann@example.test', 'ann@example.test'],
    [{ type: 'string', validator: 'email' }, 'ann@', 'errors.value.email'],
    [{ type: 'string', validator: 'email' }, 'a@b.test, c@d.test', 'errors.value.email'],
    [{ type: 'string', validator: 'phone' }, '(212) 555-0123', '(212) 555-0123'],
    [{ type: 'string', validator: 'phone' }, '1-212-555-0123', '1-212-555-0123'],
    [{ type: 'string', validator: 'phone' }, '+44 20 7946 0018', '+44 20 7946 0018'],
    [{ type: 'string', validator: 'phone' }, '20 7946 0018 12', 'errors.value.phone'],
    [{ type: 'string', validator: 'phone' }, '555-0123', 'errors.value.phone'],
    [{ type: 'string', validator: 'phone' }, '212+5550123', 'errors.value.phone'],
    [{ type: 'string', validator: 'url' }, 'https://example.test/a?b=c', 'https://example.test/a?b=c'],
    [{ type: 'string', validator: 'url' }, 'javascript:alert(1)', 'errors.value.url'],
    [{ type: 'string', validator: 'url' }, 'example.test', 'errors.value.url'],
    [{ type: 'string', validator: 'zip' }, '10001-1234', '10001-1234'],
    [{ type: 'string', validator: 'zip' }, '1000', 'errors.zip'],
    [{ type: 'int' }, 7, '7'],
    [{ type: 'int' }, '+007', '7'],
    [{ type: 'int' }, '-0', '0'],
    [{ type: 'int' }, '1.5', 'errors.value.int'],
    [{ type: 'int' }, '1e3', 'errors.value.int'],
    [{ type: 'int' }, '9007199254740993', 'errors.value.int'],
    [{ type: 'int' }, '0x10', 'errors.value.int'],
    [{ type: 'int', min: 1, max: 3 }, 0, 'errors.value.tooSmall'],
    [{ type: 'int', min: 1, max: 3 }, 4, 'errors.value.tooLarge'],
    [{ type: 'int', min: 0 }, -1, 'errors.value.tooSmall'],
    [{ type: 'float' }, '1.50', '1.5'],
    [{ type: 'float' }, '.5', '0.5'],
    [{ type: 'float' }, '1e999', 'errors.value.float'],
    [{ type: 'float' }, 'Infinity', 'errors.value.float'],
    [{ type: 'float', max: 0.1 }, 0.2, 'errors.value.tooLarge'],
    [{ type: 'enum', choices: ['Gold', 'Silver'] }, ' Gold ', 'Gold'],
    [{ type: 'enum', choices: ['Gold', 'Silver'] }, 'gold', 'errors.value.choice'],
    [{ type: 'enum' }, 'Gold', 'errors.value.choice'],
    [{ type: 'boolean' }, true, 'true'],
    [{ type: 'boolean' }, 'False', 'false'],
    [{ type: 'boolean' }, 'yes', 'errors.value.boolean'],
    [{ type: 'timestamp' }, '2026-03-01T10:00:00+01:00', '2026-03-01T09:00:00.000Z'],
    [{ type: 'timestamp' }, '2026-02-30T10:00:00Z', 'errors.value.timestamp'],
    [{ type: 'timestamp' }, '2026-03-01', 'errors.value.timestamp'],
  ])('%j: %j → %s', (rule, value, result) => expect(read(rule, value)).toBe(result))
})

const bounds = fc.option(fc.integer({ min: -50, max: 50 }), { nil: null })
const rules: fc.Arbitrary<ValueRule> = fc.record({
  type: fc.constantFrom(...tagDefinitionTypes),
  validator: fc.option(fc.constantFrom(...tagValidators), { nil: null }),
  min: bounds,
  max: bounds,
  maxLength: fc.option(fc.integer({ min: 1, max: 12 }), { nil: null }),
  choices: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 4 }),
})
const entered = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.integer({ min: -60, max: 60 }).map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.emailAddress(),
  fc.webUrl(),
  fc.constantFrom('true', 'FALSE', '+1 212 555 0123', '12345'),
)

describe('whatever is entered', () => {
  test('what is stored is accepted again as it stands', () => {
    let stored = 0
    fc.assert(
      fc.property(rules, entered, (rule, value) => {
        const result = readValue(rule, value)
        if (!result.ok) return
        stored += 1
        expect(readValue(rule, result.value)).toEqual(result)
      }),
      { numRuns: 8000, seed: 4 },
    )
    expect(stored).toBeGreaterThan(300)
  })

  test('a number within its bounds is kept exactly, and one outside is refused', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.nat(500),
        (value, min, width) => {
          const result = readValue({ type: 'int', min, max: min + width }, value)
          expect(result.ok).toBe(value >= min && value <= min + width)
          if (result.ok) expect(Number(result.value)).toBe(value)
        },
      ),
      { seed: 4 },
    )
  })

  test('every double survives, and every moment to the millisecond', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const result = readValue({ type: 'float' }, value)
        expect(result.ok && Number(result.value)).toBe(value === 0 ? 0 : value)
      }),
      { seed: 4 },
    )
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z') }),
        (date) => {
          expect(readValue({ type: 'timestamp' }, date.toISOString())).toEqual({ ok: true, value: date.toISOString() })
        },
      ),
      { seed: 4 },
    )
  })

  test('no text is longer than its field allows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 10 }), (text, maxLength) => {
        const result = readValue({ type: 'string', maxLength }, text)
        if (result.ok) expect([...result.value].length).toBeLessThanOrEqual(maxLength)
        else
          expect(text.normalize('NFC').trim() === '' || [...text.normalize('NFC').trim()].length > maxLength).toBe(true)
      }),
      { seed: 4 },
    )
  })
})

test('a definition gives its rule, and a field for one kind of user passes over the others', () => {
  const definition = {
    definitionType: 'enum' as const,
    validator: null,
    min: null,
    max: null,
    maxLength: null,
    values: ['a'],
  }
  expect(read(ruleOfField(definition), 'a')).toBe('a')
  const field = { userType: 1, enabled: true }
  expect([{ userType: 1 }, { userType: 2 }, { userType: null }].map((subject) => fieldApplies(field, subject))).toEqual(
    [true, false, true],
  )
  expect(fieldApplies({ userType: null, enabled: false }, { userType: 1 })).toBe(false)
})
