import { z } from 'zod'
import { liveSessionStatuses } from './enums.ts'

/** The state of the call of a discussion for one person. Instants in epoch seconds; null while no time is set. */
export const liveSession = z
  .object({
    status: z.enum(liveSessionStatuses),
    meetingTime: z.int().nullable(),
    joinableFrom: z.int().nullable(),
    endsAt: z.int().nullable(),
    /** no one may stay longer, and until then a call that was ended can be reopened */
    latestEnd: z.int().nullable(),
    /** the discussion was cancelled before the call had taken place */
    cancelled: z.boolean(),
    /** the caller was taken out of the call and may not come again yet */
    removed: z.boolean(),
    /** an expert of the panel is in the call */
    hostJoined: z.boolean(),
    /** how long it is planned to last */
    minutes: z.int(),
  })
  .meta({ id: 'LiveSession' })
export type LiveSession = z.infer<typeof liveSession>
