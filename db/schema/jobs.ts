import { id, index, instant, integer, json, table, text, uniqueIndex } from '../columns.ts'

/** Work to be done after its transaction: delivered at least once, so every handler is idempotent. */
export const job = table(
  'job',
  {
    id: id(),
    kind: text().notNull(),
    /** a second job with the same key is not made */
    uniqueKey: text(),
    payload: json<Record<string, unknown>>().notNull(),
    runAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** taken by a process until then */
    leasedUntil: instant(),
    /** which runner has the lease */
    leasedBy: text(),
    doneAt: instant(),
    error: text(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('job_unique').on(t.uniqueKey), index('job_due').on(t.doneAt, t.runAt)],
)
