import type { Tx } from '#db/client.ts'
import type { MfaType } from '#model/identity/enums.ts'
import type { Ctx } from '../../context.ts'
import { notify } from '../../notifications/notify.ts'
import { textIn } from '../../notifications/texts.ts'
import type { UserRow } from '../sessions/lucia.ts'

const names = { email: 'mfa.method.email', sms: 'mfa.method.sms', auth_app: 'mfa.method.authApp' } as const

type FactorChange = 'Added' | 'Removed' | 'RemovedByStaff'

/** Mails the owner that there is a way more, or one less, to confirm a sign-in. Security mail: no preference mutes it. */
export async function notifyFactorChange(
  ctx: Ctx,
  tx: Tx,
  { id, email, preferredLanguage }: UserRow,
  { change, mfaType, cause }: { change: FactorChange; mfaType: MfaType; cause: string },
): Promise<void> {
  const words = `message.account.factor${change}` as const
  const method = await textIn(preferredLanguage, names[mfaType])
  await notify(ctx, tx, {
    type: 'email',
    to: email,
    userId: id,
    purpose: 'account',
    cause: `user_mfa:${cause}:${change === 'Added' ? 'added' : 'removed'}`,
    subject: await textIn(preferredLanguage, `${words}.subject`),
    text: await textIn(preferredLanguage, `${words}.text`, { method }),
  })
}
