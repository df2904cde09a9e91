import { z } from 'zod'
import { liveSessionStatuses } from './enums.ts'

/** The state of the call of a discussion for one person. Instants in epoch seconds; null while no time is set. */
export const liveSession = z
  .object({
    status: z.enum(liveSessionStatuses),
    meetingTime: z.int().nullable(),
    joinableFrom: z.int().nullable(),
    endsAt: z.int().nullable(),
    /** an expert of the panel is in the call */
    hostJoined: z.boolean(),
    /** how long it is planned to last */
    minutes: z.int(),
  })
  .meta({ id: 'LiveSession' })
export type LiveSession = z.infer<typeof liveSession>
