import { z } from 'zod'
import { csrHandlers, csrReviews } from '#model/discussions/enums.ts'
import {
  addNoteBody,
  engagementBody,
  inviteParticipantBody,
  listApplicableExpertsBody,
  listParticipantsBody,
  mtgUrlBody,
  participantStatusBody,
  responseQaBody,
  reviewChecksBody,
  runExpertSelectionBody,
  teamMemberBody,
} from '#model/discussions/wire-bodies.ts'
import { engagementSchema, responseSchema } from '#model/discussions/wire.ts'
import { guestBody, guestSchema } from '#model/discussions/guests.ts'
import { answer, body, endpoint, listOf, nothing } from '../../http/route.ts'
import { invalid } from '../../http/errors.ts'
import { inviteGuest } from '../guests/invite-guest.ts'
import { decideAnswer, readAnswerReview } from '../responses/decide-answer.ts'
import { listApplicableExperts, listParticipants } from './staff-experts.ts'
import {
  addStaffNote,
  addTeamMember,
  listTeam,
  readHeaderReview,
  removeTeamMember,
  saveHeaderReview,
} from '../staff-notes.ts'
import {
  inviteExpert,
  resetInviteTime,
  runExpertSelection,
  setMeetingUrl,
  updateParticipantStatus,
} from './staff-panel.ts'

const tags = ['discussions']
const who = 'csr-write'
const at = '/csradmin/interaction/{key}'
const params = z.object({ key: z.string().min(1).max(64) })
const line = params.extend({ responseId: z.string() })
const engagement = { 200: answer(engagementSchema) }
const check = z.object({ id: z.string(), text: z.string(), answer: z.boolean().nullable() })
const headerReview = z.object({
  reasons: z.array(z.string()),
  checks: z.array(check),
  csrReview: z.enum(csrReviews).nullable(),
  text: z.string(),
  history: z.string(),
})
const answerReview = z.object({
  response: responseSchema,
  original: z.string(),
  reasons: z.array(z.string()),
  checks: z.array(check),
  /** a rejection would take the seat and the pay from its author */
  endsSeat: z.boolean(),
})
const parts = z.object({
  local: z.number(),
  tier: z.number(),
  load: z.number(),
  reliability: z.number(),
  group: z.number().optional(),
})
const applicable = z.object({
  userId: z.string(),
  displayName: z.string(),
  tier: z.int().nullable(),
  weight: z.number().nullable(),
  parts: parts.nullable(),
  rank: z.int().nullable(),
  poolId: z.string().nullable(),
  poolName: z.string().nullable(),
  side: z.string().nullable(),
  eligible: z.boolean(),
  /** a run would invite this expert now */
  invited: z.boolean(),
  reasonCodes: z.array(z.string()),
})
const applicableList = listOf(applicable).extend({
  /** of the run that would come next */
  round: z.int(),
  seed: z.string(),
  /** how many it would invite */
  count: z.int(),
  /** when it was drawn */
  at: z.string(),
  /** SHA-256 of everything that the draw depended on */
  inputHash: z.string(),
})

