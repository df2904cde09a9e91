import { z } from 'zod'
import { dependents } from '#model/dependents.ts'
import { withHeaders } from '../http/document-parts.ts'
import { expectedVersion, notModified, unlessSeen, withVersion } from '../http/conditional.ts'
import { answer, body, endpoint, type Endpoint } from '../http/route.ts'
import { requireActor } from '../context.ts'
import { createRecord } from './create-record.ts'
import { addCustomFields, customFieldsParameter, listedRow } from './custom-field-columns.ts'
import type { AdminResource } from './declare.ts'
import { dependentsOf } from './dependents.ts'
import { deleteRecord } from './delete-record.ts'
import { exportQuery, exportRecords, exportTypes } from './export/export-records.ts'
import { listRecords, readRecord } from './read-records.ts'
import { operationName } from './operation-names.ts'
import { authorize } from './refusals.ts'
import { grammarOf, restQuery, restRequest, type RestQuery } from './list-request.ts'
import { updateBody, updateRecord } from './update-record.ts'
import { hasVersion, taggedAnswer } from './versioned.ts'

const oneId = z.object({ id: z.string().min(1).max(200) })

/** The face that react-admin's simple-rest provider speaks: `/rest/<name>`. Every write answers with the record. */
export function restRoutes(r: AdminResource): Endpoint[] {
  const endpoints: Endpoint[] = []
  const path = `/rest/${r.name}`
  const tags = [r.tag]
  const { row } = r
  const { write } = r

  endpoints.push(
    endpoint(
      {
        method: 'get',
        path,
        operationId: operationName('list', r.name),
        who: r.readWho,
        tags,
        summary: `${r.name}: list records, with the total in Content-Range`,
        description: grammarOf(r),
        request: {
          query: r.customFieldsOf ? restQuery.extend({ customFields: customFieldsParameter }) : restQuery,
        },
        responses: {
          200: withHeaders(
            answer(z.array(r.customFieldsOf ? listedRow(r) : row)),
            'Content-Range',
            'Total-At-Least',
            'ETag',
          ),
          ...notModified,
        },
      },
      async (c) => {
        const ctx = c.get('ctx')
        authorize(requireActor(ctx), r.readAct)
        const { customFields, ...query }: RestQuery & { customFields?: string[] | undefined } = c.req.valid('query')
        const request = await restRequest(r, ctx, query)
        const { rows, total, more } = await listRecords(ctx, r, request)
        await addCustomFields(ctx.db, r, customFields, rows)
        const shown = rows.length ? `${request.offset}-${request.offset + rows.length - 1}` : '*'
        const range = `${r.name} ${shown}/${total}`
        c.header('Content-Range', range)
        if (more) c.header('Total-At-Least', String(total))
        c.header('Access-Control-Expose-Headers', 'Content-Range, Total-At-Least')
        return unlessSeen(c, rows, { range: `${range}${more ? '+' : ''}` })
      },
    ),
  )

  endpoints.push(
    endpoint(
      {
        method: 'get',
        path: `${path}/export`,
        operationId: operationName('export', r.name),
        who: r.readWho,
        tags,
        summary: `${r.name}: export the records of a filter as CSV or Excel`,
        request: { query: exportQuery },
        responses: {
          200: {
            description: 'The file',
            content: { 'text/csv': { schema: z.string() }, [exportTypes.xlsx]: { schema: z.string() } },
          },
        },
      },
      async (c) => {
        const ctx = c.get('ctx')
        authorize(requireActor(ctx), r.readAct)
        const query = c.req.valid('query')
        return c.body(await exportRecords(ctx, r, query), 200, {
          'Content-Type': exportTypes[query.format],
          'Content-Disposition': `attachment; filename="${r.name}.${query.format}"`,
        })
      },
    ),
  )

  endpoints.push(
    endpoint(
      {
        method: 'get',
        path: `${path}/{id}`,
        operationId: operationName('get', r.name),
        who: r.readWho,
        tags,
        summary: `${r.name}: get a record`,
        request: { params: oneId },
        responses: { 200: withHeaders(answer(row), 'ETag'), ...notModified },
      },
      async (c) => {
        const ctx = c.get('ctx')
        authorize(requireActor(ctx), r.readAct)
        const record = await readRecord(ctx, r, ctx.db, c.req.valid('param').id)
        return unlessSeen(c, record, record)
      },
    ),
  )

  if (write?.create) {
    endpoints.push(
      endpoint(
        {
          method: 'post',
          path,
          operationId: operationName('create', r.name),
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
  if (write?.update) {
    endpoints.push(
      endpoint(
        {
          method: 'put',
          path: `${path}/{id}`,
          operationId: operationName('update', r.name),
          who: write.update.who ?? 'csr-write',
          tags,
          summary: `${r.name}: update the given fields`,
          request: { params: oneId, body: body(updateBody(r)) },
          responses: { 200: taggedAnswer(r, answer(row)) },
        },
        async (c) => {
          const now = await updateRecord(c.get('ctx'), r, c.req.valid('param').id, c.req.valid('json'))
          return c.json(withVersion(c, now), 200)
        },
      ),
    )
  }
  if (write?.remove) {
    endpoints.push(
      endpoint(
        {
          method: 'get',
          path: `${path}/{id}/dependents`,
          operationId: `${operationName('get', r.name)}Dependents`,
          who: r.readWho,
          tags,
          summary: `${r.name}: list what depends on a record`,
          description:
            'Asked before it is deleted: kinds with their counts, the first names, and the filter of the list.',
          request: { params: oneId },
          responses: { 200: answer(z.object({ data: z.array(dependents) })) },
        },
        async (c) => {
          const ctx = c.get('ctx')
          authorize(requireActor(ctx), r.readAct)
          const { id } = c.req.valid('param')
          await readRecord(ctx, r, ctx.db, id)
          return c.json({ data: await dependentsOf(ctx, ctx.db, r, id) }, 200)
        },
      ),
    )
    endpoints.push(
      endpoint(
        {
          method: 'delete',
          path: `${path}/{id}`,
          operationId: operationName('delete', r.name),
          who: write.remove.who ?? 'csr-write',
          tags,
          summary: `${r.name}: delete a record`,
          request: { params: oneId },
          locks: hasVersion(r),
          responses: { 200: answer(row) },
        },
        async (c) => c.json(await deleteRecord(c.get('ctx'), r, c.req.valid('param').id, expectedVersion(c)), 200),
      ),
    )
  }
  return endpoints
}
