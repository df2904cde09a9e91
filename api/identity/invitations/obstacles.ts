import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { membershipPlan, user } from '#db/schema/all.ts'
import type { UserInvite } from '#model/identity/invitations.ts'
import { isUnproved } from '#model/identity/registration.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../../context.ts'
import { takesMembers } from '../registration/source.ts'

/** Adds to each sent invitation why accepting it would be refused now. */
export async function addObstacles(ctx: Ctx, q: Queries, rows: readonly UserInvite[]): Promise<void> {
  const sent = rows.filter(({ status }) => status === 'sent')
  if (!sent.length) return
  const emails = sent.map(({ email }) => email)
  const accounts = await q
    .select({ email: user.email, regStatus: user.regStatus })
    .from(user)
    .where(inArray(user.email, emails))
  const owned = new Set(accounts.flatMap(({ email, regStatus }) => (isUnproved(regStatus) ? [] : [email])))
  const planIds = [...new Set(sent.flatMap(({ planId }) => planId ?? []))]
  const plans = planIds.length ? await q.select().from(membershipPlan).where(inArray(membershipPlan.id, planIds)) : []
  const today = newYorkDay(ctx.now())
  const open = new Set(plans.flatMap((plan) => (takesMembers(plan, today) ? [plan.id] : [])))
  for (const row of sent) {
    if (owned.has(row.email)) row.hindrance = 'accountExists'
    else if (row.planId && !open.has(row.planId)) row.hindrance = 'planClosed'
  }
}
