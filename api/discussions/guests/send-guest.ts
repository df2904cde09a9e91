import type { Queries, Tx } from '#db/client.ts'
import type { queryHeader } from '#db/schema/all.ts'
import type { Ctx } from '../../context.ts'
import { brandNameForGuests } from '../../served-content.ts'
import { textIn } from '../../notifications/texts.ts'
import { notify } from '../../notifications/notify.ts'
import { meetingText } from '../meeting-text.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { guestUrl, type GuestRow } from './guest-link.ts'
import { inviterOf } from './inviter.ts'

/**
 * The address of the invitation by e-mail, or by SMS where there is only a number: a row in the transaction first. It says
 * nothing clinical.
 */
export async function sendGuest(unit: UnitOfWork, guest: GuestRow, ordinal: number): Promise<void> {
  const { discussion } = unit.loaded
  const { language } = discussion
  await messageGuest({ ...unit, discussion }, guest, {
    purpose: 'guest',
    ordinal,
    subject: await textIn(language, 'message.guest.subject'),
    text: await invites(unit, guest),
    ...(discussion.meetingTime && {
      when: await textIn(language, 'message.guest.when', { time: meetingText(discussion.meetingTime, language) }),
    }),
  })
}

const invites = ({ tx, loaded }: UnitOfWork, guest: GuestRow): Promise<string> =>
  naming(tx, guest, loaded, 'message.guest')

/** The call as its guest knows it: by who invited them to it. Discussions and their RefIds mean nothing to guests. */
export const callPhrase = (q: Queries, guest: GuestRow, about: Parameters<typeof inviterOf>[2]): Promise<string> =>
  naming(q, guest, about, 'message.guestCall.call')

/** The words that fit who invited this guest. */
async function naming(
  q: Queries,
  guest: GuestRow,
  about: Parameters<typeof inviterOf>[2],
  words: 'message.guest' | 'message.guestCall.call',
): Promise<string> {
  const { language, planId } = about.discussion
  const { asker, staff } = await inviterOf(q, guest, about)
  if (staff === null)
    return asker === null ? textIn(language, `${words}.byAsker`) : textIn(language, `${words}.by`, { name: asker })
  const by = { name: staff, product: await brandNameForGuests(q, planId, language) }
  return asker === null
    ? textIn(language, `${words}.byStaff`, by)
    : textIn(language, `${words}.byStaffFor`, { ...by, asker })
}

interface GuestMessage {
  purpose: string
  ordinal?: number
  subject: string
  text: string
  when?: string
  withLink?: boolean
  /** what a message is sent once for; absent: each time */
  cause?: string
}

interface Sending {
  ctx: Ctx
  tx: Tx
  now: Date
  discussion: Pick<typeof queryHeader.$inferSelect, 'id' | 'language' | 'planId'>
}

/** By e-mail, or by SMS where there is only a number; with the guest's own address, which must not be shared. */
export async function messageGuest(
  { ctx, tx, now, discussion }: Sending,
  guest: GuestRow,
  { purpose, ordinal, subject, text, when, withLink = true, cause }: GuestMessage,
): Promise<void> {
  const { language } = discussion
  const link = withLink ? guestUrl(ctx, guest) : undefined
  const common = {
    queryId: discussion.id,
    purpose,
    cause: cause ?? `query_invite:${guest.id}:${now.getTime()}`,
    ...(ordinal !== undefined && { ordinal }),
    secret: withLink,
    subject,
  }
  const greeting = await textIn(language, 'message.greeting', { name: guest.name })
  const own = link && (await textIn(language, 'message.guest.own'))
  if (guest.email)
    await notify(ctx, tx, {
      ...common,
      type: 'email',
      to: guest.email,
      text: [greeting, text, when, link, own].filter(Boolean).join('\n\n'),
    })
  else if (guest.phone) {
    const product = await brandNameForGuests(tx, discussion.planId, language)
    const said = [text, when, link, own].filter(Boolean).join(' ')
    await notify(ctx, tx, {
      ...common,
      type: 'sms',
      to: guest.phone,
      // the recipient may not know our number
      text: text.includes(product) ? said : await textIn(language, 'message.guest.sms', { product, text: said }),
    })
  }
}
