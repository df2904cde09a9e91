import { z } from 'zod'
import { idField, versionField } from '../fields.ts'
import { queryStatuses } from '../discussions/enums.ts'
import { resourceNames } from '../resources.ts'
import { bulkOutcomes, bulkStates, bulkVerdicts } from './bulk.ts'

/** Either explicit record ids, or all records that match a list filter. */
export const bulkStartInput = z
  .strictObject({
    resource: z.enum(resourceNames as [string, ...string[]]),
    act: z.string().max(60),
    input: z.record(z.string(), z.unknown()).default({}),
    ids: z.array(idField).min(1, 'errors.required').max(5000, 'errors.tooMany').optional(),
    filter: z.record(z.string(), z.unknown()).optional(),
  })
  .refine((value) => (value.ids === undefined) !== (value.filter === undefined), {
    path: ['ids'],
    message: 'errors.required',
  })
  .meta({ id: 'BulkStart' })
export type BulkStart = z.infer<typeof bulkStartInput>

export const bulkMoveInput = z.strictObject({ version: versionField }).meta({ id: 'BulkMove' })

const counts = <T extends string>(names: readonly T[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<T, z.ZodInt>)

export const bulkRunRow = z
  .object({
    id: z.string(),
    resource: z.string(),
    act: z.string(),
    input: z.record(z.string(), z.unknown()),
    state: z.enum(bulkStates),
    /** records checked so far; the full number once the dry run has finished */
    total: z.int(),
    verdicts: counts(bulkVerdicts),
    outcomes: counts(bulkOutcomes),
    createdBy: z.string(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'BulkRun' })
export type BulkRun = z.infer<typeof bulkRunRow>

export const bulkRowRow = z
  .object({
    ordinal: z.int(),
    recordId: z.string(),
    label: z.string(),
    verdict: z.enum(bulkVerdicts),
    outcome: z.enum(bulkOutcomes).nullable(),
    /** fields that the action changes, as previewed */
    changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
    reason: z.string().nullable(),
    /** status of a discussion that did not allow the command */
    refusedIn: z.enum(queryStatuses).nullable(),
    doneAt: z.string().nullable(),
  })
  .meta({ id: 'BulkRow' })
export type BulkRow = z.infer<typeof bulkRowRow>
