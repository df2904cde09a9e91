import { z } from 'zod'
import { dateField, refuse } from '../fields.ts'

/** A range of days; the end is "until, not included". */
export const dateRange = z
  .strictObject({ start: dateField, end: dateField })
  .superRefine((value, ctx) => refuse(ctx, value.end <= value.start, 'end', 'errors.endBeforeStart'))
  .meta({ id: 'DateRange' })
