import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '#db/client.ts'
import { bankAccount, secretNumber, userMfa, userMfaSecret } from '#db/schema/all.ts'
import { makeExpert } from '#db/seed/factories.ts'
import { keyId, seal, unseal } from '#api/ports/cipher.ts'
import { furnished, run } from './program.ts'

const key = (fill: number) => Buffer.alloc(32, fill)
const [old, next, foreign] = [key(7), key(8), key(9)]
const text = (one: Buffer) => one.toString('base64')
const NUMBERS = 1500
const settings = (dataDir: string, one: Buffer, before: Buffer[] = []) => ({
  DATA_DIR: dataDir,
  SECRET_KEY: text(one),
  ...(before.length > 0 && { SECRET_KEY_PREVIOUS: before.map(text).join(',') }),
})
const rotate = (dataDir: string, one: Buffer, before: Buffer[]) =>
  run(settings(dataDir, one, before), ['api/start.mjs', '--rotate-key'])
const serve = async (given: Record<string, string>) => {
  const program = await run(given)
  await program.ready
  return program
}

/** Bank numbers and authenticators that the old key sealed. */
async function sealed(dataDir: string) {
  const store = await openStore(`file:${join(dataDir, 'app.db')}`)
  const now = new Date()
  const { id: userId } = await makeExpert(store.db, now)
  await store.db.insert(bankAccount).values({ userId, updatedAt: now })
  const cipher = (refId: string) => seal(old, `bank_account.ibanNumber.${refId}`, `DE${refId}`)
  await store.db.insert(secretNumber).values(
    Array.from({ length: NUMBERS }, (_, n) => ({
      refTable: 'bank_account',
      refId: `r${n}`,
      field: 'ibanNumber',
      keyId: keyId(old),
      cipher: cipher(`r${n}`),
      lastFour: '',
    })),
  )
  const id = 'method'
  await store.db.insert(userMfa).values({ id, userId, mfaType: 'auth_app', enrolledAt: now })
  await store.db
    .insert(userMfaSecret)
    .values({ userMfaId: id, secret: seal(old, `user_mfa_secret.secret.${id}`, 'app') })
  await store.close()
}

function stored(dataDir: string) {
  const db = new Database(join(dataDir, 'app.db'), { readonly: true })
  try {
    return {
      numbers: db.prepare('select ref_id as refId, key_id as keyId, cipher from secret_number').all() as {
        refId: string
        keyId: string
        cipher: string
      }[],
      app: (db.prepare('select secret from user_mfa_secret').get() as { secret: string }).secret,
      checks: db.prepare('select key_id from secret_key_check').pluck().all(),
    }
  } finally {
    db.close()
  }
}
const namedBy = (dataDir: string, one: Buffer) =>
  stored(dataDir).numbers.filter(({ keyId: id }) => id === keyId(one)).length

test('the key is exchanged while the product serves, killed in the middle and begun again; then the old one is gone', async () => {
  const { dataDir } = await furnished()
  const first = await serve(settings(dataDir, old))
  first.kill('SIGTERM')
  await first.ended
  await sealed(dataDir)

  // a key that the one before does not vouch for is refused as ever
  expect((await (await run(settings(dataDir, foreign, [next]))).ended).code).toBe(1)
  const program = await serve(settings(dataDir, next, [old]))
  expect(stored(dataDir).checks.sort()).toEqual([keyId(old), keyId(next)].sort())

  const killed = await rotate(dataDir, next, [old])
  await expect.poll(() => namedBy(dataDir, next), { timeout: 20_000, interval: 2 }).toBeGreaterThan(100)
  killed.kill('SIGKILL')
  await killed.ended
  const half = namedBy(dataDir, next)
  expect(half).toBeLessThan(NUMBERS)
  // every value opens with the key that it names, in the middle of it too
  for (const { refId, cipher } of stored(dataDir).numbers)
    expect(unseal([next, old], `bank_account.ibanNumber.${refId}`, cipher)).toBe(`DE${refId}`)

  // without the old key nothing is lost, and the command says so
  const without = await (await rotate(dataDir, next, [])).ended
  expect([without.code, without.output]).toEqual([
    1,
    expect.stringContaining(`${NUMBERS - half + 1} values were sealed with a key that is not at hand.`),
  ])

  const ended = await (await rotate(dataDir, next, [old])).ended
  expect([ended.code, ended.output]).toEqual([0, expect.stringContaining('SECRET_KEY_PREVIOUS can be removed')])
  const after = stored(dataDir)
  for (const { refId, cipher } of after.numbers)
    expect(unseal([next], `bank_account.ibanNumber.${refId}`, cipher)).toBe(`DE${refId}`)
  expect(unseal([next], 'user_mfa_secret.secret.method', after.app)).toBe('app')
  expect(after.checks).toEqual([keyId(next)])
  expect((await fetch(`${program.url}/api/health`)).status).toBe(200)
  program.kill('SIGTERM')
  await program.ended

  const alone = await serve(settings(dataDir, next))
  alone.kill('SIGTERM')
  await alone.ended
  expect((await (await run(settings(dataDir, old))).ended).code).toBe(1)
  const again = await (await rotate(dataDir, next, [])).ended
  expect([again.code, again.output]).toEqual([0, expect.stringContaining('Every secret is sealed')])
})
