import { addressedAs } from '#model/identity/person-name.ts'
import type { Tx } from '#db/client.ts'
import type { Ctx } from '../context.ts'
import { notify } from '../notifications/notify.ts'
import { textIn } from '../notifications/texts.ts'
import type { UserRow } from './sessions/lucia.ts'

/** Ways into an account that changed: always mailed, whatever its owner wants to hear of otherwise. */
export async function notifyAccessChange(
  ctx: Ctx,
  tx: Tx,
  owner: UserRow,
  what: 'passkeyAdded' | 'passkeyRemoved' | 'passkeyRemovedByStaff' | 'signOnLinked',
  subject: { id: string; name: string },
): Promise<void> {
  const { preferredLanguage: language } = owner
  const params = { name: subject.name }
  const greeting = await textIn(language, 'message.greeting', {
    name: addressedAs(owner),
  })
  await notify(ctx, tx, {
    type: 'email',
    to: owner.email,
    userId: owner.id,
    purpose: 'account-security',
    cause: `${what}:${subject.id}`,
    subject: await textIn(language, `message.access.${what}.subject`, params),
    text: `${greeting}\n\n${await textIn(language, `message.access.${what}.text`, params)}`,
  })
}
