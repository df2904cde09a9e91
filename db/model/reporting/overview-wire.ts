import { z } from 'zod'
import { figureRow } from './report-wire.ts'

export const overviewFigures = [
  'discussions',
  'released',
  'answered',
  'fillRate',
  'toFirstAnswer',
  'toFirstAnswerP90',
  'seats',
  'seatsFilled',
] as const
export const overviewLists = [...overviewFigures, 'sessions', 'messageFailures', 'forecast'] as const

export const overviewQuery = z.strictObject({ planId: z.string().min(1).max(64).optional() })
const count = z.int().nonnegative()

const now = {
  tasks: z.object({ open: count, overdue: count, unassigned: count }),
  sessions: count,
  /** messages that could not be delivered in the last seven days */
  messageFailures: count,
}
/** What needs doing now. */
export const workNow = z.object(now).meta({ id: 'WorkNow' })
export type WorkNow = z.infer<typeof workNow>

/** What staff see of the whole at a glance. */
export const overview = z
  .object({
    ...now,
    /** days `yyyy-MM-dd` of the thirteen weeks; the end is not included */
    range: z.object({ start: z.string(), end: z.string() }),
    figures: z.record(z.string(), figureRow),
    weeks: z.array(z.object({ start: z.string(), figures: z.record(z.string(), figureRow) })),
    /** of the forecasts that could be made: how many first answers came in time; four in five should */
    calibration: z.object({ forecasts: count, kept: count, target: z.number() }),
  })
  .meta({ id: 'Overview' })
export type Overview = z.infer<typeof overview>
