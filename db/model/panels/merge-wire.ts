import { z } from 'zod'
import { idField, versionField } from '../fields.ts'
import { diagnosisReaches } from './enums.ts'

/** What hangs on a diagnosis, and joining two that mean the same. */

const count = z.int().nonnegative()
const owner = z.object({ id: z.string(), name: z.string(), via: z.enum(diagnosisReaches) })

/** GET /server/diagnosis/{id}/associations, and the same for a group and a domain */
export const diagnosisAssociations = z
  .object({
    grants: z.array(owner),
    plans: z.array(owner),
    pools: z.array(owner),
    discussions: count,
    /** diagnoses that were merged into this one: their history belongs to it */
    formerIds: z.array(z.string()),
  })
  .meta({ id: 'DiagnosisAssociations' })
export type DiagnosisAssociations = z.infer<typeof diagnosisAssociations>

/** What moves: `both` counts associations that the other has already. */
export const mergePreview = z
  .object({
    from: z.object({ id: z.string(), name: z.string(), code: z.string().nullable(), version: versionField }),
    into: z.object({ id: z.string(), name: z.string(), code: z.string().nullable(), version: versionField }),
    grants: count,
    plans: count,
    pools: count,
    both: count,
    discussions: count,
    drafts: count,
    synonyms: z.array(z.string()),
  })
  .meta({ id: 'MergePreview' })
export type MergePreview = z.infer<typeof mergePreview>

/** POST /server/diagnosis/{id}/merge: this one ends, the other takes over all that it had. */
export const mergeBody = z
  .strictObject({ intoId: idField, version: versionField, intoVersion: versionField })
  .meta({ id: 'MergeDiagnosis' })
export type MergeBody = z.infer<typeof mergeBody>
