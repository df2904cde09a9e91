import { agreementOf, concordanceOf, medianOf, overlapOf } from './agreement.ts'

/** Panel verdicts from most to least agreement; `tooFew` and `twoCamps` are outside this order. */
export const verdictWords = ['tooFew', 'agree', 'mostly', 'divided', 'twoCamps'] as const
export type VerdictWord = (typeof verdictWords)[number]

/** A: agreement on a scale. W: concordance of rankings. S: share of the most common answer. J: overlap of selections. */
export const measureNames = ['A', 'W', 'S', 'J'] as const
export type MeasureName = (typeof measureNames)[number]

export interface Verdict {
  word: VerdictWord
  /** measure behind the verdict; null with too few answers */
  measure: { name: MeasureName; value: number } | null
  /** number of answers */
  n: number
  /** so few answers that one more may change the verdict */
  few: boolean
}

const ENOUGH = 3
const MANY = 5
/** of the smaller of two camps of one choice */
const CAMP_SHARE = 0.4
/** Threshold for van der Eijk's A: above it, nearly all answers are on one point or its neighbors. */
const scaleAgrees = 0.8
const scaleMostly = 0.5
/**
 * R. C. Schmidt, "Managing Delphi Surveys Using Nonparametric Statistical Techniques", Decision Sciences 28 (1997): 0.7
 * strong, 0.5 moderate agreement.
 */
const ranksAgree = 0.7
const ranksMostly = 0.5

/**
 * Share of the most common answer. 75 % is the median threshold of Delphi studies that define consensus by a share: I. R. Diamond
 * et al., "Defining consensus", Journal of Clinical Epidemiology 67 (2014), 401–409.
 */
const shareAgrees = 0.75
const shareMostly = 0.5
const overlapAgrees = 0.75
const overlapMostly = 0.5

const wordOf = (value: number, agrees: number, mostly: number): VerdictWord =>
  value >= agrees ? 'agree' : value >= mostly ? 'mostly' : 'divided'
const tooFew = (n: number): Verdict => ({ word: 'tooFew', measure: null, n, few: true })

/**
 * Verdict for answers on a scale.
 * @param values numbers from 1 to `maximum`
 */
export function scaleVerdict(values: readonly number[], maximum: number): Verdict {
  const n = values.length
  if (n < ENOUGH) return tooFew(n)
  const counts = histogramOf(values, maximum)
  const value = agreementOf(counts)
  const word = value < 0 && isSplit(counts) ? 'twoCamps' : wordOf(value, scaleAgrees, scaleMostly)
  return { word, measure: { name: 'A', value }, n, few: n < MANY }
}

export const histogramOf = (values: readonly number[], maximum: number): number[] =>
  Array.from({ length: maximum }, (_, at) => values.filter((value) => value === at + 1).length)

/**
 * Two clusters of at least two answers and a quarter each, separated by more than one unused point, and no answers
 * elsewhere.
 */
function isSplit(counts: readonly number[]): boolean {
  const groups: { from: number; to: number; size: number }[] = []
  for (const [at, count] of counts.entries()) {
    const last = groups.at(-1)
    if (count === 0) continue
    if (last && at - last.to <= 2) Object.assign(last, { to: at, size: last.size + count })
    else groups.push({ from: at, to: at, size: count })
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  return groups.length === 2 && groups.every(({ size }) => size >= 2 && size >= total / 4)
}

/**
 * Verdict for rankings.
 * @param rankings each person's ranks of the same items; null: nothing to compare
 */
export function rankingVerdict(rankings: readonly (readonly number[])[]): Verdict | null {
  const n = rankings.length
  if ((rankings[0]?.length ?? 0) < 2 && n > 0) return null
  if (n < ENOUGH) return tooFew(n)
  const value = concordanceOf(rankings)
  if (value === null) return null
  const word = value < ranksMostly && ranksInTwo(rankings) ? 'twoCamps' : wordOf(value, ranksAgree, ranksMostly)
  return { word, measure: { name: 'W', value }, n, few: n < MANY }
}

/**
 * Verdict for one choice of several, or yes and no.
 * @param answers what each person chose
 */
export function choiceVerdict(answers: readonly string[]): Verdict {
  const n = answers.length
  if (n < ENOUGH) return tooFew(n)
  const counts = new Map<string, number>()
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1)
  const [most = 0, second = 0] = [...counts.values()].sort((a, b) => b - a)
  const value = most / n
  const inTwo = counts.size === 2 && second >= 2 && second / n >= CAMP_SHARE
  return {
    word: inTwo ? 'twoCamps' : value > shareMostly ? wordOf(value, shareAgrees, shareMostly) : 'divided',
    measure: { name: 'S', value },
    n,
    few: n < MANY,
  }
}

/**
 * Verdict for selections of any number of choices.
 * @param selections what each person selected
 */
export function selectionVerdict(selections: readonly (readonly string[])[]): Verdict {
  const n = selections.length
  if (n < ENOUGH) return tooFew(n)
  const value = overlapOf(selections)
  return { word: wordOf(value, overlapAgrees, overlapMostly), measure: { name: 'J', value }, n, few: n < MANY }
}

/** Two clusters of at least two people, each in agreement, with opposite orders. */
function ranksInTwo(rankings: readonly (readonly number[])[]): boolean {
  return rankings.some((one) => {
    const [along, against] = [
      rankings.filter((other) => likeness(one, other) > 0),
      rankings.filter((other) => likeness(one, other) < 0),
    ]
    if (along.length < 2 || against.length < 2 || along.length + against.length < rankings.length) return false
    return [along, against].every((group) => (concordanceOf(group) ?? 0) >= ranksAgree)
  })
}

/** Sign of Spearman's rank correlation: positive when two orders agree. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const middle = (a.length + 1) / 2
  return a.reduce((sum, rank, at) => sum + (rank - middle) * ((b[at] ?? middle) - middle), 0)
}

/** Interquartile range of the answers, as points of the scale. */
export function middleHalf(values: readonly number[]): { from: number; to: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  if (half === 0) return { from: sorted[0] ?? 0, to: sorted[0] ?? 0 }
  return { from: medianOf(sorted.slice(0, half)), to: medianOf(sorted.slice(-half)) }
}
