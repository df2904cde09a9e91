import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillMacro, macroInput, macroPlaceholders, type MacroFacts } from '#model/discussions/triage.ts'

const facts: MacroFacts = { patient: 'Ada Asker', key: 'CQ-1', title: 'A {patient} in the title', me: 'Csr One' }

test('known names are replaced once, everything else stays as it was written', () => {
  expect(fillMacro('Dear {patient}, {key} · {title} · {me} · {doctor} · {}', facts)).toBe(
    'Dear Ada Asker, CQ-1 · A {patient} in the title · Csr One · {doctor} · {}',
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!macroPlaceholders.some((name) => text.includes(`{${name}}`)))
      expect(fillMacro(text, facts)).toBe(text)
    }),
  )
})

const base = { name: 'Macro', key: '1' }
test.each([
  [{ ...base, command: 'releaseHold' }, true],
  [{ ...base, command: 'releaseHold', text: 'Good' }, false],
  [{ ...base, command: 'hold', text: 'Wait for {me}' }, true],
  [{ ...base, command: 'hold' }, false],
  [{ ...base, command: 'returnToAsker', text: 'Dear {doctor}' }, false],
  [{ ...base, key: '10', command: 'hold', text: 'Wait' }, false],
] as const)('the macro %j is right: %s', (input, right) => expect(macroInput.safeParse(input).success).toBe(right))
