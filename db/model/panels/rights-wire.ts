import { z } from 'zod'
import { noPostReasons } from './access.ts'
import { planAccessLevels } from './enums.ts'

/** A plan of a user with effective rights, overrides included: GET /server/user/{id}/planRights. */
export const planRight = z
  .object({
    planId: z.string(),
    displayTitle: z.string(),
    sponsorName: z.string().nullable(),
    access: z.enum(planAccessLevels),
    attachments: z.object({ messenger: z.boolean(), video: z.boolean(), audio: z.boolean() }),
    joinedAt: z.string(),
    /** HTML for the members' dashboard; null when empty or the plan is inactive */
    message: z.string().nullable(),
    /** why no discussion can be started under this plan; null: allowed */
    noPostReason: z.enum(noPostReasons).nullable(),
  })
  .meta({ id: 'PlanRight' })
export type PlanRight = z.infer<typeof planRight>
