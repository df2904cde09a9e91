import { z } from 'zod'
import { quantile } from './tally.ts'

/** With fewer cases nothing is forecast. */
export const fewestCases = 20
/** Only cases of so many days before count. */
export const historyDays = 365
/** "Likely within": four in five. */
export const likely = 0.8

export const forecastBases = ['diagnosis', 'diagnosisGroup', 'plan', 'all'] as const
export type ForecastBasis = (typeof forecastBases)[number]

export interface ForecastPlaces {
  readonly diagnosis?: string | undefined
  readonly diagnosisGroup?: string | undefined
  readonly plan?: string | undefined
}
export interface Forecast {
  /** hours after release within which four in five had a first answer */
  readonly hours: number
  readonly basis: ForecastBasis
  readonly cases: number
}

/** The forecast of times in any order; null below twenty. */
export function forecastOf(times: readonly number[], basis: ForecastBasis): Forecast | null {
  const hours =
    times.length >= fewestCases
      ? quantile(
          [...times].sort((a, b) => a - b),
          likely,
        )
      : null
  return hours === null ? null : { hours, basis, cases: times.length }
}

export const likelyAnswer = z
  .object({
    hours: z.number(),
    basis: z.enum(forecastBases),
    cases: z.int(),
    /** null: not released yet, and time runs from there */
    until: z.string().nullable(),
    /** the time is over and there is no answer */
    passed: z.boolean(),
  })
  .meta({ id: 'Forecast' })
export type LikelyAnswer = z.infer<typeof likelyAnswer>
export const forecastAnswer = z.object({ forecast: likelyAnswer.nullable() })

/** Times to a first answer, by what a question is about: what others waited says how long this one will. */
export class ForecastHistory {
  readonly #times = new Map<string, number[]>()

  add(places: ForecastPlaces, hours: number): void {
    for (const key of keysOf(places)) {
      const times = this.#times.get(key) ?? []
      let low = 0
      let high = times.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((times[middle] ?? 0) < hours) low = middle + 1
        else high = middle
      }
      times.splice(low, 0, hours)
      this.#times.set(key, times)
    }
  }

  /** From its diagnosis where there are enough cases, else its group, its plan, all; null below twenty. */
  forecast(places: ForecastPlaces): Forecast | null {
    for (const basis of forecastBases) {
      const key = keyOf(basis, places)
      const times = key === null ? [] : (this.#times.get(key) ?? [])
      const hours = quantile(times, likely)
      if (times.length >= fewestCases && hours !== null) return { hours, basis, cases: times.length }
    }
    return null
  }
}

const keyOf = (basis: ForecastBasis, places: ForecastPlaces): string | null =>
  basis === 'all' ? 'all' : places[basis] === undefined ? null : `${basis}:${places[basis]}`
const keysOf = (places: ForecastPlaces) =>
  forecastBases.map((basis) => keyOf(basis, places)).filter((key) => key !== null)
