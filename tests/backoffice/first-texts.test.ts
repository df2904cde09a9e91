import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { firstEn } from '#model/texts/backoffice-first-en.ts'
import { firstZh } from '#model/texts/backoffice-first-zh.ts'
import { en } from '#model/texts/en.ts'
import type { Tree } from '#model/texts/messages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The sources that the browser has before the first page shows: what these import, not what they load later. */
function sources(entries: string[]): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path) || !path.includes('backoffice/') || !existsSync(path)) return
    found.add(path)
    for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(/^import (?!type )[^'"]*?'(\.[^']+)'/gm))
      visit(join(dirname(path), from))
  }
  for (const entry of entries) visit(join(root, entry))
  return [...found]
}

const flat = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : flat(value, `${path}${key}.`),
  )

test('the first page and the frame name no text that is loaded later', () => {
  const files = sources(['backoffice/main.tsx', 'backoffice/discussions/list/query-list.tsx'])
  expect(files.length).toBeGreaterThan(40)
  const later = new Set(flat(en))
  for (const key of flat(firstEn)) later.delete(key)
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`]([A-Za-z]+(?:\.[\w-]+)+)['"`]/g)].map(([, key = '']) => ({
      file: file.slice(root.length),
      key,
    })),
  )
  expect(named.some(({ key }) => key === 'admin.list.search')).toBe(true)
  expect(named.filter(({ key }) => later.has(key))).toEqual([])
})

test('both languages put the same texts first', () => expect(flat(firstZh).sort()).toEqual(flat(firstEn).sort()))
