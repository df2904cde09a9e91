import { z } from 'zod'
import {
  attendanceBody,
  callAttendance,
  confirmCallBody,
  giveBackBody,
  staffGiveBackBody,
} from '#model/discussions/calls/call-wire.ts'
import { bestTimes, bestTimesQuery } from '#model/discussions/calls/best-times.ts'
import { callSummaries, callSummaryBody, summaryDecisionBody } from '#model/discussions/calls/call-summary.ts'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { liveStatusBody } from '#model/discussions/wire-bodies.ts'
import { liveSessionStatuses } from '#model/live-sessions/enums.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { enterAttendance, readAttendance } from './attendance.ts'
import { readBestTimes } from './read-best-times.ts'
import { decideCallSummary, readCallSummaries, writeCallSummary } from './call-summary.ts'
import { confirmCall, giveBackForExpert, giveBackSeat } from './own-call.ts'
import { setSessionStatus } from './set-session-status.ts'

const own = '/user/interaction/{key}'
const staff = '/csradmin/interaction/{key}'
const params = z.object({ key: z.string().min(1).max(64) })
const part = { queryExpertId: z.string(), status: z.enum(queryExpertStatuses) }

/** Seats of a call: confirming a moved call, giving a seat back, and who came. */
export const callRoutes = [
  endpoint(
    {
      method: 'post',
      path: `${own}/confirmMeeting`,
      operationId: 'confirmMeeting',
      who: 'participant',
      tags: ['discussions'],
      summary: 'Confirm the new time of a call',
      request: { params, body: body(confirmCallBody) },
      responses: { 200: answer(z.object({ ...part, meetingTime: z.int().nullable() })) },
    },
    async (c) =>
      c.json(await confirmCall(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').meetingTime), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${own}/giveBack`,
      operationId: 'returnSeat',
      who: 'participant',
      tags: ['discussions'],
      summary: "Release the caller's booked seat; it cannot be taken again",
      request: { params, body: body(giveBackBody) },
      responses: { 200: answer(z.object(part)) },
    },
    async (c) => c.json(await giveBackSeat(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').reason), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${own}/callSummary`,
      operationId: 'listCallSummaries',
      who: 'participant',
      tags: ['discussions'],
      summary: 'List the summaries of the call, and whether the caller may write one or decide about one',
      request: { params },
      responses: { 200: answer(callSummaries) },
    },
    async (c) => c.json(await readCallSummaries(c.get('ctx'), c.req.valid('param').key), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${own}/callSummary`,
      operationId: 'createCallSummary',
      who: 'participant',
      tags: ['discussions'],
      summary: 'Write down what was agreed in the call (experts who were in it)',
      request: { params, body: body(callSummaryBody) },
      responses: { 200: answer(callSummaries) },
    },
    async (c) => c.json(await writeCallSummary(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${own}/callSummaryDecision`,
      operationId: 'decideCallSummary',
      who: 'participant',
      tags: ['discussions'],
      summary: 'Agree or object to the summary of the call (its asker); an objection goes to staff',
      request: { params, body: body(summaryDecisionBody) },
      responses: { 200: answer(callSummaries) },
    },
    async (c) => c.json(await decideCallSummary(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${staff}/giveBackSeat`,
      operationId: 'returnSeatOfExpert',
      who: 'csr-write',
      tags: ['discussions'],
      summary: 'Release a booked seat for an expert who cannot attend (staff)',
      request: { params, body: body(staffGiveBackBody) },
      responses: { 200: answer(z.object(part)) },
    },
    async (c) => {
      const { queryExpertId, reason } = c.req.valid('json')
      return c.json(await giveBackForExpert(c.get('ctx'), c.req.valid('param').key, queryExpertId, reason), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${staff}/updateLiveSessionStatus`,
      operationId: 'updateLiveSessionStatus',
      who: 'csr-write',
      tags: ['discussions'],
      summary: 'End a call or reopen one that was ended; its other states follow from its time',
      request: { params, body: body(liveStatusBody) },
      responses: { 200: answer(z.object({ status: z.enum(liveSessionStatuses) })) },
    },
    async (c) =>
      c.json(await setSessionStatus(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').status), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${staff}/bestTimes`,
      operationId: 'listBestTimes',
      who: 'csr',
      tags: ['discussions'],
      summary: 'List the proposed times of a call, best first, with who can attend and who cannot',
      request: { params, query: bestTimesQuery },
      responses: { 200: answer(bestTimes) },
    },
    async (c) => c.json(await readBestTimes(c.get('ctx'), c.req.valid('param').key, c.req.valid('query').at), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${staff}/attendance`,
      operationId: 'getAttendance',
      who: 'csr',
      tags: ['discussions'],
      summary: 'List the attendance of a call',
      request: { params },
      responses: { 200: answer(callAttendance) },
    },
    async (c) => c.json(await readAttendance(c.get('ctx'), c.req.valid('param').key), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${staff}/attendance`,
      operationId: 'recordAttendance',
      who: 'csr-write',
      tags: ['discussions'],
      summary: 'Record or correct the attendance of a call; experts who attended are paid',
      request: { params, body: body(attendanceBody) },
      responses: { 200: answer(callAttendance) },
    },
    async (c) => c.json(await enterAttendance(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200),
  ),
]
