import { z } from 'zod'
import { openerSchema } from '#model/discussions/privacy/openings.ts'
import { responseTypes } from '#model/discussions/response-enums.ts'
import {
  acceptBody,
  acceptTermsBody,
  csrUpdateDecisionBody,
  declineBody,
  endBody,
  activityBody,
  followupBody,
  minutesBody,
  postResponseBody,
  resubmitBody,
  retractBody,
  seenBody,
} from '#model/discussions/wire-bodies.ts'
import { discussionSchema, responseSchema } from '#model/discussions/wire.ts'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { defaultLimits } from '#model/limits.ts'
import { withHeaders } from '../http/document-parts.ts'
import { notModified, unlessSeen } from '../http/conditional.ts'
import { answer, body, endpoint, listOf, paging } from '../http/route.ts'
import { acceptInvitation, declineInvitation } from './panel/accept-invitation.ts'
import { askFollowup } from './responses/ask-followup.ts'
import { listFaculty } from './panel/list-faculty.ts'
import { listResponses } from './responses/list-responses.ts'
import { markSeen } from './responses/mark-seen.ts'
import { listOpenings } from './openings/list-openings.ts'
import { recordOpening } from './openings/record-opening.ts'
import { measureWork } from './panel/measure-work.ts'
import { postResponse } from './responses/post-response.ts'
import { authorizeCommand, readDiscussion } from './read-discussion.ts'
import { retractResponse } from './responses/retract-response.ts'
import { decideRewording, resubmit } from './responses/rewording-cases.ts'
import { setOwnMinutes } from './panel/set-minutes.ts'
import { acceptTerms } from './creation/accept-terms.ts'

const tags = ['discussions']
const who = 'participant'
const at = '/user/interaction/{key}'
const params = z.object({ key: z.string().min(1).max(64) })
const line = z.object({ key: z.string().min(1).max(64), responseId: z.string() })
const yesNo = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional()
const part = { queryExpertId: z.string(), status: z.enum(queryExpertStatuses) }

