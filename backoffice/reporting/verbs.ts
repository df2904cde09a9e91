import type { CustomerReportInput } from '#model/reporting/report-wire.ts'
import type { BodyOf } from '#api/client/types.ts'
import { del, post, put } from '../providers/verb.ts'

/** What staff do with reports. */
export const reportVerbs = {
  prepare: (body: BodyOf<'post', '/server/report/commonExports'>) => post('/server/report/commonExports', { body }),
  create: (body: CustomerReportInput) =>
    post('/server/report/header', { body: body as BodyOf<'post', '/server/report/header'> }),
  regenerate: (id: string) => post('/server/report/header/{id}/regenerate', { params: { id } }),
  cancel: (id: string) => post('/server/report/header/{id}/cancel', { params: { id } }),
  schedule: (body: BodyOf<'post', '/server/report/schedule'>) => post('/server/report/schedule', { body }),
  scheduleCustomer: (body: BodyOf<'post', '/server/report/schedule/customer'>) =>
    post('/server/report/schedule/customer', { body }),
  endSchedule: (id: string) => del('/server/report/schedule/{id}', { params: { id } }),
  update: (id: string, body: BodyOf<'put', '/server/report/header/{id}'>) =>
    put('/server/report/header/{id}', { params: { id }, body }),
  decide: (id: string, body: BodyOf<'put', '/server/report/passage/{id}'>) =>
    put('/server/report/passage/{id}', { params: { id }, body }),
  remove: (id: string) => del('/server/report/header/{id}', { params: { id } }),
}
