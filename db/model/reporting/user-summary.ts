import { z } from 'zod'

/** How far back the counts of a person look. */
export const summaryDays = 90

const count = z.int().nonnegative()
/** A person at a glance, for staff: what was asked and answered in the last days, what is owed, what comes next. */
export const userSummary = z
  .object({
    days: z.int(),
    asked: count,
    invited: count,
    claimed: count,
    answered: count,
    rejected: count,
    /** cents */
    balance: z.int(),
    /** yyyy-MM-dd, the one that goes on or comes next */
    nextVacation: z.object({ start: z.string(), end: z.string() }).nullable(),
    nextSession: z.object({ queryId: z.string(), key: z.string(), title: z.string(), meetingTime: z.int() }).nullable(),
  })
  .meta({ id: 'UserSummary' })
export type UserSummary = z.infer<typeof userSummary>
