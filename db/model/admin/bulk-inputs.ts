import { z } from 'zod'
import { idField, requiredText } from '../fields.ts'

/** What an act takes beside the records; `fields` are those of the resource, and each of them is checked with its record. */
export const bulkInputs = {
  nothing: z.strictObject({}),
  reason: z.strictObject({ reason: requiredText(1000) }),
  plan: z.strictObject({ planId: idField }),
  fields: z.strictObject({
    fields: z.record(z.string(), z.unknown()).refine((fields) => Object.keys(fields).length > 0, 'errors.required'),
  }),
} as const
