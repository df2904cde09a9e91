type Values = Readonly<Record<string, unknown>>

export type Side = 'theirs' | 'mine'

export interface Difference {
  name: string
  /** as the form was opened with it */
  before: unknown
  /** as it is now */
  theirs: unknown
  mine: unknown
  /** both changed it, differently */
  clash: boolean
  /** what holds by itself: a change beats none; a clash is no one's until it is answered */
  side?: Side
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The fields of a form that either side changed since the form was opened, where both do not say the same; those that both changed come first. */
export function threeWay(loaded: Values, current: Values, mine: Values, names: readonly string[]): Difference[] {
  return names
    .filter((name) => name in loaded && name !== 'version')
    .flatMap((name) => {
      const before = loaded[name]
      const theirs = current[name]
      const own = name in mine ? mine[name] : before
      if (same(theirs, own) || (same(before, theirs) && same(before, own))) return []
      const clash = !same(before, own) && !same(before, theirs)
      return [
        {
          name,
          before,
          theirs,
          mine: own,
          clash,
          ...(!clash && { side: same(before, own) ? ('theirs' as const) : ('mine' as const) }),
        },
      ]
    })
    .sort((a, b) => Number(b.clash) - Number(a.clash))
}

/** What has to be written over the present record so that the choice holds. */
export const chosen = (
  differences: readonly Difference[],
  sides: Readonly<Record<string, Side>>,
): Record<string, unknown> =>
  Object.fromEntries(
    differences
      .filter(({ name, side }) => (sides[name] ?? side) === 'mine')
      .map(({ name, mine }) => [name, mine ?? null]),
  )
