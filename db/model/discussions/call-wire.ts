import { z } from 'zod'
import { queryExpertStatuses } from './engagement-enums.ts'
import { longestReason } from '../long-text.ts'

/** Bodies and answers around a booked call. */
const id = z.string().min(1).max(64)
const seconds = z.int().nonnegative()
const instant = z.iso.datetime()
const reason = z.string().trim().min(1).max(longestReason)

export const giveBackBody = z.strictObject({ reason })
export const staffGiveBackBody = z.strictObject({ queryExpertId: id, reason })
/** the time that the expert agrees to */
export const confirmCallBody = z.strictObject({ meetingTime: seconds })

export const attendanceBody = z.strictObject({
  /** the asker or a guest was there */
  askerCame: z.boolean(),
  people: z
    .array(
      z.strictObject({
        queryExpertId: id,
        present: z.boolean(),
        minutes: z
          .int()
          .min(0)
          .max(24 * 60),
      }),
    )
    .max(20),
  version: z.int().positive().optional(),
})
export type AttendanceBody = z.infer<typeof attendanceBody>

/** Who came to a call and for how long, for staff. */
export const callAttendance = z
  .object({
    settledAt: instant.nullable(),
    endedAt: instant.nullable(),
    /** presence can be entered */
    over: z.boolean(),
    /** planned start to settled end */
    windowMinutes: z.number(),
    askerCame: z.boolean(),
    people: z.array(
      z.object({
        queryExpertId: id,
        userId: id,
        displayName: z.string(),
        status: z.enum(queryExpertStatuses),
        /** null: not decided */
        present: z.boolean().nullable(),
        minutes: z.int(),
        paidMinutes: z.int().nullable(),
        frozen: z.boolean(),
        intervals: z.array(z.object({ from: instant, until: instant.nullable() })),
      }),
    ),
    version: z.int().positive(),
  })
  .meta({ id: 'CallAttendance' })
export type CallAttendance = z.infer<typeof callAttendance>
