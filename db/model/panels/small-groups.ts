/** Privacy threshold: people who share a value can be identified when there are fewer than this. */
export const smallestGroup = 5

/** Whether a value shared by so many people may be shown to readers who know all of them. */
export const isLargeEnough = (people: number): boolean => people >= smallestGroup

export interface Counted {
  readonly name: string
  readonly n: number
  /** number of distinct people counted */
  readonly people: number
}

/**
 * Merges small groups into "other". If the merged group is itself too small, the smallest named group is merged too, so
 * that its members cannot be identified by subtraction.
 */
export function foldSmallGroups(groups: readonly Counted[], other: string): { name: string; n: number }[] {
  const named = groups.filter(({ people }) => isLargeEnough(people)).sort((a, b) => b.n - a.n)
  const folded = groups.filter(({ people }) => !isLargeEnough(people))
  if (folded.length && !isLargeEnough(folded.reduce((sum, { people }) => sum + people, 0))) {
    const smallest = named.pop()
    if (smallest) folded.push(smallest)
  }
  const rest = folded.reduce((sum, { n }) => sum + n, 0)
  return [...named.map(({ name, n }) => ({ name, n })), ...(rest > 0 ? [{ name: other, n: rest }] : [])]
}
