import { nextLiveSession, nextLiveSessionLink } from '#model/live-sessions/next-session.ts'
import { answer, endpoint, nothing } from '../http/route.ts'
import { nextSession, nextSessionLink } from './next-session.ts'

const tags = ['live-sessions']
const who = 'signed-in' as const

/** What the home page and the menu bar show of the coming call. */
export const nextSessionRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/user/nextLiveSession',
      operationId: 'getNextLiveSession',
      who,
      tags,
      summary: "Get the caller's next call; empty if there is none",
      responses: { 200: answer(nextLiveSession.or(nothing)) },
    },
    async (c) => c.json(await nextSession(c.get('ctx')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/user/nextLiveSessionLink',
      operationId: 'getNextLiveSessionLink',
      who,
      tags,
      summary: 'Get where the next call takes place and when it can be joined',
      responses: { 200: answer(nextLiveSessionLink.or(nothing)) },
    },
    async (c) => c.json(await nextSessionLink(c.get('ctx')), 200),
  ),
]
