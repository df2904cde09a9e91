import { z } from 'zod'
import { taskKinds } from '#model/discussions/enums.ts'
import { taskRow } from '#model/discussions/tasks.ts'
import { decideBody } from '#model/discussions/triage.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { claimNext, claimTask } from './claim.ts'
import { decideLater, undoDecision } from './decide-later.ts'

const tags = ['discussions']
const who = 'csr-write'
const params = z.object({ id: z.string().min(1).max(64) })

/** Staff work through their queue: claim, decide with a time to undo. */
export const triageRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/csradmin/task/next',
      operationId: 'claimNextTask',
      who,
      tags,
      summary: 'Claim the most urgent task that is yours or unassigned; without one the list is empty',
      request: {
        body: body(
          z.strictObject({
            /** tasks that are not offered again */
            passed: z.array(z.string().min(1).max(64)).max(250).default([]),
            kinds: z.array(z.enum(taskKinds)).max(taskKinds.length).optional(),
          }),
        ),
      },
      responses: { 200: answer(z.object({ data: z.array(taskRow) })) },
    },
    async (c) => {
      const task = await claimNext(c.get('ctx'), c.req.valid('json'))
      return c.json({ data: task ? [task] : [] }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/csradmin/task/{id}/claim',
      operationId: 'claimTask',
      who,
      tags,
      summary: 'Claim a task for a while, or renew the claim',
      request: { params },
      responses: { 200: answer(taskRow) },
    },
    async (c) => c.json(await claimTask(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/csradmin/task/{id}/decide',
      operationId: 'decideTask',
      who,
      tags,
      summary: 'Release, hold or return after a few seconds in which it can be undone',
      request: { params, body: body(decideBody) },
      responses: { 200: answer(taskRow) },
    },
    async (c) => c.json(await decideLater(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/csradmin/task/{id}/decide',
      operationId: 'retractTaskDecision',
      who,
      tags,
      summary: 'Undo a decision that has not taken effect yet',
      request: { params },
      responses: { 200: answer(taskRow) },
    },
    async (c) => c.json(await undoDecision(c.get('ctx'), c.req.valid('param').id), 200),
  ),
]
