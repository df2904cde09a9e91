import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { settings } from '#api/env.ts'
import { storedPushKeys } from '#api/ports/push-keys.ts'
import { webPush } from '#api/ports/push.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const names = Object.keys(settings.shape)
const folder = mkdtempSync(join(tmpdir(), 'consilium-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the README names every setting, and no other', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('\n## ', readme.indexOf('## Settings') + 1))
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
  expect([...named].sort()).toEqual([...names].sort())
})

test('.env.example names every setting, and no other, with the defaults that the program has', () => {
  const lines = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^# ([A-Z_]+)=(.*)$/gm)
  const examples = [...lines].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/^(["'])(.*)\1$/, '$2'),
  }))
  expect([...new Set(examples.map(({ name }) => name))].sort()).toEqual([...names].sort())
  const defaults = settings.parse({}) as Record<string, unknown>
  for (const name of names)
    if (['string', 'number'].includes(typeof defaults[name]) && defaults[name] !== '')
      expect([name, examples.find((one) => one.name === name)?.value]).toEqual([name, String(defaults[name])])
  // what is shown must be what the program takes
  for (const { name, value } of examples.filter(({ value }) => value !== ''))
    expect([name, settings.safeParse({ [name]: value }).error]).toEqual([name, undefined])
})

test('every setting is read outside the file that checks it, or becomes one that is', () => {
  const source = readdirSync(join(root, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?ts$/.test(file) && file !== 'env.ts')
    .map((file) => readFileSync(join(root, 'api', file), 'utf8'))
    .join('\n')
  const env = readFileSync(join(root, 'api/env.ts'), 'utf8')
  /** the file turns these into members of what it returns, which are read in their place */
  const derived: Record<string, string> = {
    DATA_DIR: 'dataDir',
    SECRET_KEY: 'secretKey',
    SECRET_KEY_PREVIOUS: 'secretKeys',
    PUBLIC_URL: 'publicUrl',
    DEMO_DATA: 'demoData',
    APP_ENV: 'production',
  }
  const dead = names.filter((name) => !new RegExp(`\\b${derived[name] ?? name}\\b`).test(source) || !env.includes(name))
  expect(dead).toEqual([])
})

test('push keys are made once in the data folder, and browsers can subscribe with them', async () => {
  const keys = storedPushKeys(folder)
  expect(storedPushKeys(folder)).toEqual(keys)
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32)
  const sent: Record<string, string>[] = []
  const push = webPush({ ...keys, subject: 'mailto:help@consilium.test' }, (_url, init) => {
    sent.push(init?.headers as Record<string, string>)
    return Promise.resolve(new Response(null, { status: 201 }))
  })
  const browser = storedPushKeys(mkdtempSync(join(folder, 'browser-')))
  const target = {
    endpoint: 'https://fcm.googleapis.com/send/1',
    keys: { p256dh: browser.publicKey, auth: Buffer.alloc(16, 7).toString('base64url') },
  }
  await push.send({ deviceToken: JSON.stringify(target), platform: 'web', title: 'T', text: 'x' })
  expect(sent[0]?.Authorization).toContain(`k=${keys.publicKey}`)
})
