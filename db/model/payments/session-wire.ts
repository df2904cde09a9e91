import { z } from 'zod'
import { mediaTypes } from '../discussions/enums.ts'
import { liveSessionStatuses } from '../live-sessions/enums.ts'
import { currencies } from './enums.ts'

/** Live sessions of a user: GET /server/user/{id}/noeticSessions; unscheduled ones first, then coming ones soonest first, then past ones newest first. */
export const sessionRow = z
  .object({
    queryId: z.string(),
    key: z.string(),
    title: z.string(),
    diagnosis: z.string(),
    mediaType: z.enum(mediaTypes),
    /** epoch seconds; null: not scheduled */
    meetingTime: z.int().nullable(),
    /** planned end, epoch seconds */
    endsAt: z.int().nullable(),
    status: z.enum(liveSessionStatuses),
    /** paid minutes, preliminary or final; null when nothing is earned */
    minutes: z.int().nullable(),
    amount: z.int().nullable(),
    currency: z.enum(currencies),
  })
  .meta({ id: 'NoeticSession' })
export type NoeticSession = z.infer<typeof sessionRow>
