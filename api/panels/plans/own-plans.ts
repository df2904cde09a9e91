import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { membershipPlan, planMember } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { accessLevel, mayAttach, planBar, type NoPostReason } from '#model/panels/access.ts'
import type { PlanAccess } from '#model/panels/enums.ts'
import { planRight, type PlanRight } from '#model/panels/rights-wire.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { answer, endpoint } from '../../http/route.ts'
import { servedHtml } from '../../served-content.ts'
import { readable } from '../../identity/profile/own-record.ts'

type Attach = { attachMessenger: boolean | null; attachVideo: boolean | null; attachAudio: boolean | null }
/** A layer that says nothing of a medium leaves it to the next. */
export const attachOf = ({ attachMessenger, attachVideo, attachAudio }: Attach) =>
  ({ messenger: attachMessenger, video: attachVideo, audio: attachAudio }) as Record<
    'messenger' | 'video' | 'audio',
    boolean
  >

/** What is set for the person, for the person in this plan, and by the plan: the first that is set decides. */
export const rightLayers = (
  person: Attach & { access: PlanAccess | null },
  member: Attach & { access: PlanAccess | null },
  plan: Attach & { access: PlanAccess | null; readOnlyDiscussions: boolean },
) => ({
  access: {
    user: person.access,
    member: member.access,
    plan: plan.access,
    readOnlyDiscussions: plan.readOnlyDiscussions,
  },
  attach: { user: attachOf(person), member: attachOf(member), plan: attachOf(plan) },
})

/** The plans of a person with what each lets them do now. @throws not.found */
export async function listPlanRights(ctx: Ctx, id: string): Promise<PlanRight[]> {
  const person = await readable(ctx, ctx.db, id)
  const today = newYorkDay(ctx.now())
  const rows = await ctx.db
    .select({ plan: membershipPlan, member: planMember })
    .from(planMember)
    .innerJoin(membershipPlan, eq(planMember.planId, membershipPlan.id))
    .where(eq(planMember.userId, id))
    .orderBy(asc(membershipPlan.displayTitle), asc(membershipPlan.id))
  const shown = rows.map(({ plan, member }) => {
    const { access, attach: layers } = rightLayers(person, member, plan)
    const barOfPerson: NoPostReason | undefined =
      person.userType === userType.csr ? 'canPost.staff' : person.enabled ? undefined : 'canPost.disabled'
    const activeNow =
      plan.enabled && (!plan.activeFrom || plan.activeFrom <= today) && (!plan.activeTo || plan.activeTo >= today)
    const bar =
      barOfPerson ??
      planBar(
        {
          planId: plan.id,
          access: plan.access,
          readOnlyDiscussions: plan.readOnlyDiscussions,
          memberAccess: member.access,
          noNewQueries: plan.noNewQueries,
          selectable: plan.selectable,
          activeNow,
        },
        person.access,
      )
    return {
      planId: plan.id,
      displayTitle: plan.displayTitle,
      sponsorName: plan.sponsorName,
      access: accessLevel(access).value,
      attachments: {
        messenger: mayAttach(layers, 'messenger').value,
        video: mayAttach(layers, 'video').value,
        audio: mayAttach(layers, 'audio').value,
      },
      joinedAt: member.joinedAt.toISOString(),
      message: activeNow ? plan.dashboardMessage : null,
      noPostReason: bar ?? null,
    }
  })
  for (const one of shown) if (one.message) one.message = await servedHtml(ctx, ctx.db, one.message)
  return shown
}

export const ownPlanRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/planRights',
      operationId: 'listPlanRights',
      who: 'self-or-csr',
      tags: ['panels'],
      summary: "List a person's plans with effective permissions, including overrides",
      request: { params: z.object({ id: z.string().min(1).max(64) }) },
      responses: { 200: answer(z.object({ data: z.array(planRight) })) },
    },
    async (c) => c.json({ data: await listPlanRights(c.get('ctx'), c.req.valid('param').id) }, 200),
  ),
]
