import { z } from 'zod'
import { instantField } from '#model/fields.ts'
import { csrReviews } from '#model/discussions/enums.ts'
import {
  chargeBody,
  closeTimeBody,
  csrReviewBody,
  expertTimeBody,
  holdBody,
  liveTimesBody,
  meetingTimeBody,
  panelSizeBody,
  preventInvitesBody,
  releaseHoldBody,
  reopenBody,
  staffEndBody,
  updateQuestionBody,
} from '#model/discussions/wire-bodies.ts'
import { queryAdminRow, type QueryAdmin } from '#model/discussions/admin-rows.ts'
import { discussionSchema, responseSchema } from '#model/discussions/wire.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { answer, body, endpoint } from '../http/route.ts'
import { readRecord } from '../admin/read-records.ts'
import { queries } from './admin.ts'
import { authorizeCommand } from './read-discussion.ts'
import { suggestRewording } from './responses/rewording-cases.ts'
import { setExpertMinutes } from './panel/set-minutes.ts'
import { setCloseTime, setMeetingTime, setPanelSize, setProposedTimes } from './panel/staff-times.ts'

const tags = ['discussions']
const who = 'csr-write'
const at = '/csradmin/interaction/{key}'
const params = z.object({ key: z.string().min(1).max(64) })
const discussion = { 200: answer(discussionSchema) }
const forced = z.strictObject({
  forceCancel: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
})

