import { z } from 'zod'
import { newId } from '#db/columns.ts'
import { auditEvent } from '#db/schema/all.ts'
import { auditInput, recordVersion, revertible, type AuditInput } from '#model/audit/wire.ts'
import { versionField } from '#model/fields.ts'
import { longestReason } from '#model/long-text.ts'
import { MOST_ROWS } from '../admin/list-request.ts'
import { serveResources } from '../admin/serve.ts'
import { requireActor, transaction, type Ctx } from '../context.ts'
import { answer, body, createRouter, endpoint } from '../http/route.ts'
import { auditResource } from './admin.ts'
import { readVersion, restoreVersion } from './record-version.ts'
import { revertChange } from './revert-change.ts'
import { listRevertible } from './revertible.ts'

/** A line that staff add to the log themselves, under their own name. */
async function addLine(ctx: Ctx, input: AuditInput): Promise<{ id: string }> {
  const id = newId()
  const actor = requireActor(ctx)
  await transaction(ctx, (tx) =>
    tx.insert(auditEvent).values({
      id,
      changeId: newId(),
      userId: actor.userId,
      actingUserId: actor.acting?.authUserId ?? null,
      event: input.event,
      refTable: input.refTable,
      refId: input.refId,
      refField: input.refField ?? null,
      oldVal: input.oldVal ?? null,
      newVal: input.newVal ?? null,
      text: input.text ?? null,
      requestId: ctx.request.id,
      createdAt: ctx.now(),
    }),
  )
  return { id }
}

const writing = [
  endpoint(
    {
      method: 'post',
      path: '/server/logging/lfc',
      operationId: 'createAuditEvent',
      who: 'csr-write',
      tags: ['audit'],
      summary: 'Add an entry to the change log',
      request: { body: body(auditInput) },
      responses: { 201: answer(z.object({ id: z.string() }), 'Created') },
    },
    async (c) => c.json(await addLine(c.get('ctx'), c.req.valid('json')), 201),
  ),
]

const line = z.object({ id: z.string().min(1).max(64) })
const reverting = z.strictObject({
  version: versionField.optional(),
  reason: z.string().trim().max(longestReason, 'errors.tooLong').optional(),
})

const reverts = [
  endpoint(
    {
      method: 'post',
      path: '/server/logging/lfc/{id}/revert',
      operationId: 'revertChange',
      who: 'csr-write',
      tags: ['audit'],
      summary: 'Revert one field to its previous value',
      description:
        'An edit like any other, with its rights and rules: a field that is changed with a reason only needs `reason`. Without `version` the field must still hold the new value of the line.',
      request: {
        params: line,
        body: body(reverting),
      },
      responses: { 200: answer(z.record(z.string(), z.unknown())) },
    },
    async (c) => c.json(await revertChange(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]

const versions = [
  endpoint(
    {
      method: 'get',
      path: '/server/logging/lfc/{id}/version',
      operationId: 'getRecordVersion',
      who: 'csr',
      tags: ['audit'],
      summary: 'Get a record as it was after a change: the fields that hold something else now',
      request: { params: line },
      responses: { 200: answer(recordVersion) },
    },
    async (c) => c.json(await readVersion(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/logging/lfc/{id}/restore',
      operationId: 'restoreRecordVersion',
      who: 'csr-write',
      tags: ['audit'],
      summary: 'Restore a record as it was after a change',
      description: 'One edit like any other, with its rights and rules, of the fields that can be restored.',
      request: { params: line, body: body(reverting.extend({ version: versionField })) },
      responses: { 200: answer(z.record(z.string(), z.unknown())) },
    },
    async (c) => c.json(await restoreVersion(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]

const telling = [
  endpoint(
    {
      method: 'post',
      path: '/server/logging/lfc/previewRevert',
      operationId: 'previewRevert',
      who: 'csr',
      tags: ['audit'],
      summary: 'List which change log entries can be reverted now',
      description:
        'Lines that are left out cannot. A line that others may revert names the rule that forbids it to you.',
      request: {
        body: body(z.strictObject({ ids: z.array(z.string().min(1).max(64)).max(MOST_ROWS, 'errors.tooMany') })),
      },
      responses: { 200: answer(z.object({ data: z.array(revertible) })) },
    },
    async (c) => c.json({ data: await listRevertible(c.get('ctx'), c.req.valid('json').ids) }, 200),
  ),
]

/** The change log: list, one line, export, and lines that staff add. */
export const routes = createRouter([...writing, ...reverts, ...versions, ...telling, ...serveResources(auditResource)])
