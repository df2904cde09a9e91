import { and, eq, gt } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { passkey, signInChallenge, userMfa, userPassword } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { CONFIRMED_MINUTES, confirmationWays, type ConfirmationWay } from '#model/identity/sign-in/confirmation.ts'
import type { Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { digest } from '../mfa/challenges.ts'
import { enrolled } from '../mfa/factor-rules.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { signOnRequired } from '../single-sign-on/sign-on-required.ts'

const purpose = 'session.confirmed'
const proofOf = (sessionHash: string) => digest(`${purpose}\n${sessionHash}`)

/** Notes that the owner has just proved to be at the keyboard of this session. */
export async function storeProof(ctx: Ctx, q: Queries, userId: string): Promise<void> {
  if (!ctx.request.sessionHash) return
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + CONFIRMED_MINUTES * 60_000)
  await q
    .insert(signInChallenge)
    .values({ id: proofOf(ctx.request.sessionHash), purpose, userId, data: {}, createdAt, expiresAt })
    .onConflictDoUpdate({ target: signInChallenge.id, set: { createdAt, expiresAt } })
}

/**
 * An open browser is not its owner: what changes how an account is signed in to needs a sign-in, a code, the password or
 * a passkey of the last minutes. `ways` tells what this account can confirm with.
 * @throws auth.confirm.required
 */
export async function requireFreshProof(ctx: Ctx, { row, session }: CurrentSession): Promise<void> {
  // staff who act for someone cannot prove to be that person: the call itself refuses them
  if (session.authUserId) return
  const now = ctx.now()
  if (session.createdAt.getTime() + CONFIRMED_MINUTES * 60_000 > now.getTime()) return
  const [kept] = await ctx.db
    .select({ id: signInChallenge.id })
    .from(signInChallenge)
    .where(and(eq(signInChallenge.id, proofOf(session.hash)), gt(signInChallenge.expiresAt, now)))
  if (kept) return
  throw new AppError('auth.confirm.required', 'Please confirm that it is you.', {
    extra: { ways: await waysOf(ctx, row) },
  })
}

/** Staff whose house has a provider of its own have no password or passkey here, codes they have like everyone. */
async function waysOf(ctx: Ctx, row: UserRow): Promise<ConfirmationWay[]> {
  const has = new Set<ConfirmationWay>(enrolled(await ctx.db.select().from(userMfa).where(eq(userMfa.userId, row.id))))
  if (!signOnRequired(ctx, row)) {
    if (await ctx.db.$count(userPassword, eq(userPassword.userId, row.id))) has.add('password')
    if (await ctx.db.$count(passkey, eq(passkey.userId, row.id))) has.add('passkey')
  }
  return confirmationWays.filter((way) => has.has(way))
}
