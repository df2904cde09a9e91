import { newYork, newYorkDay, startOfDay } from '../time.ts'

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

/** As many days just before it: with what a figure is compared. */
export function rangeBefore({ start, end }: DayRange): DayRange {
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000)
  return { start: new Date(Date.parse(start) - days * 86_400_000).toISOString().slice(0, 10), end: start }
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
const HOUR_MS = 3_600_000
const MOST_HOURS = 20_000
const monthOfHour = new Map<number, string>()
