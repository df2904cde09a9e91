import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { country, membershipPlan, planMember, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { isUserType, userType, verifiedRegStatuses } from '#model/identity/enums.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { personValues } from '#model/reporting/facts.ts'
import type { Ctx } from '../../context.ts'
import { within } from './conditions.ts'
import { countryIn, type Say } from './places.ts'
import { FACTS_BATCH, yieldToOthers, type Fact, type Place, type Scope } from './scope.ts'

const u = user

/** People whose account was made in the range, with how far they came; staff are not counted. */
export async function* peopleFacts(ctx: Ctx, scope: Scope, say: Say): AsyncGenerator<Fact[]> {
  let last: { at: Date; id: string } | undefined
  for (;;) {
    const rows = await page(ctx.db, scope, last)
    const ids = rows.map((row) => row.id)
    const [active, plans] = await Promise.all([tookPart(ctx.db, ids), plansOf(ctx.db, ids, say)])
    const facts = rows.map((row): Fact => {
      const name = resolvedName(row)
      const typeName = say(`user.typeName.${row.userType}`)
      const own = plans.get(row.id)
      const countryName = row.countryId === null ? null : countryIn(ctx.language, row.countryCode, row.countryName)
      return {
        resource: 'users',
        id: row.id,
        queryId: null,
        personId: row.id,
        personName: name,
        expert: row.userType === userType.expert || row.userType === userType.network,
        blinded: isUserType(row.userType) && row.userType === userType.blinded,
        label: name,
        state: row.regStatus,
        at: row.createdAt.getTime(),
        changedAt: row.updatedAt.getTime(),
        places: {
          userType: { id: String(row.userType), name: typeName },
          ...(row.countryId !== null && { country: { id: String(row.countryId), name: countryName ?? '' } }),
          ...(own && { plan: own.plan, planType: own.type }),
        },
        values: personValues({
          verified: verifiedRegStatuses.includes(row.regStatus),
          signedIn: row.lastSignInAt !== null,
          tookPart: active.has(row.id),
        }),
        cells: {
          person: name,
          userType: typeName,
          country: countryName,
          plan: own?.plan.name ?? null,
          createdAt: row.createdAt.toISOString(),
          signedInAt: row.lastSignInAt?.toISOString() ?? null,
        },
      }
    })
    if (facts.length) yield facts
    const end = rows.at(-1)
    if (rows.length < FACTS_BATCH || !end) return
    last = { at: end.createdAt, id: end.id }
    await yieldToOthers()
  }
}

const page = (q: Queries, scope: Scope, last: { at: Date; id: string } | undefined) =>
  q
    .select({
      id: u.id,
      userType: u.userType,
      regStatus: u.regStatus,
      countryId: u.countryId,
      countryCode: country.code,
      countryName: country.name,
      createdAt: u.createdAt,
      updatedAt: u.updatedAt,
      lastSignInAt: u.lastSignInAt,
      firstName: u.firstName,
      lastName: u.lastName,
      displayName: u.displayName,
      prefix: u.prefix,
      suffix: u.suffix,
    })
    .from(u)
    .leftJoin(country, eq(u.countryId, country.id))
    .where(
      and(
        eq(u.testUser, false),
        eq(u.supportAccount, false),
        ne(u.userType, userType.csr),
        scope.userTypes?.length ? inArray(u.userType, [...scope.userTypes]) : undefined,
        within(u.createdAt, scope),
        last && sql`(${u.createdAt}, ${u.id}) > (${sql.param(last.at, u.createdAt)}, ${last.id})`,
      ),
    )
    .orderBy(asc(u.createdAt), asc(u.id))
    .limit(FACTS_BATCH)

/** Those who have asked, or have accepted an invitation. */
async function tookPart(q: Queries, ids: string[]): Promise<Set<string>> {
  if (!ids.length) return new Set()
  const [asked, answered] = await Promise.all([
    q.selectDistinct({ id: queryHeader.userId }).from(queryHeader).where(inArray(queryHeader.userId, ids)),
    q
      .selectDistinct({ id: queryExpert.userId })
      .from(queryExpert)
      .where(and(inArray(queryExpert.userId, ids), isNotNull(queryExpert.acceptedAt))),
  ])
  return new Set([...asked, ...answered].map(({ id }) => id))
}

/** The first plan that each joined. */
async function plansOf(q: Queries, ids: string[], say: Say): Promise<Map<string, { plan: Place; type: Place }>> {
  if (!ids.length) return new Map()
  const rows = await q
    .select({
      userId: planMember.userId,
      id: membershipPlan.id,
      name: membershipPlan.displayTitle,
      type: membershipPlan.type,
    })
    .from(planMember)
    .innerJoin(membershipPlan, eq(planMember.planId, membershipPlan.id))
    .where(inArray(planMember.userId, ids))
    .orderBy(asc(planMember.joinedAt), asc(membershipPlan.id))
  const plans = new Map<string, { plan: Place; type: Place }>()
  for (const { userId, id, name, type } of rows)
    if (!plans.has(userId))
      plans.set(userId, { plan: { id, name }, type: { id: type, name: say(`panels.planType.${type}`, type) } })
  return plans
}
