import type { Specialty } from '../../identity/enums.ts'
import { choosableModes, type ChoosableMode, type ExpertSelectionMode } from '../enums.ts'

/** Converts the selection mode into tiers of pools, filled in order. */

export interface CoveringPool {
  readonly poolId: string
  /** experts of this pool need one of these specialties; empty: any */
  readonly specialties?: readonly Specialty[]
}

/** Source of an expert: a pool of the funding source or plan, or the asker's own choice. */
export const poolSides = ['grant', 'plan', 'asker'] as const
export type PoolSide = (typeof poolSides)[number]

/** Pools covering the diagnosis: of the grant and of the plan (local). A pool may be on both sides. */
export interface Sides {
  readonly grant: readonly CoveringPool[]
  readonly plan: readonly CoveringPool[]
}

export interface TierPool extends CoveringPool {
  /** tier 0 is filled first */
  readonly tier: number
  /** a pool of the plan: its experts get the local weight in mode `all` */
  readonly local: boolean
  /** recorded with each expert */
  readonly side: PoolSide
}

export type TierProblem = 'selection.chooseMode' | 'selection.choosePool' | 'selection.noPools'

export interface TierPlan {
  readonly pools: readonly TierPool[]
  /** effective mode, after the asker's choice */
  readonly mode: ExpertSelectionMode
  /** why the tiers cannot be built; staff or the asker must decide first */
  readonly problem: TierProblem | null
}

export interface AskerChoice {
  readonly mode?: ChoosableMode | null
  readonly poolId?: string | null
}

/** Pools of one mode in fill order. A pool on both sides is used at its first position. */
export function tiersOf(mode: ExpertSelectionMode, sides: Sides, choice: AskerChoice = {}): TierPlan {
  if (mode === 'user_choice') {
    if (!choice.mode || !modesFor(sides).includes(choice.mode))
      return { pools: [], mode, problem: 'selection.chooseMode' }
    return tiersOf(choice.mode, sides)
  }
  if (mode === 'plan_select') {
    const chosen = sides.plan.find((pool) => pool.poolId === choice.poolId)
    return chosen
      ? { pools: [{ ...chosen, tier: 0, local: true, side: 'plan' }], mode, problem: null }
      : { pools: [], mode, problem: 'selection.choosePool' }
  }
  const pools = layers(mode, sides)
  return { pools, mode, problem: pools.length === 0 ? 'selection.noPools' : null }
}

function layers(mode: ChoosableMode, { grant, plan }: Sides): TierPool[] {
  const local = new Set(plan.map((pool) => pool.poolId))
  const of = (pools: readonly CoveringPool[], side: PoolSide) => pools.map((pool) => ({ ...pool, side }))
  const [ofGrant, ofPlan] = [of(grant, 'grant'), of(plan, 'plan')]
  const order = {
    // In a single tier the local weight applies, so a pool on both sides counts as the plan's.
    all: [[...ofGrant.map((pool) => (local.has(pool.poolId) ? { ...pool, side: 'plan' as const } : pool)), ...ofPlan]],
    grant_first: [ofGrant, ofPlan],
    plan_first: [ofPlan, ofGrant],
    grant_only: [ofGrant],
    plan_only: [ofPlan],
  }[mode]
  const seen = new Set<string>()
  const found: TierPool[] = []
  let tier = 0
  for (const layer of order) {
    const fresh = layer.filter((pool) => !seen.has(pool.poolId) && seen.add(pool.poolId))
    for (const pool of fresh) found.push({ ...pool, tier, local: local.has(pool.poolId) })
    if (fresh.length > 0) tier++
  }
  return found
}

/** Modes with at least one pool, for the asker to choose from. */
export const modesFor = (sides: Sides): ChoosableMode[] =>
  choosableModes.filter((mode) => layers(mode, sides).length > 0)
