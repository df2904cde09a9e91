import { addDays, daysBetween, newYork, newYorkDay, startOfDay } from '../time.ts'

/** Days `yyyy-MM-dd` of New York; the end is "until, not included". */
export interface DayRange {
  readonly start: string
  readonly end: string
}

/** The instants of a range: from the first second of its start until, not including, the first second of its end. */
export const instantsOf = ({ start, end }: DayRange): { from: Date; to: Date } => ({
  from: startOfDay(start, newYork),
  to: startOfDay(end, newYork),
})

/** The days of a month `yyyy-MM`. */
export function rangeOfMonth(month: string): DayRange {
  const [year = 0, ordinal = 0] = month.split('-').map(Number)
  const next = ordinal === 12 ? `${year + 1}-01` : `${year}-${String(ordinal + 1).padStart(2, '0')}`
  return { start: `${month}-01`, end: `${next}-01` }
}

/** With what a figure is compared: as many months just before whole months, else as many days. */
export function rangeBefore({ start, end }: DayRange): DayRange {
  const from = ofWholeMonths({ start, end })
    ? firstOfMonth(2 * monthsSinceZero(start) - monthsSinceZero(end))
    : addDays(start, -daysBetween(start, end))
  return { start: from, end: start }
}

const ofWholeMonths = ({ start, end }: DayRange) => start.endsWith('-01') && end.endsWith('-01')
const monthsSinceZero = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const firstOfMonth = (months: number) =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`

/** Its days as its reader writes them, the last one included: "November 2026", "November 1 – 15, 2026". */
export function rangeText({ start, end }: DayRange, language: string): string {
  const words = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    ...(!ofWholeMonths({ start, end }) && { day: 'numeric' }),
    timeZone: 'UTC',
  })
  const days = [start, addDays(end, -1)].map((day) => new Date(day)) as [Date, Date]
  if (!language.startsWith('zh')) return words.formatRange(...days)
  // between two dates Intl writes Chinese in figures only
  const [first, last] = days.map((day) => words.format(day)) as [string, string]
  return first === last ? first : `${first}至${last.replace(first.slice(0, 5), '')}`
}

/** The month of New York in which a moment lies, `yyyy-MM`. */
export function monthOfMoment(ms: number): string {
  // asking the calendar costs more than all the rest of a row, and no month begins within an hour
  const hour = Math.floor(ms / HOUR_MS)
  const known = monthOfHour.get(hour)
  if (known !== undefined) return known
  if (monthOfHour.size >= MOST_HOURS) monthOfHour.clear()
  const month = newYorkDay(new Date(ms)).slice(0, 7)
  monthOfHour.set(hour, month)
  return month
}

/** Adds up counts of hours (since 1970) by the month of New York that each hour lies in, in order. */
export function countsByMonth(hours: readonly { hour: number; count: number }[]): { month: string; count: number }[] {
  const months = new Map<string, number>()
  for (const { hour, count } of hours) {
    const month = monthOfMoment(hour * HOUR_MS)
    months.set(month, (months.get(month) ?? 0) + count)
  }
  return [...months].map(([month, count]) => ({ month, count })).sort((a, b) => (a.month < b.month ? -1 : 1))
}
const HOUR_MS = 3_600_000
const MOST_HOURS = 20_000
const monthOfHour = new Map<number, string>()
