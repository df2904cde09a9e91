import { and, asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { diagnosis, grantProgram, membershipPlan, poolExpert, user, userBio } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { mediaTypes } from '#model/discussions/enums.ts'
import { verifiedRegStatuses } from '#model/identity/enums.ts'
import { via } from '#model/panels/effective.ts'
import { expertSelectionModes } from '#model/panels/enums.ts'
import { countBy } from '../admin/count-by.ts'
import type { Ctx } from '../context.ts'
import { resolvedName } from '../identity/login-result.ts'
import { coveringPools, effectiveFor } from './coverage.ts'
import { chooseExperts } from './select-experts.ts'

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
    grantId === null ? [{}] : await db.select({ id: grantProgram.id }).from(grantProgram).where(eq(grantProgram.id, grantId)),
    diagnosisId === undefined ? [{}] : await db.select({ id: diagnosis.id }).from(diagnosis).where(eq(diagnosis.id, diagnosisId)),
  ]
  if (found.some(rows => rows.length === 0)) throw new AppError('not.found', 'Not Found')
}

export const effectiveSchema = z.object({
  data: z.array(z.object({ id: z.string(), name: z.string(), via: z.enum(['direct', 'rollup']) })),
  /** which sides spoke; `all`: neither names a diagnosis */
  from: z.enum(['both', 'plan', 'grant', 'all']),
}).meta({ id: 'EffectiveDiagnoses' })

/** What could be asked under plan and funding source. */
export async function effectivePreview(ctx: Ctx, setup: Setup): Promise<z.infer<typeof effectiveSchema>> {
  const { effective, plan, grant, tree } = await effectiveFor(ctx.db, setup.planId, setup.grantId)
  const names = await ctx.db.select({ id: diagnosis.id, name: diagnosis.name }).from(diagnosis).orderBy(asc(diagnosis.name), asc(diagnosis.id))
  const named = (id: string) => [plan, grant].some(links => links && via(links, id, tree) === 'direct')
  return {
    from: effective.from,
    data: names.filter(row => effective.diagnosisIds.has(row.id)).map(row => ({ ...row, via: named(row.id) ? 'direct' as const : 'rollup' as const })),
  }
}

export const poolsPreviewSchema = z.object({
  data: z.array(z.object({ poolId: z.string(), displayName: z.string(), side: z.enum(['grant', 'plan']), experts: z.int() })),
}).meta({ id: 'PoolsPreview' })

/** The pools that cover the diagnosis, by side. */
export async function poolsPreview(ctx: Ctx, setup: Setup, diagnosisId: string): Promise<z.infer<typeof poolsPreviewSchema>> {
  const sides = await coveringPools(ctx.db, { ...setup, diagnosisId })
  const experts = await countBy(ctx.db, poolExpert.poolId, [...sides.grant, ...sides.plan].map(pool => pool.poolId))
  const of = (side: 'grant' | 'plan') => sides[side].map(({ poolId, displayName }) => ({ poolId, displayName, side, experts: experts(poolId) }))
  return { data: [...of('grant'), ...of('plan')] }
}

export const facultySchema = z.object({
  data: z.array(z.object({ displayName: z.string(), userBio: z.string().nullable(), affiliations: z.string().nullable(), disclosures: z.string().nullable() })),
}).meta({ id: 'Faculty' })
const MOST_FACULTY = 250

/** The experts who could be chosen, as the people of a discussion would read of them. */
export async function facultyPreview(ctx: Ctx, setup: Setup, diagnosisId: string): Promise<z.infer<typeof facultySchema>> {
  const sides = await coveringPools(ctx.db, { ...setup, diagnosisId })
  const pools = [...sides.grant, ...sides.plan].map(pool => pool.poolId)
  if (!pools.length) return { data: [] }
  const members = ctx.db.select({ id: poolExpert.userId }).from(poolExpert).where(inArray(poolExpert.poolId, pools))
  const rows = await ctx.db.select({ person: user, bio: userBio }).from(user).leftJoin(userBio, eq(userBio.userId, user.id))
    .where(and(inArray(user.id, members), eq(user.enabled, true), eq(user.noeticExpert, true), inArray(user.regStatus, [...verifiedRegStatuses])))
    .orderBy(asc(user.lastName), asc(user.firstName), asc(user.id)).limit(MOST_FACULTY)
  return {
    data: rows.map(({ person, bio }) => ({
      displayName: resolvedName(person), userBio: bio?.professionalBio ?? null, affiliations: bio?.affiliations ?? null, disclosures: bio?.disclosures ?? null,
    })),
  }
}

