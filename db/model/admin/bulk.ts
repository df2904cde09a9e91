/** An act on many records at once: first judged row by row (the dry run), then done row by row. */

export const bulkStates = ['judging', 'ready', 'running', 'done', 'stopped', 'failed'] as const
export type BulkState = (typeof bulkStates)[number]

/** What would become of a row. */
export const bulkVerdicts = ['change', 'same', 'forbidden', 'invalid'] as const
export type BulkVerdict = (typeof bulkVerdicts)[number]

/** What became of it; `conflict`: somebody else changed the record since it was judged. */
export const bulkOutcomes = ['changed', 'same', 'forbidden', 'invalid', 'conflict', 'failed'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]
