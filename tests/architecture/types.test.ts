import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checks } from './run/steps.mjs'
import { buildTree } from './tree.ts'

/** What the type check must refuse: file, what is in it, the number of the error. */
const refused: [path: string, code: string, error: string][] = [
  ['db/a1.ts', 'export const same = (it) => it\n', 'TS7006'],
  ['db/a2.ts', 'export const first = (list: string[]): string => list[0]\n', 'TS2322'],
  ['db/a3.ts', "import { It } from './it.ts'\nexport type Mine = It\n", 'TS1484'],
  ['db/a4.ts', 'export enum Colour {\n  red,\n}\n', 'TS1294'],
  ['db/a5.ts', 'class A {\n  go() {}\n}\nexport class B extends A {\n  go() {}\n}\n', 'TS4114'],
  [
    'db/a6.ts',
    'export const f = (n: number) => {\n  switch (n) {\n    case 1:\n      n += 1\n    case 2:\n      return n\n  }\n  return 0\n}\n',
    'TS7029',
  ],
  ['db/a7.ts', "import { gone } from './gone.ts'\nexport const it = gone\n", 'TS2307'],
  ['api/a8.mjs', '/** @param {string} text */\nexport const f = (text) => text.nothing()\n', 'TS2339'],
  ['portal/a9.tsx', 'export const it = <button type="knob" />\n', 'TS2322'],
  ['tests/a10.ts', "export const it: number = 'text'\n", 'TS2322'],
]
const tree = buildTree({
  'db/it.ts': 'export interface It {\n  n: number\n}\n',
  ...Object.fromEntries(refused.map(([path, code]) => [path, code])),
})
afterAll(tree.remove)

let said = ''
beforeAll(() => {
  const [program = '', ...args] = checks.find(({ name }) => name === 'typecheck')?.command ?? []
  // the packages are linked, and what the check keeps beside them is that of the repository
  const run = [...args, '--tsBuildInfoFile', join(tree.folder, 'tsbuildinfo')]
  said = spawnSync(program, run, { cwd: tree.folder, encoding: 'utf8' }).stdout
})

test.each(refused)('the type check refuses %s: %s', (path, _code, error) =>
  expect(said.split('\n').filter((line) => line.startsWith(`${path}(`) && line.includes(error))).toHaveLength(1),
)

test('the type check refuses nothing else', () => {
  expect(said.split('\n').filter((line) => / error TS\d+/.test(line))).toHaveLength(refused.length)
})
