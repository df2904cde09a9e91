import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The database that the measurements of many rows share: filled by every-list.ts, kept, and named by DATABASE_URL if it lies elsewhere. */
export const largeDatabase = process.env.DATABASE_URL ?? `file:${join(tmpdir(), 'consilium-large.db')}`

/**
 * The whole product in this process, with its requests answered without a network.
 * The schema follows DATABASE_URL when it is first imported: whatever imports `#db` or `#api` does so after this.
 * @param url of the database; without one a new file that goes away at the end
 */
export async function openProduct(url?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const databaseUrl = url ?? `file:${join(folder, 'app.db')}`
  process.env.DATABASE_URL = databaseUrl
  const { openStore } = await import('#db/client.ts')
  const { migrate } = await import('#db/migrate.ts')
  const { newId } = await import('#db/columns.ts')
  const { user, userSession } = await import('#db/schema/all.ts')
  const { createProduct } = await import('#api/product.ts')
  const { readEnv } = await import('#api/env.ts')
  const { hashToken } = await import('#api/identity/sessions/lucia.ts')

  const store = await openStore(databaseUrl)
  await migrate(store)
  const product = createProduct({
    env: readEnv({ APP_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, DATA_DIR: folder }),
    store,
  })
  const now = new Date()

  async function signIn(userId: string): Promise<Headers> {
    const token = `bench-${newId()}`
    const far = new Date(now.getTime() + 8 * 3_600_000)
    await store.db.insert(userSession).values({
      hash: hashToken(token),
      userId,
      mfaValidated: true,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: far,
      absoluteExpiresAt: far,
    })
    return new Headers({ authorization: `Bearer ${token}` })
  }

  /** Someone on the staff who may do everything, signed in. */
  async function signInStaff(): Promise<{ staffId: string; headers: Headers }> {
    const staffId = newId()
    await store.db.insert(user).values({
      id: staffId,
      email: `${staffId}@example.test`,
      firstName: 'S',
      lastName: 'Taff',
      userType: 3,
      staffRoles: ['csr_super'],
      createdAt: now,
      updatedAt: now,
    })
    return { staffId, headers: await signIn(staffId) }
  }

  return {
    product,
    store,
    now,
    signIn,
    signInStaff,
    fetch: (path: string, init?: RequestInit) =>
      product.fetch(new Request(`http://bench/api${path}`, init), { inProcess: true }),
    close: async () => {
      await product.close()
      rmSync(folder, { recursive: true })
    },
  }
}
