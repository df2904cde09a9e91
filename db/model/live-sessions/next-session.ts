import { z } from 'zod'
import { mediaTypes } from '../discussions/enums.ts'
import { liveSessionStatuses } from './enums.ts'

/** The coming call of a person. `meetingTime` in epoch seconds; `meetingTimeDisplay` in New York, in words. */
export const nextLiveSession = z
  .object({
    key: z.string(),
    queryId: z.string(),
    title: z.string(),
    mediaType: z.enum(mediaTypes),
    meetingTime: z.int(),
    meetingTimeDisplay: z.string(),
    status: z.enum(liveSessionStatuses),
  })
  .meta({ id: 'NextLiveSession' })
export type NextLiveSession = z.infer<typeof nextLiveSession>

/** Where that call takes place, and from when (epoch seconds) one gets in. */
export const nextLiveSessionLink = z
  .object({ key: z.string(), url: z.string(), joinableFrom: z.int() })
  .meta({ id: 'NextLiveSessionLink' })
export type NextLiveSessionLink = z.infer<typeof nextLiveSessionLink>
