import { basename, dirname, join } from 'node:path'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importsOf, sources } from './docs/imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = ['api', 'backoffice', 'db', 'portal', 'tests'].flatMap((room) => sources(root, room))
const lines = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').split('\n').length - 1]))
const countBy = (keys: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

test('a folder holds at most 25 files of code', () => {
  const full = [...countBy(files.map((file) => dirname(file)))].filter(([, count]) => count > 25)
  expect(full).toEqual([])
})

test('half of all files are under 75 lines, nine in ten under 200', () => {
  const written = files.filter((file) => !file.endsWith('.d.ts')).map((file) => lines.get(file) ?? 0)
  const share = (most: number) => written.filter((count) => count < most).length / written.length
  expect(share(75)).toBeGreaterThan(0.5)
  expect(share(200)).toBeGreaterThan(0.9)
})

test('few files are so short that they belong into the only one that imports them', () => {
  const importers = countBy(files.flatMap((file) => [...new Set(importsOf(root, file))]))
  const product = files.filter((file) => !file.startsWith('tests/'))
  // an area's routes, the pages that are loaded together, a table of the schema: they stand alone by their kind
  const byKind = (file: string) =>
    /^(routes|pages|bulk-acts)\./.test(basename(file)) || /-page\.tsx$/.test(file) || file.startsWith('db/schema/')
  const slivers = product.filter((file) => (lines.get(file) ?? 0) < 25 && importers.get(file) === 1 && !byKind(file))
  expect(slivers.length / product.length, slivers.join('\n')).toBeLessThan(0.035)
})
