/** People of whom fewer than these share something could be told apart by it. */
export const smallestGroup = 5

/** Whether something that so many people share may be named to those who know all of them. */
export const isLargeEnough = (people: number): boolean => people >= smallestGroup

export interface Counted {
  readonly name: string
  readonly n: number
  /** those behind the number */
  readonly people: number
}

/**
 * Small groups are folded into one. When what is folded is itself the work of too few, the smallest named group joins
 * it, so that no one is found by subtraction.
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
