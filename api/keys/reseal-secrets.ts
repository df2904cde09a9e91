import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, gt, ne, not, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { secretKeyCheck, secretNumber, userMfaSecret } from '#db/schema/all.ts'
import { isBusy } from '#db/sql.ts'
import { keyId, seal, unseal } from '../ports/cipher.ts'

/** Every column that holds sealed values, and how one of them is sealed again. */
interface SecretColumn {
  name: string
  /** the next rows behind `after` that another key than the current one sealed */
  next: (db: Db, current: string, after: string) => Promise<{ id: string; place: string; cipher: string }[]>
  /** only where the value is still what was read: a number that was entered meanwhile stays */
  replace: (db: Db, id: string, before: string, after: string, current: string) => Promise<unknown>
  left: (db: Db, current: string) => Promise<number>
}

const BATCH = 100
const PAUSE_MS = 50
const GIVE_WAY_MS = 3
const sealedByOther = (current: string) => not(sql`${userMfaSecret.secret} like ${`${current}.%`}`)

export const sealedColumns: readonly SecretColumn[] = [
  {
    name: 'tax and bank numbers',
    next: async (db, current, after) =>
      (
        await db
          .select()
          .from(secretNumber)
          .where(and(ne(secretNumber.keyId, current), gt(secretNumber.id, after)))
          .orderBy(asc(secretNumber.id))
          .limit(BATCH)
      ).map(({ id, refTable, field, refId, cipher }) => ({ id, place: `${refTable}.${field}.${refId}`, cipher })),
    replace: (db, id, before, after, current) =>
      db
        .update(secretNumber)
        .set({ cipher: after, keyId: current })
        .where(and(eq(secretNumber.id, id), eq(secretNumber.cipher, before))),
    left: (db, current) => db.$count(secretNumber, ne(secretNumber.keyId, current)),
  },
  {
    name: 'authenticator apps',
    next: async (db, current, after) =>
      (
        await db
          .select({ id: userMfaSecret.userMfaId, cipher: userMfaSecret.secret })
          .from(userMfaSecret)
          .where(and(sealedByOther(current), gt(userMfaSecret.userMfaId, after)))
          .orderBy(asc(userMfaSecret.userMfaId))
          .limit(BATCH)
      ).map(({ id, cipher }) => ({ id, place: `user_mfa_secret.secret.${id}`, cipher })),
    replace: (db, id, before, after) =>
      db
        .update(userMfaSecret)
        .set({ secret: after })
        .where(and(eq(userMfaSecret.userMfaId, id), eq(userMfaSecret.secret, before))),
    left: (db, current) => db.$count(userMfaSecret, sealedByOther(current)),
  },
]

export interface Progress {
  column: string
  resealed: number
  left: number
}

/**
 * Seals everything that an earlier key sealed with the current one, while the product serves. Each value changes by itself
 * and stays readable: interrupted, it goes on where it was.
 * @param keys the current key, then those before it
 * @returns how many values no key at hand opens; 0: none names an old key any more, and earlier keys may go
 */
export async function resealSecrets(
  db: Db,
  keys: readonly Buffer[],
  report: (progress: Progress) => void = () => undefined,
): Promise<number> {
  const [key] = keys
  if (!key) throw new Error('There is no key')
  const current = keyId(key)
  for (const column of sealedColumns) {
    let resealed = 0
    let after = ''
    for (;;) {
      const rows = await column.next(db, current, after)
      if (!rows.length) break
      for (const { id, place, cipher } of rows) {
        after = id
        const value = opened(keys, place, cipher)
        if (value === undefined) continue
        await withRetries(() => column.replace(db, id, cipher, seal(key, place, value), current))
        // for those who save meanwhile: on SQLite one process writes at a time
        await sleep(GIVE_WAY_MS)
        resealed += 1
      }
      report({ column: column.name, resealed, left: await column.left(db, current) })
    }
  }
  const left = await sealedBefore(db, current)
  // nothing that an earlier key made is left: from now on only the current one starts the product
  if (left === 0) await withRetries(() => db.delete(secretKeyCheck).where(notInArray(secretKeyCheck.keyId, [current])))
  return left
}

const sealedBefore = async (db: Db, current: string): Promise<number> =>
  (await Promise.all(sealedColumns.map(({ left }) => left(db, current)))).reduce((sum, n) => sum + n, 0)

/** Undefined where no key at hand opens it. */
function opened(keys: readonly Buffer[], place: string, cipher: string): string | undefined {
  try {
    return unseal(keys, place, cipher)
  } catch {
    return undefined
  }
}

/** The product writes too, and goes first. */
async function withRetries<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || tries > 100) throw error
      await sleep(PAUSE_MS)
    }
  }
}
