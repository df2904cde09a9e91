import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { membershipPlan, planMember, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { accessLevel } from '#model/panels/access.ts'
import { planAccessLevels, type PlanAccess } from '#model/panels/enums.ts'
import { attachmentsShape, type Attachments } from '#model/panels/plan-inputs.ts'
import type { Ctx } from '../context.ts'
import { changeAccount } from './change-account.ts'

export const accessSchema = z
  .object({
    access: z.enum(planAccessLevels).nullable(),
    attachments: attachmentsShape.nullable(),
    /** what holds in each plan, and which layer decides it */
    effective: z.array(
      z.object({
        planId: z.string(),
        displayTitle: z.string(),
        access: z.enum(planAccessLevels),
        from: z.enum(['user', 'member', 'plan', 'default']),
      }),
    ),
    version: z.int32(),
  })
  .meta({ id: 'UserAccess' })
export type UserAccess = z.infer<typeof accessSchema>

/** The override of a person, and the access that results in each plan (access to pages: plan access). @throws not.found */
export async function readAccess(q: Queries, id: string): Promise<UserAccess> {
  const [row] = await q.select().from(user).where(eq(user.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  const plans = await q
    .select({ plan: membershipPlan, member: planMember.access })
    .from(planMember)
    .innerJoin(membershipPlan, eq(planMember.planId, membershipPlan.id))
    .where(eq(planMember.userId, id))
    .orderBy(asc(membershipPlan.displayTitle), asc(membershipPlan.id))
  const none = row.attachMessenger === null && row.attachVideo === null && row.attachAudio === null
  return {
    access: row.access,
    attachments: none
      ? null
      : { messenger: row.attachMessenger ?? true, video: row.attachVideo ?? true, audio: row.attachAudio ?? true },
    effective: plans.map(({ plan, member }) => {
      const { value, from } = accessLevel({
        user: row.access,
        member,
        plan: plan.access,
        readOnlyDiscussions: plan.readOnlyDiscussions,
      })
      return { planId: plan.id, displayTitle: plan.displayTitle, access: value, from }
    }),
    version: row.version,
  }
}

/** Sets or lifts (null) the override of a person over all plans. */
export async function changeAccess(
  ctx: Ctx,
  id: string,
  input: { access: PlanAccess | null; attachments: Attachments | null; version: number },
): Promise<UserAccess> {
  const { access, attachments, version } = input
  await changeAccount(ctx, id, {
    act: 'users.edit',
    version,
    decide: async () => ({
      access,
      attachMessenger: attachments?.messenger ?? null,
      attachVideo: attachments?.video ?? null,
      attachAudio: attachments?.audio ?? null,
    }),
  })
  return readAccess(ctx.db, id)
}
