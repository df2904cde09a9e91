import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { serveBuilt } from '#api/http/web.ts'

const dist = mkdtempSync(join(tmpdir(), 'consilium-dist-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))
for (const app of ['portal', 'backoffice']) {
  for (const folder of ['.vite', 'assets', '.well-known']) mkdirSync(join(dist, app, folder), { recursive: true })
  writeFileSync(join(dist, app, 'index.html'), '<!doctype html><title>A page</title>')
  writeFileSync(join(dist, app, '.vite/manifest.json'), '{"secret":"built"}')
  writeFileSync(join(dist, app, 'assets/main.js'), 'run()')
  writeFileSync(join(dist, app, 'assets/main.js.map'), '{"secret":"built"}')
}
const web = serveBuilt(dist)
const get = (path: string, accept = '*/*') => web.request(path, { headers: { Accept: accept } })

describe('what the build leaves for itself is served to no one', () => {
  test.each([
    '/.vite/manifest.json',
    '/admin/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/%2Evite%2Fmanifest.json',
    '/admin/%2evite/manifest.json',
    '/assets/main.js.map',
    '/admin/assets/main.js.map',
  ])('%s', async (path) => {
    for (const accept of ['*/*', 'text/html']) {
      const answer = await get(path, accept)
      expect([answer.status, await answer.text()]).toEqual([404, 'Not Found'])
    }
  })

  test.each(['/assets/main.js', '/admin/assets/main.js'])('%s is served', async (path) => {
    expect(await (await get(path)).text()).toBe('run()')
  })
  test.each(['/', '/admin', '/register/plan/ann@example.org', '/admin/users'])('%s is a page', async (path) => {
    expect(await (await get(path, 'text/html')).text()).toContain('A page')
  })
})
