import { z } from 'zod'
import { timeoffBody, timeoffChange, timeoffRow } from '#model/identity/work-wire.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { addVacation, changeVacation } from './save-vacation.ts'

const tags = ['identity']
const who = 'self-or-csr' as const
const params = z.object({ id: z.string().min(1).max(64) })
const timeoffParams = params.extend({ timeoffId: z.string().min(1).max(64) })

/** Vacations are saved here, since seats of calls may be given up for them. */
export const vacationRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/timeoff',
      operationId: 'createTimeOff',
      who,
      tags,
      summary: 'Add time off that overlaps no other, and give up the booked seats it names',
      request: { params, body: body(timeoffBody) },
      responses: { 201: answer(timeoffRow) },
    },
    async (c) => c.json(await addVacation(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/timeoff/{timeoffId}',
      operationId: 'updateTimeOff',
      who,
      tags,
      summary: 'Update time off, and give up the booked seats it names',
      request: { params: timeoffParams, body: body(timeoffChange) },
      responses: { 200: answer(timeoffRow) },
    },
    async (c) => {
      const { id, timeoffId } = c.req.valid('param')
      return c.json(await changeVacation(c.get('ctx'), id, timeoffId, c.req.valid('json')), 200)
    },
  ),
]
