import { eq, and } from 'drizzle-orm'
import { tagTarget } from '#db/schema/all.ts'
import type { QueryStatus } from '#model/discussions/enums.ts'
import type { Command } from '#model/discussions/lifecycle/commands.ts'
import { bulkOf, type BulkAct } from '../admin/bulk/declare-bulk.ts'
import { createRecord } from '../admin/create-record.ts'
import { updateRecord } from '../admin/update-record.ts'
import type { Row } from '../admin/declare.ts'
import { tagTargets } from '../classification/tag-targets.ts'
import { transaction, type Ctx } from '../context.ts'
import { queries } from './admin.ts'
import { tasks } from './tasks/admin.ts'
import { give } from './tasks/decide-later.ts'

/** A command as staff give it to one discussion, with its refusals and messages. */
const command = (commandOf: (input: Row) => Command, after: QueryStatus): BulkAct => ({
  sets: () => ({ status: after }),
  same: (row) => row.status === after,
  apply: (ctx, row, input) => transaction(ctx, (tx) => give(ctx, tx, String(row.id), commandOf(input))),
})

/** What is done with many discussions at once. */
export const discussionBulk = bulkOf(queries, {
  addTag: {
    same: async (row, { tagId }, tx) => {
      const { tagId: tag, entityType, entityId } = tagTarget
      return (
        (await tx.$count(
          tagTarget,
          and(eq(tag, String(tagId)), eq(entityType, 'query'), eq(entityId, String(row.id))),
        )) > 0
      )
    },
    apply: (ctx, row, { tagId }) => createRecord(ctx, tagTargets, { tagId, entityType: 'query', entityId: row.id }),
  },
  releaseHold: command(() => ({ name: 'releaseHold' }), 'open'),
  hold: command(({ reason }) => ({ name: 'hold', reason: String(reason) }), 'held'),
})

const change = (ctx: Ctx, row: Row, fields: Row) =>
  updateRecord(ctx, tasks, String(row.id), { ...fields, version: row.version })

/** What is done with many tasks at once. */
export const taskBulk = bulkOf(tasks, {
  assign: {
    sets: ({ assignedTo }) => ({ assignedTo }),
    same: (row, { assignedTo }) => row.assignedTo === assignedTo && row.claimedUntil === null,
    apply: (ctx, row, { assignedTo }) => change(ctx, row, { assignedTo }),
  },
  unassign: {
    sets: () => ({ assignedTo: null }),
    same: (row) => row.assignedTo === null,
    apply: (ctx, row) => change(ctx, row, { assignedTo: null }),
  },
  finish: {
    sets: () => ({ done: true }),
    same: (row) => row.done === true,
    apply: (ctx, row) => change(ctx, row, { done: true }),
  },
})
