import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { secretKeyCheck, secretNumber, userMfaSecret } from '#db/schema/all.ts'
import { SettingError } from './env.ts'
import { keyedHash, keyId, sameHash } from './ports/cipher.ts'

const TEXT = 'The secret key of this database'

/**
 * With another key no one's authenticator app or bank account opens, and it would only be seen when someone needs it. The
 * first start leaves a value that only this key makes; a start with another one ends here.
 * @param keys the current key, then those before it
 * @throws SettingError
 */
export async function checkSecretKey(db: Db, keys: readonly Buffer[], now = new Date()): Promise<void> {
  const [current = Buffer.alloc(0)] = keys
  const id = keyId(current)
  const value = keyedHash(current, TEXT)
  const read = () => db.select().from(secretKeyCheck)
  let kept = await read()
  if (!kept.length) {
    // a database from before there was the value
    if (await sealedByAnother(db, id)) throw foreign()
    await db.transaction(async (tx) => {
      // of two processes that start at once, one decides
      const [other] = await tx.select({ one: sql`1` }).from(secretKeyCheck)
      if (!other) await tx.insert(secretKeyCheck).values({ keyId: id, value, createdAt: now }).onConflictDoNothing()
    })
    kept = await read()
  }
  if (isAmong(kept, current)) return
  // a new key is vouched for by the one before it, which still opens what it sealed
  if (!keys.slice(1).some((key) => isAmong(kept, key))) throw foreign()
  await db.insert(secretKeyCheck).values({ keyId: id, value, createdAt: now }).onConflictDoNothing()
}

const isAmong = (kept: readonly (typeof secretKeyCheck.$inferSelect)[], key: Buffer) =>
  kept.some((row) => row.keyId === keyId(key) && sameHash(row.value, keyedHash(key, TEXT)))

/** Whether a database can be started with a key. */
export async function isKeyOf(db: Db, key: Buffer): Promise<boolean> {
  const kept = await db.select().from(secretKeyCheck)
  return kept.length === 0 || isAmong(kept, key)
}

const foreign = () =>
  new SettingError(
    'SECRET_KEY does not open what this database holds. Start with the key that was in use last: a kept one is secret.key in DATA_DIR, an exchanged one the SECRET_KEY of the last start.',
  )

async function sealedByAnother(db: Db, id: string): Promise<boolean> {
  const sealed = [
    ...(await db.select({ text: userMfaSecret.secret }).from(userMfaSecret).limit(1)),
    ...(await db.select({ text: secretNumber.cipher }).from(secretNumber).limit(1)),
  ]
  return sealed.some(({ text }) => !text.startsWith(`${id}.`))
}
