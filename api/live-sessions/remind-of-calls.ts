import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { queryExpert, queryHeader, queryInvite } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { Limits } from '#model/limits.ts'
import { addSeconds } from '#model/time.ts'
import { transaction, type Ctx } from '../context.ts'
import { eachRow } from '../jobs/each-row.ts'
import { brandNameForGuests } from '../served-content.ts'
import { guestUrl } from '../discussions/guests/guest-link.ts'
import { meetingText, meetingTextIn } from '../discussions/meeting-text.ts'
import { notify } from '../notifications/notify.ts'
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
    const params = {
      key,
      time: meetingText(meetingTime, call.language),
      early: await earlyText(call.language, limits),
    }
    const subject = await textIn(call.language, `message.${purpose}.subject`, params)
    const product = await brandNameForGuests(tx, call.planId, call.language)
    for (const guest of guests) {
      const link = guestUrl(ctx, guest)
      const common = { queryId: id, purpose, cause: causeOf(call), subject, link, secret: true }
      if (guest.email !== null) {
        const text = [await textIn(call.language, `message.${purpose}.text`, params), link].join('\n\n')
        await notify(ctx, tx, { ...common, type: 'email', to: guest.email, text })
      } else if (guest.phone !== null) {
        // the recipient may not know our number
        const said = { product, text: [`${subject} · ${params.time}`, link].join(' ') }
        const text = await textIn(call.language, 'message.guest.sms', said)
        await notify(ctx, tx, { ...common, type: 'sms', to: guest.phone, text })
      }
    }
  })
}
