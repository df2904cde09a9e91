import { normalizeEmail } from '#model/identity/email.ts'
import type { PasskeyOptions } from '#model/identity/sign-in/passkeys.ts'
import { secondsOf } from '#model/limits.ts'
import type { Ctx } from '../../context.ts'
import { consumeRateLimit, refundTry } from '../../http/rate-limit.ts'
import { digest, issueChallenge } from '../mfa/challenges.ts'
import { DIALOG_MS, webAuthn } from './library.ts'

/** One address may be a whole clinic, and pages ask for a challenge before anybody has pressed a button. */
const PER_ADDRESS = 300

const optionsKey = (network: string) => `passkey-options:${network}`

/** Anyone who signed in, by passkey or password, had asked for a challenge: that one counts against no one. */
export const refundSignInOptions = (ctx: Ctx) => refundTry(ctx, optionsKey(ctx.request.network))

/**
 * A challenge to be signed by a passkey. No account's passkeys are ever named: all are discoverable, so the device finds
 * its own, and the answer is the same whether or not the e-mail has an account. With an e-mail, only a passkey of that
 * account signs in.
 */
export async function signInOptions(
  ctx: Ctx,
  origin: string,
  { email }: { email?: string | undefined },
): Promise<PasskeyOptions> {
  await consumeRateLimit(
    ctx,
    optionsKey(ctx.request.network),
    PER_ADDRESS,
    secondsOf(await ctx.limits(), 'login.window'),
  )
  const { generateAuthenticationOptions } = await webAuthn()
  const publicKey = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    userVerification: 'required',
    allowCredentials: [],
    timeout: DIALOG_MS,
  })
  const challengeId = await issueChallenge(ctx, {
    purpose: 'passkey.signIn',
    data: { challenge: digest(publicKey.challenge), email: email === undefined ? null : (normalizeEmail(email) ?? '') },
  })
  return { challengeId, publicKey: { ...publicKey } }
}
