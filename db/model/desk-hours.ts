import type { Limits } from './limits.ts'
import { addDays, instantAt, newYork, newYorkDay } from './time.ts'

/** When staff are at work. Times of tasks pass only while the desk is open. */
export interface DeskHours {
  /** full hours in New York */
  readonly opens: number
  readonly closes: number
  /** open on Saturdays and Sundays */
  readonly weekends: boolean
  /** open on federal holidays of the United States */
  readonly holidays: boolean
}

export const deskHoursOf = (limits: Limits): DeskHours => ({
  opens: limits['desk.opens'],
  closes: limits['desk.closes'],
  weekends: limits['desk.weekends'] === 1,
  holidays: limits['desk.holidays'] === 1,
})

/** Days from 1 January 1970, a Thursday. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
/** 0: Sunday */
const weekdayOf = (day: string) => (dayNumber(day) + 4) % 7
const two = (n: number) => String(n).padStart(2, '0')

/** The nth weekday of a month; -1: the last. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  if (nth === -1) {
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`
    const last = addDays(next, -1)
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  }
  const first = `${year}-${two(month)}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

const MONDAY = 1
const THURSDAY = 4
const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25']
const moving: readonly (readonly [month: number, weekday: number, nth: number])[] = [
  [1, MONDAY, 3],
  [2, MONDAY, 3],
  [5, MONDAY, -1],
  [9, MONDAY, 1],
  [10, MONDAY, 2],
  [11, THURSDAY, 4],
]

/** One that falls on a weekend is observed on the nearest weekday. */
function observed(day: string): string {
  const weekday = weekdayOf(day)
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day
}

/** Federal holidays of the United States, on the days on which they are observed (5 U.S.C. § 6103). */
export function isFederalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  // the first of January may be observed in the year before
  return [year, year + 1].some(
    (one) =>
      fixed.some((date) => observed(`${one}-${date}`) === day) ||
      moving.some(([month, weekday, nth]) => nthWeekday(one, month, weekday, nth) === day),
  )
}

const neverCloses = ({ opens, closes, weekends, holidays }: DeskHours) =>
  closes <= opens || (opens === 0 && closes === 24 && weekends && holidays)

function isDeskDay(day: string, { weekends, holidays }: DeskHours): boolean {
  const weekday = weekdayOf(day)
  if (!weekends && (weekday === 0 || weekday === 6)) return false
  return holidays || !isFederalHoliday(day)
}

/** When the desk is open on this day, in milliseconds since 1970; null: it stays closed. */
function openingOf(day: string, hours: DeskHours): { from: number; until: number } | null {
  if (!isDeskDay(day, hours)) return null
  const at = (hour: number) =>
    (hour === 24 ? instantAt(addDays(day, 1), '00:00', newYork) : instantAt(day, `${two(hour)}:00`, newYork)).getTime()
  return { from: at(hours.opens), until: at(hours.closes) }
}

/** The instant at which the desk has been open for this long. A desk that closes no later than it opens never closes. */
export function afterDeskTime(from: Date, milliseconds: number, hours: DeskHours): Date {
  if (neverCloses(hours)) return new Date(from.getTime() + milliseconds)
  let left = milliseconds
  for (let day = newYorkDay(from); ; day = addDays(day, 1)) {
    const opening = openingOf(day, hours)
    if (!opening) continue
    const start = Math.max(opening.from, from.getTime())
    const open = opening.until - start
    if (open <= 0) continue
    if (left <= open) return new Date(start + left)
    left -= open
  }
}

/** When the desk opens again; null: it is open. */
export function deskOpensAt(now: Date, hours: DeskHours): Date | null {
  if (neverCloses(hours)) return null
  for (let day = newYorkDay(now); ; day = addDays(day, 1)) {
    const opening = openingOf(day, hours)
    if (!opening || opening.until <= now.getTime()) continue
    return opening.from > now.getTime() ? new Date(opening.from) : null
  }
}
