import { and, eq, inArray } from 'drizzle-orm'
import { queryInvite } from '#db/schema/all.ts'
import type en from '#model/texts/en/server/guest-mails.json'
import { openUntil } from '../lifecycle/facts.ts'
import { textIn } from '../../notifications/texts.ts'
import { meetingText } from '../meeting-text.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import type { GuestRow } from './guest-link.ts'
import { callPhrase, messageGuest } from './send-guest.ts'

type CallChange = Exclude<
  keyof (typeof en)['message']['guestCall'],
  'call' | 'meetingDay' | 'meetingHour' | 'meetingLive'
>

/** Guests who have accepted, or may still accept, learn of a change of the call; the message holds nothing clinical. */
export async function notifyGuests(unit: UnitOfWork, change: Exclude<CallChange, 'removed'>): Promise<void> {
  const { tx, loaded } = unit
  // an invitation that was not accepted waits for no one to come back
  const concerned = change === 'callReopened' ? (['accept'] as const) : (['invited', 'accept'] as const)
  const guests = await tx
    .select()
    .from(queryInvite)
    .where(and(eq(queryInvite.queryId, loaded.discussion.id), inArray(queryInvite.action, [...concerned])))
  for (const guest of guests) await notifyGuest(unit, guest, change)
}

/** Tells one guest, who may have been taken off. */
export async function notifyGuest(unit: UnitOfWork, guest: GuestRow, change: CallChange): Promise<void> {
  const { language, meetingTime } = unit.loaded.discussion
  const open = openUntil(unit.loaded, unit.limits)
  const params = {
    call: await callPhrase(unit.tx, guest, unit.loaded),
    time: meetingTime ? meetingText(meetingTime, language) : '',
    open: open ? meetingText(open, language) : '',
  }
  await messageGuest({ ...unit, discussion: unit.loaded.discussion }, guest, {
    purpose: change,
    subject: await textIn(language, `message.guestCall.${change}.subject`, params),
    text: await textIn(language, `message.guestCall.${change}.text`, params),
    // the link no longer opens anything
    withLink: change !== 'cancelled' && change !== 'removed',
  })
}
