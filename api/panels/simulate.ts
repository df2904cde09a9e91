import { and, asc, eq, inArray, max, or } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import {
  diagnosis,
  grantPool,
  grantProgram,
  membershipPlan,
  planPool,
  pool,
  poolExpert,
  queryExpert,
  queryHeader,
  querySelection,
  user,
  userBio,
} from '#db/schema/all.ts'
import { readRefId } from '#model/discussions/ref-id.ts'
import { AppError } from '#model/errors.ts'
import { verifiedRegStatuses } from '#model/identity/enums.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { nameIn } from '#model/panels/named.ts'
import { via } from '#model/panels/diagnoses/effective-diagnoses.ts'
import type { SimulationAnswer, SimulationBody } from '#model/panels/selection/simulation-wire.ts'
import { diagnosisNames } from './diagnoses/diagnosis-names.ts'
import { countBy } from '../admin/count-by.ts'
import type { Ctx } from '../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { readLimits } from '../limits.ts'
import { coveringPools, effectiveFor } from './coverage.ts'
import { chooseExperts, hashOfDraw, type Chosen } from './select-experts.ts'

/** Simulations ask what would be; they change nothing and call the rules that the real runs call. */

export interface Setup {
  planId: string
  /** null: no funding source */
  grantId: string | null
}

/** @throws not.found */
export async function checkSetup(ctx: Ctx, { planId, grantId }: Setup, diagnosisId?: string): Promise<void> {
  const { db } = ctx
  const found = [
    await db.select({ id: membershipPlan.id }).from(membershipPlan).where(eq(membershipPlan.id, planId)),
    grantId === null
      ? [{}]
      : await db.select({ id: grantProgram.id }).from(grantProgram).where(eq(grantProgram.id, grantId)),
    diagnosisId === undefined
      ? [{}]
      : await db.select({ id: diagnosis.id }).from(diagnosis).where(eq(diagnosis.id, diagnosisId)),
  ]
  if (found.some((rows) => rows.length === 0)) throw new AppError('not.found', 'Not Found')
}

export const effectiveSchema = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        plainName: z.string(),
        code: z.string().nullable(),
        via: z.enum(['direct', 'rollup']),
      }),
    ),
    /** which sides spoke; `all`: neither names a diagnosis */
    from: z.enum(['both', 'plan', 'grant', 'all']),
  })
  .meta({ id: 'EffectiveDiagnoses' })

/** What could be asked under plan and funding source. */
export async function effectivePreview(ctx: Ctx, setup: Setup): Promise<z.infer<typeof effectiveSchema>> {
  const { effective, plan, grant, tree } = await effectiveFor(ctx.db, setup.planId, setup.grantId)
  const names = await ctx.db
    .select({
      id: diagnosis.id,
      ...diagnosisNames,
      code: diagnosis.code,
    })
    .from(diagnosis)
    .orderBy(asc(diagnosis.name), asc(diagnosis.id))
  const named = (id: string) => [plan, grant].some((links) => links && via(links, id, tree) === 'direct')
  return {
    from: effective.from,
    data: names
      .filter((row) => effective.diagnosisIds.has(row.id))
      .map((row) => ({
        id: row.id,
        name: nameIn(row, ctx.language),
        plainName: plainNameOf(row, ctx.language),
        code: row.code,
        via: named(row.id) ? ('direct' as const) : ('rollup' as const),
      })),
  }
}

