import type { Tallied } from './tally.ts'

/** A group that moved a figure: by how much it is higher or lower than in the period before. */
export interface Mover {
  readonly id: string
  readonly name: string
  readonly difference: number
}
export interface Change {
  readonly before: number | null
  readonly now: number | null
  /** the groups that made most of the difference, only of figures that add up */
  readonly movers: readonly Mover[]
}
const MOST_MOVERS = 3

/** Each figure against the period before, with the groups that made the difference. */
export function changesOf(now: Tallied, before: Tallied, addsUp: (figure: string) => boolean): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(now.totals).map(([figure, { value }]) => [
      figure,
      {
        before: before.totals[figure]?.value ?? null,
        now: value,
        movers: addsUp(figure) ? moversOf(now, before, figure) : [],
      },
    ]),
  )
}

function moversOf(now: Tallied, before: Tallied, figure: string): Mover[] {
  const groups = new Map<string, Mover>()
  for (const [sign, tallied] of [
    [1, now],
    [-1, before],
  ] as const)
    for (const { id, name, figures } of tallied.groups) {
      const difference = (groups.get(id)?.difference ?? 0) + sign * (figures[figure]?.value ?? 0)
      groups.set(id, { id, name, difference })
    }
  return [...groups.values()]
    .filter(({ difference }) => difference !== 0)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference) || a.name.localeCompare(b.name))
    .slice(0, MOST_MOVERS)
}
