import { describe, expect, test } from 'vitest'
import { passwordRules } from '#model/identity/sign-in/password.ts'
import { limitKeys, limitText, limitUnits } from '#model/limits.ts'
import { grantRefusals } from '#model/panels/funding.ts'
import { noPostReasons } from '#model/panels/access.ts'
import { exclusionReasons } from '#model/panels/selection/selection-filters.ts'
import { acts } from '#model/permissions.ts'
import { en } from '#model/texts/en.ts'
import { zh } from '#model/texts/zh.ts'

/** The phrase under a dotted key, if there is one. */
function phrase(texts: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], texts)
}

const keys = [
  ...limitKeys.map(limitText),
  ...limitUnits.map((unit) => `limitUnits.${unit}`),
  ...acts.map((act) => `acts.${act}`),
  ...passwordRules,
  ...exclusionReasons,
  ...grantRefusals,
  ...noPostReasons,
]

describe.each([
  ['English', en],
  ['Chinese', zh],
])('%s', (_, texts) => {
  test('every number, act, rule and reason has its words', () => {
    expect(keys.filter((key) => typeof phrase(texts, key) !== 'string')).toEqual([])
  })
})
