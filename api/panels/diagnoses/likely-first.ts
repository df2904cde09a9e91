import { inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { poolExpert } from '#db/schema/all.ts'
import type { Limits } from '#model/limits.ts'
import { chanceOf, seedOf } from '#model/panels/selection/chance.ts'
import type { Candidate } from '#model/panels/selection/candidate.ts'
import type { Selection } from '#model/panels/selection/selection.ts'
import type { TierPool } from '#model/panels/selection/tiers.ts'

/** From so many people on only those are read who can come first; below that everyone is, with all reasons. */
const FEW = 2_000
/** How many more than needed are read at first: some of them will be filtered out. */
const SPARE = 4

interface RankingQuery {
  discussionId: string
  round: number
  pools: readonly TierPool[]
  /** how many of the ranking are wanted */
  enough: number
  /** the largest weight that anybody can have */
  topWeight: number
  load(userIds: readonly string[]): Promise<Candidate[]>
  judge(candidates: readonly Candidate[]): Selection
}

/** The largest weight there is: local, best tier, chosen diagnosis group, never invited, perfectly reliable. */
export const topWeight = (localPoolWeight: number | null, limits: Limits): number =>
  Math.max(1, localPoolWeight ?? 1) *
  Math.max(1, limits['selection.chosenGroup']) *
  Math.max(limits['selection.tier1'], limits['selection.tier2'], limits['selection.tier3'])

/**
 * The first of the ranking without reading everyone: a person's chance follows from the seed alone, and no one's key is
 * above chance^(1/top weight). So people are read in the order of their chances, tier by tier, until no one left could
 * still come before the last that is wanted. The answer is the one that reading everyone gives, cut after `enough`.
 * @returns null when there are so few that everyone may as well be read
 */
export async function likelyFirst(
  q: Queries,
  { discussionId, round, pools, enough, topWeight: most, load, judge }: RankingQuery,
): Promise<Selection | null> {
  if (
    pools.length === 0 ||
    (await q.$count(
      poolExpert,
      inArray(
        poolExpert.poolId,
        pools.map((pool) => pool.poolId),
      ),
    )) <= FEW
  )
    return null
  const seed = seedOf(discussionId, round)
  const loaded: Candidate[] = []
  const known = new Set<string>()
  let selection = judge(loaded)
  for (const tier of [...new Set(pools.map((pool) => pool.tier))].sort((a, b) => a - b)) {
    const of = pools.filter((pool) => pool.tier === tier).map((pool) => pool.poolId)
    const members = await q.select({ userId: poolExpert.userId }).from(poolExpert).where(inArray(poolExpert.poolId, of))
    const chances = Float64Array.from(members, ({ userId }) => chanceOf(seed, userId))
    for (let share = (enough * SPARE) / members.length; members.length > 0; share *= 4) {
      const from = share >= 1 ? 0 : 1 - share
      const next = members
        .filter(({ userId }, index) => (chances[index] ?? 0) >= from && !known.has(userId))
        .map(({ userId }) => userId)
      for (const userId of next) known.add(userId)
      loaded.push(...(await load([...new Set(next)])))
      selection = judge(loaded)
      const last = selection.ranked[enough - 1]
      if (
        last &&
        (from === 0 ? last.tier <= tier : last.tier === tier && !last.lastResort && from ** (1 / most) < last.key)
      )
        return cut(selection, enough)
      if (from === 0) break
    }
  }
  return cut(selection, enough)
}

const cut = (selection: Selection, enough: number): Selection => ({
  ...selection,
  ranked: selection.ranked.slice(0, enough),
})
