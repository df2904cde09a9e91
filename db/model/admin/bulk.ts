/** An act on many records at once: first judged row by row (the dry run), then done row by row. */

export const bulkStates = ['judging', 'ready', 'running', 'done', 'stopped', 'failed'] as const
export type BulkState = (typeof bulkStates)[number]

/** What would become of a row. */
export const bulkVerdicts = ['change', 'same', 'forbidden', 'invalid'] as const
export type BulkVerdict = (typeof bulkVerdicts)[number]

/** What became of it; `conflict`: someone else changed the record since it was judged. */
export const bulkOutcomes = ['changed', 'same', 'forbidden', 'invalid', 'conflict', 'failed'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** The most records that one act takes. */
export const mostBulkRows = 100_000

/** What would become of a record, or became of it, and the text key of the reason where it is not changed. */
export interface Judgement {
  readonly verdict: BulkVerdict
  readonly reason?: string
}

/** Whether a run in this state may start: for the first time, or again after it stopped. */
export const mayStart = (state: BulkState): boolean => state === 'ready' || state === 'stopped'
/** Whether it can be halted. */
export const mayStop = (state: BulkState): boolean => state === 'running' || state === 'judging'
/** Whether someone waits for it to go on by itself. */
export const isMoving = (state: BulkState): boolean => mayStop(state)
