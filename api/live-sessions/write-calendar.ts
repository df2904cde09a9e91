import { z } from 'zod'
import type { queryHeader } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { Ctx } from '../context.ts'
import { attachment } from '../http/upload.ts'
import { textIn } from '../notifications/texts.ts'

interface CalendarEntry {
  discussion: typeof queryHeader.$inferSelect
  language: string
  /** the page of the call; left out where the address itself is the key */
  url?: string
  description?: string
}

/**
 * The call of a discussion as an entry for calendars, in UTC. Calendars are read by others too: it names the RefId and
 * nothing clinical.
 * @throws not.found while no time is set
 */
export async function writeCalendar(
  ctx: Ctx,
  { discussion, language, url, description }: CalendarEntry,
): Promise<{ text: string; headers: Record<string, string> }> {
  if (!discussion.meetingTime) throw new AppError('not.found', 'Not Found')
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const summary = await textIn(language, 'message.calendar.summary', { product: 'Consilium', key: discussion.key })
  const minutes = discussion.meetingMinutes ?? (await ctx.limits())['live.length']
  // without a time zone of its own: with one the library writes other hours
  const calendar = ical({
    prodId: { company: 'Consilium', product: 'Calls' },
    events: [
      {
        id: `${discussion.id}@consilium`,
        stamp: ctx.now(),
        start: discussion.meetingTime,
        end: new Date(discussion.meetingTime.getTime() + minutes * 60_000),
        summary,
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description }),
        sequence: discussion.version,
        status: discussion.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      },
    ],
  })
  const text = calendar.toString()
  return { text, headers: attachment(`${discussion.key}.ics`, 'text/calendar; charset=utf-8', Buffer.byteLength(text)) }
}

/** What the documentation says of it. */
export const calendarAnswer = { description: 'The entry', content: { 'text/calendar': { schema: z.string() } } }