export const simulationBody = z.strictObject({
  planId: z.string().min(1).max(64),
  grantId: z.string().min(1).max(64).nullable(),
  dxId: z.string().min(1).max(64),
  expertSelectionMode: z.enum(expertSelectionModes),
  panelSize: z.int().min(1).max(20).optional(),
  /** `<discussion>:<round>` replays the draw of that run */
  seed: z.string().min(1).max(200).optional(),
  poolId: z.string().max(64).optional(),
  mediaType: z.enum(mediaTypes).optional(),
}).meta({ id: 'SelectionSimulation' })

const ranked = z.object({
  userId: z.string(), displayName: z.string(), tier: z.int().nullable(), weight: z.number().nullable(), rank: z.int().nullable(), eligible: z.boolean(),
  invited: z.boolean(), reasonCodes: z.array(z.string()), parts: z.record(z.string(), z.number()).nullable(),
})
export const simulationSchema = z.object({
  seed: z.string(), mode: z.enum(expertSelectionModes), problem: z.string().nullable(), waveSize: z.int(), eligible: z.int(), excluded: z.int(), ranked: z.array(ranked),
}).meta({ id: 'SelectionSimulated' })
const MOST_SHOWN = 500

/** The whole draw with weights and reasons: those who could be invited in their order, then those left out and why. */
export async function simulateSelection(ctx: Ctx, input: z.infer<typeof simulationBody>): Promise<z.infer<typeof simulationSchema>> {
  await checkSetup(ctx, input, input.dxId)
  const limits = await ctx.limits()
  const [, discussionId = input.seed ?? 'simulation', round = '1'] = /^(.+):(\d{1,9})$/.exec(input.seed ?? '') ?? []
  const { selection, tiers } = await chooseExperts(ctx.db, ctx.now(), limits, {
    discussionId, askerId: '', planId: input.planId, grantId: input.grantId, diagnosisId: input.dxId, mode: input.expertSelectionMode, poolId: input.poolId ?? null,
    privateExpertId: null, testDiscussion: false, mediaType: input.mediaType ?? 'messenger', meetingTime: null, proposedTimes: [],
    panelSize: input.panelSize ?? limits['discussion.panelSize'], maxResponseTime: limits['discussion.maxResponseTime'], engagements: new Map(),
  }, { round: Number(round) })
  const invited = new Set(selection.invited.map(expert => expert.userId))
  const able = selection.ranked.slice(0, MOST_SHOWN)
  const out = selection.excluded.slice(0, MOST_SHOWN)
  const ids = [...able, ...out].map(one => one.userId)
  const people = ids.length ? await ctx.db.select().from(user).where(inArray(user.id, ids)) : []
  const names = new Map(people.map(person => [person.id, resolvedName(person)]))
  return {
    seed: selection.seed, mode: tiers.mode, problem: tiers.problem, waveSize: selection.waveSize, eligible: selection.ranked.length, excluded: selection.excluded.length,
    ranked: [
      ...able.map(one => ({
        userId: one.userId, displayName: names.get(one.userId) ?? '', tier: one.tier + 1, weight: one.weight, rank: one.rank, eligible: true, invited: invited.has(one.userId),
        reasonCodes: [], parts: { ...one.parts },
      })),
      ...out.map(one => ({
        userId: one.userId, displayName: names.get(one.userId) ?? '', tier: null, weight: null, rank: null, eligible: false, invited: false,
        reasonCodes: [...one.reasons], parts: null,
      })),
    ],
  }
}
