import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const text = read('api/DEPENDENCIES.md')

/** The rows of the table below a heading: names of packages, then the other columns. */
function table(heading: string) {
  const part = text.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? ''
  const rows = part.split('\n').filter((line) => /^\| [a-z@]/.test(line))
  return rows.map((line) => {
    const [names = '', ...columns] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { names: names.split(', '), columns }
  })
}

/** Packages that the code of a room imports as values, and the files that do. */
function imported(rooms: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const room of rooms)
    for (const file of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|mjs)$/.test(file)) continue
      const code = read(join(room, file))
      for (const [, from, called] of code.matchAll(
        /^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'|\b(?:import|require)\('([^']+)'\)/gm,
      )) {
        const name = from ?? called ?? ''
        if (/^([.#]|node:)/.test(name)) continue
        const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
        const of = parts.join('/')
        found.set(of, [...(found.get(of) ?? []), join(room, file)])
      }
    }
  return found
}

/** The server's build and its demo, which production does without. */
const notInProduction = [
  'api/build.mjs',
  'api/dev.ts',
  'api/identity/demo-directory/memory-adapter.ts',
  'api/identity/demo-directory/server.ts',
  'api/ports/from-sources.mjs',
  'api/ports/writing-process.mjs',
  'api/pure-model.mjs',
]

const runsInBrowsers = 'api/client/'

test('what the server imports is a dependency of production, and each of those is imported', () => {
  const used = imported(['api', 'db'])
  const undeclared = [...used].filter(
    ([name, files]) =>
      !(name in dependencies) &&
      files.some((file) => !notInProduction.includes(file) && !file.startsWith(runsInBrowsers)),
  )
  expect(undeclared).toEqual([])
  // this one is served from its folder
  const unused = Object.keys(dependencies).filter((name) => !used.has(name) && name !== 'swagger-ui-dist')
  expect(unused).toEqual([])
})

test('each dependency of production has a line that says why, how large, how kept and what would replace it', () => {
  const rows = table('What the server imports')
  expect(rows.flatMap(({ names }) => names)).toEqual(Object.keys(dependencies).sort())
  for (const { names, columns } of rows)
    expect([names, columns.length, columns.filter(Boolean).length, Number(columns[1]) > 0]).toEqual([names, 4, 4, true])
})

test('what the pages import and production does not install has a line too', () => {
  const rows = table('What the build packs')
  const listed = rows.flatMap(({ names }) => names)
  expect(listed.filter((name) => !(name in devDependencies))).toEqual([])
  const pages = [...imported(['portal', 'backoffice']).keys()].filter((name) => !(name in dependencies))
  expect(pages.filter((name) => !listed.includes(name) && !['vite', '@vitejs/plugin-react'].includes(name))).toEqual([])
  for (const { names, columns } of rows) expect([names, columns.filter(Boolean).length]).toEqual([names, 3])
})
