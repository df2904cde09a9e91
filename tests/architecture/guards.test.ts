import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTree } from './tree.ts'

const wall = '@typescript-eslint/no-restricted-imports'
const syntax = 'no-restricted-syntax'
const imports = (from: string) => `import * as it from '${from}'\nexport const them = it\n`
const renewing = (options: string) => `import { useQuery } from '@tanstack/react-query'
declare const get: (options: object) => Promise<string>
export const useIt = () => useQuery({ queryKey: ['it'], queryFn: () => get({ ${options} }), refetchInterval: 1000 })
`
const waiting = (options: string) => `import { expect, vi } from 'vitest'
await vi.waitFor(() => expect(1).toBe(1)${options})
`
const drizzled = (query: string) => `import { drizzle } from 'drizzle-orm/better-sqlite3'
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
const table = sqliteTable('t', { id: integer() })
const db = drizzle(':memory:')
export const rows = ${query}
`

/** What each guard must refuse: file, what is in it, the rule that answers. */
const refused: [path: string, code: string, rule: string][] = [
  ['db/model/a1.ts', imports('../client.ts'), wall],
  ['db/model/a2.ts', imports('#db/client.ts'), wall],
  ['db/model/a3.ts', imports('node:fs'), wall],
  ['db/model/a4.ts', imports('date-fns'), wall],
  ['db/model/a5.ts', imports('#model/money.ts'), wall],
  ['db/model/panels/a6.ts', imports('../../client.ts'), wall],
  ['db/model/a7.ts', 'export const now = () => new Date()\n', syntax],
  ['db/model/a8.ts', 'export const now = () => Date.now()\n', 'no-restricted-properties'],
  ['db/model/a9.ts', 'export const dice = () => Math.random()\n', 'no-restricted-properties'],
  ['db/model/a10.ts', "export const home = () => process.env['HOME']\n", 'no-restricted-globals'],
  ['db/model/a11.ts', "export const load = () => import('drizzle-orm')\n", syntax],
  ['db/b1.ts', imports('#api/app.ts'), wall],
  ['db/b2.ts', imports('../api/app.ts'), wall],
  ['db/b3.ts', imports('./model/money.ts'), wall],
  ['db/b4.ts', imports('#db/client.ts'), wall],
  ['db/schema/b5.ts', imports('../model/money.ts'), wall],
  ['db/schema/b6.ts', imports('../../api/app.ts'), wall],
  ['db/b7.ts', imports('react'), wall],
  ['db/b8.ts', imports('#portal/main.tsx'), wall],
  ['api/c1.ts', imports('../db/client.ts'), wall],
  ['api/panels/c2.ts', imports('../../db/client.ts'), wall],
  ['api/panels/c3.ts', imports('#api/app.ts'), wall],
  ['api/c4.ts', imports('#portal/main.tsx'), wall],
  ['api/c5.ts', imports('#backoffice/main.tsx'), wall],
  ['api/c6.ts', imports('react-admin'), wall],
  ['api/c7.ts', drizzled('db.select().from(table).all()'), syntax],
  ['api/c8.ts', drizzled('db.select().from(table).get()'), syntax],
  ['api/c9.ts', drizzled('db.delete(table).run()'), syntax],
  ['api/c17.ts', "import type { SQLiteTable } from 'drizzle-orm/sqlite-core'\nexport type T = SQLiteTable\n", syntax],
  ['db/b9.ts', "import type { SQLiteTable } from 'drizzle-orm/sqlite-core'\nexport type T = SQLiteTable\n", syntax],
  [
    'api/c18.ts',
    'declare const query: object\nexport const rows = (query as { all: () => unknown[] }).all()\n',
    syntax,
  ],
  [
    'api/c10.ts',
    "declare const query: { for: (lock: string) => unknown }\nexport const rows = query.for('update')\n",
    syntax,
  ],
  [
    'api/c16.ts',
    "declare const ctx: { files: { put: (key: string) => void } }\nexport const keep = () => ctx.files.put('a')\n",
    syntax,
  ],
  [
    'api/c11.ts',
    'declare const save: () => Promise<void>\nexport function act() {\n  save()\n}\n',
    'typescript(no-floating-promises)',
  ],
  [
    'api/c12.ts',
    "declare const may: () => Promise<boolean>\nexport const act = () => (may() ? 'yes' : 'no')\n",
    'typescript(no-misused-promises)',
  ],
  ['api/c13.ts', 'export const it: any = 1\n', 'typescript(no-explicit-any)'],
  ['api/c19.ts', 'export const it = async () => await 1\n', 'typescript(await-thenable)'],
  ['api/c20.ts', "export const it = () => {\n  throw 'no'\n}\n", 'typescript(only-throw-error)'],
  [
    'api/c21.ts',
    "export function it(a: 'b' | 'c') {\n  switch (a) {\n    case 'b':\n      return 1\n  }\n  return 2\n}\n",
    'typescript(switch-exhaustiveness-check)',
  ],
  ['api/c22.ts', '// @ts-ignore\nexport const it = 1\n', 'typescript(ban-ts-comment)'],
  ['api/c23.ts', 'const unused = 1\nexport const it = 2\n', 'eslint(no-unused-vars)'],
  ['api/c24.ts', 'export const it = (a: number) => a == 1\n', 'eslint(eqeqeq)'],
  ['api/c25.ts', 'export var it = 1\n', 'eslint(no-var)'],
  ['api/c26.ts', 'let it = 1\nexport { it }\n', 'eslint(prefer-const)'],
  ['api/c27.ts', 'export function it() {\n  debugger\n}\n', 'eslint(no-debugger)'],
  [
    'api/c28.ts',
    `export const it = (n: number) => ${Array.from({ length: 55 }, (_, at) => `n === ${at} ? ${at} : `).join('')}0\n`,
    'eslint(complexity)',
  ],
  ['api/c14.ts', "import { z } from 'zod'\nexport type T = z.ZodType\n", 'typescript(consistent-type-imports)'],
  [
    'api/c15.ts',
    'export const it = (a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7) => [a, b, c, d, e, f, g]\n',
    'eslint(max-params)',
  ],
  ['api/client/f1.ts', imports('../app.ts'), wall],
  ['api/client/f2.ts', imports('#db/client.ts'), wall],
  ['api/client/f3.ts', imports('node:fs'), wall],
  ['api/client/f4.ts', imports('react-dom'), wall],
  ['api/client/f5.ts', imports('@tanstack/react-query'), wall],
  ['portal/d1.tsx', imports('#db/client.ts'), wall],
  ['portal/d2.tsx', imports('#api/app.ts'), wall],
  ['portal/d3.tsx', imports('#api/clients/pay.ts'), wall],
  ['portal/d4.tsx', "import type { App } from '#api/app.ts'\nexport type T = App\n", wall],
  ['portal/d5.tsx', imports('#backoffice/main.tsx'), wall],
  [
    'api/client/d0.ts',
    "import { defaultLimits } from '#model/limits.ts'\nexport const most = defaultLimits['live.length']\n",
    syntax,
  ],
  [
    'portal/d0.tsx',
    "import { defaultLimits } from '#model/limits.ts'\nexport const most = defaultLimits['live.length']\n",
    syntax,
  ],
  ['portal/d6.tsx', imports('react-admin'), wall],
  ['portal/d7.tsx', imports('ra-core'), wall],
  ['portal/d8.tsx', imports('@mui/material'), wall],
  ['portal/d9.tsx', imports('@mui/icons-material/Add'), wall],
  ['portal/panels/d10.tsx', imports('../../db/client.ts'), wall],
  ['portal/panels/d11.tsx', imports('#portal/main.tsx'), wall],
  ['portal/d12.tsx', "export const load = () => import('#api/app.ts')\n", syntax],
  ['portal/d13.tsx', imports('node:fs'), wall],
  ['portal/d14.tsx', imports('drizzle-orm'), wall],
  [
    'portal/d15.tsx',
    "import { useState } from 'react'\nexport function It({ on }: { on: boolean }) {\n  if (on) useState(0)\n  return null\n}\n",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'portal/d16.tsx',
    "import { useEffect } from 'react'\nexport function It({ act }: { act: () => void }) {\n  useEffect(() => act(), [])\n  return null\n}\n",
    'react-hooks(exhaustive-deps)',
  ],
  ['backoffice/e1.tsx', imports('#portal/main.tsx'), wall],
  ['backoffice/e2.tsx', imports('#db/client.ts'), wall],
  ['backoffice/e3.tsx', imports('#api/app.ts'), wall],
  ['backoffice/e4.tsx', imports('../portal/main.tsx'), wall],
  ['backoffice/users/e5.tsx', imports('../../../db/client.ts'), wall],
  ['backoffice/e7.tsx', 'export const A = () => <button component="label" />\n', syntax],
  ['backoffice/e6.tsx', "export const load = () => import('#db/client.ts')\n", syntax],
  ['portal/d17.ts', renewing('all: true'), syntax],
  ['backoffice/e8.ts', renewing('all: true'), syntax],
  ['tests/api/f6.test.ts', waiting(''), syntax],
]

