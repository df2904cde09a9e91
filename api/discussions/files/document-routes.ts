import { z } from 'zod'
import { documentListQuery } from '#model/content/user-files.ts'
import { documentExtras, fileRow } from '#model/content/wire.ts'
import { defaultLimits } from '#model/limits.ts'
import { answer, endpoint, listOf, paging } from '../../http/route.ts'
import { listDocuments } from './list-documents.ts'

/** What someone has, wherever it lies. Files of the person are worked on at `/server/userFile`, attachments in their discussion. */
export const documentRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/userDocument/list',
      operationId: 'listFilesOfPerson',
      who: 'self-or-csr',
      tags: ['discussions'],
      summary: "List the files of a person, of the person's plans and of the person's discussions",
      request: { query: z.strictObject({ ...documentListQuery, ...paging(defaultLimits['list.documentPageSize']) }) },
      responses: { 200: answer(listOf(fileRow).extend(documentExtras)) },
    },
    async (c) => c.json(await listDocuments(c.get('ctx'), c.req.valid('query')), 200),
  ),
]
