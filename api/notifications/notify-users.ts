import { addressedAs } from '#model/identity/person-name.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { address, notificationPreference, phone, user } from '#db/schema/all.ts'
import { channelsFor, waitsForQuietHours } from '#model/notifications/channels.ts'
import type { NotificationType } from '#model/notifications/enums.ts'
import { deliverableAt, newYork } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { notify, type Message } from './notify.ts'
import { factLines } from './mail-layout.ts'
import { textIn, type Params, type TextKey } from './texts.ts'
import { unset } from './wishes.ts'

export interface UserNotice {
  purpose: string
  /** `table:id…`: with purpose, ordinal and person it is sent once */
  cause: string
  ordinal?: number
  queryId?: string
  subject: TextKey
  text: TextKey
  /** per person, since the words are in each person's language, and times in their zone */
  params?: (language: string, zone: string) => Params | Promise<Params>
  /** what an e-mail’s subject says more fully: SMS and app messages are read on locked screens */
  mailSubject?: (language: string) => Params
  /** what an e-mail shows as a small table, in the reader's language and zone */
  facts?: (language: string, zone: string, userId: string) => Promise<[label: string, value: string][]>
  /** path below the public address, per person: members and experts have pages of their own */
  path?: (userType: number) => string
  /** of no use later: what quiet hours would put off past this moment is not sent */
  until?: Date
}

/**
 * Tells people something on the channels that they want: e-mail at once, SMS and app outside their do-not-disturb hours.
 * Disabled accounts get nothing. Written in the caller's transaction, delivered after it.
 */
export async function notifyUsers(ctx: Ctx, tx: Tx, userIds: readonly string[], told: UserNotice): Promise<void> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return
  const people = await tx
    .select({ person: user, preference: notificationPreference, zone: address.timeZone, mobile: phone.number })
    .from(user)
    .leftJoin(notificationPreference, eq(notificationPreference.userId, user.id))
    .leftJoin(address, eq(address.userId, user.id))
    .leftJoin(phone, and(eq(phone.userId, user.id), eq(phone.phoneKind, 'mobile')))
    .where(and(inArray(user.id, ids), eq(user.enabled, true)))
  const messages: Message[] = []
  for (const { person, preference, zone, mobile } of people) {
    const language = person.preferredLanguage
    const own = zone ?? newYork
    const params = await told.params?.(language, own)
    const link = told.path && `${ctx.env.publicUrl}${told.path(person.userType)}`
    const subject = await textIn(language, told.subject, params)
    const short = await textIn(language, told.text, params)
    const common = {
      userId: person.id,
      queryId: told.queryId,
      purpose: told.purpose,
      cause: told.cause,
      subject,
      ...(told.ordinal !== undefined && { ordinal: told.ordinal }),
      ...(link && { link }),
    }
    const channels = channelsFor(told.purpose, { ...(preference ?? unset), hasMobile: mobile !== null })
    const wants = (channel: NotificationType) => channels.includes(channel)
    const quietUntil = waitsForQuietHours('app', told.purpose)
      ? deliverableAt(ctx.now(), {
          start: preference?.doNotDisturbStart ?? null,
          end: preference?.doNotDisturbEnd ?? null,
          zone: own,
        })
      : ctx.now()
    const tooLate = told.until !== undefined && quietUntil > told.until
    if (wants('email')) {
      const greeting = await textIn(language, 'message.greeting', {
        name: addressedAs(person),
      })
      const facts = told.facts && factLines(await told.facts(language, own, person.id))
      messages.push({
        ...common,
        type: 'email',
        to: person.email,
        ...(told.mailSubject && {
          subject: await textIn(language, told.subject, { ...params, ...told.mailSubject(language) }),
        }),
        text: [greeting, short, facts, link].filter(Boolean).join('\n\n'),
      })
    }
    if (wants('sms') && mobile && !tooLate)
      messages.push({
        ...common,
        type: 'sms',
        to: mobile,
        text: [subject, link].filter(Boolean).join(' '),
        dueAt: quietUntil,
      })
    if (wants('app') && !tooLate)
      messages.push({ ...common, type: 'app', to: person.id, text: short, dueAt: quietUntil })
  }
  await notify(ctx, tx, ...messages)
}
