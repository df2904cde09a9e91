import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { isUnproved } from '#model/identity/registration.ts'
import { transaction, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { mailResetLink } from '../password/reset-link.ts'
import { maySignIn } from '../sessions/session.ts'
import { mailVerification, openVerification, consumeVerifications } from './verification.ts'

const PER_ADDRESS = 100
const PER_EMAIL = 5
const WINDOW_SECONDS = 900

export const verifyAgainJob = 'identity.mailVerification'

/** Takes the wish for another verification mail; whether there is anything to verify is looked up afterwards, by a job. @throws errors.rateLimited */
export async function resendVerification(ctx: Ctx, typed: string): Promise<void> {
  const email = normalizeEmail(typed) ?? ''
  const { network } = ctx.request
  await consumeRateLimit(ctx, `register-again:${network}`, PER_ADDRESS, WINDOW_SECONDS)
  await consumeRateLimit(ctx, `register-again:${email}:${network}`, PER_EMAIL, WINDOW_SECONDS)
  await transaction(ctx, (tx) => enqueue(ctx, tx, { kind: verifyAgainJob, payload: { email } }))
}

/** Mails a new link in place of the newest one, which expires; when nothing is pending any more, a link to set a password. */
export async function sendVerificationAgain(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [account] = await tx
      .select()
      .from(user)
      .where(eq(user.email, String(payload.email)))
    if (!account || !isUnproved(account.regStatus) || !maySignIn(account)) return
    const now = ctx.now()
    const open = await openVerification(tx, account.id, now)
    if (!open) return mailResetLink(ctx, tx, account)
    await consumeVerifications(tx, now, { id: open.id })
    await mailVerification(ctx, tx, account, open)
  })
}
