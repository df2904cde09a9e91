import { z } from 'zod'

/** The record where a message that failed is mended and sent again. */
export const failedMessagePlace = z.object({ resource: z.enum(['users', 'invitations', 'queries']), id: z.string() })
export type FailedMessagePlace = z.infer<typeof failedMessagePlace>
