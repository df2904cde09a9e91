import { and, countDistinct, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { auditEvent, planMember } from '#db/schema/all.ts'

/**
 * How many people registered by each of these links of plans, for a page of links at once. Who is no longer a member, or has
 * become one again without the link, still counts: the audit row of a membership's end names the link.
 */
export async function registeredByLink(q: Queries, linkIds: readonly string[]): Promise<(linkId: string) => number> {
  if (!linkIds.length) return () => 0
  const registrations = q
    .select({
      linkId: sql<string>`${planMember.linkId}`.as('link_id'),
      member: sql<string>`${planMember.planId} || ':' || ${planMember.userId}`.as('member'),
    })
    .from(planMember)
    .where(inArray(planMember.linkId, [...linkIds]))
    .union(
      q
        .select({
          linkId: sql<string>`${auditEvent.ownerId}`.as('link_id'),
          member: sql<string>`${auditEvent.refId}`.as('member'),
        })
        .from(auditEvent)
        .where(
          and(
            inArray(auditEvent.ownerId, [...linkIds]),
            eq(auditEvent.refTable, 'membership_plan_member'),
            eq(auditEvent.event, 'delete'),
          ),
        ),
    )
    .as('registrations')
  const rows = await q
    .select({ linkId: registrations.linkId, n: countDistinct(registrations.member) })
    .from(registrations)
    .groupBy(registrations.linkId)
  const counts = new Map(rows.map((row) => [row.linkId, Number(row.n)]))
  return (linkId) => counts.get(linkId) ?? 0
}
