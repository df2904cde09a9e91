import { plainFullName } from '#model/identity/person-name.ts'
import { and, eq } from 'drizzle-orm'
import { verifyPassword } from '#db/password.ts'
import { user, userPassword } from '#db/schema/all.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { userType } from '#model/identity/enums.ts'
import { defaultLimits, secondsOf } from '#model/limits.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx, Deps } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'

export type People = Pick<Deps, 'db' | 'clock'>

/** The staff account with this e-mail and password; tries are counted as on the sign-in page. */
export async function findStaff({ db, clock }: People, email: string, password: string): Promise<string | undefined> {
  const address = normalizeEmail(email) ?? ''
  try {
    await consumeRateLimit(
      { db, now: () => clock.now() } as Ctx,
      `demo-directory:${address}`,
      defaultLimits['login.tries'],
      secondsOf(defaultLimits, 'login.window'),
    )
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
  const [found] = await db
    .select({ id: user.id, hash: userPassword.hash })
    .from(user)
    .innerJoin(userPassword, eq(userPassword.userId, user.id))
    .where(and(eq(user.email, address), eq(user.userType, userType.csr), eq(user.enabled, true)))
  return found && (await verifyPassword(found.hash, password)) ? found.id : undefined
}

/** What the directory says of someone in an id token. */
export async function claimsOf({ db }: People, id: string) {
  const [row] = await db.select().from(user).where(eq(user.id, id))
  return { sub: id, email: row?.email, email_verified: true, name: row && plainFullName(row) }
}
