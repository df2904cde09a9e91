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
  await messageGuest(unit, guest, {
    purpose: 'guest',
    ordinal,
    subject: await textIn(language, 'message.guest.subject'),
    text: await invites(unit, guest),
    ...(discussion.meetingTime && {
      when: await textIn(language, 'message.guest.when', { time: meetingText(discussion.meetingTime, language) }),
    }),
  })
}

async function invites({ tx, loaded }: UnitOfWork, guest: GuestRow): Promise<string> {
  const { language, planId } = loaded.discussion
  const { asker, staff } = await inviterOf(tx, guest, loaded)
  if (staff === null)
    return asker === null
      ? textIn(language, 'message.guest.byAsker')
      : textIn(language, 'message.guest.by', { name: asker })
  const by = { name: staff, product: await brandNameForGuests(tx, planId, language) }
  return asker === null
    ? textIn(language, 'message.guest.byStaff', by)
    : textIn(language, 'message.guest.byStaffFor', { ...by, asker })
}

interface GuestMessage {
  purpose: string
  ordinal?: number
  subject: string
  text: string
  when?: string
  withLink?: boolean
}

/** By e-mail, or by SMS where there is only a number; with the guest's own address, which must not be shared. */
export async function messageGuest(
  { ctx, tx, now, loaded: { discussion } }: UnitOfWork,
  guest: GuestRow,
  { purpose, ordinal, subject, text, when, withLink = true }: GuestMessage,
): Promise<void> {
  const { language } = discussion
  const link = withLink ? guestUrl(ctx, guest) : undefined
  const common = {
    queryId: discussion.id,
    purpose,
    cause: `query_invite:${guest.id}:${now.getTime()}`,
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
