import { z } from 'zod'
import { attachmentWords } from '#model/discussions/attachments.ts'
import { archiveSchema, attachmentSchema, responseSchema } from '#model/discussions/wire.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { invalid } from '../../http/errors.ts'
import { answer, endpoint } from '../../http/route.ts'
import { attachment, formBody, readForm } from '../../http/upload.ts'
import { openArchive, readArchive } from './read-archive.ts'
import { attachFile } from './attach-file.ts'
import { openAttachment, readAttachment } from './read-attachment.ts'
import { removeAttachment } from './remove-attachment.ts'

const tags = ['discussions']
const who = 'participant'
const at = '/user/interaction/{key}/attachment'
const params = z.object({ key: z.string().min(1).max(64) })
const one = params.extend({ id: z.string().min(1).max(64) })
const binary = { 'application/octet-stream': { schema: { type: 'string' as const, format: 'binary' as const } } }

const archived = '/user/interaction/{key}/archive/{id}'

/** Files that people add to a discussion, and all of it in one file once it has ended. */
export const attachmentRoutes = [
  endpoint(
    {
      method: 'post',
      path: at,
      operationId: 'addAttachment',
      who,
      tags,
      summary: 'Upload a file (.jpg, .jpeg or .pdf by content); form fields `file`, `text`, `description`',
      request: { params, body: formBody(['text', 'description'], true) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => {
      const made = await attachFile(c.get('ctx'), c.req.valid('param').key, async (most) => {
        const { file, fields } = await readForm(c, most, ['text', 'description'])
        if (!file) throw refusedFields({ file: 'errors.required' })
        const words = attachmentWords.safeParse(fields)
        if (!words.success) throw invalid(words.error)
        return { ...file, words: words.data }
      })
      return c.json(made, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/{id}`,
      operationId: 'getAttachment',
      who,
      tags,
      summary: 'Get the details of a file',
      request: { params: one },
      responses: { 200: answer(attachmentSchema) },
    },
    async (c) => {
      const { key, id } = c.req.valid('param')
      return c.json(await readAttachment(c.get('ctx'), key, id), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${at}/{id}/download`,
      operationId: 'downloadAttachment',
      who,
      tags,
      summary: 'Download a file',
      request: { params: one },
      responses: { 200: { description: 'The file', content: binary } },
    },
    async (c) => {
      const { key, id } = c.req.valid('param')
      const { file, stream, size } = await openAttachment(c.get('ctx'), key, id)
      return new Response(stream, { headers: attachment(file.name, file.mime, size) })
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${at}/{id}`,
      operationId: 'deleteAttachment',
      who,
      tags,
      summary: 'Delete a file; its response stays',
      request: { params: one },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => {
      const { key, id } = c.req.valid('param')
      return c.json(await removeAttachment(c.get('ctx'), key, id), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: archived,
      operationId: 'getArchive',
      who,
      tags,
      summary: 'Get the details of an archive',
      request: { params: one },
      responses: { 200: answer(archiveSchema) },
    },
    async (c) => {
      const { key, id } = c.req.valid('param')
      return c.json(await readArchive(c.get('ctx'), key, id), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${archived}/download`,
      operationId: 'downloadArchive',
      who,
      tags,
      summary: 'Download an archive: a ZIP of the document and the files',
      request: { params: one },
      responses: { 200: { description: 'The archive', content: binary } },
    },
    async (c) => {
      const { key, id } = c.req.valid('param')
      const { name, stream, size } = await openArchive(c.get('ctx'), key, id)
      return new Response(stream, { headers: attachment(name, 'application/zip', size) })
    },
  ),
]
