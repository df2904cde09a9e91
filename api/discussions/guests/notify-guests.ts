import { and, eq, inArray } from 'drizzle-orm'
import { queryInvite } from '#db/schema/all.ts'
import type en from '#model/texts/en/server/guest-mails.json'
import { textIn } from '../../notifications/texts.ts'
import { meetingText } from '../meeting-text.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { GuestRow } from './guest-link.ts'
import { messageGuest } from './send-guest.ts'

type CallChange = keyof (typeof en)['message']['guestCall']

/** Guests who have accepted, or may still accept, learn of a change of the call; the message holds the RefId and nothing clinical. */
export async function notifyGuests(unit: UnitOfWork, change: Exclude<CallChange, 'removed'>): Promise<void> {
  const { tx, loaded } = unit
  const guests = await tx
    .select()
    .from(queryInvite)
    .where(and(eq(queryInvite.queryId, loaded.discussion.id), inArray(queryInvite.action, ['invited', 'accept'])))
  for (const guest of guests) await notifyGuest(unit, guest, change)
}

/** Tells one guest, who may have been taken off. */
export async function notifyGuest(unit: UnitOfWork, guest: GuestRow, change: CallChange): Promise<void> {
  const { key, language, meetingTime } = unit.loaded.discussion
  const params = { key, time: meetingTime ? meetingText(meetingTime, language) : '' }
  await messageGuest(unit, guest, {
    purpose: change,
    subject: await textIn(language, `message.guestCall.${change}.subject`, params),
    text: await textIn(language, `message.guestCall.${change}.text`, params),
    // the link no longer opens anything
    withLink: change !== 'cancelled' && change !== 'removed',
  })
}
