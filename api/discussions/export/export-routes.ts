import { z } from 'zod'
import { exportQuery } from '#model/discussions/export.ts'
import { endpoint } from '../../http/route.ts'
import { attachment } from '../../http/upload.ts'
import { exportDiscussion } from './export-discussion.ts'
import type { SurveySections } from './gather-export.ts'

const binary = { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' as const } } }

/** A discussion as a document. */
export const exportRoutes = (surveySections: SurveySections) => [
  endpoint(
    {
      method: 'get',
      path: '/user/interaction/{key}/export',
      operationId: 'exportDiscussion',
      who: 'participant',
      tags: ['discussions'],
      summary: 'Export a discussion as Word or PDF for experts, the asker or staff, in English or Chinese',
      request: { params: z.object({ key: z.string().min(1).max(64) }), query: exportQuery },
      responses: { 200: { description: 'The document', content: binary } },
    },
    async (c) => {
      const { name, mime, bytes } = await exportDiscussion(
        c.get('ctx'),
        c.req.valid('param').key,
        c.req.valid('query'),
        surveySections,
      )
      return new Response(Buffer.from(bytes), { headers: attachment(name, mime, bytes.length) })
    },
  ),
]
