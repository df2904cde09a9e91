import { and, eq, isNotNull } from 'drizzle-orm'
import { queryExpert, queryHeader, user } from '#db/schema/all.ts'
import type { Ctx } from '../context.ts'
import type { EntryFor } from '../notifications/deliver.ts'
import { writeCalendar } from './write-calendar.ts'

/** Mails about the time of a call bring its entry, or take it back. */
const withEntry = ['scheduled', 'booked', 'moved', 'newTime', 'meetingDay', 'meetingHour']

/** Mails that take it out of the calendar; a removed guest's even though the call is held. */
const withoutEntry = ['unscheduled', 'cancelled', 'removed']

/** The entry has the same UID in every mail; its sequence grows with each change, so calendars replace the older one. */
export const callEntry: EntryFor = async (ctx, { queryId, purpose, userId, createdAt }) => {
  const takesBack = withoutEntry.includes(purpose)
  if (queryId === null || (!takesBack && !withEntry.includes(purpose))) return undefined
  const [discussion] = await ctx.db.select().from(queryHeader).where(eq(queryHeader.id, queryId))
  if (!discussion || discussion.mediaType === 'messenger') return undefined
  // moved or taken back since the mail was written: another mail says so
  const isOff =
    purpose === 'removed'
      ? discussion.meetingTime !== null
      : discussion.meetingTime === null || discussion.status === 'cancelled'
  const off = takesBack && isOff
  if (!off && (discussion.meetingTime === null || takesBack)) return undefined
  if (userId !== null && userId !== discussion.userId && !(await hasSeat(ctx, queryId, userId))) return undefined
  const [reader] = userId === null ? [] : await ctx.db.select().from(user).where(eq(user.id, userId))
  const { text } = await writeCalendar(ctx, {
    discussion,
    language: reader?.preferredLanguage ?? discussion.language,
    readerId: userId,
    ...(off && { cancelled: { start: discussion.meetingTime ?? createdAt } }),
  })
  return { method: off ? 'CANCEL' : 'PUBLISH', content: text }
}

/** Only those who take part in the call have it in their calendars. */
async function hasSeat(ctx: Ctx, queryId: string, userId: string): Promise<boolean> {
  const seats = and(eq(queryExpert.queryId, queryId), eq(queryExpert.userId, userId), isNotNull(queryExpert.bookedAt))
  return (await ctx.db.$count(queryExpert, seats)) > 0
}
