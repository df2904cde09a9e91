import { eq } from 'drizzle-orm'
import { passkey, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { PASSKEYS_MAX, type PasskeyOptions } from '#model/identity/sign-in/passkeys.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { brandName } from '../../served-content.ts'
import { digest, issueChallenge } from '../mfa/challenges.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { DIALOG_MS, webAuthn } from './library.ts'

export const tooManyPasskeys = () =>
  new AppError('passkey.tooMany', `No more than ${PASSKEYS_MAX} passkeys, please remove one first.`)

/**
 * What a browser needs to make a passkey: discoverable, with the person verified each time, on a device that has none yet.
 * @throws auth.notAuthorized while acting for someone, passkey.tooMany
 */
export async function registerOptions(ctx: Ctx, origin: string): Promise<PasskeyOptions> {
  const actor = requireActor(ctx)
  authorize(actor, 'own.managePasskeys')
  const [row] = await ctx.db.select().from(user).where(eq(user.id, actor.userId))
  const known = await ctx.db.select().from(passkey).where(eq(passkey.userId, actor.userId))
  if (!row || known.length >= PASSKEYS_MAX) throw tooManyPasskeys()
  const { generateRegistrationOptions } = await webAuthn()
  const publicKey = await generateRegistrationOptions({
    rpName: await brandName(ctx, row.id, row.preferredLanguage),
    rpID: new URL(origin).hostname,
    userName: row.email,
    userDisplayName: resolvedName(row),
    userID: new TextEncoder().encode(row.id),
    attestationType: 'none',
    timeout: DIALOG_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const challengeId = await issueChallenge(ctx, {
    purpose: 'passkey.register',
    userId: actor.userId,
    data: { challenge: digest(publicKey.challenge) },
  })
  return { challengeId, publicKey: { ...publicKey } }
}
