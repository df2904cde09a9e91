import type { QueryStatus } from '../discussions/enums.ts'
import { atLeast } from '../identity/ranks.ts'
import type { Actor } from '../permissions.ts'

/** Bulk action: first a dry run checks every record, then each record is changed on its own. */

export const bulkStates = ['judging', 'ready', 'running', 'done', 'stopped', 'failed'] as const
export type BulkState = (typeof bulkStates)[number]

/** Result of the dry run for one record. */
export const bulkVerdicts = ['change', 'same', 'forbidden', 'invalid'] as const
export type BulkVerdict = (typeof bulkVerdicts)[number]

/** Result of the run for one record; `conflict`: another user changed the record after the dry run. */
export const bulkOutcomes = ['changed', 'same', 'forbidden', 'invalid', 'conflict', 'failed'] as const
export type BulkOutcome = (typeof bulkOutcomes)[number]

/** Maximum number of records in one bulk action. */
export const mostBulkRows = 100_000

/** Result for one record (dry run or run), with the text key of the reason when the record is not changed. */
export interface Judgement {
  readonly verdict: BulkVerdict
  readonly reason?: string
  /** the status of a discussion that did not allow the command */
  readonly refusedIn?: QueryStatus
}

/** A field of a record that the action changes, with both values as the change log writes them. */
export interface BulkChange {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** Reason of a record that was changed after the dry run. */
export const changedSince = 'conflict'

/** Whether a record is still the one that the dry run saw. Records without a version are always. */
export const isAsPreviewed = (previewed: number | null, version: unknown): boolean =>
  previewed === null || previewed === version

/** Whether a run in this state can be started, or resumed after a stop. */
export const mayStart = (state: BulkState): boolean => state === 'ready' || state === 'stopped'
export const mayStop = (state: BulkState): boolean => state === 'running' || state === 'judging'
/** Whether the state changes without user input, so that clients should poll. */
export const isMoving = (state: BulkState): boolean => mayStop(state)

/** Whether someone may see the records and results of a bulk action: its maker, and csr_admin. */
export const mayReadRun = (actor: Pick<Actor, 'userId' | 'rank'>, createdBy: string | null): boolean =>
  createdBy === actor.userId || atLeast(actor.rank, 'csr_admin')
