import type { ConfirmBody } from '#model/identity/sign-in/confirmation.ts'
import { requireActor, type Ctx } from '../../context.ts'
import type { CurrentSession } from '../../http/types.ts'
import { refuseActing } from '../mfa/factor-rules.ts'
import { provePasskey, passkeyFailed } from '../passkeys/prove-passkey.ts'
import { provePassword } from '../password/prove-password.ts'
import { requireSignOn } from '../sessions/begin-session.ts'
import { storeProof } from './fresh-proof.ts'

/**
 * The owner confirms with the password or a passkey, in the session that goes on.
 * @throws errors.invalidParameters for a wrong password, messages.passkeyFailed also for another account's,
 *   errors.rateLimited, auth.oauth.required, auth.acting.forbidden
 */
export async function confirm(ctx: Ctx, { row }: CurrentSession, origin: string, input: ConfirmBody): Promise<void> {
  refuseActing(ctx)
  const { userId } = requireActor(ctx)
  requireSignOn(ctx, row)
  if ('password' in input) await provePassword(ctx, userId, 'password', input.password)
  else if ((await provePasskey(ctx, origin, input)).id !== userId) throw passkeyFailed()
  await storeProof(ctx, ctx.db, userId)
}
