import { and, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { alias } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { csrTask, queryHeader, queryResponse, user } from '#db/schema/all.ts'
import { nameColumns } from '#db/name-columns.ts'
import { csrHandlers, taskKinds } from '#model/discussions/enums.ts'
import { statusLabel } from '#model/discussions/labels.ts'
import { changeTask, reasonsOf, taskFields, taskRow, taskStates, type Task } from '#model/discussions/tasks.ts'
import { AppError } from '#model/errors.ts'
import { adminResource, type Row } from '../../admin/declare.ts'
import { inOneCell } from '../../admin/export/say.ts'
import { anyOf, choice, flag } from '../../admin/filters.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { deskHoursOf, deskOpensAt } from '#model/desk-hours.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { takesTasks } from '../../identity/takes-tasks.ts'

const t = csrTask
const handler = alias(user, 'handler')
/** Who has the task may have left since. */
const handled = sql<
  Task['csrHandler']
>`case when ${handler.enabled} = ${sql.param(false, handler.enabled)} then 'deactivated' else ${t.csrHandler} end`

/** What waits for staff. It is made and ended by what it is about; here someone takes it, or hands it on. */
export const tasks = adminResource('tasks', {
  table: t,
  joins: [
    { table: queryHeader, on: eq(t.queryId, queryHeader.id) },
    { table: user, on: sql`${user.id} = coalesce(${t.userId}, ${queryHeader.userId})` },
    { table: handler, on: eq(t.assignedTo, handler.id) },
    { table: queryResponse, on: eq(t.responseId, queryResponse.id) },
  ],
  columns: {
    id: t.id,
    kind: t.kind,
    queryId: t.queryId,
    responseId: t.responseId,
    csrHandler: handled,
    assignedTo: t.assignedTo,
    dueAt: t.dueAt,
    claimedUntil: t.claimedUntil,
    snoozedUntil: t.snoozedUntil,
    decision: t.decision,
    doneAt: t.doneAt,
    createdAt: t.createdAt,
    version: t.version,
    key: queryHeader.key,
    title: queryHeader.title,
    status: queryHeader.status,
    reviewReasons: queryHeader.reviewReasons,
    askerAction: queryHeader.askerAction,
    grantId: queryHeader.grantId,
    answer: queryResponse.text,
    detail: t.detail,
    personId: user.id,
    ...nameColumns,
    byFirst: handler.firstName,
    byLast: handler.lastName,
    byName: handler.displayName,
    byPrefix: handler.prefix,
    bySuffix: handler.suffix,
  },
  row: taskRow,
  toRow: ({
    reviewReasons,
    askerAction,
    grantId,
    answer,
    detail,
    firstName,
    lastName,
    displayName,
    prefix,
    suffix,
    byFirst,
    byLast,
    byName,
    byPrefix,
    bySuffix,
    ...raw
  }) => ({
    ...raw,
    personName:
      firstName === null ? null : resolvedName({ firstName, lastName: lastName ?? '', displayName, prefix, suffix }),
    assignedName:
      byFirst === null
        ? null
        : resolvedName({
            firstName: byFirst,
            lastName: byLast ?? '',
            displayName: byName,
            prefix: byPrefix,
            suffix: bySuffix,
          }),
    reasons: reasonsOf(raw.kind, {
      status: raw.status,
      reviewReasons: reviewReasons ?? [],
      rewordingWaits: askerAction === 'csrupdate',
      hasGrant: grantId !== null,
      answer,
      detail,
    }),
    done: raw.doneAt !== null,
    dueAt: raw.dueAt?.toISOString() ?? null,
    deskOpensAt: null,
    claimedUntil: raw.claimedUntil?.toISOString() ?? null,
    snoozedUntil: raw.snoozedUntil?.toISOString() ?? null,
    doneAt: raw.doneAt?.toISOString() ?? null,
    createdAt: raw.createdAt.toISOString(),
  }),
  inFiles: {
    status: (row, { words }) => row.status && words(statusLabel(row.status)),
    key: (row) => row.key ?? row.personName,
    assignedName: (row, { words }) =>
      row.assignedName === null
        ? words('tasks.unassigned')
        : inOneCell([
            row.assignedName,
            ...(row.csrHandler === 'deactivated' ? [words('queries.handler.deactivated')] : []),
          ]),
  },
  complete: async (ctx, q, rows) => {
    const opens = deskOpensAt(ctx.now(), deskHoursOf(await ctx.limits(q)))?.toISOString() ?? null
    for (const row of rows) if (!row.done) row.deskOpensAt = opens
  },
  filters: {
    kind: anyOf(t.kind, z.enum(taskKinds)),
    csrHandler: anyOf(handled, z.enum(csrHandlers)),
    assignedTo: anyOf(t.assignedTo),
    queryId: anyOf(t.queryId),
    planId: anyOf(queryHeader.planId),
    personId: anyOf(t.userId),
    state: choice(taskStates, (state) =>
      state === 'all' ? undefined : state === 'open' ? isNull(t.doneAt) : isNotNull(t.doneAt),
    ),
    mine: flag((on, ctx: Ctx) => (on ? eq(t.assignedTo, requireActor(ctx).userId) : undefined)),
    snoozed: flag((on, ctx: Ctx) =>
      on ? gt(t.snoozedUntil, ctx.now()) : or(isNull(t.snoozedUntil), lte(t.snoozedUntil, ctx.now())),
    ),
    overdue: flag((on, ctx: Ctx) => (on ? and(isNull(t.doneAt), lt(t.dueAt, ctx.now())) : undefined)),
  },
  sorts: ['dueAt', 'createdAt', 'doneAt', 'kind', 'key'],
  defaultSort: ['dueAt', 'ASC'],
  write: {
    update: { act: 'discussions.manage', fields: taskFields, whole: taskFields },
    check: async (ctx, tx, { before, fields }) => {
      if (before) Object.assign(fields, await checked(ctx, tx, before, fields))
    },
    toColumns: ({ done, snoozedUntil, ...fields }, ctx) => ({
      ...fields,
      // its assignee keeps it until they give it back
      ...('assignedTo' in fields && { claimedUntil: null }),
      ...(snoozedUntil !== undefined && {
        snoozedUntil: typeof snoozedUntil === 'string' ? new Date(snoozedUntil) : null,
      }),
      ...(done !== undefined && { doneAt: done ? ctx.now() : null }),
    }),
    label: (row) => row.key ?? row.kind,
  },
  catalogue: {
    filters: [
      'kind',
      'csrHandler',
      'assignedTo',
      'queryId',
      'planId',
      'personId',
      'state',
      'mine',
      'overdue',
      'snoozed',
    ],
    defaults: { state: 'open' },
  },
})

/** @throws task.waits, task.over, errors.invalidParameters */
async function checked(ctx: Ctx, tx: Tx, before: Task, fields: Row): Promise<Row> {
  const [about] = await tx
    .select({ status: queryHeader.status, type: queryResponse.type, subtype: queryResponse.subtype })
    .from(t)
    .leftJoin(queryHeader, eq(t.queryId, queryHeader.id))
    .leftJoin(queryResponse, eq(t.responseId, queryResponse.id))
    .where(eq(t.id, before.id))
  const facts = {
    status: about?.status ?? null,
    responseType: about?.type ?? null,
    suppressed: about?.subtype === 'suppressed',
  }
  const decided = changeTask(before, fields, facts, requireActor(ctx).userId)
  if (!decided.ok) {
    const { code, field, text } = decided.refusal
    throw field
      ? refusedFields({ [field]: 'errors.invalid' })
      : new AppError(code, text, { extra: { status: facts.status } })
  }
  const { assignedTo, snoozedUntil } = decided.change
  if (snoozedUntil && Date.parse(snoozedUntil) <= ctx.now().getTime())
    throw refusedFields({ snoozedUntil: 'errors.invalid' })
  if (assignedTo) {
    const [person] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, assignedTo), takesTasks()))
    if (!person) throw refusedFields({ assignedTo: 'errors.noTaskFor' })
  }
  return decided.change as Row
}
