import { z } from 'zod'
import type { queryHeader } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { attachment } from '../http/upload.ts'
import { brandName, brandNameForGuests } from '../served-content.ts'
import { textIn } from '../notifications/texts.ts'

interface CalendarEntry {
  discussion: typeof queryHeader.$inferSelect
  language: string
  /** whose brand it is in; null: a guest's, who has that of the discussion's plan */
  readerId: string | null
  /** the page of the call; left out where the address itself is the key */
  url?: string
  description?: string
  /** the time was taken back: the entry leaves the calendars that have it */
  cancelled?: { start: Date }
}

/**
 * The call of a discussion as an entry for calendars, in UTC. Calendars are read by others too: it names the RefId and
 * nothing clinical.
 * @throws not.found while no time is set
 */
export async function writeCalendar(
  ctx: Ctx,
  { discussion, language, readerId, url, description, cancelled }: CalendarEntry,
): Promise<{ text: string; headers: Record<string, string> }> {
  const start = discussion.meetingTime ?? cancelled?.start
  if (!start) throw new AppError('not.found', 'Not Found')
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator')
  const product =
    readerId === null
      ? await brandNameForGuests(ctx.db, discussion.planId, language)
      : await brandName(ctx, readerId, language)
  const summary = await textIn(language, 'message.calendar.summary', { product, key: discussion.key })
  const minutes = discussion.meetingMinutes ?? (await ctx.limits())['live.length']
  // without a time zone of its own: with one the library writes other hours
  const calendar = ical({
    ...(cancelled && { method: ICalCalendarMethod.CANCEL }),
    prodId: { company: product, product: 'Calls' },
    events: [
      {
        id: `${discussion.id}@consilium`,
        stamp: ctx.now(),
        start,
        end: new Date(start.getTime() + minutes * 60_000),
        summary,
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description }),
        sequence: discussion.version,
        status: discussion.status === 'cancelled' || cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      },
    ],
  })
  const text = calendar.toString()
  return { text, headers: attachment(`${discussion.key}.ics`, 'text/calendar; charset=utf-8', Buffer.byteLength(text)) }
}

/** What the documentation says of it. */
export const calendarAnswer = { description: 'The entry', content: { 'text/calendar': { schema: z.string() } } }
