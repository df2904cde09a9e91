import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { partCatalogue, resourceCatalogue } from '#model/resources.ts'
import { tableInWords, valueInWords } from '#model/audit/words.ts'
import { wordsIn } from '#api/admin/export/export-texts.ts'
import { formatsOf, translateWith } from '#api/admin/export/say.ts'

const api = fileURLToPath(new URL('../../api', import.meta.url))
const sources = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
/** Tables that a source names as that of a change, and those of the records that staff write. */
const tables = new Set([
  ...sources.flatMap((path) =>
    [...readFileSync(join(api, path), 'utf8').matchAll(/(?:refTable|[a-z]+Table)(?::| =) '([a-z_]+)'/g)].map(
      ([, table = '']) => table,
    ),
  ),
  ...[...Object.values(resourceCatalogue), ...Object.values(partCatalogue)]
    .filter(({ write }) => write !== null)
    .map(({ refTable }) => refTable),
])
const say = async (locale: 'en' | 'zh') => translateWith({ words: await wordsIn(locale) })

test.each(['en', 'zh'] as const)('every table of the change log has a word in %s', async (locale) => {
  expect(tables.size).toBeGreaterThan(40)
  const translate = await say(locale)
  const unknown = (key: string, { _: _fallback, ...values }: Record<string, unknown> = {}) =>
    translate(key, { ...values, _: '' })
  expect([...tables].filter((table) => !tableInWords(table, unknown))).toEqual([])
})

test.each([
  ['en', 'query_header', 'remainingMs', '595120440', '6 days 21 hours'],
  ['zh', 'query_header', 'remainingMs', '595120440', '6 天 21 小时'],
  ['en', 'query_expert', 'remainingMs', '3600000', '1 hour'],
  ['en', 'query_expert', 'remainingMs', '0', '0 minutes'],
  ['en', 'notification', 'status', 'error', 'Failed'],
  ['zh', 'notification', 'status', 'new', '等待发送'],
] as const)('in %s %s.%s %s reads %s', async (locale, table, field, value, said) => {
  expect(valueInWords(table, field, value, await say(locale), formatsOf(locale))).toBe(said)
})
