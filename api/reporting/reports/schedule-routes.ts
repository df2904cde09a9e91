import { z } from 'zod'
import { customerScheduleInput, scheduleInput, scheduleRow } from '#model/reporting/schedules.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { createCustomerSchedule, createSchedule, deleteSchedule, listSchedules } from './schedules.ts'

const tags = ['reporting']

/** Reports that are generated every week or month; a mail links to each. */
export const scheduleRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/report/schedule/list',
      operationId: 'listReportSchedules',
      who: 'csr',
      tags,
      summary: 'List the reports that are generated every week or month',
      request: { query: z.strictObject({ common: z.enum(['true', 'false']).optional(), ...paging() }) },
      responses: { 200: answer(listOf(scheduleRow)) },
    },
    async (c) => {
      const { page, pageSize, common } = c.req.valid('query')
      const request = { page, pageSize, common: common && common === 'true' }
      const { rows, total } = await listSchedules(c.get('ctx'), request)
      return c.json({ data: rows, total, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/report/schedule',
      operationId: 'createReportSchedule',
      who: 'csr-write',
      tags,
      summary: 'Have a common report generated every week or month; a mail with a link follows each time',
      request: { body: body(scheduleInput) },
      responses: { 201: answer(scheduleRow) },
    },
    async (c) => c.json(await createSchedule(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/report/schedule/customer',
      operationId: 'createCustomerReportSchedule',
      who: 'csr-write',
      tags,
      summary: 'Have a customer report generated every week or month; a mail with a link follows each time',
      request: { body: body(customerScheduleInput) },
      responses: { 201: answer(scheduleRow) },
    },
    async (c) => c.json(await createCustomerSchedule(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/server/report/schedule/{id}',
      operationId: 'deleteReportSchedule',
      who: 'csr-write',
      tags,
      summary: 'End the generation of a report every week or month; those that were generated stay',
      request: { params: z.object({ id: z.string().min(1).max(64) }) },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await deleteSchedule(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
]
