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
export async function sendGuest({ ctx, tx, now, loaded }: UnitOfWork, guest: GuestRow, ordinal: number): Promise<void> {
  const { discussion, asker } = loaded
  const { language } = discussion
  const hidden = discussion.anonymous || discussion.type === 'blinded'
  const url = guestUrl(ctx, guest.id)
  const subject = await textIn(language, 'message.guest.subject')
  const by = hidden
    ? await textIn(language, 'message.guest.byNobody')
    : await textIn(language, 'message.guest.by', { name: resolvedName(asker) })
  const when = discussion.meetingTime
    ? await textIn(language, 'message.guest.when', { time: meetingText(discussion.meetingTime, language) })
    : undefined
  const greeting = await textIn(language, 'message.greeting', { name: guest.name })
  const own = await textIn(language, 'message.guest.own')
  const common = {
    queryId: discussion.id,
    purpose: 'guest',
    cause: `query_invite:${guest.id}:${now.getTime()}`,
    ordinal,
    secret: true,
    subject,
  }
  if (guest.email)
    await notify(ctx, tx, {
      ...common,
      type: 'email',
      to: guest.email,
      text: [greeting, by, when, url, own].filter(Boolean).join('\n\n'),
    })
  else if (guest.phone) await notify(ctx, tx, { ...common, type: 'sms', to: guest.phone, text: `${by} ${url}` })
}
