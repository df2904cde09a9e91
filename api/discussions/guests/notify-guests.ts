import { and, eq, inArray } from 'drizzle-orm'
import { queryInvite } from '#db/schema/all.ts'
import type en from '#model/texts/en/server/guest-mails.json'
import { textIn } from '../../notifications/texts.ts'
import { meetingText } from '../meeting-text.ts'
import type { UnitOfWork } from '../lifecycle/unit-of-work.ts'
import { messageGuest } from './send-guest.ts'

type CallChange = keyof (typeof en)['message']['guestCall']

/** Guests who have accepted, or may still accept, learn of a change of the call; the message holds the RefId and nothing clinical. */
export async function notifyGuests(unit: UnitOfWork, change: CallChange): Promise<void> {
  const { tx, loaded } = unit
  const { id, key, language, meetingTime } = loaded.discussion
  const guests = await tx
    .select()
    .from(queryInvite)
    .where(and(eq(queryInvite.queryId, id), inArray(queryInvite.action, ['invited', 'accept'])))
  const params = { key, time: meetingTime ? meetingText(meetingTime, language) : '' }
  for (const guest of guests)
    await messageGuest(unit, guest, {
      purpose: change,
      subject: await textIn(language, `message.guestCall.${change}.subject`, params),
      text: await textIn(language, `message.guestCall.${change}.text`, params),
      // the address of a cancelled call opens nothing any more
      withLink: change !== 'cancelled',
    })
}
