/** Stretches of hours in which times are counted, by where they begin; each ends where the next begins. */
export const hourBins = [0, 1, 3, 6, 12, 24, 36, 48, 72, 120, 168] as const

/** The stretch that a number of hours falls into. */
export function binOf(hours: number): number {
  let bin = 0
  while (bin + 1 < hourBins.length && hours >= (hourBins[bin + 1] ?? Infinity)) bin++
  return bin
}

/** Whether no answer came within so many hours: null stands for none at all. */
export const withoutAnswerAfter = (hours: number, toFirstAnswer: number | null): boolean =>
  toFirstAnswer === null || binOf(toFirstAnswer) >= binOf(hours)

/** Of so many that began, how many had no answer at the end of each stretch: the survival curve. */
export function survivalOf(began: number, bins: readonly { rows: number }[]): { hours: number; waiting: number }[] {
  let left = began
  return [
    { hours: 0, waiting: began },
    ...bins.slice(0, -1).map(({ rows }, bin) => ({ hours: hourBins[bin + 1] ?? 0, waiting: (left -= rows) })),
  ]
}
