import { z } from 'zod'
import { mediaTypes } from '../discussions/enums.ts'
import { liveSessionStatuses } from '../live-sessions/enums.ts'
import { currencies } from './enums.ts'

/** A live session that a person has a part in: GET /server/user/{id}/noeticSessions, those without a time first, then the latest. */
export const sessionRow = z
  .object({
    queryId: z.string(),
    key: z.string(),
    title: z.string(),
    diagnosis: z.string(),
    mediaType: z.enum(mediaTypes),
    /** epoch seconds; null: no time yet */
    meetingTime: z.int().nullable(),
    /** epoch seconds, as planned */
    endsAt: z.int().nullable(),
    status: z.enum(liveSessionStatuses),
    /** what it pays so far, or paid; null where nothing is earned */
    minutes: z.int().nullable(),
    amount: z.int().nullable(),
    currency: z.enum(currencies),
  })
  .meta({ id: 'NoeticSession' })
export type NoeticSession = z.infer<typeof sessionRow>