export const poolsPreviewSchema = z
  .object({
    data: z.array(
      z.object({
        poolId: z.string(),
        displayName: z.string(),
        side: z.enum(['grant', 'plan']),
        experts: z.int(),
        covers: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PoolsPreview' })

/** The pools that cover the diagnosis, by side; with `all` also those that do not, or that are switched off. */
export async function poolsPreview(
  { db }: Ctx,
  setup: Setup,
  diagnosisId: string,
  all = false,
): Promise<z.infer<typeof poolsPreviewSchema>> {
  const sides = await coveringPools(db, { ...setup, diagnosisId })
  const fields = { poolId: pool.id, displayName: pool.displayName }
  const onGrant =
    all && setup.grantId
      ? await db
          .select(fields)
          .from(grantPool)
          .innerJoin(pool, eq(grantPool.poolId, pool.id))
          .where(eq(grantPool.grantId, setup.grantId))
          .orderBy(asc(pool.poolName), asc(pool.id))
      : []
  const onPlan = all
    ? await db
        .select(fields)
        .from(planPool)
        .innerJoin(pool, eq(planPool.poolId, pool.id))
        .where(eq(planPool.planId, setup.planId))
        .orderBy(asc(pool.poolName), asc(pool.id))
    : []
  const others = { grant: onGrant, plan: onPlan }
  const experts = await countBy(
    db,
    poolExpert.poolId,
    [...sides.grant, ...sides.plan, ...onGrant, ...onPlan].map((one) => one.poolId),
  )
  const of = (side: 'grant' | 'plan') =>
    [
      ...sides[side].map((one) => ({ ...one, covers: true })),
      ...others[side]
        .filter((one) => !sides[side].some((covering) => covering.poolId === one.poolId))
        .map((one) => ({ ...one, covers: false })),
    ].map(({ poolId, displayName, covers }) => ({ poolId, displayName, side, experts: experts(poolId), covers }))
  return { data: [...of('grant'), ...of('plan')] }
}

export const facultySchema = z
  .object({
    data: z.array(
      z.object({
        displayName: z.string(),
        userBio: z.string().nullable(),
        affiliations: z.string().nullable(),
        disclosures: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'Faculty' })
const MOST_FACULTY = 250

/** The experts who could be chosen, as the people of a discussion would read of them. */
export async function facultyPreview(
  ctx: Ctx,
  setup: Setup,
  diagnosisId: string,
): Promise<z.infer<typeof facultySchema>> {
  const sides = await coveringPools(ctx.db, { ...setup, diagnosisId })
  const pools = [...sides.grant, ...sides.plan].map((pool) => pool.poolId)
  if (!pools.length) return { data: [] }
  const members = ctx.db.select({ id: poolExpert.userId }).from(poolExpert).where(inArray(poolExpert.poolId, pools))
  const rows = await ctx.db
    .select({ person: user, bio: userBio })
    .from(user)
    .leftJoin(userBio, eq(userBio.userId, user.id))
    .where(
      and(
        inArray(user.id, members),
        eq(user.enabled, true),
        eq(user.noeticExpert, true),
        inArray(user.regStatus, [...verifiedRegStatuses]),
      ),
    )
    .orderBy(asc(user.sortName), asc(user.id))
    .limit(MOST_FACULTY)
  return {
    data: rows.map(({ person, bio }) => ({
      displayName: resolvedName(person),
      userBio: bio?.professionalBio ?? null,
      affiliations: bio?.affiliations ?? null,
      disclosures: bio?.disclosures ?? null,
    })),
  }
}

const MOST_SHOWN = 500

/** Which draw a simulation makes. */
export interface SimulatedDraw {
  discussionId: string
  round: number
  /** no discussion was named */
  example: boolean
  /** of a discussion that exists: who asks, and who had a part before that round */
  known: {
    askerId: string
    testDiscussion: boolean
    engagements: ReadonlyMap<string, string>
  } | null
}

/** A discussion by id or RefId is its next run, `<discussion>:<round>` that run; without a seed the three ids make an example. */
export async function simulatedDraw(
  q: Queries,
  seed: string | undefined,
  { planId, grantId, dxId }: { planId: string; grantId: string | null; dxId: string },
): Promise<SimulatedDraw> {
  if (!seed) return { discussionId: `${planId}:${grantId ?? 'none'}:${dxId}`, round: 1, example: true, known: null }
  const [, named = seed, given] = /^(.+):(\d{1,9})$/.exec(seed) ?? []
  const refId = readRefId(named)
  const [row] = await q
    .select({ id: queryHeader.id, askerId: queryHeader.userId, testDiscussion: queryHeader.testQuery })
    .from(queryHeader)
    .where(or(eq(queryHeader.id, named), refId === null ? undefined : eq(queryHeader.key, refId)))
  if (!row) return { discussionId: named, round: Number(given ?? 1), example: false, known: null }
  const [last] = await q
    .select({ round: max(querySelection.round) })
    .from(querySelection)
    .where(eq(querySelection.queryId, row.id))
  const next = (last?.round ?? 0) + 1
  const round = Number(given ?? next)
  const parts = await q
    .select({ userId: queryExpert.userId, status: queryExpert.status, round: queryExpert.round })
    .from(queryExpert)
    .where(eq(queryExpert.queryId, row.id))
  const before = parts.filter((part) => round >= next || part.round < round)
  return {
    discussionId: row.id,
    round,
    example: false,
    known: { ...row, engagements: new Map(before.map((part) => [part.userId, part.status])) },
  }
}

/** The whole draw with weights and reasons: those who could be invited in their order, then those left out and why. @throws not.found */
export async function simulateSelection(ctx: Ctx, input: SimulationBody): Promise<SimulationAnswer> {
  await checkSetup(ctx, input, input.dxId)
  const limits = await readLimits(ctx.db)
  const draw = await simulatedDraw(ctx.db, input.seed, input)
  const { discussionId, round, known } = draw
  const chosen = await chooseExperts(
    ctx.db,
    input.at ? new Date(input.at) : ctx.now(),
    limits,
    {
      discussionId,
      askerId: known?.askerId ?? '',
      planId: input.planId,
      grantId: input.grantId,
      diagnosisId: input.dxId,
      mode: input.expertSelectionMode,
      poolId: input.poolId ?? null,
      privateExpertId: null,
      testDiscussion: known?.testDiscussion ?? false,
      mediaType: input.mediaType ?? 'messenger',
      meetingTime: input.meetingTime ? new Date(input.meetingTime) : null,
      meetingMinutes: null,
      proposedTimes: [],
      panelSize: input.panelSize ?? limits['discussion.panelSize'],
      maxResponseTime: limits['discussion.maxResponseTime'],
      engagements: known?.engagements ?? new Map(),
    },
    { round },
  )
  return shownRun(ctx.db, chosen, draw)
}

/** A run with the names of those in it. */
export async function shownRun(
  q: Queries,
  drawn: Chosen,
  { example }: Pick<SimulatedDraw, 'example'>,
): Promise<SimulationAnswer> {
  const { selection, tiers } = drawn
  const invited = new Set(selection.invited.map((expert) => expert.userId))
  const able = selection.ranked.slice(0, MOST_SHOWN)
  const out = selection.excluded.slice(0, MOST_SHOWN)
  const ids = [...able, ...out].map((one) => one.userId)
  const people = ids.length ? await q.select().from(user).where(inArray(user.id, ids)) : []
  const names = new Map(people.map((person) => [person.id, resolvedName(person)]))
  return {
    seed: selection.seed,
    example,
    inputHash: hashOfDraw(drawn),
    mode: tiers.mode,
    problem: tiers.problem,
    waveSize: selection.waveSize,
    eligible: selection.ranked.length,
    excluded: selection.excluded.length,
    ranked: [
      ...able.map((one) => ({
        userId: one.userId,
        displayName: names.get(one.userId) ?? '',
        tier: one.tier + 1,
        weight: one.weight,
        rank: one.rank,
        eligible: true,
        invited: invited.has(one.userId),
        reasonCodes: [],
        parts: { ...one.parts },
        poolId: one.poolId,
        side: one.side,
      })),
      ...out.map((one) => ({
        userId: one.userId,
        displayName: names.get(one.userId) ?? '',
        tier: null,
        weight: null,
        rank: null,
        eligible: false,
        invited: false,
        reasonCodes: [...one.reasons],
        parts: null,
        poolId: null,
        side: null,
      })),
    ],
  }
}