/** What must stay allowed: a wall that refuses everything guards nothing. */
const allowed: [path: string, code: string][] = [
  ['portal/d18.ts', renewing('background: true')],
  ['tests/api/waits.test.ts', waiting(', { timeout: 15_000 }')],
  [
    'db/model/money.ts',
    "import { z } from 'zod'\nexport const cents = z.int()\nexport const at = (s: number) => new Date(s * 1000)\n",
  ],
  ['db/model/panels/pool.ts', "import { cents } from '../money.ts'\nexport const fee = cents\n"],
  [
    'db/client.ts',
    "import { cents } from '#model/money.ts'\nimport { mkdirSync } from 'node:fs'\nexport const open = () => [cents, mkdirSync]\n",
  ],
  ['db/schema/panels.ts', "import { open } from '../client.ts'\nexport const opened = open()\n"],
  [
    'api/app.ts',
    "import { cents } from '#model/money.ts'\nimport { open } from '#db/client.ts'\nexport const app = () => [cents, open, new Map([[1, 2]]).get(1)]\n",
  ],
  ['api/panels/list-pools.ts', "import { app } from '../app.ts'\nexport const list = app()\n"],
  ['api/client/http.ts', "import { cents } from '#model/money.ts'\nexport const get = () => cents\n"],
  ['api/client/use-draft.ts', "import { useState } from 'react'\nexport const useDraft = () => useState('')\n"],
  [
    'portal/main.tsx',
    "import { get } from '#api/client/http.ts'\nimport { cents } from '#model/money.ts'\nexport const main = () => [get, cents]\n",
  ],
  ['portal/panels/list.tsx', "import { main } from '../main.tsx'\nexport const list = main\n"],
  [
    'backoffice/main.tsx',
    "import { Admin } from 'react-admin'\nimport { cents } from '#model/money.ts'\nexport const main = () => [Admin, cents]\n",
  ],
  [
    'tests/api/all.test.ts',
    "import { app } from '#api/app.ts'\nimport { main } from '#portal/main.tsx'\nexport const both = [app, main]\n",
  ],
]

const found = new Map<string, string[]>()
const tree = buildTree(Object.fromEntries([...allowed, ...refused.map(([path, code]) => [path, code])]))

const rooms = ['db', 'api', 'portal', 'backoffice', 'tests/api']
const add = (path: string, rules: string[]) => found.set(path, [...(found.get(path) ?? []), ...rules])

/** What oxlint says of the files: the rules of the language, with types. */
function lintLanguage() {
  const program = join(tree.folder, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [program, '--format=json', ...rooms], {
    cwd: tree.folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) add(filename, [code])
}

beforeAll(async () => {
  for (const { filePath, messages } of await new ESLint({ cwd: tree.folder }).lintFiles(rooms))
    add(
      filePath.slice(tree.folder.length + 1),
      messages.map(({ ruleId, message }) => ruleId ?? message),
    )
  lintLanguage()
}, 600_000)
afterAll(tree.remove)

describe('lint refuses', () => {
  test.each(refused)('%s: %s', (path, _code, rule) => expect(found.get(path)).toContain(rule))
})

describe('lint allows', () => {
  test.each(allowed)('%s', (path) => expect(found.get(path)).toEqual([]))
})
