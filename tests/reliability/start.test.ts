import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { seal } from '#api/ports/cipher.ts'
import { openStore } from '#db/client.ts'
import { secretNumber } from '#db/schema/all.ts'
import { folder, furnished, run, secretKey, type Ended } from './program.ts'

/** One line for people, no stack trace, and the shell sees that it failed. */
function expectOneLine({ code, output }: Ended, line: RegExp) {
  expect(output).toMatch(/^.+\n$/)
  expect(output.trim()).toMatch(line)
  expect(code).toBe(1)
}
const production = { APP_ENV: 'production', SECRET_KEY: secretKey, PUBLIC_URL: 'https://panel.example.org' }

/** A port that another program holds. */
async function takenPort(): Promise<string> {
  const other: Server = createServer()
  afterAll(() => other.close())
  await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve))
  const address = other.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return String(address.port)
}

describe('what cannot start says why in one line', () => {
  test('a Node that is too old', async () => {
    const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.4'}})`
    expectOneLine(
      await (
        await run({}, ['--import', old, 'api/start.mjs'])
      ).ended,
      /^Consilium needs Node 20\.19 or newer; this is Node 18\.20\.4\.$/,
    )
  })

  test('a data folder that cannot be written', async () => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    expectOneLine(
      await (
        await run({ DATA_DIR: join(file, 'data') })
      ).ended,
      /^The data folder .+\/file\/data cannot be written \(ENOTDIR\)\. Set DATA_DIR/,
    )
  })

  test.each([
    ['PORT', { PORT: 'eighty' }, /^Setting PORT must be a number\.$/],
    ['PORT beyond the last', { PORT: '70000' }, /^Setting PORT must be at most 65535\.$/],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'mysql://localhost/app' },
      /^Setting DATABASE_URL must be file:… or postgres:\/\/…\.$/,
    ],
    ['OIDC_PROVIDERS', { OIDC_PROVIDERS: '{' }, /^Setting OIDC_PROVIDERS is not JSON\.$/],
    ['SECRET_KEY', { SECRET_KEY: 'short' }, /^Setting SECRET_KEY must be 32 bytes in base64\.$/],
    [
      'APP_ENV',
      { APP_ENV: 'prod' },
      /^Setting APP_ENV must be one of: local, development, staging, production, test\.$/,
    ],
    [
      'name in OIDC_PROVIDERS',
      { OIDC_PROVIDERS: '[{"key":"a","issuer":"https://id.example.org","clientId":"a","clientSecret":"b"}]' },
      /^Setting OIDC_PROVIDERS\.0\.name is required\.$/,
    ],
    ['MAIL_FROM', { MAIL_FROM: 'Panel' }, /^Setting MAIL_FROM must be an e-mail address, or a name with one/],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://a.example.org, *' }, /^Setting CORS_ORIGINS must be origins such as /],
    [
      'PUBLIC_URL',
      { PUBLIC_URL: 'https://panel.example.org/sub' },
      /^Setting PUBLIC_URL must be an address without a path/,
    ],
    ['VAPID_SUBJECT', { VAPID_SUBJECT: 'panel' }, /^Setting VAPID_SUBJECT must be mailto:… or https:\/\/…\.$/],
    [
      'pair of VAPID keys',
      { VAPID_PUBLIC_KEY: 'abc' },
      /^Settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are required together\.$/,
    ],
  ])('a bad %s', async (_name, settings, line) => {
    expectOneLine(await (await run({ DATA_DIR: folder(), PORT: '0', ...settings })).ended, line)
  })

  test('production without a secret key, or without its address', async () => {
    expectOneLine(
      await (
        await run({ DATA_DIR: folder(), ...production, SECRET_KEY: '' })
      ).ended,
      /^Setting SECRET_KEY is required in production/,
    )
    expectOneLine(
      await (
        await run({ DATA_DIR: folder(), ...production, PUBLIC_URL: '' })
      ).ended,
      /^Setting PUBLIC_URL is required in production/,
    )
  })

  test('a port that is taken, a host that is another machine, a database that is newer than the program', async () => {
    const { dataDir } = await furnished()
    expectOneLine(
      await (
        await run({ DATA_DIR: dataDir, HOST: '192.0.2.1' })
      ).ended,
      /^HOST 192\.0\.2\.1 is no address of this machine\. Set HOST to one of its addresses/,
    )
    const port = await takenPort()
    expectOneLine(
      await (
        await run({ PORT: port, DATA_DIR: dataDir })
      ).ended,
      new RegExp(`^Port ${port} is taken by another program\\. Set PORT`),
    )
    const store = await openStore(`file:${join(dataDir, 'app.db')}`)
    await store.exec(`insert into _migrations (hash, at) values ('${'f'.repeat(64)}', 4102444800000)`)
    await store.close()
    expectOneLine(
      await (
        await run({ DATA_DIR: dataDir })
      ).ended,
      /^The database was written by a newer version of this program\./,
    )
  })

  test('a secret key that is not the one of the database, known from what it sealed too', async () => {
    const foreign = Buffer.alloc(32, 9).toString('base64')
    const refused = /^SECRET_KEY does not open what this database holds\./
    const { dataDir } = await furnished()
    const first = await run({ DATA_DIR: dataDir, SECRET_KEY: secretKey })
    await first.ready
    first.kill('SIGTERM')
    await first.ended
    expectOneLine(await (await run({ DATA_DIR: dataDir, SECRET_KEY: foreign })).ended, refused)
    const again = await run({ DATA_DIR: dataDir, SECRET_KEY: secretKey })
    await again.ready
    again.kill('SIGTERM')
    expect((await again.ended).code).toBe(0)

    const old = await furnished()
    const store = await openStore(`file:${join(old.dataDir, 'app.db')}`)
    const sealed = seal(Buffer.from(secretKey, 'base64'), 'bank', 'DE89370400440532013000')
    await store.db.insert(secretNumber).values({
      refTable: 'bank',
      refId: '1',
      field: 'ibanNumber',
      keyId: sealed.split('.')[0] ?? '',
      cipher: sealed,
      lastFour: '3000',
    })
    await store.close()
    expectOneLine(await (await run({ DATA_DIR: old.dataDir, SECRET_KEY: foreign })).ended, refused)
  })

  test.each(['--backup', '--rotate-key', '--verify-tax-forms', '--create-administrator'])(
    '%s in a folder without a database, which stays empty',
    async (tool) => {
      const dataDir = folder()
      const person = tool === '--create-administrator' ? ['ada@example.org', 'Ada', 'Lovelace'] : []
      const { ended } = await run({ DATA_DIR: dataDir, SECRET_KEY: secretKey }, ['api/start.mjs', tool, ...person])
      expectOneLine(await ended, /^There is no database at .+\/app\.db yet\. Set DATA_DIR/)
      expect(readdirSync(dataDir)).toEqual([])
    },
  )

  test('a file that is no database, and a key that is damaged', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'app.db'), 'These are just words. '.repeat(500))
    expectOneLine(
      await (
        await run({ DATA_DIR: dataDir })
      ).ended,
      /^The file named by DATABASE_URL is not a database\.$/,
    )
    writeFileSync(join(dataDir, 'secret.key'), 'cut of')
    expectOneLine(await (await run({ DATA_DIR: dataDir })).ended, /^The key in .+secret\.key is damaged/)
  })

  test('a PostgreSQL that does not answer', async () => {
    expectOneLine(
      await (
        await run({ DATA_DIR: folder(), DATABASE_URL: 'postgres://127.0.0.1:1/none' })
      ).ended,
      /^The database named by DATABASE_URL does not answer\.$/,
    )
  })

  test('a backup of a database that is not there, or that another tool backs up', async () => {
    const backup = ['api/start.mjs', '--backup']
    const dataDir = folder()
    mkdirSync(join(dataDir, 'empty'))
    expectOneLine(
      await (
        await run({ DATA_DIR: join(dataDir, 'empty') }, backup)
      ).ended,
      /^There is no database at .+\/empty\/app\.db yet\. Set DATA_DIR to the folder of the product\.$/,
    )
    expectOneLine(
      await (
        await run({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/none' }, backup)
      ).ended,
      /^The database is on PostgreSQL: back it up with pg_dump/,
    )
  })
})