/** What staff do with the people and lines of a discussion. */
export const staffPanelRoutes = [
  endpoint(
    {
      method: 'post',
      path: `${at}/listApplicableExperts`,
      operationId: 'listApplicableExperts',
      who: 'csr',
      tags,
      summary: 'Preview the expert selection: ranked candidates, and why others are ineligible',
      request: { params, body: body(listApplicableExpertsBody) },
      responses: { 200: answer(applicableList) },
    },
    async (c) => c.json(await listApplicableExperts(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/listParticipants`,
      operationId: 'listParticipants',
      who: 'csr',
      tags,
      summary: 'List the engagements of a discussion',
      request: { params, body: body(listParticipantsBody) },
      responses: { 200: answer(listOf(engagementSchema)) },
    },
    async (c) => c.json(await listParticipants(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/runExpertSelection`,
      operationId: 'runExpertSelection',
      who,
      tags,
      summary: 'Run another round of expert selection',
      request: { params, body: body(runExpertSelectionBody) },
      responses: {
        200: answer(
          z.object({
            round: z.int(),
            seed: z.string(),
            inputHash: z.string().nullable(),
            invited: z.array(engagementSchema),
            alternates: z.array(z.object({ userId: z.string(), rank: z.int() })),
          }),
        ),
      },
    },
    async (c) => c.json(await runExpertSelection(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/inviteParticipant`,
      operationId: 'inviteExpert',
      who,
      secret: 'once',
      tags,
      summary: 'Invite an expert manually, or a guest',
      description:
        'An expert by `userId`; a guest by `participantType`, `name` and `email`, answered as a guest. A guest whose voice is not disguised needs a `reason`.',
      request: { params, body: body(inviteParticipantBody) },
      responses: { 200: answer(engagementSchema.or(guestSchema)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { key } = c.req.valid('param')
      const { userId, ...given } = c.req.valid('json')
      if (userId !== undefined) return c.json(await inviteExpert(ctx, key, userId), 200)
      const guest = guestBody.safeParse(given)
      if (!guest.success) throw invalid(guest.error)
      return c.json(await inviteGuest(ctx, key, guest.data), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/resetInviteTime`,
      operationId: 'resetInvitationClock',
      who,
      tags,
      summary: 'Extend an invitation or a reserved seat',
      request: { params, body: body(engagementBody) },
      responses: engagement,
    },
    async (c) =>
      c.json(await resetInviteTime(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').queryExpertId), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/updateParticipantStatus`,
      operationId: 'updateParticipantStatus',
      who,
      tags,
      summary: 'Withdraw, restore or reject an engagement, or change whether it is paid',
      request: { params, body: body(participantStatusBody) },
      responses: engagement,
    },
    async (c) =>
      c.json(await updateParticipantStatus(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${at}/updateParticipantMtgUrl`,
      operationId: 'updateParticipantMeetingUrl',
      who,
      tags,
      summary: "Set the URL of an expert's own meeting",
      request: { params, body: body(mtgUrlBody) },
      responses: engagement,
    },
    async (c) => {
      const { queryExpertId, mtgUrl } = c.req.valid('json')
      return c.json(await setMeetingUrl(c.get('ctx'), c.req.valid('param').key, queryExpertId, mtgUrl), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/addCsrNote`,
      operationId: 'addStaffNote',
      who,
      tags,
      summary: 'Add a staff note',
      request: { params, body: body(addNoteBody) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => c.json(await addStaffNote(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').text), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/team`,
      operationId: 'listTeam',
      who: 'csr',
      tags,
      summary: 'List team members',
      request: { params },
      responses: {
        200: answer(
          z.object({
            data: z.array(z.object({ userId: z.string(), displayName: z.string(), csrHandler: z.enum(csrHandlers) })),
          }),
        ),
      },
    },
    async (c) => c.json({ data: await listTeam(c.get('ctx'), c.req.valid('param').key) }, 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/addTeamMember`,
      operationId: 'addTeamMember',
      who,
      tags,
      summary: 'Add a team member',
      request: { params, body: body(teamMemberBody) },
      responses: { 200: answer(z.object({ userId: z.string(), csrHandler: z.enum(csrHandlers) })) },
    },
    async (c) => c.json(await addTeamMember(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').userId), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: `${at}/team/{userId}`,
      operationId: 'removeTeamMember',
      who,
      tags,
      summary: 'Remove a team member',
      request: { params: params.extend({ userId: z.string() }) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { key, userId } = c.req.valid('param')
      await removeTeamMember(c.get('ctx'), key, userId)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/headerQa`,
      operationId: 'getQuestionReview',
      who: 'csr',
      tags,
      summary: 'Get the review of a question: reasons and checks',
      request: { params },
      responses: { 200: answer(headerReview) },
    },
    async (c) => c.json(await readHeaderReview(c.get('ctx'), c.req.valid('param').key), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/headerQa`,
      operationId: 'saveQuestionReview',
      who,
      tags,
      summary: 'Save the review findings',
      request: { params, body: body(reviewChecksBody) },
      responses: { 200: answer(headerReview) },
    },
    async (c) => {
      const { checks, note } = c.req.valid('json')
      return c.json(await saveHeaderReview(c.get('ctx'), c.req.valid('param').key, checks, note), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/responseQa/{responseId}`,
      operationId: 'getResponseReview',
      who: 'csr',
      tags,
      summary: "Get the review of an expert's text",
      request: { params: line },
      responses: { 200: answer(answerReview) },
    },
    async (c) => {
      const { key, responseId } = c.req.valid('param')
      return c.json(await readAnswerReview(c.get('ctx'), key, responseId), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${at}/responseQa/{responseId}`,
      operationId: 'reviewResponse',
      who,
      tags,
      summary: "Release, return, reject or hide an expert's text",
      request: { params: line, body: body(responseQaBody) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => {
      const { key, responseId } = c.req.valid('param')
      return c.json(await decideAnswer(c.get('ctx'), key, responseId, c.req.valid('json')), 200)
    },
  ),
]
