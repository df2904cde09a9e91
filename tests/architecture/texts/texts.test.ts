import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { errorStatus } from '#model/errors.ts'
import { en } from '#model/texts/en.ts'
import { chooseLocale } from '#model/texts/locales.ts'
import { merge, type Tree } from '#model/texts/messages.ts'
import { zh } from '#model/texts/zh.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}
const english = new Map(flat(en))
const chinese = new Map(flat(zh))
const names = (phrase = '') => [...new Set(phrase.match(/%\{\w+\}/g))].sort()

describe('the two languages', () => {
  test('have the same keys', () => expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort()))

  test('fill in the same values', () => {
    const differing = [...english].filter(([key, phrase]) => names(phrase).join() !== names(chinese.get(key)).join())
    expect(differing).toEqual([])
  })

  test('say nothing empty, and nothing in braces that would never be filled in', () => {
    // Chinese sentences follow each other without a gap
    const odd = [...english, ...chinese].filter(
      ([key, phrase]) => (key !== 'list.gap' && phrase.trim() === '') || /(^|[^%])\{\w+\}/.test(phrase),
    )
    expect(odd).toEqual([])
  })

  test('have one form in Chinese, one or two in English', () => {
    expect([...english].filter(([, phrase]) => phrase.split('||||').length > 2)).toEqual([])
    expect([...chinese].filter(([, phrase]) => phrase.includes('||||'))).toEqual([])
  })

  test('are both written: no sentence stands in the Chinese texts in English', () => {
    expect([...chinese].filter(([, phrase]) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(phrase))).toEqual([])
  })
})

test('every refusal can be told', () => {
  expect(Object.keys(errorStatus).filter((code) => !english.has(code))).toEqual([])
})

test('every text that the server names is in the catalogue', () => {
  const files = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name))
  const missing = ['api', 'db']
    .flatMap(files)
    .flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/'((?:errors|messages)\.[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)'/g),
      ].map(([, key]) => `${file}: ${key}`),
    )
    .filter((found) => !english.has(found.split(': ')[1] ?? ''))
  expect(missing).toEqual([])
})

test('no text is given by two catalogues: one of the two would never be seen', () => {
  const folder = join(root, 'db/model/texts')
  const givers = new Map<string, string[]>()
  for (const language of ['en', 'zh'])
    for (const name of readdirSync(join(folder, language), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json')) continue
      const catalogue = JSON.parse(readFileSync(join(folder, language, name), 'utf8')) as Tree
      for (const [key] of flat(catalogue))
        givers.set(`${language} ${key}`, [...(givers.get(`${language} ${key}`) ?? []), name])
    }
  expect(givers.size).toBe(english.size + chinese.size)
  expect([...givers].filter(([, names]) => names.length > 1)).toEqual([])
})

test('areas share branches', () => {
  expect(merge({ a: { b: 'one' } }, { a: { c: 'two' } })).toEqual({ a: { b: 'one', c: 'two' } })
})

test.each([
  [['zh-CN', 'en'], 'zh'],
  [['fr', 'ZH-hant'], 'zh'],
  [['en-GB', 'zh'], 'en'],
  [['fr'], 'en'],
  [[], 'en'],
])('a reader who prefers %j is greeted in %s', (preferences, locale) => expect(chooseLocale(preferences)).toBe(locale))
