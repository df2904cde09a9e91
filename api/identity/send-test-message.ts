import { addressedAs } from '#model/identity/person-name.ts'
import { and, eq } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import { phone } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { NotificationType } from '#model/notifications/enums.ts'
import { refusedFields } from '../admin/refusals.ts'
import { record } from '../audit/record.ts'
import { requireActor, type Ctx } from '../context.ts'
import { consumeRateLimit } from '../http/rate-limit.ts'
import { notify } from '../notifications/notify.ts'
import { textIn } from '../notifications/texts.ts'
import { changeOwn } from './profile/own-record.ts'

const AN_HOUR = 20

/**
 * Sends someone a message that says nothing, so that staff see whether a channel works. Wishes and quiet hours of the
 * person do not count: it is asked for while on the telephone.
 * @returns the message, and where it goes
 * @throws not.found also in production; auth.notAuthorized; errors.invalidParameters at `type` without a number; errors.rateLimited
 */
export async function sendTestMessage(
  ctx: Ctx,
  userId: string,
  type: NotificationType,
): Promise<{ id: string; to: string }> {
  if (ctx.env.production) throw new AppError('not.found', 'Not Found')
  await consumeRateLimit(ctx, `testMessage:${requireActor(ctx).userId}`, AN_HOUR, 3600)
  return changeOwn(ctx, userId, async (tx, person) => {
    const [mobile] = await tx
      .select()
      .from(phone)
      .where(and(eq(phone.userId, userId), eq(phone.phoneKind, 'mobile')))
    const to = { email: person.email, sms: mobile?.number, app: person.id }[type]
    if (!to) throw refusedFields({ type: 'errors.noMobile' })
    const { preferredLanguage: language } = person
    const id = newId()
    await notify(ctx, tx, {
      type,
      to,
      userId,
      purpose: 'test',
      cause: `test:${id}`,
      subject: await textIn(language, 'message.test.subject'),
      text: await textIn(language, 'message.test.text'),
    })
    await record(ctx, tx, { event: 'create', refTable: 'notification', refId: userId, text: `test.${type}` })
    return { id, to: type === 'app' ? addressedAs(person) : to }
  })
}
