import { z } from 'zod'
import { noPostReasons } from './access.ts'
import { planAccessLevels } from './enums.ts'

/** A plan of someone and what it lets them do, every override counted: GET /server/user/{id}/planRights */
export const planRight = z
  .object({
    planId: z.string(),
    displayTitle: z.string(),
    sponsorName: z.string().nullable(),
    access: z.enum(planAccessLevels),
    attachments: z.object({ messenger: z.boolean(), video: z.boolean(), audio: z.boolean() }),
    joinedAt: z.string(),
    /** what the plan tells its members on their dashboard, as HTML; null without one, or while the plan is not active */
    message: z.string().nullable(),
    /** why no discussion can be started under this plan; null: one can */
    noPostReason: z.enum(noPostReasons).nullable(),
  })
  .meta({ id: 'PlanRight' })
export type PlanRight = z.infer<typeof planRight>
