import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries, Tx } from '#db/client.ts'
import { macro, tag, tagTarget } from '#db/schema/all.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { fillMacro, macroFields, macroInput, macroRow, undoable, type DecideBody } from '#model/discussions/triage.ts'
import { AppError } from '#model/errors.ts'
import { createRecord } from '../../admin/create-record.ts'
import { adminResource, type Row } from '../../admin/declare.ts'
import { anyOf } from '../../admin/filters.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { tagTargets } from '../../classification/tag-targets.ts'
import { step, type Ctx } from '../../context.ts'

/** Decisions that staff make often, each under one key. */
export const macros = adminResource('macros', {
  table: macro,
  joins: [{ table: tag, on: eq(macro.tagId, tag.id) }],
  columns: {
    id: macro.id,
    name: macro.name,
    key: macro.key,
    command: macro.command,
    text: macro.text,
    tagId: macro.tagId,
    tagName: tag.name,
    used: macro.used,
    version: macro.version,
  },
  row: macroRow,
  toRow: (raw) => raw,
  filters: { command: anyOf(macro.command, z.enum(undoable)) },
  sorts: ['key', 'name', 'command', 'used'],
  defaultSort: ['key', 'ASC'],
  write: {
    create: { act: 'setup.edit', input: macroInput },
    update: { act: 'setup.edit', fields: macroFields, whole: macroInput },
    remove: { act: 'setup.edit', dependents: [] },
    label: (row) => row.name,
    unique: { key: macro.key, name: { name: macro.name } },
    references: { tagId: tag.id },
    check: (_ctx, tx, { fields }) => checkTag(tx, fields),
  },
  catalogue: { filters: ['command'] },
})

/** Macros are everyone's: their tags are those that everyone may put on a discussion. */
async function checkTag(tx: Tx, { tagId }: Row): Promise<void> {
  if (typeof tagId !== 'string') return
  const [found] = await tx.select().from(tag).where(eq(tag.id, tagId))
  if (found && (found.assignmentType !== 'query' || !['team', 'global'].includes(found.scope)))
    throw refusedFields({ tagId: 'errors.value.otherEntity' })
}

type MacroDecision = Extract<DecideBody, { command: 'macro' }>
export type Decision = Exclude<DecideBody, MacroDecision> & { macroId?: string }

/** The decision that a macro stands for, with its text filled. @throws not.found */
export async function decisionOf(
  q: Queries,
  { macroId, version }: MacroDecision,
  { personName, key, title }: Task,
  me: string,
): Promise<Decision> {
  const [found] = await q.select().from(macro).where(eq(macro.id, macroId))
  if (!found) throw new AppError('not.found', 'This macro has been deleted.')
  const { command, text } = found
  if (command === 'releaseHold') return { command, version, macroId }
  const reason = fillMacro(text ?? '', { patient: personName ?? '', key: key ?? '', title: title ?? '', me })
  return { command, version, reason, macroId }
}

/** What a macro brings about besides its command: it is counted, and its tag is put on the discussion unless it is there. */
export async function completeMacro(ctx: Ctx, tx: Tx, macroId: string, queryId: string): Promise<void> {
  const [used] = await tx
    .update(macro)
    .set({ used: sql`${macro.used} + 1` })
    .where(eq(macro.id, macroId))
    .returning({ tagId: macro.tagId })
  const tagId = used?.tagId
  if (!tagId) return
  const there = await tx.$count(
    tagTarget,
    and(eq(tagTarget.tagId, tagId), eq(tagTarget.entityType, 'query'), eq(tagTarget.entityId, queryId)),
  )
  if (there === 0)
    await step(ctx, tx, (inner) => createRecord(inner, tagTargets, { tagId, entityType: 'query', entityId: queryId }))
}
