import { z } from 'zod'
import { idField, requiredText } from '../fields.ts'

/**
 * Input of a bulk action besides the records. `fields` holds fields of the resource; each is validated together with
 * its record.
 */
export const bulkInputs = {
  nothing: z.strictObject({}),
  reason: z.strictObject({ reason: requiredText(1000) }),
  plan: z.strictObject({ planId: idField }),
  staff: z.strictObject({ assignedTo: idField }),
  tag: z.strictObject({ tagId: idField }),
  fields: z.strictObject({
    fields: z.record(z.string(), z.unknown()).refine((fields) => Object.keys(fields).length > 0, 'errors.required'),
  }),
} as const
