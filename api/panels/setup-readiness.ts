import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import {
  contentDocument,
  country,
  diagnosis,
  grantPlan,
  grantPool,
  grantProgram,
  membershipPlan,
  planLink,
  planMember,
  planPool,
  pool,
  poolExpert,
  queryExpert,
  queryHeader,
  user,
  userSpecialty,
} from '#db/schema/all.ts'
import { defaultSettings, resolveSettings } from '#model/discussions/settings.ts'
import { AppError } from '#model/errors.ts'
import { splitCodes } from '#model/fields.ts'
import { userType, verifiedRegStatuses } from '#model/identity/enums.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { accessLevel, levelAllows } from '#model/panels/access.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import {
  effectiveDiagnoses,
  hasLinks,
  reached,
  type DiagnosisLinks,
} from '#model/panels/diagnoses/effective-diagnoses.ts'
import { cmsReference } from '#model/panels/inputs.ts'
import { countriesFor } from '#model/panels/selection/selection-filters.ts'
import {
  judgeSetup,
  payingNow,
  reachOf,
  type Coverage,
  type GrantSetup,
  type PlanSetup,
  type SetupFacts,
  type SetupReadiness,
  type StaffedPool,
} from '#model/panels/setup-readiness.ts'
import { newYorkDay } from '#model/time.ts'
import type { Ctx } from '../context.ts'
import { findThemes } from '../served-content.ts'
import { grantLinks, loadTree, planLinks, poolLinks } from './coverage.ts'
import { diagnosisNames } from './diagnoses/diagnosis-names.ts'

type PlanRow = typeof membershipPlan.$inferSelect
type GrantRow = typeof grantProgram.$inferSelect
type SetupOwner = { planId: string } | { grantId: string }
const MOST_TEST_USERS = 50

/** What is there and what is missing before real questions can come, of a plan or a funding source. @throws not.found */
export async function setupReadinessOf(ctx: Ctx, of: SetupOwner): Promise<SetupReadiness> {
  const { db } = ctx
  const today = newYorkDay(ctx.now())
  const { plans, grants } = await ownersFor(db, of)
  const tree = await loadTree(db)
  const pools = await staffedPools(db, plans, grants, tree)
  const covered = await coverageFor(ctx, of, { plans, grants, today }, tree, pools)
  const test = await testFacts(ctx, of, plans, pools.all)
  const [example] = covered.flatMap((one) => one.askable)
  const shown = [...new Set([...covered.flatMap((one) => one.shown), ...(example ? [example] : [])])]
  const rows = shown.length
    ? await db
        .select({ id: diagnosis.id, ...diagnosisNames })
        .from(diagnosis)
        .where(inArray(diagnosis.id, shown))
    : []
  const names = new Map(rows.map((row) => [row.id, plainNameOf(row, ctx.language)]))
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id)
  const facts: SetupFacts = {
    of: 'planId' in of ? 'plan' : 'grant',
    today,
    plans: await planSetups(db, plans),
    grants: await grantSetups(db, grants),
    coverage: covered.map(({ coverage }) => ({
      ...coverage,
      noPool: named(coverage.noPool),
      noExpert: named(coverage.noExpert),
      fewExperts: named(coverage.fewExperts),
    })),
    themes: (await findThemes(db)).map(({ uid }) => uid),
    test: test.setup,
  }
  const checks = judgeSetup(facts)
  return {
    ready: checks.every(({ ok }) => ok),
    checks,
    test: {
      askers: test.askers,
      experts: test.experts,
      diagnosis: example ? { id: example, name: names.get(example) ?? example } : null,
      question: test.question,
    },
  }
}

async function ownersFor(q: Queries, of: SetupOwner): Promise<{ plans: PlanRow[]; grants: GrantRow[] }> {
  const plans =
    'planId' in of
      ? await q.select().from(membershipPlan).where(eq(membershipPlan.id, of.planId))
      : (
          await q
            .select({ plan: membershipPlan })
            .from(grantPlan)
            .innerJoin(membershipPlan, eq(grantPlan.planId, membershipPlan.id))
            .where(eq(grantPlan.grantId, of.grantId))
            .orderBy(membershipPlan.displayTitle, membershipPlan.id)
        ).map(({ plan }) => plan)
  const grants =
    'grantId' in of
      ? await q.select().from(grantProgram).where(eq(grantProgram.id, of.grantId))
      : (
          await q
            .select({ grant: grantProgram })
            .from(grantPlan)
            .innerJoin(grantProgram, eq(grantPlan.grantId, grantProgram.id))
            .where(eq(grantPlan.planId, of.planId))
            .orderBy(grantProgram.priority, grantProgram.id)
        ).map(({ grant }) => grant)
  if (('planId' in of ? plans : grants).length === 0) throw new AppError('not.found', 'Not Found')
  return { plans, grants }
}

interface Expert {
  readonly id: string
  readonly test: boolean
  readonly country: string | null
}
interface Pools {
  readonly all: readonly { id: string; experts: readonly Expert[] }[]
  /** of one plan, with one funding source or none; `countries` null: from anywhere */
  of: (planId: string, grantId: string | null, countries: readonly string[] | null) => StaffedPool[]
}

