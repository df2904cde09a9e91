import { z } from 'zod'
import {
  bioBody,
  bioRow,
  diagnosisGroupEntry,
  diagnosisGroupsBody,
  diagnosisGroupsRow,
  specialtyBody,
  specialtyRow,
  timeoffRow,
} from '#model/identity/work-wire.ts'
import { defaultLimits } from '#model/limits.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { changeBio, readBio } from './bio.ts'
import { changeGroups, choiceSorting, listGroupChoices, readGroups } from './diagnosis-groups.ts'
import { changeSpecialties, readSpecialties } from './specialties.ts'
import { timeoffSorting, listTimeoff, removeTimeoff } from './timeoff.ts'

const tags = ['identity']
const who = 'self-or-csr' as const
const params = z.object({ id: z.string().min(1).max(64) })
const timeoffParams = params.extend({ timeoffId: z.string().min(1).max(64) })

/** What physicians tell about their work: bio, specialties, groups of diagnoses, vacations. */
export const workRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/bio',
      operationId: 'getBio',
      who,
      tags,
      summary: "Get a person's bios, affiliations and disclosures",
      request: { params },
      responses: { 200: answer(bioRow) },
    },
    async (c) => c.json(await readBio(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/bio',
      operationId: 'updateBio',
      who,
      tags,
      summary: 'Update the given texts',
      request: { params, body: body(bioBody) },
      responses: { 200: answer(bioRow) },
    },
    async (c) => c.json(await changeBio(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/specialty',
      operationId: 'listSpecialtiesOfUser',
      who,
      tags,
      summary: 'List specialties',
      request: { params },
      responses: { 200: answer(specialtyRow) },
    },
    async (c) => c.json(await readSpecialties(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/specialty',
      operationId: 'setSpecialties',
      who,
      tags,
      summary: 'Replace the list of specialties',
      request: { params, body: body(specialtyBody) },
      responses: { 200: answer(specialtyRow) },
    },
    async (c) => c.json(await changeSpecialties(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/diagnosisGroup',
      operationId: 'listDiagnosisGroupsOfUser',
      who,
      tags,
      summary: 'List the diagnosis groups a person works on',
      request: { params },
      responses: { 200: answer(diagnosisGroupsRow) },
    },
    async (c) => c.json(await readGroups(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/diagnosisGroup/choices',
      operationId: 'listDiagnosisGroupChoices',
      who,
      tags,
      summary: 'List diagnosis groups',
      request: {
        params,
        query: z.strictObject({
          name: z.string().max(200).optional(),
          ...paging(defaultLimits['list.staticPageSize']),
          ...choiceSorting.query,
        }),
      },
      responses: { 200: answer(listOf(diagnosisGroupEntry)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      const { page, pageSize } = query
      return c.json({ ...(await listGroupChoices(c.get('ctx'), c.req.valid('param').id, query)), page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/diagnosisGroup',
      operationId: 'setDiagnosisGroups',
      who,
      tags,
      summary: 'Replace the list of groups',
      request: { params, body: body(diagnosisGroupsBody) },
      responses: { 200: answer(diagnosisGroupsRow) },
    },
    async (c) => c.json(await changeGroups(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/timeoff',
      operationId: 'listTimeOff',
      who,
      tags,
      summary: 'List time off, upcoming only unless inclPast',
      request: {
        params,
        query: z.strictObject({ inclPast: z.enum(['true', 'false']).optional(), ...paging(), ...timeoffSorting.query }),
      },
      responses: { 200: answer(listOf(timeoffRow)) },
    },
    async (c) => {
      const { page, pageSize, inclPast, sort } = c.req.valid('query')
      return c.json(
        {
          ...(await listTimeoff(c.get('ctx'), c.req.valid('param').id, {
            inclPast: inclPast === 'true',
            page,
            pageSize,
            sort,
          })),
          page,
          pageSize,
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/server/user/{id}/timeoff/{timeoffId}',
      operationId: 'deleteTimeOff',
      who,
      tags,
      summary: 'Delete time off',
      request: { params: timeoffParams },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { id, timeoffId } = c.req.valid('param')
      await removeTimeoff(c.get('ctx'), id, timeoffId)
      return c.json({}, 200)
    },
  ),
]
