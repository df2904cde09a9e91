import type { Limits } from '../../limits.ts'
import type { HardFilters } from './selection-filters.ts'
import type { RankedExpert, Selection } from './selection.ts'
import type { TierPlan } from './tiers.ts'

/** Canonical inputs of a draw, to detect whether a run would differ from its preview. */

/** Maximum number of recorded ranking entries: the invited experts and their alternates. */
export const RANKING_KEPT = 250

export interface DrawInputs {
  readonly selection: Selection
  readonly tiers: TierPlan
  readonly filters: HardFilters
  readonly localPoolWeight: number | null
  readonly limits: Limits
}

/**
 * Inputs line by line, for hashing: seed, count, limits, pools, filters, then each eligible candidate with its weight.
 * Times are omitted, because their effect is part of the candidates.
 */
export function* drawInputs({ selection, tiers, filters, localPoolWeight, limits }: DrawInputs): Generator<string> {
  const line = (name: string, value: unknown) => `${name} ${JSON.stringify(value)}\n`
  yield line('seed', selection.seed)
  yield line('count', selection.waveSize)
  yield line(
    'limits',
    Object.entries(limits)
      .filter(([name]) => name.startsWith('selection.'))
      .sort(),
  )
  yield line('mode', [tiers.mode, tiers.problem, localPoolWeight])
  for (const { poolId, tier, side, specialties } of tiers.pools)
    yield line('pool', [poolId, tier, side, specialties ?? []])
  yield line('filters', [
    filters.testDiscussion,
    filters.askerId,
    [...filters.inviteeIds].sort(),
    [...filters.engagements].sort(([a], [b]) => (a < b ? -1 : 1)),
    filters.countries,
    filters.specialties,
    filters.window.until - filters.window.from,
    filters.proposedTimes,
    filters.callLength,
  ])
  for (const expert of selection.ranked.slice(0, selection.waveSize + RANKING_KEPT))
    yield line('expert', [expert.userId, expert.tier, expert.poolId, expert.side, expert.parts, expert.lastResort])
}

export interface DrawChange {
  readonly userId: string
  /** exclusion reasons, or how the ranking changed */
  readonly reasonCodes: readonly string[]
}
export interface DrawDifference {
  readonly entered: readonly DrawChange[]
  readonly left: readonly DrawChange[]
  readonly reordered: boolean
}

/**
 * Difference between the experts of a preview and those who would be invited now. `excluded` contains previewed experts
 * who dropped out.
 */
export function drawDifference(
  previewed: readonly string[],
  invited: readonly Pick<RankedExpert, 'userId'>[],
  excluded: Selection['excluded'],
): DrawDifference {
  const before = new Set(previewed)
  const after = new Set(invited.map(({ userId }) => userId))
  const reasons = new Map(excluded.map((one) => [one.userId, one.reasons]))
  const stayed = previewed.filter((userId) => after.has(userId))
  return {
    entered: [...after]
      .filter((userId) => !before.has(userId))
      .map((userId) => ({ userId, reasonCodes: ['selection.movedUp'] })),
    left: previewed
      .filter((userId) => !after.has(userId))
      .map((userId) => ({ userId, reasonCodes: reasons.get(userId) ?? ['selection.movedDown'] })),
    reordered: [...after].filter((userId) => before.has(userId)).some((userId, index) => userId !== stayed[index]),
  }
}
