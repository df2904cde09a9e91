import { z } from 'zod'
import { entityFieldRow } from '#model/content/custom-fields.ts'
import { contentAdminRow, contentVersionRow, restoreInput } from '#model/content/wire.ts'
import { tagEntityTypes } from '#model/panels/enums.ts'
import { serveResources } from '../admin/serve.ts'
import { answer, createRouter, body, listOf, paging, route } from '../http/route.ts'
import type { App } from '../http/types.ts'
import { customFieldValues } from './custom-field-values.ts'
import { customFields, fieldsOf } from './custom-fields.ts'
import { listVersions, restoreVersion, versionSorting } from './document-versions.ts'
import { contentDocuments } from './documents.ts'
import { tagTargets } from './tag-targets.ts'
import { tagDefinitions, tags } from './tags.ts'

const oneId = z.object({ id: z.string().min(1).max(200) })

const parts = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/server/customField/entity/{entityType}/{entityId}',
      operationId: 'listCustomFieldsOfRecord',
      who: 'csr',
      tags: ['content'],
      summary: 'List the custom fields of a record, with or without values',
      request: { params: z.object({ entityType: z.enum(tagEntityTypes), entityId: z.string().min(1).max(64) }) },
      responses: { 200: answer(z.object({ data: z.array(entityFieldRow) })) },
    }),
    async (c) => {
      const { entityType, entityId } = c.req.valid('param')
      return c.json({ data: await fieldsOf(c.get('ctx').db, entityType, entityId) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/server/content/document/{id}/versions',
      operationId: 'listDocumentVersions',
      who: 'csr',
      tags: ['content'],
      summary: 'List the versions of a document, newest first',
      request: { params: oneId, query: z.strictObject({ ...paging(25), ...versionSorting.query }) },
      responses: { 200: answer(listOf(contentVersionRow)) },
    }),
    async (c) => {
      const query = c.req.valid('query')
      const { page, pageSize } = query
      return c.json({ ...(await listVersions(c.get('ctx'), c.req.valid('param').id, query)), page, pageSize }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/server/content/document/{id}/restore',
      operationId: 'restoreDocumentVersion',
      who: 'csr-write',
      tags: ['content'],
      summary: 'Restore an earlier version of a document',
      request: { params: oneId, body: body(restoreInput) },
      responses: { 200: answer(contentAdminRow) },
    }),
    async (c) => c.json(await restoreVersion(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  )

/** Tags, custom fields and the content store as staff administer them. */
export const contentAdministration: App[] = [
  parts as unknown as App,
  serveResources(tagDefinitions, tagTargets, tags, customFieldValues, customFields, contentDocuments),
]
