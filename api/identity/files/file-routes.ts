import { z } from 'zod'
import { fileBody, fileListQuery, uploadAnswer, uploadBody } from '#model/content/user-files.ts'
import { fileRow } from '#model/content/wire.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { attachment, readBytes } from '../../http/upload.ts'
import { askUpload } from './ask-upload.ts'
import { changeFile, removeFile } from './change-file.ts'
import { fileSorting, listFiles, openFile, readFile } from './read-files.ts'
import { receiveUpload } from './receive-upload.ts'

const tags = ['identity']
const who = 'self-or-csr' as const
const params = z.object({ id: z.string().min(1).max(64) })
const path = '/server/userFile/{id}'
const binary = { schema: { type: 'string' as const, format: 'binary' as const } }

/** Files of people: ask for an address, PUT the bytes there, confirm. Literal paths stand before `{id}`. */
export const fileRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/userFile/upload-url',
      operationId: 'createUploadUrl',
      who,
      secret: 'again',
      tags,
      summary: 'Create a single-use upload URL',
      request: { body: body(uploadBody) },
      responses: { 200: answer(uploadAnswer) },
    },
    async (c) => c.json(await askUpload(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/upload/{token}',
      operationId: 'uploadFile',
      who: 'public',
      tags,
      summary: 'Upload the content; the key in the URL is short-lived and works once',
      request: {
        params: z.object({ token: z.string().min(1).max(200) }),
        body: { required: true, content: { 'application/octet-stream': binary } },
      },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await receiveUpload(c.get('ctx'), c.req.valid('param').token, (most) => readBytes(c.req.raw, most))
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/userFile/list',
      operationId: 'listFiles',
      who,
      tags,
      summary: "List a person's files, newest first",
      request: { query: z.strictObject({ ...fileListQuery, ...paging(), ...fileSorting.query }) },
      responses: { 200: answer(listOf(fileRow)) },
    },
    async (c) => c.json(await listFiles(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path,
      operationId: 'getFile',
      who,
      tags,
      summary: 'Get a file without its content',
      request: { params },
      responses: { 200: answer(fileRow) },
    },
    async (c) => c.json(await readFile(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path,
      operationId: 'updateFile',
      who,
      tags,
      summary: 'Rename, describe or confirm a file',
      request: { params, body: body(fileBody) },
      responses: { 200: answer(fileRow) },
    },
    async (c) => c.json(await changeFile(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path,
      operationId: 'deleteFile',
      who,
      tags,
      summary: 'Delete a file permanently',
      request: { params },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await removeFile(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${path}/download`,
      operationId: 'downloadFile',
      who,
      tags,
      summary: 'Download a file',
      request: { params },
      responses: { 200: { description: 'The file', content: { 'application/octet-stream': binary } } },
    },
    async (c) => {
      const { file, stream, size } = await openFile(c.get('ctx'), c.req.valid('param').id)
      return new Response(stream, {
        headers: attachment(file.name, file.mime ?? 'application/octet-stream', size),
      })
    },
  ),
]
