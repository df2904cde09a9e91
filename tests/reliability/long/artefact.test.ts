import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, test } from 'vitest'
import { buildStale } from '#api/build.mjs'
import { closure, type Lock } from '../../architecture/docs/notices.ts'
import { folder, root, run, secretKey } from '../program.ts'

const place = folder()
const at = (path: string) => join(place, path)

/** Links take no time; a copy does where the temporary folder is on another disk. */
function put(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') put(source, target)
    } else
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
  }
}

/** What `npm ci --omit=dev` leaves in dist/, put together from the packages installed here, where no other package is found. */
beforeAll(async () => {
  expect(await buildStale()).toBe(true)
  put(join(root, 'dist'), place)
  const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as { packages: Lock }
  for (const path of closure(packages, Object.keys(packages['']?.dependencies ?? {})))
    if (existsSync(join(root, path))) put(join(root, path), at(path))
}, 600_000)

const sizeOf = (path: string): number =>
  readdirSync(path, { withFileTypes: true }).reduce(
    (sum, entry) =>
      sum + (entry.isDirectory() ? sizeOf(join(path, entry.name)) : statSync(join(path, entry.name)).blocks * 512),
    0,
  )

test('with its packages it takes at most 200 MB, and none of them builds or tests', () => {
  expect(readdirSync(at('node_modules'))).toContain('better-sqlite3')
  for (const name of ['vite', 'tsx', 'typescript', 'react', '@mui', 'oidc-provider', 'harper.js'])
    expect(readdirSync(at('node_modules'))).not.toContain(name)
  expect(sizeOf(place) / 2 ** 20).toBeLessThan(200)
  // the licences of what it contains go with it
  expect(readdirSync(place)).toContain('THIRD-PARTY-NOTICES.md')
})

test('the packages of production take at most 200 MB where the repository itself is installed', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  const sizes = closure(packages, Object.keys(packages['']?.dependencies ?? {}))
    .filter((path) => path.lastIndexOf('node_modules/') === 0 && existsSync(join(root, path)))
    .map((path) => sizeOf(join(root, path)))
  expect(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20).toBeLessThan(200)
})

test('it starts alone, serves both front ends and the documentation, and ends when it is told to', async () => {
  const dataDir = folder()
  const program = await run({ DATA_DIR: dataDir, DEMO_DATA: 'true' }, ['--enable-source-maps', at('server/server.mjs')])
  await program.ready
  const get = (path: string) => fetch(program.url + path, { headers: { Accept: 'text/html, */*' } })
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }
  expect(await (await get('/api/ping')).json()).toEqual({ ok: true, version })
  expect(await (await get('/api/health')).json()).toMatchObject({ ok: true, database: true, storage: true })
  for (const page of ['/signin', '/admin']) {
    const answer = await get(page)
    expect([page, answer.status]).toEqual([page, 200])
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1] ?? 'none'
    expect([script, (await get(script)).headers.get('content-type')]).toEqual([
      script,
      expect.stringContaining('javascript'),
    ])
  }
  for (const path of ['/api/docs', '/api/docs/swagger-ui-bundle.js', '/api/openapi.json?tag=service'])
    expect([path, (await get(path)).status]).toEqual([path, 200])
  // the demo's identity provider is no package of production
  expect(await (await get('/api/auth/oauthApps')).json()).toEqual({ data: [] })

  const backup = await (await run({ DATA_DIR: dataDir }, [at('server/backup.mjs')])).ended
  expect(backup.output).toMatch(/^Backup written to .+\n$/)
  program.kill('SIGTERM')
  expect((await program.ended).code).toBe(0)
})

test('in production it starts with its key and its address', async () => {
  const program = await run(
    { DATA_DIR: folder(), APP_ENV: 'production', SECRET_KEY: secretKey, PUBLIC_URL: 'https://panel.example.org' },
    [at('server/server.mjs')],
  )
  await program.ready
  program.kill('SIGTERM')
  expect((await program.ended).code).toBe(0)
})

test('a build is stale when a source says something else, not when it was copied or touched', async () => {
  const copy = folder()
  for (const path of ['api', 'db', 'portal', 'backoffice', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  for (const name of ['portal', 'backoffice', 'server']) {
    const main = `${name}/${name === 'server' ? 'server.mjs' : 'index.html'}`
    for (const path of [`${name}.stamp`, main]) cpSync(join(root, 'dist', path), join(copy, 'dist', path))
  }
  const { isBuilt } = (await import(pathToFileURL(join(copy, 'api/build.mjs')).href)) as { isBuilt: () => boolean }
  const source = join(copy, 'db/model/money.ts')
  const said = readFileSync(source, 'utf8')
  expect(isBuilt()).toBe(true)
  utimesSync(source, new Date(), new Date())
  expect(isBuilt()).toBe(true)
  writeFileSync(source, `${said}\n`)
  expect(isBuilt()).toBe(false)
  writeFileSync(source, said)
  expect(isBuilt()).toBe(true)
  // of the same length and with the old times
  const { atime, mtime } = statSync(source)
  writeFileSync(source, said.replace('e', 'E'))
  utimesSync(source, atime, mtime)
  expect(isBuilt()).toBe(false)
})

test('its PDF writer has its fonts', async () => {
  const worker = new Worker(pathToFileURL(at('server/api/discussions/export/pdf-thread.mjs')), { execArgv: [] })
  const document = {
    language: 'zh-cn',
    title: '淋巴瘤',
    subtitle: 'Lymphoma',
    facts: [],
    sections: [],
    foot: 'Consilium',
  }
  worker.postMessage({ id: 1, document, unprinted: { script: '', emoji: '', other: '' } })
  const [{ bytes, error }] = (await once(worker, 'message')) as [{ bytes?: Uint8Array; error?: string }]
  await worker.terminate()
  expect(error).toBeUndefined()
  expect(Buffer.from(bytes ?? []).toString('latin1')).toMatch(/^%PDF-1\.7[^]+NotoSansSC/)
})

test('its writing helper has its grammar', async () => {
  const child = fork(at('server/api/ports/writing-process.mjs'), ['60000'], { execArgv: ['--liftoff-only'] })
  child.send({ id: 1, text: 'She have a lump.' })
  const [{ remarks, error }] = (await once(child, 'message')) as [{ remarks?: unknown[]; error?: string }]
  child.kill()
  expect(error).toBeUndefined()
  expect(remarks).toHaveLength(1)
})
