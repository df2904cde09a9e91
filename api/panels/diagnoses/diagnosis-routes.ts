import { z } from 'zod'
import { diagnosisStatsRow } from '#model/panels/admin-rows.ts'
import {
  diagnosisAssociations as associationsAnswer,
  mergeBody,
  mergePreview,
} from '#model/panels/diagnoses/merge-wire.ts'
import { catalogueQuery, catalogueRequest } from '../../admin/list-request.ts'
import { listRecords } from '../../admin/read-records.ts'
import { answer, body, endpoint, listOf, paging } from '../../http/route.ts'
import { diagnoses, diagnosisDomains, diagnosisGroups } from './admin-diagnoses.ts'
import { diagnosisAssociations } from './diagnosis-associations.ts'
import { diagnosisFilterNames } from './diagnosis-filters.ts'
import { diagnosisStats } from './diagnosis-stats.ts'
import { mergeDiagnoses, previewMerge } from './merge-diagnoses.ts'
import { domainFound, domainSorting, searchDomains } from './search-domains.ts'

const tags = ['panels']
const params = z.object({ id: z.string().min(1).max(64) })
const levels = [
  { level: 'diagnosis', noun: 'Diagnosis', path: '/server/diagnosis', of: diagnoses },
  { level: 'group', noun: 'DiagnosisGroup', path: '/server/diagnosis/group', of: diagnosisGroups },
  { level: 'domain', noun: 'DiagnosisDomain', path: '/server/diagnosis/domain', of: diagnosisDomains },
] as const

const levelRoutes = levels.flatMap(({ level, noun, path, of }) => [
  endpoint(
    {
      method: 'get',
      path: `${path}/stats`,
      operationId: `list${noun}Stats`,
      who: 'csr',
      tags,
      summary: `Count what depends on each ${level}`,
      request: { query: catalogueQuery(diagnosisFilterNames) },
      responses: { 200: answer(listOf(diagnosisStatsRow)) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const query = c.req.valid('query')
      const { rows, total } = await listRecords(ctx, of, catalogueRequest(of, ctx, query))
      return c.json(
        {
          data: await diagnosisStats(ctx.db, level, rows as { id: string; name: string }[]),
          total,
          page: query.page,
          pageSize: query.pageSize,
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${path}/{id}/associations`,
      operationId: `list${noun}Associations`,
      who: 'csr',
      tags,
      summary: `List the funding sources, plans and pools that include a ${level}`,
      request: { params },
      responses: { 200: answer(associationsAnswer) },
    },
    async (c) => c.json(await diagnosisAssociations(c.get('ctx'), level, c.req.valid('param').id), 200),
  ),
])

/** The hierarchy of diagnoses beyond reading and writing its records. */
export const diagnosisRoutes = [
  ...levelRoutes,
  endpoint(
    {
      method: 'get',
      path: '/server/diagnosis/domain/search',
      operationId: 'searchDiagnosisTree',
      who: 'csr',
      tags,
      summary: 'Search domains, groups and diagnoses',
      request: { query: z.strictObject({ name: z.string().max(200), ...paging(), ...domainSorting.query }) },
      responses: { 200: answer(listOf(domainFound)) },
    },
    async (c) => {
      const { name, page, pageSize, sort } = c.req.valid('query')
      const { data, total } = await searchDomains(c.get('ctx'), name, {
        limit: pageSize,
        offset: (page - 1) * pageSize,
        sort,
      })
      return c.json({ data, total, page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/diagnosis/{id}/merge/{intoId}',
      operationId: 'previewDiagnosisMerge',
      who: 'csr',
      tags,
      summary: 'Preview merging a diagnosis into another',
      request: { params: params.extend({ intoId: z.string().min(1).max(64) }) },
      responses: { 200: answer(mergePreview) },
    },
    async (c) => {
      const { id, intoId } = c.req.valid('param')
      return c.json(await previewMerge(c.get('ctx'), id, intoId), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/diagnosis/{id}/merge',
      operationId: 'mergeDiagnosis',
      who: 'csr-admin',
      tags,
      summary: 'Merge a diagnosis into another, with its associations, discussions and history',
      request: { params, body: body(mergeBody) },
      responses: { 200: answer(z.object({ id: z.string(), discussions: z.int() })) },
    },
    async (c) => c.json(await mergeDiagnoses(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]