/** What staff do with a discussion's life. A wrong state is 409 with the status and what is allowed. */
export const staffRoutes = [
  endpoint(
    {
      method: 'post',
      path: `${at}/releaseHold`,
      operationId: 'releaseDiscussion',
      who,
      tags,
      summary: 'Release a discussion; experts are selected at once unless prevented',
      request: { params, body: body(releaseHoldBody) },
      responses: discussion,
    },
    async (c) => {
      const { preventInvites, version } = c.req.valid('json')
      return c.json(
        await authorizeCommand(
          c.get('ctx'),
          c.req.valid('param').key,
          { name: 'releaseHold', ...(preventInvites !== undefined && { preventInvites }) },
          { version },
        ),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/hold`,
      operationId: 'holdDiscussion',
      who,
      tags,
      summary: 'Put a discussion on hold: clocks are paused and posting is disabled',
      request: { params, body: body(holdBody) },
      responses: discussion,
    },
    async (c) => {
      const { reason, version } = c.req.valid('json')
      return c.json(
        await authorizeCommand(c.get('ctx'), c.req.valid('param').key, { name: 'hold', reason }, { version }),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/returnToAsker`,
      operationId: 'returnQuestionToAsker',
      who,
      tags,
      summary: 'Return the question to the asker with the requested changes',
      request: { params, body: body(holdBody) },
      responses: discussion,
    },
    async (c) => {
      const { reason, version } = c.req.valid('json')
      return c.json(
        await authorizeCommand(c.get('ctx'), c.req.valid('param').key, { name: 'returnToAsker', reason }, { version }),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/charge`,
      operationId: 'chargeDiscussion',
      who: 'csr-admin',
      tags,
      summary: 'Record a payment or an approval',
      request: { params, body: body(chargeBody) },
      responses: discussion,
    },
    async (c) => {
      const { reference, amount, version } = c.req.valid('json')
      const words = amount === undefined ? {} : { reason: `${reference}: ${amount} cents` }
      return c.json(
        await authorizeCommand(
          c.get('ctx'),
          c.req.valid('param').key,
          { name: 'recordCharge', reference },
          { version, words },
        ),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/close`,
      operationId: 'closeDiscussionAsStaff',
      who,
      tags,
      summary: 'Close a discussion; time and pay become final',
      request: { params, body: body(staffEndBody) },
      responses: discussion,
    },
    async (c) => {
      const { reason, version } = c.req.valid('json')
      return c.json(
        await authorizeCommand(
          c.get('ctx'),
          c.req.valid('param').key,
          { name: 'close', ...(reason && { reason }) },
          { version },
        ),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/reopen`,
      operationId: 'reopenDiscussion',
      who,
      tags,
      summary: 'Reopen a discussion until a new close time',
      request: { params, body: body(reopenBody) },
      responses: discussion,
    },
    async (c) => {
      const { newCloseTime, version } = c.req.valid('json')
      return c.json(
        await authorizeCommand(
          c.get('ctx'),
          c.req.valid('param').key,
          { name: 'reopen', newCloseTime: new Date(newCloseTime) },
          { version },
        ),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/query/reopen/{id}',
      operationId: 'reopenDiscussionByGet',
      who,
      tags,
      summary: 'Reopen a discussion like POST; returns the staff record',
      responses: { 200: answer(queryAdminRow) },
      request: {
        params: z.object({ id: z.string().min(1).max(64) }),
        query: z.strictObject({ newCloseTime: instantField }),
      },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { queryId } = await authorizeCommand(ctx, c.req.valid('param').id, {
        name: 'reopen',
        newCloseTime: new Date(c.req.valid('query').newCloseTime),
      })
      return c.json((await readRecord(ctx, queries, ctx.db, queryId)) as QueryAdmin, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/cancelQuery`,
      operationId: 'cancelDiscussionAsStaff',
      who,
      tags,
      summary: 'Cancel a discussion; with seats or answers only with `force` (CSR admin)',
      request: { params, query: forced, body: body(staffEndBody) },
      responses: discussion,
    },
    async (c) => {
      const { reason, version } = c.req.valid('json')
      return c.json(
        await authorizeCommand(
          c.get('ctx'),
          c.req.valid('param').key,
          { name: 'cancel', force: c.req.valid('query').forceCancel === true, ...(reason && { reason }) },
          { version },
        ),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/setCSRReview`,
      operationId: 'setStaffReview',
      who,
      tags,
      summary: 'Set whether question and answers are reviewed',
      request: { params, body: body(csrReviewBody) },
      responses: { 200: answer(z.object({ csrReview: z.enum(csrReviews) })) },
    },
    async (c) => {
      const { csrReview } = c.req.valid('json')
      await authorizeCommand(c.get('ctx'), c.req.valid('param').key, { name: 'setReview', csrReview })
      return c.json({ csrReview }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/setPreventInvites`,
      operationId: 'setPreventInvites',
      who,
      tags,
      summary: 'Set whether experts are invited automatically',
      request: { params, body: body(preventInvitesBody) },
      responses: discussion,
    },
    async (c) =>
      c.json(
        await authorizeCommand(c.get('ctx'), c.req.valid('param').key, {
          name: 'setPreventInvites',
          preventInvites: c.req.valid('json').preventInvites,
        }),
        200,
      ),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/updatePanelSize`,
      operationId: 'updatePanelSize',
      who,
      tags,
      summary: 'Update the number of paid seats',
      request: { params, body: body(panelSizeBody) },
      responses: { 200: answer(z.object({ panelSize: z.int32(), seatsUsed: z.int() })) },
    },
    async (c) => c.json(await setPanelSize(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/updateQueryQuestion`,
      operationId: 'suggestRewording',
      who,
      tags,
      summary: 'Propose another wording for the asker to accept or decline',
      request: { params, body: body(updateQuestionBody) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => c.json(await suggestRewording(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/updateQueryCloseTime`,
      operationId: 'updateCloseTime',
      who,
      tags,
      summary: 'Set when a discussion closes automatically',
      request: { params, body: body(closeTimeBody) },
      responses: { 200: answer(z.object({ closeTime: z.string() })) },
    },
    async (c) => c.json(await setCloseTime(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/updateExpertTime`,
      operationId: 'updateExpertTime',
      who,
      tags,
      summary: "Correct an expert's time; 409 after closing",
      request: { params, body: body(expertTimeBody) },
      responses: {
        200: answer(z.object({ minutes: z.int(), amount: z.int(), currency: z.literal('USD'), version: z.int32() })),
      },
    },
    async (c) => c.json(await setExpertMinutes(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/updateMeetingTime`,
      operationId: 'updateMeetingTime',
      who,
      tags,
      summary: 'Set, move or remove the meeting; never closes the discussion',
      request: { params, body: body(meetingTimeBody) },
      responses: {
        200: answer(
          z.object({
            meetingTime: z.int().nullable(),
            meetingTimeDisplay: z.string().nullable(),
            status: z.enum(queryStatuses),
          }),
        ),
      },
    },
    async (c) => {
      const { meetingTime, minutes } = c.req.valid('json')
      return c.json(await setMeetingTime(c.get('ctx'), c.req.valid('param').key, meetingTime, minutes), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/updateLiveSessionTimes`,
      operationId: 'updateLiveSessionTimes',
      who,
      tags,
      summary: 'Set the proposed times of a call',
      request: { params, body: body(liveTimesBody) },
      responses: { 200: answer(z.object({ proposedTimes: z.array(z.int()) })) },
    },
    async (c) => c.json(await setProposedTimes(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').times), 200),
  ),
]
