/**
 * Statistical agreement measures for small samples on ordinal scales and for rankings. Pure numbers; wording is in
 * results.ts.
 */

/**
 * Agreement A on an ordinal scale: 1 when all chose the same point, 0 when spread evenly over the scale, −1 when half
 * are at each end. Needs no distances between points and is independent of sample size. Source: C. van der Eijk,
 * "Measuring Agreement in Ordered Rating Scales", Quality & Quantity 35 (2001), 325–341: counts are decomposed into
 * layers in which each used point has the same count; the agreement of each layer is weighted with its share.
 * @param counts answers per scale point, in order; at least one answer
 */
export function agreementOf(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let left = [...counts]
  let agreement = 0
  while (left.some((count) => count > 0)) {
    const lowest = Math.min(...left.filter((count) => count > 0))
    const used = left.map((count) => count > 0)
    const share = (lowest * used.filter(Boolean).length) / total
    agreement += share * agreementOfLayer(used)
    left = left.map((count) => (count > 0 ? count - lowest : 0))
  }
  return agreement
}

function agreementOfLayer(used: readonly boolean[]): number {
  const points = used.length
  const taken = used.filter(Boolean).length
  if (taken === 1) return 1
  if (taken === points) return 0
  // Triples of points: "1,1,0" indicates one cluster, "1,0,1" two.
  let together = 0
  let apart = 0
  for (let i = 0; i < points; i++)
    for (let j = i + 1; j < points; j++)
      for (let k = j + 1; k < points; k++) {
        if (used[i] && used[k] && !used[j]) apart += 1
        else if (used[j] && used[i] !== used[k]) together += 1
      }
  const unimodality = ((points - 2) * together - (points - 1) * apart) / ((points - 2) * (together + apart))
  return unimodality * (1 - (taken - 1) / (points - 1))
}

/** Ranks of values, 1 for the lowest; ties get the mean rank. */
export function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const lower = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return lower + (equal + 1) / 2
  })
}

/**
 * Kendall's coefficient of concordance W, corrected for ties: 1 for identical rankings, 0 for no agreement. Source: M.
 * G. Kendall and J. D. Gibbons, Rank Correlation Methods, 5th ed. (1990), ch. 6. Null when undefined: fewer than two
 * people or items, or everyone ranks all items equal.
 * @param rankings per person the rank of each item, ties with their mean rank
 */
export function concordanceOf(rankings: readonly (readonly number[])[]): number | null {
  const people = rankings.length
  const things = rankings[0]?.length ?? 0
  if (people < 2 || things < 2) return null
  const sums = Array.from({ length: things }, (_, at) => rankings.reduce((sum, ranks) => sum + (ranks[at] ?? 0), 0))
  const mean = (people * (things + 1)) / 2
  const squares = sums.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const ties = rankings.reduce((sum, ranks) => sum + tiesIn(ranks), 0)
  const most = people ** 2 * (things ** 3 - things) - people * ties
  return most === 0 ? null : Math.min(1, (12 * squares) / most)
}

function tiesIn(ranks: readonly number[]): number {
  return [...new Set(ranks)].reduce((sum, rank) => {
    const equal = ranks.filter((other) => other === rank).length
    return sum + equal ** 3 - equal
  }, 0)
}

/**
 * Mean overlap of two people's selections: the choices that both selected as a share of those that either did (Jaccard index;
 * P. Jaccard, "The Distribution of the Flora in the Alpine Zone", New Phytologist 11 (1912), 37–50), over all pairs. Two empty
 * selections are the same.
 * @param selections at least two
 */
export function overlapOf(selections: readonly (readonly string[])[]): number {
  const sets = selections.map((one) => new Set(one))
  const pairs = sets.flatMap((a, at) => sets.slice(at + 1).map((b) => [a, b] as const))
  const overlaps = pairs.map(([a, b]) => {
    const both = [...a].filter((one) => b.has(one)).length
    const either = a.size + b.size - both
    return either === 0 ? 1 : both / either
  })
  return meanOf(overlaps)
}

/** Median; for an even count the mean of the two middle values. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
