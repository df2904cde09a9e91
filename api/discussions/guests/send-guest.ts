import { textIn } from '../../notifications/texts.ts'
import { notify } from '../../notifications/notify.ts'
import { meetingText } from '../meeting-text.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { guestUrl, type GuestRow } from './guest-link.ts'

/**
 * The address of the invitation by e-mail, or by SMS where there is only a number: a row in the transaction first. It says
 * nothing clinical, and no name where the asker is hidden.
 */
export async function sendGuest(unit: UnitOfWork, guest: GuestRow, ordinal: number): Promise<void> {
  const { discussion, asker } = unit.loaded
  const { language } = discussion
  const hidden = discussion.anonymous || discussion.type === 'blinded'
  await messageGuest(unit, guest, {
    purpose: 'guest',
    ordinal,
    subject: await textIn(language, 'message.guest.subject'),
    text: hidden
      ? await textIn(language, 'message.guest.byNobody')
      : await textIn(language, 'message.guest.by', { name: resolvedName(asker) }),
    ...(discussion.meetingTime && {
      when: await textIn(language, 'message.guest.when', { time: meetingText(discussion.meetingTime, language) }),
    }),
  })
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
  else if (guest.phone)
    await notify(ctx, tx, { ...common, type: 'sms', to: guest.phone, text: [text, link].filter(Boolean).join(' ') })
}
