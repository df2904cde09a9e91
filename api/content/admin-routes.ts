import { z } from 'zod'
import { contentAdminRow, contentVersionRow, restoreInput } from '#model/content/wire.ts'
import { serveResources } from '../admin/serve.ts'
import { answer, body, endpoint, listOf, paging } from '../http/route.ts'
import { listVersions, restoreVersion, versionSorting } from './document-versions.ts'
import { contentDocuments } from './documents.ts'

const oneId = z.object({ id: z.string().min(1).max(200) })

const parts = [
  endpoint(
    {
      method: 'get',
      path: '/server/content/document/{id}/versions',
      operationId: 'listDocumentVersions',
      who: 'csr',
      tags: ['content'],
      summary: 'List the versions of a document, newest first',
      request: { params: oneId, query: z.strictObject({ ...paging(25), ...versionSorting.query }) },
      responses: { 200: answer(listOf(contentVersionRow)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      const { page, pageSize } = query
      return c.json({ ...(await listVersions(c.get('ctx'), c.req.valid('param').id, query)), page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/content/document/{id}/restore',
      operationId: 'restoreDocumentVersion',
      who: 'csr-write',
      tags: ['content'],
      summary: 'Restore an earlier version of a document',
      request: { params: oneId, body: body(restoreInput) },
      responses: { 200: answer(contentAdminRow) },
    },
    async (c) => c.json(await restoreVersion(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]

/** The content store as staff administer it. */
export const contentAdministration = [...parts, ...serveResources(contentDocuments)]
