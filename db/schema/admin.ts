import { boolean, id, index, instant, integer, json, oneOf, primaryKey, table, text, version } from '../columns.ts'
import { bulkOutcomes, bulkStates, bulkVerdicts, type BulkChange } from '#model/admin/bulk.ts'
import { queryStatuses } from '#model/discussions/enums.ts'

/** A list as someone keeps it: filters, order, columns. Shared ones are everyone's to use, their owner's to change. */
export const savedView = table(
  'saved_view',
  {
    id: id(),
    resource: text().notNull(),
    name: text().notNull(),
    ownerId: text().notNull(),
    shared: boolean().notNull().default(false),
    params: json<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('saved_view_resource').on(t.resource, t.name, t.id), index('saved_view_owner').on(t.ownerId)],
)

/** One act on many records: judged row by row before it runs, and carried on where it stopped. */
export const bulkRun = table(
  'bulk_run',
  {
    id: id(),
    resource: text().notNull(),
    act: text().notNull(),
    /** what the act needs beside the record: a reason, the fields to set */
    input: json<Record<string, unknown>>().notNull(),
    state: oneOf(bulkStates).notNull(),
    total: integer().notNull().default(0),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    startedAt: instant(),
    finishedAt: instant(),
    version: version(),
  },
  (t) => [index('bulk_run_created').on(t.createdBy, t.createdAt, t.id)],
)

export const bulkRow = table(
  'bulk_row',
  {
    runId: text()
      .notNull()
      .references(() => bulkRun.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    recordId: text().notNull(),
    label: text().notNull(),
    verdict: oneOf(bulkVerdicts).notNull(),
    /** of the record when it was previewed; null: it has none */
    recordVersion: integer(),
    /** what the act changes in it, as previewed */
    changes: json<BulkChange[]>(),
    /** null until the run has come to it */
    outcome: oneOf(bulkOutcomes),
    /** text key of the refusal, judged or met */
    reason: text(),
    /** status of a discussion that did not allow the command */
    refusedIn: oneOf(queryStatuses),
    doneAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.ordinal] }),
    index('bulk_row_open').on(t.runId, t.outcome, t.ordinal),
    index('bulk_row_verdict').on(t.runId, t.verdict, t.ordinal),
  ],
)
