import { z } from 'zod'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { liveSession } from '#model/live-sessions/session.ts'
import { requireActor, type Ctx } from '../context.ts'
import { openDiscussion } from '../discussions/read-discussion.ts'
import { answer, endpoint } from '../http/route.ts'
import { readSession } from './session-status.ts'
import { calendarAnswer, writeCalendar } from './write-calendar.ts'

/** @throws not.found, also while no time is set or only the offer is open to the caller */
async function calendarOf(ctx: Ctx, key: string) {
  const {
    loaded: { discussion },
    reader,
  } = await openDiscussion(ctx, key)
  if (!reader.seesContent) throw new AppError('not.found', 'Not Found')
  const actor = requireActor(ctx)
  const page = actor.userType === userType.client ? 'member/discussion' : 'discussion'
  return writeCalendar(ctx, {
    discussion,
    language: ctx.language,
    readerId: actor.userId,
    url: `${ctx.env.publicUrl}/${page}/${encodeURIComponent(discussion.key)}`,
  })
}

/** Calls as people see them beside their discussion. */
export const calendarRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/user/interaction/{key}/sessionStatus',
      operationId: 'getLiveSessionStatus',
      who: 'participant',
      tags: ['live-sessions'],
      summary: 'Get the status of a call for the caller',
      request: {
        params: z.object({ key: z.string().min(1).max(64) }),
        query: z.strictObject({
          isPreview: z
            .enum(['true', 'false'])
            .transform((value) => value === 'true')
            .optional(),
        }),
      },
      responses: { 200: answer(liveSession) },
    },
    async (c) =>
      c.json(await readSession(c.get('ctx'), c.req.valid('param').key, c.req.valid('query').isPreview ?? false), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/iCal/{key}',
      operationId: 'downloadLiveSessionCalendar',
      who: 'participant',
      tags: ['live-sessions'],
      summary: 'Download the call of a discussion as iCalendar',
      request: { params: z.object({ key: z.string().min(1).max(64) }) },
      responses: { 200: calendarAnswer },
    },
    async (c) => {
      const { text, headers } = await calendarOf(c.get('ctx'), c.req.valid('param').key)
      return c.body(text, 200, headers)
    },
  ),
]