/** One discussion, for its people. `key` is the RefId or the id. */
export const participantRoutes = [
  endpoint(
    {
      method: 'get',
      path: at,
      operationId: 'getDiscussion',
      who,
      tags,
      summary: 'Get a discussion as the caller may see it',
      request: { params, query: z.strictObject({ hideCsrData: yesNo }) },
      responses: { 200: withHeaders(answer(discussionSchema), 'ETag'), ...notModified },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const discussion = await readDiscussion(ctx, c.req.valid('param').key, c.req.valid('query').hideCsrData)
      await recordOpening(ctx, discussion.queryId, discussion.viewer)
      return unlessSeen(c, discussion)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/responses`,
      operationId: 'listResponses',
      who,
      tags,
      summary: 'List the responses after a cursor, oldest first',
      request: {
        params,
        query: z.strictObject({
          hideCsrData: yesNo,
          afterId: z.string().optional(),
          type: z.enum(responseTypes).optional(),
          responseFormat: z.literal('text').optional(),
          ...paging(defaultLimits['discussion.responsePageSize']),
        }),
      },
      responses: { 200: answer(listOf(responseSchema)) },
    },
    async (c) => c.json(await listResponses(c.get('ctx'), c.req.valid('param').key, c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/faculty`,
      operationId: 'listPanel',
      who,
      tags,
      summary: 'List the panel: names, affiliations, disclosures',
      request: { params },
      responses: {
        200: answer(
          z.object({
            data: z.array(z.object({ name: z.string(), affiliations: z.string(), disclosures: z.string() })),
          }),
        ),
      },
    },
    async (c) => c.json({ data: await listFaculty(c.get('ctx'), c.req.valid('param').key) }, 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/openings`,
      operationId: 'listOpenings',
      who,
      tags,
      summary: 'List who has opened the discussion, most recent first (asker and staff)',
      request: { params, query: z.strictObject({ ...paging(50) }) },
      responses: { 200: answer(listOf(openerSchema)) },
    },
    async (c) => c.json(await listOpenings(c.get('ctx'), c.req.valid('param').key, c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/accept`,
      operationId: 'acceptInvitation',
      who,
      tags,
      summary: 'Claim a seat',
      request: { params, body: body(acceptBody) },
      responses: {
        200: answer(z.object({ ...part, reservedUntil: z.string().nullable(), meetingTime: z.int().optional() })),
      },
    },
    async (c) => c.json(await acceptInvitation(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/acceptTerms`,
      operationId: 'acceptParticipationTerms',
      who,
      tags,
      summary: 'Accept the terms of participation; `frontMatter` acknowledges the front matter',
      request: { params, body: body(acceptTermsBody) },
      responses: { 200: answer(z.object({ acceptedAt: z.string() })) },
    },
    async (c) => c.json(await acceptTerms(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').termsId), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/decline`,
      operationId: 'declineInvitation',
      who,
      tags,
      summary: 'Decline an invitation; this is final',
      request: { params, body: body(declineBody) },
      responses: { 200: answer(z.object(part)) },
    },
    async (c) =>
      c.json(await declineInvitation(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').reason), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/response`,
      operationId: 'postResponse',
      who,
      tags,
      summary: "Post to a discussion; an expert's first complete text is the answer",
      request: { params, body: body(postResponseBody) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => c.json(await postResponse(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/response/{responseId}/retract`,
      operationId: 'retractResponse',
      who,
      tags,
      summary: "Withdraw the caller's own text",
      request: { params: line, body: body(retractBody) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => {
      const { key, responseId } = c.req.valid('param')
      return c.json(await retractResponse(c.get('ctx'), key, responseId, c.req.valid('json').reason), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/csrUpdate`,
      operationId: 'decideOnRewording',
      who,
      tags,
      summary: 'Accept or decline the wording proposed by staff (asker)',
      request: { params, body: body(csrUpdateDecisionBody) },
      responses: { 200: answer(discussionSchema) },
    },
    async (c) => {
      const { decision, text } = c.req.valid('json')
      return c.json(
        await decideRewording(c.get('ctx'), c.req.valid('param').key, decision === 'csrupdateaccept', text),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/resubmit`,
      operationId: 'resubmitQuestion',
      who,
      tags,
      summary: 'Resubmit a returned question (asker)',
      request: { params, body: body(resubmitBody) },
      responses: { 200: answer(discussionSchema) },
    },
    async (c) => c.json(await resubmit(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/followup`,
      operationId: 'askFollowUp',
      who,
      tags,
      summary: 'Ask a follow-up question (asker)',
      request: { params, body: body(followupBody) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => c.json(await askFollowup(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/close`,
      operationId: 'closeDiscussion',
      who,
      tags,
      summary: 'Close a discussion (asker)',
      request: { params, body: body(endBody) },
      responses: { 200: answer(discussionSchema) },
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
      path: `${at}/cancel`,
      operationId: 'cancelDiscussion',
      who,
      tags,
      summary: 'Cancel a discussion before release (asker)',
      request: { params, body: body(endBody) },
      responses: { 200: answer(discussionSchema) },
    },
    async (c) => {
      const { reason, version } = c.req.valid('json')
      return c.json(
        await authorizeCommand(
          c.get('ctx'),
          c.req.valid('param').key,
          { name: 'cancel', ...(reason && { reason }) },
          { version },
        ),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/minutes`,
      operationId: 'setMinutes',
      who,
      tags,
      summary: "State the time spent on the caller's answer",
      request: { params, body: body(minutesBody) },
      responses: {
        200: answer(z.object({ minutes: z.int(), amount: z.int(), currency: z.literal('USD'), version: z.int32() })),
      },
    },
    async (c) => c.json(await setOwnMinutes(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/activity`,
      operationId: 'reportActivity',
      who,
      tags,
      summary: 'Report activity on the answer page; adds the seconds worked since the last report',
      request: { params, body: body(activityBody) },
      responses: { 200: answer(z.object({ measuredSeconds: z.int() })) },
    },
    async (c) => c.json(await measureWork(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').seconds), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/seen`,
      operationId: 'markResponsesSeen',
      who,
      tags,
      summary: 'Mark the discussion as read up to a response',
      request: { params, body: body(seenBody) },
      responses: { 200: answer(z.object({ isUpdated: z.boolean() })) },
    },
    async (c) => c.json(await markSeen(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').responseId), 200),
  ),
]
