import { z } from 'zod'
import { secondsField } from '../../fields.ts'
import { queryExpertStatuses } from '../engagement-enums.ts'
import { longestReason } from '../../long-text.ts'

/** Requests and responses about a booked call. */
const id = z.string().min(1).max(64)
const instant = z.iso.datetime()
const reason = z.string().trim().min(1).max(longestReason)

export const giveBackBody = z.strictObject({ reason })
export const staffGiveBackBody = z.strictObject({ queryExpertId: id, reason })
/** the meeting time the expert agrees to */
export const confirmCallBody = z.strictObject({ meetingTime: secondsField })

export const attendanceBody = z.strictObject({
  /** the asker or a guest attended */
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
  /** required when a settled call is corrected, or someone was present for longer than measured, the asker though not measured */
  reason: reason.optional(),
  version: z.int32().positive().optional(),
})
export type AttendanceBody = z.infer<typeof attendanceBody>

/** Attendance of a call, for staff. */
export const callAttendance = z
  .object({
    settledAt: instant.nullable(),
    endedAt: instant.nullable(),
    /** the call has ended, so attendance can be entered */
    over: z.boolean(),
    /** minutes from planned start to settled end */
    windowMinutes: z.number(),
    /** the call took place at an external address */
    elsewhere: z.boolean(),
    /** minutes reported when a call at an external address was ended; null: none */
    statedMinutes: z.int().nullable(),
    /** minutes that may be entered for an expert who was present */
    leastMinutes: z.int(),
    mostMinutes: z.int(),
    askerCame: z.boolean(),
    /** the asker or a guest was in the room within the paid window; null: nothing was measured in this call */
    askerMeasured: z.boolean().nullable(),
    people: z.array(
      z.object({
        queryExpertId: id,
        userId: id,
        displayName: z.string(),
        status: z.enum(queryExpertStatuses),
        /** null: undecided */
        present: z.boolean().nullable(),
        minutes: z.int(),
        /** started minutes in the room within the paid window; null: nothing was measured in this call */
        measuredMinutes: z.int().nullable(),
        paidMinutes: z.int().nullable(),
        frozen: z.boolean(),
        intervals: z.array(z.object({ from: instant, until: instant.nullable() })),
      }),
    ),
    /** calls that took place before the one that is booked now: who was in their rooms */
    earlier: z.array(
      z.object({
        /** epoch seconds */
        meetingTime: z.int(),
        people: z.array(
          z.object({
            name: z.string(),
            minutes: z.int(),
            intervals: z.array(z.object({ from: instant, until: instant })),
          }),
        ),
      }),
    ),
    version: z.int32().positive(),
  })
  .meta({ id: 'CallAttendance' })
export type CallAttendance = z.infer<typeof callAttendance>
