import { birthDayProblem } from '../identity/birth.ts'
import { defaultLimits } from '../limits.ts'
import { ageUnits, type AgeUnit } from './enums.ts'

export interface Age {
  magnitude: number
  unit: AgeUnit
}

/** The singular is stored; the plural is accepted as input. */
export const toAgeUnit = (word: string): AgeUnit | undefined =>
  ageUnits.find((unit) => word === unit || word === `${unit}s`)

/** At least 1, at most 3 digits. */
export const isAgeMagnitude = (magnitude: number): boolean =>
  Number.isInteger(magnitude) && magnitude >= 1 && magnitude < 10 ** defaultLimits['wizard.ageDigits']

export const ageBands = [
  'newborn',
  'infant',
  'child',
  'teen',
  'adult18',
  'adult30',
  'adult40',
  'adult50',
  'adult60',
  'adult70',
  'adult80',
  'adult90',
] as const
export type AgeBand = (typeof ageBands)[number]
export const ageBandLabel = (band: AgeBand) => `age.band.${band}` as const

const yearsPer: Record<AgeUnit, number> = { day: 1 / 365.25, week: 7 / 365.25, month: 1 / 12, year: 1 }

/** Lower bounds in years; the last match wins. 90 and above is one band, because such ages can identify a person. */
const bandFrom: readonly [number, AgeBand][] = [
  [0, 'newborn'],
  [1 / 12, 'infant'],
  [2, 'child'],
  [13, 'teen'],
  [18, 'adult18'],
  [30, 'adult30'],
  [40, 'adult40'],
  [50, 'adult50'],
  [60, 'adult60'],
  [70, 'adult70'],
  [80, 'adult80'],
  [90, 'adult90'],
]

/** Age band shown to experts before they accept (privacy). */
export function ageBand({ magnitude, unit }: Age): AgeBand {
  // Epsilon, so that 1/12 year and 1 month fall in the same band.
  const years = magnitude * yearsPer[unit] + 1e-9
  return bandFrom.findLast(([from]) => years >= from)?.[1] ?? 'newborn'
}

/** Completed years, months or days between two calendar dates (`yyyy-MM-dd`), in the largest unit that gives at least 2 (days: 1). */
export function ageOn(dob: string, today: string): Age | null {
  const born = partsOf(dob)
  const now = partsOf(today)
  if (born === null || now === null || dob > today) return null
  const months = (now.year - born.year) * 12 + (now.month - born.month) - (now.day < born.day ? 1 : 0)
  if (months >= 24) return { magnitude: Math.floor(months / 12), unit: 'year' }
  if (months >= 2) return { magnitude: months, unit: 'month' }
  const days = Math.round(
    (Date.UTC(now.year, now.month - 1, now.day) - Date.UTC(born.year, born.month - 1, born.day)) / 86_400_000,
  )
  return { magnitude: Math.max(1, days), unit: 'day' }
}

function partsOf(date: string) {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const real = new Date(Date.UTC(year, month - 1, day))
  return real.getUTCMonth() === month - 1 && real.getUTCDate() === day ? { year, month, day } : null
}

/** An existing date, not before 1910 and not after today. */
export const isBirthDate = (dob: string, today: string): boolean =>
  partsOf(dob) !== null && birthDayProblem(dob, today) === undefined
