import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { queryExpert, queryHeader, queryInvite, user } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { Limits } from '#model/limits.ts'
import { addSeconds } from '#model/time.ts'
import { transaction, type Ctx } from '../context.ts'
import { eachRow } from '../jobs/each-row.ts'
import { callPhrase, messageGuest } from '../discussions/guests/send-guest.ts'
import { meetingText, meetingTextIn } from '../discussions/meeting-text.ts'
import { notifyUsers } from '../notifications/notify-users.ts'
import { textIn } from '../notifications/texts.ts'
import { earlyText } from './early-text.ts'

const MINUTE = 60
const HOUR = 3600

/** From how long before the call each reminder goes, and until when it still says something. Seconds before the start. */
const reminders = [
  { purpose: 'meetingDay', from: () => 24 * HOUR, until: 23 * HOUR, lastSense: HOUR },
  { purpose: 'meetingHour', from: () => HOUR, until: 30 * MINUTE, lastSense: 0 },
  {
    purpose: 'meetingLive',
    from: (earlyMinutes: number) => earlyMinutes * MINUTE,
    until: -10 * MINUTE,
    lastSense: -HOUR,
  },
] as const
type Reminder = (typeof reminders)[number]
type Call = typeof queryHeader.$inferSelect & { meetingTime: Date }

/** What this process knows to be done; the rows of the messages keep it from being done twice by others. */
const done = new Set<string>()
const causeOf = ({ id, meetingTime }: Call) => `call:${id}:${meetingTime.getTime()}`

/** Reminders of booked calls: a day before, an hour before, and when they can be joined. Each once for each time. */
export async function remindOfCalls(ctx: Ctx): Promise<number> {
  const now = ctx.now()
  const limits = await ctx.limits()
  const calls = await ctx.db
    .select()
    .from(queryHeader)
    .where(
      and(
        gt(queryHeader.meetingTime, addSeconds(now, -10 * MINUTE)),
        lte(queryHeader.meetingTime, addSeconds(now, 24 * HOUR)),
        inArray(queryHeader.mediaType, ['audio', 'video']),
        inArray(queryHeader.status, ['open', 'answered']),
        isNull(queryHeader.sessionEndedAt),
      ),
    )
  const each = calls.flatMap(({ meetingTime, ...call }) =>
    meetingTime ? reminders.map((reminder) => ({ call: { ...call, meetingTime }, reminder })) : [],
  )
  return eachRow(each, async ({ call, reminder }) => {
    const left = (call.meetingTime.getTime() - now.getTime()) / 1000
    const key = `${reminder.purpose}:${causeOf(call)}`
    if (left > reminder.from(limits['live.early']) || left <= reminder.until || done.has(key)) return 0
    await remind(ctx, call, reminder, limits)
    done.add(key)
    return 1
  })
}

async function remind(ctx: Ctx, call: Call, { purpose, lastSense }: Reminder, limits: Limits): Promise<void> {
  const { id, key, meetingTime } = call
  await transaction(ctx, async (tx) => {
    const seats = await tx
      .select({ userId: queryExpert.userId })
      .from(queryExpert)
      .where(and(eq(queryExpert.queryId, id), eq(queryExpert.status, 'claimed'), isNotNull(queryExpert.bookedAt)))
    const room = purpose === 'meetingLive' ? '#live' : ''
    await notifyUsers(ctx, tx, [call.userId, ...seats.map(({ userId }) => userId)], {
      purpose,
      cause: causeOf(call),
      queryId: id,
      subject: `message.${purpose}.subject`,
      text: `message.${purpose}.text`,
      params: async (language, zone) => ({
        key,
        time: meetingTextIn(meetingTime, language, zone),
        early: await earlyText(language, limits),
      }),
      path: (type) => `${type === userType.client ? '/member' : ''}/discussion/${key}${room}`,
      until: addSeconds(meetingTime, -lastSense),
    })
    const guests = await tx
      .select()
      .from(queryInvite)
      .where(and(eq(queryInvite.queryId, id), eq(queryInvite.action, 'accept')))
    const [asker] = await tx.select().from(user).where(eq(user.id, call.userId))
    if (!asker) return
    for (const guest of guests) await remindGuest(ctx, tx, { discussion: call, asker }, guest, purpose, limits)
  })
}

/** @param about the discussion with a time, and who asks */
export async function remindGuest(
  ctx: Ctx,
  tx: Tx,
  about: { discussion: Call; asker: typeof user.$inferSelect },
  guest: typeof queryInvite.$inferSelect,
  purpose: Reminder['purpose'],
  limits: Limits,
): Promise<void> {
  const { discussion } = about
  const { language, meetingTime } = discussion
  const params = {
    call: await callPhrase(tx, guest, about),
    time: meetingText(meetingTime, language),
    early: await earlyText(language, limits),
  }
  await messageGuest({ ctx, tx, now: ctx.now(), discussion }, guest, {
    purpose,
    subject: await textIn(language, `message.guestCall.${purpose}.subject`, params),
    text: await textIn(language, `message.guestCall.${purpose}.text`, params),
    cause: causeOf(discussion),
  })
}
