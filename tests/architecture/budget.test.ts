import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { budgets } from './budgets.mjs'

const signedIn = ['shell/layout/frame.tsx', '../db/model/texts/portal-en.ts']
const lazyPages = [
  'identity/login-page.tsx',
  'content/lobby-page.tsx',
  'discussions/detail/discussion-page.tsx',
  '../db/model/texts/en/pages/discussion.json',
  ...signedIn,
]
const officePages = [
  'discussions/list/query-list.tsx',
  'kit/list/views/open-with-view.tsx',
  'kit/list/views/view-tabs.tsx',
]
const made: string[] = []
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Two built front ends whose files have the given sizes in kilobytes that gzip cannot shrink. */
function dist(sizes: { shared?: number; later?: number; style?: number; office?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'consilium-dist-'))
  made.push(folder)
  const put = (frontEnd: string, file: string, kilobytes = 1) => {
    mkdirSync(join(folder, frontEnd, '.vite'), { recursive: true })
    writeFileSync(join(folder, frontEnd, file), randomBytes(kilobytes * 1000))
  }
  put('portal', 'entry.js')
  put('portal', 'entry.css', sizes.style)
  put('portal', 'shared.js', sizes.shared)
  put('portal', 'page.js')
  put('portal', 'later.js', sizes.later)
  put('backoffice', 'entry.js', sizes.office)
  for (const frontEnd of ['portal', 'backoffice'])
    writeFileSync(join(folder, frontEnd, 'index.html'), '<script type="module" src="/entry.js"></script>')
  const page = {
    file: 'page.js',
    imports: ['_shared.js', 'index.html'],
    dynamicImports: ['later.tsx'],
    isDynamicEntry: true,
  }
  const pages = Object.fromEntries(lazyPages.map((key) => [key, page]))
  const portal = {
    'index.html': {
      file: 'entry.js',
      css: ['entry.css'],
      isEntry: true,
      dynamicImports: ['later.tsx', ...Object.keys(pages)],
    },
    '_shared.js': { file: 'shared.js' },
    'later.tsx': { file: 'later.js', isDynamicEntry: true },
    ...pages,
  }
  writeFileSync(join(folder, 'portal/.vite/manifest.json'), JSON.stringify(portal))
  writeFileSync(
    join(folder, 'portal/.vite/lazy.json'),
    JSON.stringify(Object.fromEntries(lazyPages.map((key) => [key, page.file]))),
  )
  writeFileSync(
    join(folder, 'backoffice/.vite/manifest.json'),
    JSON.stringify({
      'index.html': { file: 'entry.js', isEntry: true },
    }),
  )
  writeFileSync(
    join(folder, 'backoffice/.vite/lazy.json'),
    JSON.stringify(Object.fromEntries(officePages.map((key) => [key, 'entry.js']))),
  )
  return folder
}

function weigh(folder: string) {
  const script = fileURLToPath(new URL('budget.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test('what loads later is not weighed', () => {
  const { status, said } = weigh(dist({ shared: 80, later: 900 }))
  expect(status, said).toBe(0)
})

test.each([
  ['what a page imports', { shared: 120 }, /over .*portal, sign-in/],
  ['styles', { style: 120 }, /over .*portal, sign-in/],
  ['the back office', { office: 430 }, /over .*back office/],
])('%s over budget fails', (_what, sizes, line) => {
  const { status, said } = weigh(dist(sizes))
  expect(status).toBe(1)
  expect(said).toMatch(line)
})

test('the lobby has a budget of its own', () => {
  const { said } = weigh(dist({ shared: 120 }))
  expect(said).toMatch(/ok .*member lobby/)
})

test('a build that is missing fails in one line', () => {
  const { status, said } = weigh('/nowhere')
  expect(status).toBe(1)
  expect(said.trim()).toBe('dist/portal is missing: run `npm run build` before the budgets.')
})

test('a page that is no longer found under its name fails, for it would be weighed no more', () => {
  const folder = dist({})
  writeFileSync(
    join(folder, 'portal/.vite/manifest.json'),
    JSON.stringify({ 'index.html': { file: 'entry.js', isEntry: true } }),
  )
  expect(() => budgets(folder)).toThrow('identity/login-page.tsx')
})
