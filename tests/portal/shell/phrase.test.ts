import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'ra-core'
import { describe, expect, test } from 'vitest'
import type { Tree } from '#model/texts/messages.ts'
import { portalEn } from '#model/texts/portal-en.ts'
import { portalZh } from '#model/texts/portal-zh.ts'
import { fill, lookUp } from '#portal/shell/phrase.ts'

const phrases = (tree: Tree, path = ''): [key: string, phrase: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as [string, string]] : phrases(value, `${path}${name}.`),
  )

describe.each([
  ['en', portalEn],
  ['zh', portalZh],
] as const)('texts in %s', (locale, tree) => {
  const polyglot = polyglotI18nProvider(() => tree as unknown as TranslationMessages, locale)
  const all = phrases(tree)

  test.each([0, 1, 2, 17])('are filled in as polyglot does, for a count of %i', (count) => {
    expect(all.length).toBeGreaterThan(300)
    for (const [key, phrase] of all) {
      const names = [...phrase.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const values = {
        ...Object.fromEntries(names.map((name) => [name, `«${name}»`])),
        ...(phrase.includes('||||') || names.includes('smart_count') ? { smart_count: count } : {}),
      }
      expect(fill(lookUp(tree, key) ?? '', values), key).toBe(polyglot.translate(key, values))
    }
  })
})

test('what is not a text has none', () => {
  expect(lookUp(portalEn, 'menu')).toBeUndefined()
  expect(lookUp(portalEn, 'menu.nothing')).toBeUndefined()
  expect(lookUp(portalEn, 'menu.signOut.deeper')).toBeUndefined()
  expect(lookUp(portalEn, '__proto__.toString')).toBeUndefined()
})

test('a value that is not given stays visible, so that it is noticed', () => {
  expect(fill('Hello %{name}')).toBe('Hello %{name}')
})
