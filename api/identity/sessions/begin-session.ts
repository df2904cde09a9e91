import { eq } from 'drizzle-orm'
import { user } from '#db/schema/all.ts'
import type { MfaType } from '#model/identity/enums.ts'
import { AppError } from '#model/errors.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { record } from '../../audit/record.ts'
import { transaction, type Ctx } from '../../context.ts'
import { signOnRequired } from '../single-sign-on/sign-on-required.ts'
import { rememberDevice, type Remembered } from './known-devices.ts'
import { loginResult } from './login-result.ts'
import type { UserRow } from './lucia.ts'
import { maySignIn, type Sessions } from './session.ts'

/** Staff whose house signs in through its own provider come in by that door alone. @throws auth.oauth.required */
export function requireSignOn(ctx: Ctx, row: Pick<UserRow, 'userType'>): void {
  if (signOnRequired(ctx, row)) throw new AppError('auth.oauth.required', 'Please Authenticate')
}

/**
 * Begins the session of someone who has proved who they are by other means than a password.
 * @param proof whether that proof counts as the second factor too, the device, and how it is written down
 * @throws messages.signIn401Error for closed accounts and types that do not sign in
 */
export async function beginSession(
  ctx: Ctx,
  sessions: Sessions,
  row: UserRow,
  proof: { mfaValidated: boolean; mfaUsed?: MfaType; deviceId: string | undefined; means: string },
): Promise<Remembered<LoginResult>> {
  if (!maySignIn(row)) throw new AppError('messages.signIn401Error', 'Unauthorized Login')
  const now = ctx.now()
  const { address, userAgent } = ctx.request
  const { token, exp } = await sessions.open(row, {
    deviceId: proof.deviceId ?? 'web',
    userAgent,
    address,
    mfaValidated: proof.mfaValidated,
    mfaUsed: proof.mfaUsed ?? null,
  })
  const knownDeviceToken = await transaction(ctx, async (tx) => {
    await tx.update(user).set({ lastSignInAt: now }).where(eq(user.id, row.id))
    await record(ctx, tx, {
      event: 'login',
      refTable: 'user',
      refId: row.id,
      userId: row.id,
      text: `${address} (${proof.means})`,
    })
    return proof.mfaValidated ? rememberDevice(ctx, tx, row.id) : undefined
  })
  const result = await loginResult(ctx.db, now, {
    token,
    exp,
    row,
    session: { mfaUsed: proof.mfaUsed ?? null, mfaValidated: proof.mfaValidated, authUserId: null },
  })
  return knownDeviceToken ? { ...result, knownDeviceToken } : result
}