test('production has no development doors and no demo people', async () => {
  const dataDir = folder()
  // an empty setting is one that was not given
  const program = await run({ ...production, DATA_DIR: dataDir, DEMO_DATA: '' })
  await program.ready
  const ask = (method: string, path: string) =>
    fetch(`${program.url}/api${path}`, {
      method,
      ...(method === 'POST' && { headers: { 'Content-Type': 'application/json' }, body: '{"advance":1}' }),
    })
  for (const [method, path] of [
    ['GET', '/dev/inbox'],
    ['GET', '/dev/inbox?to=a@b.test'],
    ['POST', '/dev/clock'],
  ] as const) {
    expect([path, (await ask(method, path)).status]).toEqual([path, 404])
  }
  const { paths } = (await (await ask('GET', '/openapi.json')).json()) as { paths: Record<string, unknown> }
  expect(Object.keys(paths).filter((path) => path.startsWith('/api/dev'))).toEqual([])
  expect(Object.keys(paths).length).toBeGreaterThan(20)

  program.kill('SIGTERM')
  const { code, output } = await program.ended
  expect(code).toBe(0)
  expect(output).not.toMatch(/Demo accounts|Messages/)
  const store = await openStore(`file:${join(dataDir, 'app.db')}`)
  expect((await store.rows('select count(*) as n from "user"'))[0]?.n).toBe(0)
  await store.close()
})
