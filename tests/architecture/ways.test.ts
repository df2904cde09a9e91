import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importsOf } from './docs/imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What assembles the server and its background work: whatever they reach is run. */
const assembled = ['api/routes.ts', 'api/jobs/schedule.ts']

const text = read('CONTRIBUTING.md').split('\n## Three ways of the data\n')[1]?.split('\n## ')[0] ?? ''
const ways = text
  .split('\n### ')
  .slice(1)
  .map((way) => {
    const [title = '', ...lines] = way.split('\n')
    return { title, steps: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)) }
  })
/** So few files that a newcomer reads them in one sitting. */
const FILES_AT_MOST = 25

const fileOf = (step: string) => /^`([^`]+)`: ./.exec(step)?.[1]

/** All that a file imports, and what that imports in turn. */
function reached(files: string[]): Set<string> {
  const found = new Set<string>()
  const walk = (file: string) => {
    if (found.has(file) || !existsSync(join(root, file)) || !/\.(tsx?|mjs)$/.test(file)) return
    found.add(file)
    importsOf(root, file).forEach(walk)
  }
  files.forEach(walk)
  return found
}

test('CONTRIBUTING shows the three ways', () => {
  expect(ways.map(({ title }) => title)).toEqual([
    'A member submits a question',
    'An expert answers',
    'Staff edit a plan',
  ])
  for (const { steps } of ways) expect(steps.filter((step) => !fileOf(step) && !step.startsWith('→ '))).toEqual([])
})

test.each(ways)('$title: every file is there, and is imported by one above it', ({ steps }) => {
  const run = reached(assembled)
  const above: string[] = []
  const astray: string[] = []
  for (const [at, step] of steps.entries()) {
    const file = fileOf(step)
    if (file === undefined) continue
    const begins = at === 0 ? existsSync(join(root, file)) : steps[at - 1]?.startsWith('→ ') && run.has(file)
    if (!begins && !above.some((one) => importsOf(root, one).includes(file))) astray.push(file)
    if (existsSync(join(root, file))) above.push(file)
  }
  expect(astray).toEqual([])
})

test.each(ways)('$title: it is followed through few files', ({ steps }) => {
  expect(steps.filter(fileOf).length).toBeLessThanOrEqual(FILES_AT_MOST)
})

test.each(ways)('$title: the call that carries it is a route', ({ steps }) => {
  const calls = steps.flatMap((step) => [...step.matchAll(/^→ `([A-Z]+) ([^`]+)`$/g)])
  expect(calls).toHaveLength(1)
  const routes = read('api/docs/routes.md')
  const unknown = calls.filter(([, method, path]) => !routes.includes(`| ${method} | \`${path}\` |`))
  expect(unknown.map(([call]) => call)).toEqual([])
})
