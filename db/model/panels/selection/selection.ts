import type { Limits } from '../../limits.ts'
import type { Candidate } from './candidate.ts'
import { chanceOf, seedOf } from './chance.ts'
import { orderOf } from './rank-order.ts'
import { candidateMask, filterFor, reasonsOf, type ExclusionReason, type HardFilters } from './selection-filters.ts'
import type { PoolSide, TierPlan } from './tiers.ts'

/**
 * Expert selection: hard filters, weights, then weighted sampling without replacement (key u^(1/w), Efraimidis and
 * Spirakis), tier by tier. Deterministic for equal inputs and seed, so that a run can be explained and reproduced; the
 * simulator, the list of applicable experts and real runs all call `selectExperts`.
 */

export interface SelectionInput {
  readonly discussionId: string
  /** 1 for the first run; each round is a new draw */
  readonly round: number | string
  readonly candidates: readonly Candidate[]
  readonly tiers: TierPlan
  readonly panelSize: number
  /** weight of local experts in mode `all`; null: 1 */
  readonly localPoolWeight: number | null
  readonly filters: HardFilters
  readonly limits: Limits
  /** number to invite now; default: the first wave */
  readonly count?: number
}

export interface WeightParts {
  readonly local: number
  readonly tier: number
  readonly load: number
  readonly reliability: number
  /** factor for a listed diagnosis group; absent in runs recorded before it was introduced */
  readonly group?: number
}

export interface RankedExpert {
  readonly userId: string
  /** 1 is invited first */
  rank: number
  /** index of the tier, starting at 0 */
  readonly tier: number
  /** source pool of the expert; null: chosen by the asker */
  readonly poolId: string | null
  readonly side: PoolSide
  readonly weight: number
  readonly parts: WeightParts
  readonly chance: number
  /** random^(1/weight): descending order within a tier */
  readonly key: number
  /** local weight 0: ranked after everyone else of the tier */
  readonly lastResort: boolean
}

export interface Selection {
  readonly seed: string
  readonly waveSize: number
  /** all eligible experts in invitation order; the first `waveSize` are invited, the rest are alternates */
  readonly ranked: readonly RankedExpert[]
  readonly invited: readonly RankedExpert[]
  readonly excluded: readonly { readonly userId: string; readonly reasons: readonly ExclusionReason[] }[]
}

/** ceil(1.5 × panel size) */
export const waveSize = (panelSize: number, limits: Limits) =>
  Math.ceil(limits['selection.waveFactor'] * panelSize - 1e-9)

/**
 * Weight and its components: local × tier × 1/(1 + invitations) × (0.5 + 0.5·(answered+2)/(claimed+4)) × diagnosis
 * group.
 */
export function weightOf(candidate: Candidate, local: number, limits: Limits): { weight: number; parts: WeightParts } {
  const floor = limits['selection.reliabilityFloor']
  const kept =
    (candidate.answered + limits['selection.priorAnswered']) / (candidate.claimed + limits['selection.priorClaimed'])
  const parts = {
    local,
    tier: limits[`selection.tier${candidate.expertTier ?? 2}`],
    load: 1 / (1 + candidate.recentInvitations),
    reliability: floor + (1 - floor) * kept,
    group: candidate.choseGroup ? limits['selection.chosenGroup'] : 1,
  }
  return { weight: parts.local * parts.tier * parts.load * parts.reliability * parts.group, parts }
}

export function selectExperts(input: SelectionInput): Selection {
  const { candidates, limits, tiers } = input
  const seed = seedOf(input.discussionId, input.round)
  const filter = filterFor(input.filters, tiers.pools, limits)
  const localWeight = tiers.mode === 'all' ? (input.localPoolWeight ?? 1) : 1
  const groups: Group[] = []
  const excluded: { userId: string; reasons: readonly ExclusionReason[] }[] = []

  for (const candidate of candidates) {
    const { mask, pool, local } = candidateMask(candidate, filter)
    if (mask !== 0 || pool === null) {
      excluded.push({ userId: candidate.userId, reasons: reasonsOf(mask) })
      continue
    }
    const { tier, side } = pool
    const poolId = side === 'asker' ? null : pool.poolId
    const lastResort = local && localWeight === 0
    const { weight, parts } = weightOf(candidate, local ? localWeight : 1, limits)
    // Ignores a local factor of 0, so that last-resort experts are still ranked among themselves.
    const sampled = lastResort ? parts.tier * parts.load * parts.reliability * (parts.group ?? 1) : weight
    const chance = chanceOf(seed, candidate.userId)
    // -ln(u)/w gives the reverse order of u^(1/w) and does not underflow for small weights.
    const cost = -Math.log(chance) / sampled
    const group = (groups[tier * 2 + Number(lastResort)] ??= { experts: [], costs: [] })
    const key = lastResort ? 0 : Math.exp(-cost)
    group.experts.push({
      userId: candidate.userId,
      rank: 0,
      tier,
      poolId,
      side,
      weight,
      parts,
      chance,
      key,
      lastResort,
    })
    group.costs.push(cost)
  }

  const ranked: RankedExpert[] = []
  for (const group of groups) if (group) rank(group, ranked)
  const size = input.count ?? waveSize(input.panelSize, limits)
  return {
    seed: `${input.discussionId}:${input.round}`,
    waveSize: size,
    ranked,
    invited: ranked.slice(0, size),
    excluded,
  }
}

/** Experts compared with each other: the same tier, last resort separate. */
interface Group {
  readonly experts: RankedExpert[]
  readonly costs: number[]
}

function rank({ experts, costs }: Group, ranked: RankedExpert[]) {
  const idOf = (index: number) => experts[index]?.userId ?? ''
  for (const index of orderOf(Float64Array.from(costs), (a, b) => idOf(a) < idOf(b))) {
    const expert = experts[index]
    if (expert) expert.rank = ranked.push(expert)
  }
}
