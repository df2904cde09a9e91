import { z } from 'zod'
import {
  taxChangeAnswer,
  taxCreated,
  taxDraftBody,
  taxForm,
  taxFormBody,
  taxInvalidateBody,
  taxPdfBody,
  taxRevealBody,
  taxRevealed,
  taxStatusAnswer,
  taxUnchangedBody,
  taxVersionRecord,
} from '#model/tax/wire.ts'
import { answer, body, createRouter, endpoint, nothing } from '../http/route.ts'
import { attachment } from '../http/upload.ts'
import { certifyForm } from './certify-form.ts'
import { invalidateForm } from './invalidate-form.ts'
import { reportCircumstance } from './note-circumstances.ts'
import { downloadForm, revealForm, type FormFile } from './pdf/download-form.ts'
import { readTaxForm } from './read-form.ts'
import { readVersion } from './read-version.ts'
import { revealTaxNumber } from './reveal-number.ts'
import { remindPerson } from './remind-person.ts'
import { createDraft, updateDraft } from './save-draft.ts'
import { answerUnchanged } from './resolve-circumstances.ts'
import { taxFormResources } from './standings.ts'

const tags = ['tax']
const who = 'self-or-csr' as const
const params = z.object({ id: z.string().min(1).max(64) })
const path = '/server/user/{id}/taxinformation' as const
const query = z.strictObject({ formId: z.string().max(64).optional() })
const pdf = { 200: { description: 'PDF', content: { 'application/pdf': { schema: z.string() } } } }
const fileOf = ({ name, bytes }: FormFile) =>
  new Response(Buffer.from(bytes), { headers: attachment(name, 'application/pdf', bytes.length) }) as never

/** A person's W-9 or W-8 BEN. */
export const routes = createRouter([
  ...taxFormResources,
  endpoint(
    {
      method: 'get',
      path: `${path}/version/{formId}`,
      operationId: 'getTaxFormVersion',
      who: 'csr',
      tags,
      summary: 'Get a certified tax form with masked numbers, and what differs from the form before it',
      request: { params: params.extend({ formId: z.string().min(1).max(64) }) },
      responses: { 200: answer(taxVersionRecord) },
    },
    async (c) => {
      const { id, formId } = c.req.valid('param')
      return c.json(await readVersion(c.get('ctx'), id, formId), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path,
      operationId: 'getTaxFormOfUser',
      who,
      tags,
      summary: 'Get the tax form with masked numbers: the draft, else the certified form',
      request: { params },
      responses: { 200: answer(taxForm) },
    },
    async (c) => c.json(await readTaxForm(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'post',
      path,
      operationId: 'createTaxDraft',
      who,
      tags,
      summary: 'Create a draft of a tax form; the certified form stays valid until the draft is certified',
      request: { params, body: body(taxDraftBody) },
      responses: { 201: answer(taxCreated, 'Created') },
    },
    async (c) => c.json(await createDraft(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path,
      operationId: 'updateTaxDraft',
      who,
      tags,
      summary: 'Update the draft of a tax form; with a typed name its owner certifies it',
      request: { params, body: body(taxFormBody) },
      responses: { 200: answer(taxForm) },
    },
    async (c) => {
      const { id } = c.req.valid('param')
      const form = c.req.valid('json')
      const { certificationName, timeZone: _, version, formType, ...fields } = form
      return c.json(
        certificationName === undefined
          ? await updateDraft(c.get('ctx'), id, version, fields, formType)
          : await certifyForm(c.get('ctx'), id, form),
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${path}/reveal`,
      operationId: 'revealTaxNumber',
      who: 'csr-admin',
      secret: 'again',
      tags,
      summary: 'Reveal a full number of a tax form, with a reason that is logged',
      request: { params, body: body(taxRevealBody) },
      responses: { 200: answer(taxRevealed) },
    },
    async (c) => c.json(await revealTaxNumber(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${path}/invalidate`,
      operationId: 'invalidateTaxForm',
      who: 'csr-admin',
      tags,
      summary: 'Invalidate the certified tax form; its owner is told the reason',
      request: { params, body: body(taxInvalidateBody) },
      responses: { 200: answer(taxStatusAnswer) },
    },
    async (c) => {
      const { reason } = c.req.valid('json')
      const taxFormStatus = await invalidateForm(c.get('ctx'), c.req.valid('param').id, reason)
      return c.json({ taxFormStatus }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${path}/changed`,
      operationId: 'reportTaxFormChange',
      who,
      tags,
      summary: 'Report that something on the certified tax form is no longer correct; a new form is then due',
      request: { params },
      responses: { 200: answer(taxChangeAnswer) },
    },
    async (c) => c.json(await reportCircumstance(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${path}/unchanged`,
      operationId: 'answerTaxFormUnchanged',
      who: 'csr-admin',
      tags,
      summary: 'Answer that nothing on the tax form has changed: it is valid, again where it no longer was',
      request: { params, body: body(taxUnchangedBody) },
      responses: { 200: answer(taxStatusAnswer) },
    },
    async (c) => {
      const { reason } = c.req.valid('json')
      return c.json({ taxFormStatus: await answerUnchanged(c.get('ctx'), c.req.valid('param').id, reason) }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${path}/remind`,
      operationId: 'remindOfTaxForm',
      who: 'csr-write',
      tags,
      summary: 'Remind someone of a tax form that is missing, expired, invalid or about to end; at most once a day',
      request: { params },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await remindPerson(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${path}/pdf`,
      operationId: 'downloadTaxForm',
      who,
      tags,
      summary: 'Download a certified tax form as PDF; numbers are masked for all but its owner',
      request: { params, query },
      responses: pdf,
    },
    async (c) => fileOf(await downloadForm(c.get('ctx'), c.req.valid('param').id, c.req.valid('query').formId)),
  ),
  endpoint(
    {
      method: 'post',
      path: `${path}/pdf`,
      operationId: 'revealTaxFormPdf',
      who: 'csr-admin',
      tags,
      summary: 'Download a certified tax form with full numbers, with a reason that is logged',
      request: { params, body: body(taxPdfBody) },
      responses: pdf,
    },
    async (c) => {
      const { reason, formId } = c.req.valid('json')
      return fileOf(await revealForm(c.get('ctx'), c.req.valid('param').id, reason, formId))
    },
  ),
])
