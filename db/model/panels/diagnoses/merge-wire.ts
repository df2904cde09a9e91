import { z } from 'zod'
import { idField, versionField } from '../../fields.ts'
import { diagnosisReaches } from '../enums.ts'

/** Records linked to a diagnosis, and merging duplicate diagnoses. */

const count = z.int().nonnegative()
const owner = z.object({ id: z.string(), name: z.string(), via: z.enum(diagnosisReaches) })

/** GET /server/diagnosis/{id}/associations, and likewise for groups and domains. */
export const diagnosisAssociations = z
  .object({
    grants: z.array(owner),
    plans: z.array(owner),
    pools: z.array(owner),
    discussions: count,
    /** ids of diagnoses merged into this one, whose history is included */
    formerIds: z.array(z.string()),
  })
  .meta({ id: 'DiagnosisAssociations' })
export type DiagnosisAssociations = z.infer<typeof diagnosisAssociations>

/** Links to move; `both` counts those the target already has. */
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

/** POST /server/diagnosis/{id}/merge: this diagnosis is removed and the other one takes over its links. */
export const mergeBody = z
  .strictObject({ intoId: idField, version: versionField, intoVersion: versionField })
  .meta({ id: 'MergeDiagnosis' })
export type MergeBody = z.infer<typeof mergeBody>
