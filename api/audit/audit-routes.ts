import { z } from 'zod'
import { newId } from '#db/columns.ts'
import { auditEvent } from '#db/schema/all.ts'
import { auditInput, type AuditInput } from '#model/audit/wire.ts'
import { serveResources } from '../admin/serve.ts'
import { me, transaction, type Ctx } from '../context.ts'
import { answer, area, body, route } from '../http/route.ts'
import type { App } from '../http/types.ts'
import { auditResource } from './admin.ts'
import { revertChange } from './revert-change.ts'

/** A line that staff add to the log themselves, under their own name. */
async function addLine(ctx: Ctx, input: AuditInput): Promise<{ id: string }> {
  const id = newId()
  const actor = me(ctx)
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

const writing = area().openapi(
  route({
    method: 'post',
    path: '/server/logging/lfc',
    who: 'csr-write',
    tags: ['audit'],
    summary: 'Adds a line to the change log',
    request: { body: body(auditInput) },
    responses: { 201: answer(z.object({ id: z.string() }), 'Created') },
  }),
  async (c) => c.json(await addLine(c.get('ctx'), c.req.valid('json')), 201),
)

const reverting = area().openapi(
  route({
    method: 'post',
    path: '/server/logging/lfc/{id}/revert',
    who: 'csr-write',
    tags: ['audit'],
    summary: 'Gives a field back the value it had before this line',
    description:
      'An edit like any other, with its rights and rules. Without `version` the field must still hold the new value of the line.',
    request: {
      params: z.object({ id: z.string().min(1).max(64) }),
      body: body(z.strictObject({ version: z.int().min(0).optional() })),
    },
    responses: { 200: answer(z.record(z.string(), z.unknown())) },
  }),
  async (c) => c.json(await revertChange(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').version), 200),
)

/** The change log: list, one line, export, and lines that staff add. */
export const auditRoutes: App[] = [
  writing as unknown as App,
  reverting as unknown as App,
  serveResources(auditResource),
]
