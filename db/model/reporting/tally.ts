import { ruleOf, type FigureValues, type Subject } from './figures.ts'
import { monthOfMoment } from './range.ts'
import { hourBins, binOf } from './time-bins.ts'

/** One number of a report. */
export interface Figure {
  /** null: there is nothing to say it of */
  readonly value: number | null
  /** rows behind it */
  readonly rows: number
}
export type Figures = Readonly<Record<string, Figure>>

export interface TalliedRow {
  readonly values: FigureValues
  /** when it belongs to a day, epoch milliseconds */
  readonly at: number
  readonly group: { readonly id: string; readonly name: string } | null
  /** whom it is about: small groups are counted by people */
  readonly person: string
}

export interface Tallied {
  readonly totals: Figures
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly people: number
    readonly figures: Figures
  }[]
  /** by month of New York, oldest first, without gaps */
  readonly months: readonly { readonly month: string; readonly figures: Figures }[]
  /** times to the charted step: how many rows fall into each stretch of hours */
  readonly bins: readonly { readonly bin: number; readonly rows: number }[]
}

class Part {
  readonly sums = new Map<string, { sum: number; rows: number }>()
  readonly lists = new Map<string, number[]>()
  readonly people = new Set<string>()
  readonly name: string
  readonly id: string
  constructor(id = '', name = '') {
    this.id = id
    this.name = name
  }
  add(values: FigureValues, listed: ReadonlySet<string>) {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value !== 'number') continue
      const one = this.sums.get(name) ?? { sum: 0, rows: 0 }
      one.sum += value
      one.rows++
      this.sums.set(name, one)
      if (!listed.has(name)) continue
      const list = this.lists.get(name)
      if (list) list.push(value)
      else this.lists.set(name, [value])
    }
  }
  figure(subject: Subject, figure: string): Figure {
    const rule = ruleOf(subject, figure)
    const own = rule && this.sums.get(rule.of)
    if (!rule) return { value: null, rows: 0 }
    if (rule.kind === 'count' || rule.kind === 'sum') return { value: own?.sum ?? 0, rows: own?.rows ?? 0 }
    if (rule.kind === 'share') {
      const whole = this.sums.get(rule.over ?? '')
      return { value: whole?.sum ? (own?.sum ?? 0) / whole.sum : null, rows: whole?.rows ?? 0 }
    }
    const list = (this.lists.get(rule.of) ?? []).sort((a, b) => a - b)
    return { value: quantile(list, rule.kind === 'median' ? 0.5 : 0.9), rows: list.length }
  }
}

/** Of sorted values; between two of them in proportion. null of none. */
export function quantile(sorted: readonly number[], share: number): number | null {
  if (!sorted.length) return null
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}

/** Adds rows up into the figures of a report: totals, groups, months, and the stretches of a time. */
export class Tally {
  readonly #subject: Subject
  readonly #figures: readonly string[]
  readonly #listed: ReadonlySet<string>
  readonly #binned: string | null
  readonly #all = new Part()
  readonly #groups = new Map<string, Part>()
  readonly #months = new Map<string, Part>()
  readonly #bins = new Map<number, number>()

  constructor(subject: Subject, figures: readonly string[], binned: string | null = null) {
    this.#subject = subject
    this.#figures = figures
    this.#binned = binned
    const rules = figures.map((figure) => ruleOf(subject, figure))
    this.#listed = new Set(rules.flatMap((rule) => (rule?.kind === 'median' || rule?.kind === 'p90' ? [rule.of] : [])))
  }

  add({ values, at, group, person }: TalliedRow) {
    const month = monthOfMoment(at)
    const parts = [
      this.#all,
      part(this.#months, month, month),
      ...(group ? [part(this.#groups, group.id, group.name)] : []),
    ]
    for (const one of parts) {
      one.add(values, this.#listed)
      one.people.add(person)
    }
    const time = this.#binned === null ? null : values[this.#binned]
    if (typeof time === 'number') this.#bins.set(binOf(time), (this.#bins.get(binOf(time)) ?? 0) + 1)
  }

  result(): Tallied {
    const figuresOf = (one: Part) =>
      Object.fromEntries(this.#figures.map((figure) => [figure, one.figure(this.#subject, figure)]))
    const first = this.#figures[0] ?? ''
    const months = [...this.#months.keys()].sort()
    const between = months.length ? monthsBetween(months[0]!, months.at(-1)!) : []
    return {
      totals: figuresOf(this.#all),
      groups: [...this.#groups.values()]
        .map((one) => ({ id: one.id, name: one.name, people: one.people.size, figures: figuresOf(one) }))
        .sort(
          (a, b) => (b.figures[first]?.value ?? 0) - (a.figures[first]?.value ?? 0) || a.name.localeCompare(b.name),
        ),
      months: between.map((month) => ({ month, figures: figuresOf(this.#months.get(month) ?? new Part()) })),
      bins: this.#binned === null ? [] : hourBins.map((_, bin) => ({ bin, rows: this.#bins.get(bin) ?? 0 })),
    }
  }
}

function part(parts: Map<string, Part>, id: string, name: string): Part {
  let one = parts.get(id)
  if (!one) parts.set(id, (one = new Part(id, name)))
  return one
}

/** Every month from one to the other, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let [year = 0, month = 0] = first.split('-').map(Number); ; month++) {
    if (month > 12) [year, month] = [year + 1, 1]
    const one = `${year}-${String(month).padStart(2, '0')}`
    if (one > last || months.length >= 600) return months
    months.push(one)
  }
}
