import { z } from 'zod'
import { requireActor } from '../context.ts'
import { withHeaders } from '../http/document-parts.ts'
import { expectedVersion, notModified, unlessSeen, withVersion } from '../http/conditional.ts'
import { answer, body, endpoint, type Endpoint, listOf, nothing } from '../http/route.ts'
import { createRecord } from './create-record.ts'
import type { AdminResource } from './declare.ts'
import { deleteRecord } from './delete-record.ts'
import { catalogueQuery, catalogueRequest } from './list-request.ts'
import { listRecords, readRecord } from './read-records.ts'
import { operationName } from './operation-names.ts'
import { authorize } from './refusals.ts'
import { updateBody, updateRecord } from './update-record.ts'
import { hasVersion, taggedAnswer } from './versioned.ts'

const idParam = z.string().min(1).max(200)

/** The face of the catalogue of calls, `/server/grant/list` and its like: the same use cases behind other paths. */
export function catalogueRoutes(r: AdminResource): Endpoint[] {
  const endpoints: Endpoint[] = []
  const { catalogue, write, row } = r
  if (!catalogue) return endpoints
  const { path, list, id: idName } = catalogue
  const serves = (verb: 'read' | 'create' | 'update' | 'remove') => !catalogue.except?.includes(verb)
  const tags = [r.tag]

  if (list) {
    endpoints.push(
      endpoint(
        {
          method: 'get',
          path: list,
          operationId: operationName('list', r.name, true),
          who: r.readWho,
          tags,
          summary: `${r.name}: list records`,
          request: { query: catalogueQuery(catalogue.filters) },
          responses: { 200: withHeaders(answer(listOf(row)), 'ETag'), ...notModified },
        },
        async (c) => {
          const ctx = c.get('ctx')
          authorize(requireActor(ctx), r.readAct)
          const query = c.req.valid('query')
          const { rows, total } = await listRecords(ctx, r, catalogueRequest(r, ctx, query))
          return unlessSeen(c, { data: rows, total, page: query.page, pageSize: query.pageSize })
        },
      ),
    )
  }
  if (path === null) return endpoints
  const one = `${path}/{${idName}}`
  const params = z.object({ [idName]: idParam })
  const idOf = (given: Record<string, string | undefined>) => given[idName] ?? ''

  if (serves('read')) {
    endpoints.push(
      endpoint(
        {
          method: 'get',
          path: one,
          operationId: operationName('get', r.name, true),
          who: r.readWho,
          tags,
          summary: `${r.name}: get a record`,
          request: { params },
          responses: { 200: withHeaders(answer(row), 'ETag'), ...notModified },
        },
        async (c) => {
          const ctx = c.get('ctx')
          authorize(requireActor(ctx), r.readAct)
          const record = await readRecord(ctx, r, ctx.db, idOf(c.req.valid('param')))
          return unlessSeen(c, record, record)
        },
      ),
    )
  }
  if (write?.create && serves('create')) {
    endpoints.push(
      endpoint(
        {
          method: 'post',
          path,
          operationId: operationName('create', r.name, true),
          who: write.create.who ?? 'csr-write',
          secret: write.create.secret,
          tags,
          summary: `${r.name}: create a record`,
          request: { body: body(write.create.input) },
          responses: { 201: taggedAnswer(r, answer(row, 'Created')) },
        },
        async (c) => c.json(withVersion(c, await createRecord(c.get('ctx'), r, c.req.valid('json'))), 201),
      ),
    )
  }
  if (write?.update && serves('update')) {
    endpoints.push(
      endpoint(
        {
          method: 'put',
          path: one,
          operationId: operationName('update', r.name, true),
          who: write.update.who ?? 'csr-write',
          tags,
          summary: `${r.name}: update the given fields`,
          request: { params, body: body(updateBody(r)) },
          responses: { 200: taggedAnswer(r, answer(row)) },
        },
        async (c) => {
          const now = await updateRecord(c.get('ctx'), r, idOf(c.req.valid('param')), c.req.valid('json'))
          return c.json(withVersion(c, now), 200)
        },
      ),
    )
  }
  if (write?.remove && serves('remove')) {
    endpoints.push(
      endpoint(
        {
          method: 'delete',
          path: one,
          operationId: operationName('delete', r.name, true),
          who: write.remove.who ?? 'csr-write',
          tags,
          summary: `${r.name}: delete a record`,
          request: { params },
          locks: hasVersion(r),
          responses: { 200: answer(nothing) },
        },
        async (c) => {
          await deleteRecord(c.get('ctx'), r, idOf(c.req.valid('param')), expectedVersion(c))
          return c.json({}, 200)
        },
      ),
    )
  }
  return endpoints
}
