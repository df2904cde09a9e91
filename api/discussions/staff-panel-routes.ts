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
import { AppError } from '#model/errors.ts'
import { answer, area, body, listOf, nothing, route } from '../http/route.ts'
import { decideAnswer, readAnswerReview } from './decide-answer.ts'
import { listApplicableExperts, listParticipants } from './staff-experts.ts'
import {
  addStaffNote,
  addTeamMember,
  listTeam,
  readHeaderReview,
  removeTeamMember,
  saveHeaderReview,
} from './staff-notes.ts'
import {
  inviteExpert,
  resetInviteTime,
  runExpertSelection,
  setMeetingUrl,
  updateParticipantStatus,
} from './staff-panel.ts'

const tags = ['staff: one discussion']
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
})
const parts = z.object({ local: z.number(), tier: z.number(), load: z.number(), reliability: z.number() })
const applicable = z.object({
  userId: z.string(),
  displayName: z.string(),
  tier: z.int().nullable(),
  weight: z.number().nullable(),
  parts: parts.nullable(),
  rank: z.int().nullable(),
  eligible: z.boolean(),
  reasonCodes: z.array(z.string()),
})

/** What staff do with the people and lines of a discussion. */
export const staffPanelRoutes = area()
  .openapi(
    route({
      method: 'post',
      path: `${at}/listApplicableExperts`,
      who: 'csr',
      tags,
      summary: 'Experts as the choice ranks them now, and why others are left out',
      request: { params, body: body(listApplicableExpertsBody) },
      responses: { 200: answer(listOf(applicable)) },
    }),
    async (c) => c.json(await listApplicableExperts(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/listParticipants`,
      who: 'csr',
      tags,
      summary: 'Experts with a part in it',
      request: { params, body: body(listParticipantsBody) },
      responses: { 200: answer(listOf(engagementSchema)) },
    }),
    async (c) => c.json(await listParticipants(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/runExpertSelection`,
      who,
      tags,
      summary: 'One more round of choosing experts',
      request: { params, body: body(runExpertSelectionBody) },
      responses: {
        200: answer(
          z.object({
            round: z.int(),
            seed: z.string(),
            invited: z.array(engagementSchema),
            alternates: z.array(z.object({ userId: z.string(), rank: z.int() })),
          }),
        ),
      },
    }),
    async (c) =>
      c.json(await runExpertSelection(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').count), 200),
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/inviteParticipant`,
      who,
      tags,
      summary: 'Invites one expert by hand',
      request: { params, body: body(inviteParticipantBody) },
      responses: engagement,
    }),
    async (c) => {
      const { userId } = c.req.valid('json')
      if (userId === undefined)
        throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { userId: 'errors.required' } })
      return c.json(await inviteExpert(c.get('ctx'), c.req.valid('param').key, userId), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/resetInviteTime`,
      who,
      tags,
      summary: 'A fresh clock for an invitation or a seat',
      request: { params, body: body(engagementBody) },
      responses: engagement,
    }),
    async (c) =>
      c.json(await resetInviteTime(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').queryExpertId), 200),
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/updateParticipantStatus`,
      who,
      tags,
      summary: 'Withdraws, restores, rejects, or changes whether the work is paid',
      request: { params, body: body(participantStatusBody) },
      responses: engagement,
    }),
    async (c) =>
      c.json(await updateParticipantStatus(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  )
  .openapi(
    route({
      method: 'put',
      path: `${at}/updateParticipantMtgUrl`,
      who,
      tags,
      summary: 'The address of an expert’s own meeting',
      request: { params, body: body(mtgUrlBody) },
      responses: engagement,
    }),
    async (c) => {
      const { queryExpertId, mtgUrl } = c.req.valid('json')
      return c.json(await setMeetingUrl(c.get('ctx'), c.req.valid('param').key, queryExpertId, mtgUrl), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/addCsrNote`,
      who,
      tags,
      summary: 'A note for staff',
      request: { params, body: body(addNoteBody) },
      responses: { 200: answer(responseSchema) },
    }),
    async (c) => c.json(await addStaffNote(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').text), 200),
  )
  .openapi(
    route({
      method: 'get',
      path: `${at}/team`,
      who: 'csr',
      tags,
      summary: 'Staff in charge',
      request: { params },
      responses: {
        200: answer(
          z.object({
            data: z.array(z.object({ userId: z.string(), displayName: z.string(), csrHandler: z.enum(csrHandlers) })),
          }),
        ),
      },
    }),
    async (c) => c.json({ data: await listTeam(c.get('ctx'), c.req.valid('param').key) }, 200),
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/addTeamMember`,
      who,
      tags,
      summary: 'Puts a member of staff in charge',
      request: { params, body: body(teamMemberBody) },
      responses: { 200: answer(z.object({ userId: z.string(), csrHandler: z.enum(csrHandlers) })) },
    }),
    async (c) => c.json(await addTeamMember(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').userId), 200),
  )
  .openapi(
    route({
      method: 'delete',
      path: `${at}/team/{userId}`,
      who,
      tags,
      summary: 'Takes somebody off the team',
      request: { params: params.extend({ userId: z.string() }) },
      responses: { 200: answer(nothing) },
    }),
    async (c) => {
      const { key, userId } = c.req.valid('param')
      await removeTeamMember(c.get('ctx'), key, userId)
      return c.json({}, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: `${at}/headerQa`,
      who: 'csr',
      tags,
      summary: 'Review of the question: reasons and checks',
      request: { params },
      responses: { 200: answer(headerReview) },
    }),
    async (c) => c.json(await readHeaderReview(c.get('ctx'), c.req.valid('param').key), 200),
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/headerQa`,
      who,
      tags,
      summary: 'Keeps what the review found',
      request: { params, body: body(reviewChecksBody) },
      responses: { 200: answer(headerReview) },
    }),
    async (c) => {
      const { checks, note } = c.req.valid('json')
      return c.json(await saveHeaderReview(c.get('ctx'), c.req.valid('param').key, checks, note), 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: `${at}/responseQa/{responseId}`,
      who: 'csr',
      tags,
      summary: 'Review of an expert’s text',
      request: { params: line },
      responses: { 200: answer(answerReview) },
    }),
    async (c) => {
      const { key, responseId } = c.req.valid('param')
      return c.json(await readAnswerReview(c.get('ctx'), key, responseId), 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: `${at}/responseQa/{responseId}`,
      who,
      tags,
      summary: 'Releases, sends back, rejects or hides an expert’s text',
      request: { params: line, body: body(responseQaBody) },
      responses: { 200: answer(responseSchema) },
    }),
    async (c) => {
      const { key, responseId } = c.req.valid('param')
      return c.json(await decideAnswer(c.get('ctx'), key, responseId, c.req.valid('json')), 200)
    },
  )
