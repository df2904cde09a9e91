import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { mailResetLink } from './reset-link.ts'
import { maySignIn } from '../sessions/session.ts'

const MAILS_PER_WINDOW = 5
const ASKS_PER_ADDRESS = 100
const WINDOW_SECONDS = 900

export const resetJob = 'identity.mailResetLink'

/**
 * Takes the wish for a reset link. Whether there is an account is looked up by a job afterwards, so that words, status
 * and time are the same for every address. @throws errors.rateLimited, for any address alike
 */
export async function forgotPassword(ctx: Ctx, typed: string): Promise<void> {
  const email = normalizeEmail(typed) ?? ''
  const { network } = ctx.request
  await consumeRateLimit(ctx, `reset:${network}`, ASKS_PER_ADDRESS, WINDOW_SECONDS)
  await consumeRateLimit(ctx, `reset:${email}:${network}`, MAILS_PER_WINDOW, WINDOW_SECONDS)
  await transaction(ctx, (tx) => enqueue(ctx, tx, { kind: resetJob, payload: { email } }))
}

/** Mails the link when the address is that of someone who may sign in. */
export async function answerForgotten(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const [account] = await ctx.db
    .select()
    .from(user)
    .where(eq(user.email, String(payload.email)))
  if (account && maySignIn(account)) await transaction(ctx, (tx) => mailResetLink(ctx, tx, account))
}