/** The enabled pools of plans and funding sources, with the experts who may be invited from them. */
async function staffedPools(
  q: Queries,
  plans: readonly PlanRow[],
  grants: readonly GrantRow[],
  tree: Awaited<ReturnType<typeof loadTree>>,
): Promise<Pools> {
  const byPlan = await q
    .select({ owner: planPool.planId, id: pool.id, specialty: pool.specialty })
    .from(planPool)
    .innerJoin(pool, eq(planPool.poolId, pool.id))
    .where(and(inArray(planPool.planId, ids(plans)), eq(pool.enabled, true)))
  const byGrant = await q
    .select({ owner: grantPool.grantId, id: pool.id, specialty: pool.specialty })
    .from(grantPool)
    .innerJoin(pool, eq(grantPool.poolId, pool.id))
    .where(and(inArray(grantPool.grantId, ids(grants)), eq(pool.enabled, true)))
  const found = new Map([...byPlan, ...byGrant].map((row) => [row.id, row]))
  const poolIds = [...found.keys()]
  const people = await q
    .select({ poolId: poolExpert.poolId, id: user.id, test: user.testUser, country: country.code })
    .from(poolExpert)
    .innerJoin(user, eq(poolExpert.userId, user.id))
    .leftJoin(country, eq(user.countryId, country.id))
    .where(
      and(
        inArray(poolExpert.poolId, poolIds),
        eq(user.enabled, true),
        eq(user.noeticExpert, true),
        inArray(user.regStatus, [...verifiedRegStatuses]),
        sql`${user.userType} <> ${userType.csr}`,
        // a pool of one specialty brings those of it only
        or(
          sql`${poolExpert.poolId} in (select ${pool.id} from ${pool} where ${pool.specialty} is null)`,
          sql`exists (select 1 from ${userSpecialty}, ${pool} where ${userSpecialty.userId} = ${user.id} and ${pool.id} = ${poolExpert.poolId} and ${userSpecialty.specialty} = ${pool.specialty})`,
        ),
      ),
    )
  const links = await poolLinks(q, poolIds)
  const all = poolIds.map((id) => {
    const named = links.get(id) ?? { diagnosisIds: [] }
    const within = hasLinks(named) ? reached(named, tree) : null
    return {
      id,
      covers: (diagnosisId: string) => within === null || within.has(diagnosisId),
      experts: people.filter((one) => one.poolId === id),
    }
  })
  return {
    all,
    of: (planId, grantId, countries) => {
      const wanted = new Set([
        ...byPlan.filter((row) => row.owner === planId).map((row) => row.id),
        ...byGrant.filter((row) => row.owner === grantId).map((row) => row.id),
      ])
      return all
        .filter(({ id }) => wanted.has(id))
        .map(({ covers, experts }) => ({
          covers,
          experts: experts
            .filter(
              (one) => !one.test && (countries === null || (one.country !== null && countries.includes(one.country))),
            )
            .map((one) => one.id),
        }))
    },
  }
}

interface Covered {
  coverage: Coverage
  /** can be asked about with an expert to answer, first of all */
  askable: string[]
  shown: string[]
}
const SHOWN = 3

/** Which diagnoses can be asked about under each plan with the funding sources that pay, and whom they reach. */
async function coverageFor(
  ctx: Ctx,
  of: SetupOwner,
  { plans, grants, today }: { plans: readonly PlanRow[]; grants: readonly GrantRow[]; today: string },
  tree: Awaited<ReturnType<typeof loadTree>>,
  pools: Pools,
): Promise<Covered[]> {
  const { db } = ctx
  const nothing: DiagnosisLinks = { diagnosisIds: [] }
  const ofPlans = await planLinks(db, ids(plans))
  const ofGrants = await grantLinks(db, ids(grants))
  const defaults = defaultSettings(await ctx.limits())
  // a plan is judged by what pays today; a funding source by itself, also before it begins
  const paying = 'planId' in of ? payingNow(grants, today) : grants
  return plans.map((plan) => {
    const total = {
      diagnoses: 0,
      pools: 0,
      noPool: [] as string[],
      noExpert: [] as string[],
      fewExperts: [] as string[],
    }
    const judged = new Set<string>()
    const askable: string[] = []
    const countries = countriesFor({ ...plan, countryCodes: splitCodes(plan.countryCodes) }, null)
    // funding sources come in their order: the first that covers a diagnosis pays
    for (const grant of paying.length > 0 ? paying : [null]) {
      const { diagnosisIds } = effectiveDiagnoses(
        ofPlans.get(plan.id) ?? nothing,
        grant && (ofGrants.get(grant.id) ?? nothing),
        tree,
      )
      const added = [...diagnosisIds].filter((id) => !judged.has(id))
      added.forEach((id) => judged.add(id))
      const staffed = pools.of(plan.id, grant?.id ?? null, countries)
      const { panelSize } = resolveSettings({ query: {}, plan, grant, defaults })
      const reach = reachOf(added, staffed, panelSize.value)
      total.diagnoses += added.length
      total.pools += staffed.length
      total.noPool.push(...reach.noPool)
      total.noExpert.push(...reach.noExpert)
      total.fewExperts.push(...reach.fewExperts)
      const without = new Set([...reach.noPool, ...reach.noExpert])
      const first = added.find((id) => !without.has(id)) ?? added[0]
      if (first !== undefined) askable.push(first)
    }
    const shown = [total.noPool, total.noExpert, total.fewExperts].flatMap((ids) => ids.slice(0, SHOWN))
    return { coverage: { plan: { id: plan.id, name: plan.name }, ...total }, askable, shown }
  })
}

