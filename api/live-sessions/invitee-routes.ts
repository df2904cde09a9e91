import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { liveAttendance } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import {
  inviteeAnswer,
  inviteeAnswered,
  inviteeParams,
  inviteeRow,
  inviteeSession,
  inviteeStatus,
} from '#model/live-sessions/invitee.ts'
import type { Ctx } from '../context.ts'
import { answer, body, endpoint } from '../http/route.ts'
import { hashToken } from '../identity/sessions/lucia.ts'
import { answerInvitee, readInvitee } from './answer-invitee.ts'
import { textIn } from '../notifications/texts.ts'
import { themeOfPlan } from '../served-content.ts'
import { callOf, findInvitee } from './find-invitee.ts'
import { isRemoved } from './room/own-places.ts'
import { isOver } from './session-status.ts'
import { calendarAnswer, writeCalendar } from './write-calendar.ts'

const tags = ['live-sessions']
const unseen = { 'Cache-Control': 'no-store' }

/** The session of a guest who has accepted. @throws not.found for a token that is not this guest's, or too old */
async function readSession(ctx: Ctx, key: string, token: string): Promise<z.infer<typeof inviteeSession>> {
  const found = await findInvitee(ctx, key)
  const [held] = await ctx.db
    .select({ id: liveAttendance.id })
    .from(liveAttendance)
    .where(
      and(
        eq(liveAttendance.queryInviteId, found.invite.id),
        eq(liveAttendance.tokenHash, hashToken(token)),
        gt(liveAttendance.tokenExpires, ctx.now()),
      ),
    )
  if (!held || (found.invite.action !== 'accept' && found.invite.action !== 'cancelled'))
    throw new AppError('not.found', 'This invitation is invalid or has expired. Please contact support.')
  return {
    ...(await callOf(ctx.db, ctx.now(), found)),
    removed: await isRemoved(ctx.db, found.discussion, { inviteId: found.invite.id }),
    participantType: found.invite.participantType,
    displayName: found.invite.name,
    mediaType: found.discussion.mediaType,
    theme: await themeOfPlan(ctx.db, found.discussion.planId),
  }
}

/** The call for a guest's calendar, without the key: anyone who reads the calendar must not come in. @throws not.found without a time, and after the end */
async function guestCalendar(ctx: Ctx, key: string) {
  const { invite, discussion } = await findInvitee(ctx, key)
  if (isOver(discussion.status) || invite.action === 'decline' || invite.action === 'closed')
    throw new AppError('not.found', 'Not Found')
  const language = ctx.request.locale ?? discussion.language
  return writeCalendar(ctx, {
    discussion,
    language,
    readerId: null,
    description: await textIn(language, 'message.calendar.guest'),
  })
}

export const inviteeRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/invitee/{key}',
      operationId: 'getGuestInvitation',
      who: 'invitee-key',
      tags,
      summary: "Get a guest's invitation",
      request: { params: inviteeParams },
      responses: { 200: answer(inviteeRow) },
    },
    async (c) => c.json(await readInvitee(c.get('ctx'), c.req.valid('param').key), 200, unseen),
  ),
  endpoint(
    {
      method: 'post',
      path: '/invitee/{key}',
      operationId: 'answerGuestInvitation',
      who: 'invitee-key',
      tags,
      summary: 'Accept or decline an invitation (guest)',
      request: { params: inviteeParams, body: body(inviteeAnswer) },
      responses: { 200: answer(inviteeAnswered) },
    },
    async (c) => c.json(await answerInvitee(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200, unseen),
  ),
  endpoint(
    {
      method: 'get',
      path: '/invitee/{key}/status',
      operationId: 'getGuestLiveSessionStatus',
      who: 'invitee-key',
      tags,
      summary: 'Check whether the call can be joined',
      request: { params: inviteeParams },
      responses: { 200: answer(inviteeStatus) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      return c.json(await callOf(ctx.db, ctx.now(), await findInvitee(ctx, c.req.valid('param').key)), 200, unseen)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/invitee/{key}/iCal',
      operationId: 'downloadGuestCalendar',
      who: 'invitee-key',
      tags,
      summary: 'Download the call as iCalendar (guest)',
      request: { params: inviteeParams },
      responses: { 200: calendarAnswer },
    },
    async (c) => {
      const { text, headers } = await guestCalendar(c.get('ctx'), c.req.valid('param').key)
      return c.body(text, 200, { ...headers, ...unseen })
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/invitee/{key}/session/{token}',
      operationId: 'getGuestSession',
      who: 'invitee-key',
      tags,
      summary: 'Create a session for a guest who has accepted',
      request: { params: inviteeParams.extend({ token: z.string().min(1).max(200) }) },
      responses: { 200: answer(inviteeSession) },
    },
    async (c) => {
      const { key, token } = c.req.valid('param')
      return c.json(await readSession(c.get('ctx'), key, token), 200, unseen)
    },
  ),
]
