import { z } from 'zod'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { liveSession } from '#model/live-sessions/session.ts'
import { me, type Ctx } from '../context.ts'
import { openDiscussion } from '../discussions/read-discussion.ts'
import { languageOf } from '../discussions/names.ts'
import { answer, area, route } from '../http/route.ts'
import { attachment } from '../http/upload.ts'
import { textIn } from '../notifications/texts.ts'
import { readSession } from './session-status.ts'

/**
 * The call of a discussion as an entry for calendars, in UTC. Calendars are read by others too: it names the RefId and
 * nothing clinical.
 * @throws not.found, also while no time is set or only the offer is open to the caller
 */
async function calendarOf(ctx: Ctx, key: string): Promise<{ name: string; text: string }> {
  const { loaded: { discussion }, reader } = await openDiscussion(ctx, key)
  if (!reader.seesContent || !discussion.meetingTime) throw new AppError('not.found', 'Not Found')
  const { default: ical, ICalEventStatus } = await import('ical-generator')
  const person = me(ctx)
  const page = person.userType === userType.client ? 'member/discussion' : 'discussion'
  const url = `${ctx.env.publicUrl}/${page}/${encodeURIComponent(discussion.key)}`
  const summary = await textIn(await languageOf(ctx.db, person.userId), 'message.calendar.summary', { product: 'Consilium', key: discussion.key })
  const minutes = discussion.meetingMinutes ?? (await ctx.limits())['live.length']
  // without a time zone of its own: with one the library writes other hours
  const calendar = ical({
    prodId: { company: 'Consilium', product: 'Calls' },
    events: [{
      id: `${discussion.id}@consilium`, stamp: ctx.now(), start: discussion.meetingTime, end: new Date(discussion.meetingTime.getTime() + minutes * 60_000), summary, url,
      sequence: discussion.version, status: discussion.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    }],
  })
  return { name: `${discussion.key}.ics`, text: calendar.toString() }
}

/** Calls as people see them beside their discussion. */
export const calendarRoutes = area()
  .openapi(route({
    method: 'get', path: '/user/interaction/{key}/sessionStatus', who: 'participant', tags: ['live sessions'], summary: 'Where the call of a discussion stands for the caller',
    request: { params: z.object({ key: z.string().min(1).max(64) }), query: z.strictObject({ isPreview: z.enum(['true', 'false']).transform(value => value === 'true').optional() }) },
    responses: { 200: answer(liveSession) },
  }), async c => c.json(await readSession(c.get('ctx'), c.req.valid('param').key, c.req.valid('query').isPreview ?? false), 200))
  .openapi(route({
    method: 'get', path: '/server/query/iCal/{key}', who: 'participant', tags: ['live sessions'], summary: 'The call of a discussion, for calendars',
    request: { params: z.object({ key: z.string().min(1).max(64) }) }, responses: { 200: { description: 'The entry', content: { 'text/calendar': { schema: z.string() } } } },
  }), async c => {
    const { name, text } = await calendarOf(c.get('ctx'), c.req.valid('param').key)
    return c.body(text, 200, attachment(name, 'text/calendar; charset=utf-8', Buffer.byteLength(text)))
  })