async function planSetups(q: Queries, plans: readonly PlanRow[]): Promise<PlanSetup[]> {
  const links = await q
    .select({ planId: planLink.planId, from: planLink.effectiveDate })
    .from(planLink)
    .where(and(inArray(planLink.planId, ids(plans)), eq(planLink.enabled, true)))
  const members = await q
    .select({ planId: planMember.planId, n: sql<number | string>`count(*)` })
    .from(planMember)
    .innerJoin(user, eq(planMember.userId, user.id))
    .where(and(inArray(planMember.planId, ids(plans)), eq(user.testUser, false), eq(user.enabled, true)))
    .groupBy(planMember.planId)
  return plans.map((plan) => ({
    ...plan,
    mayAsk: levelAllows(accessLevel({ plan: plan.access, readOnlyDiscussions: plan.readOnlyDiscussions }).value, 'ask'),
    members: Number(members.find((row) => row.planId === plan.id)?.n ?? 0),
    linksFrom: links.filter((link) => link.planId === plan.id).map((link) => link.from),
  }))
}

async function grantSetups(q: Queries, grants: readonly GrantRow[]): Promise<GrantSetup[]> {
  const uids = grants.flatMap(({ frontMatter }) => cmsReference(frontMatter) ?? [])
  const documents = uids.length
    ? await q
        .select({ uid: contentDocument.uid })
        .from(contentDocument)
        .where(
          and(
            eq(contentDocument.type, 'front_matter'),
            eq(contentDocument.enabled, true),
            inArray(contentDocument.uid, uids),
          ),
        )
    : []
  return grants.map((grant) => {
    const uid = cmsReference(grant.frontMatter)
    const there = uid === undefined || documents.some((one) => one.uid === uid)
    const empty = uid === undefined && grant.frontMatter.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === ''
    return { ...grant, frontMatter: empty ? 'empty' : there ? 'there' : 'unknown' }
  })
}

/** The test users who could ask and answer, and how far the last test question came; one that was answered counts. */
async function testFacts(
  { db }: Ctx,
  of: SetupOwner,
  plans: readonly PlanRow[],
  pools: Pools['all'],
): Promise<Pick<SetupReadiness['test'], 'askers' | 'experts' | 'question'> & { setup: SetupFacts['test'] }> {
  const people = await db
    .select()
    .from(user)
    .where(and(eq(user.testUser, true), eq(user.enabled, true), sql`${user.userType} <> ${userType.csr}`))
    .orderBy(user.sortName, user.id)
    .limit(MOST_TEST_USERS)
  const members = await db
    .select({ userId: planMember.userId })
    .from(planMember)
    .where(and(inArray(planMember.planId, ids(plans)), inArray(planMember.userId, ids(people))))
  const asked = await db
    .select({
      id: queryHeader.id,
      key: queryHeader.key,
      releasedAt: queryHeader.releasedAt,
      experts: sql<number | string>`sum(case when ${queryExpert.inviteTime} is not null then 1 else 0 end)`,
      answers: sql<
        number | string
      >`sum(case when ${queryExpert.answeredAt} is not null and ${user.testUser} then 1 else 0 end)`,
    })
    .from(queryHeader)
    .leftJoin(queryExpert, eq(queryExpert.queryId, queryHeader.id))
    .leftJoin(user, eq(queryExpert.userId, user.id))
    .where(
      and(
        eq(queryHeader.testQuery, true),
        'planId' in of ? eq(queryHeader.planId, of.planId) : eq(queryHeader.grantId, of.grantId),
      ),
    )
    .groupBy(queryHeader.id, queryHeader.key, queryHeader.releasedAt, queryHeader.createdAt)
    .orderBy(desc(queryHeader.createdAt), desc(queryHeader.id))
    .limit(20)
  const best = asked.find((row) => Number(row.answers) > 0) ?? asked[0]
  const answered = Number(best?.answers ?? 0) > 0
  const inPools = new Set(pools.flatMap(({ experts }) => experts.map(({ id }) => id)))
  return {
    askers: people
      .filter((one) => !one.noeticExpert)
      .map((one) => ({
        id: one.id,
        name: resolvedName(one),
        member: members.some(({ userId }) => userId === one.id),
      })),
    experts: people
      .filter((one) => one.noeticExpert)
      .map((one) => ({ id: one.id, name: resolvedName(one), inPool: inPools.has(one.id) })),
    question: best ? { id: best.id, key: best.key, answered } : null,
    setup: best ? { released: best.releasedAt !== null, experts: Number(best.experts), answered } : null,
  }
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
