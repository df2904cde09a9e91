import { z } from 'zod'
import { longestDescription } from '../long-text.ts'
import { fileTypes } from '../content/enums.ts'
import { nameField, optionalText, versionField } from '../fields.ts'

/** Files of a plan: downloaded by members, managed by staff. */
export const planFile = z
  .object({
    id: z.string(),
    planId: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    fileType: z.enum(fileTypes),
    mime: z.string(),
    /** bytes */
    size: z.int(),
    status: z.string(),
    createdAt: z.string(),
    createdBy: z.string().nullable(),
    version: versionField,
  })
  .meta({ id: 'PlanFile' })
export type PlanFile = z.infer<typeof planFile>

/** Form fields sent with the file; multipart sends numbers as text. */
export const newPlanFileFields = z.strictObject({
  name: nameField(200).optional(),
  description: optionalText(longestDescription),
})
export const planFileFields = newPlanFileFields.extend({
  version: z.coerce.number<string>({ error: 'errors.required' }).pipe(versionField),
})
