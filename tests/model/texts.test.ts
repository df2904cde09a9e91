import englishOfReactAdmin from 'ra-language-english'
import { describe, expect, test } from 'vitest'
import { raZh } from '#backoffice/providers/ra-zh.ts'
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

/** Every phrase under its dotted key. */
function* phrases(texts: unknown, at = ''): Generator<[string, string]> {
  if (typeof texts === 'string') yield [at, texts]
  else for (const [name, part] of Object.entries(texts as object)) yield* phrases(part, at ? `${at}.${name}` : name)
}

test('no bulk action is called as the button is that closes a dialog', () => {
  for (const [texts, closes] of [
    [en, englishOfReactAdmin.ra.action.cancel],
    [zh, raZh.action?.cancel],
  ] as const)
    expect(Object.values(texts.bulk.act).filter((label) => label === closes)).toEqual([])
})

test('a sponsor is a sponsor in Chinese too', () => {
  const chinese = new Map(phrases(zh))
  const told = [...phrases(en)].filter(([, text]) => /\bsponsor/i.test(text)).map(([key]) => [key, chinese.get(key)])
  expect(told.length).toBeGreaterThan(2)
  for (const [key, text] of told) expect(text, key).toContain('赞助方')
})
