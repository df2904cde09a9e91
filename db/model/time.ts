/** Date, time and zone functions based on Intl only. Days are `yyyy-MM-dd`, times `HH:mm`, zones IANA names. */

const [earliest, latest] = [Date.parse('0000-01-01'), Date.parse('9999-12-31')]

export const newYork = 'America/New_York'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string) {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(zone, format)
  }
  return format
}

interface WallTime {
  day: string
  clock: string
  /** wall-clock time interpreted as UTC, ms */
  asUtc: number
}

function wallTime(instant: Date, zone: string): WallTime {
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = value
  const year = String(part.year).padStart(4, '0')
  return {
    day: `${year}-${part.month}-${part.day}`,
    clock: `${part.hour}:${part.minute}`,
    asUtc: Date.parse(`${year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`),
  }
}

export const dayIn = (instant: Date, zone: string) => wallTime(instant, zone).day
export const clockIn = (instant: Date, zone: string) => wallTime(instant, zone).clock
/** Whether the clock of this zone shows this time twice, in the night in which it is set back. */
export function clockRepeats(instant: Date, zone: string): boolean {
  const away = 3 * 3_600_000
  const shift =
    offsetMinutes(new Date(instant.getTime() - away), zone) - offsetMinutes(new Date(instant.getTime() + away), zone)
  if (shift <= 0) return false
  const { asUtc } = wallTime(instant, zone)
  return [shift, -shift].some(
    (minutes) => wallTime(new Date(instant.getTime() + minutes * 60_000), zone).asUtc === asUtc,
  )
}
/** The calendar day used for plans, grants and surge. */
export const newYorkDay = (instant: Date) => dayIn(instant, newYork)

/** UTC offset of the zone at this instant, in minutes. */
export function offsetMinutes(instant: Date, zone: string): number {
  const seconds = Math.floor(instant.getTime() / 1000) * 1000
  return Math.round((wallTime(instant, zone).asUtc - seconds) / 60_000)
}

/**
 * Instant for a local day and time in a zone; a time skipped by daylight saving gives the first instant after the gap.
 */
export function instantAt(day: string, clock: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`)
  const before = new Date(wanted - offsetMinutes(new Date(wanted - 86_400_000), zone) * 60_000)
  if (wallTime(before, zone).asUtc === wanted) return before
  const after = new Date(wanted - offsetMinutes(new Date(wanted + 86_400_000), zone) * 60_000)
  if (wallTime(after, zone).asUtc === wanted) return after
  return firstInstantFrom(wanted, after, before, zone)
}

/** All instants at which the clock of the zone shows this day and time: two in the night in which it is set back. */
export function instantsAt(day: string, clock: string, zone: string): Date[] {
  const first = instantAt(day, clock, zone)
  if (!clockRepeats(first, zone)) return [first]
  const away = 3 * 3_600_000
  const back =
    offsetMinutes(new Date(first.getTime() - away), zone) - offsetMinutes(new Date(first.getTime() + away), zone)
  return [first, new Date(first.getTime() + back * 60_000)]
}

/** First instant after a daylight-saving gap whose wall-clock time is not before `wanted` (binary search). */
function firstInstantFrom(wanted: number, early: Date, late: Date, zone: string): Date {
  let low = Math.min(early.getTime(), late.getTime())
  let high = Math.max(early.getTime(), late.getTime())
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (wallTime(new Date(middle), zone).asUtc >= wanted) high = middle
    else low = middle
  }
  return new Date(high)
}

export const startOfDay = (day: string, zone: string) => instantAt(day, '00:00', zone)
/** Last second of a day (23:59:59). */
export const endOfDay = (day: string, zone: string) => new Date(startOfDay(addDays(day, 1), zone).getTime() - 1000)

/** The day so many days later; none before the year 0 or after 9999, which `yyyy` cannot name. */
export function addDays(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000
  return new Date(Math.min(Math.max(at, earliest), latest)).toISOString().slice(0, 10)
}

/** Whole days between two dates; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Whether a day is inside an inclusive period; a missing end is open. */
export const dayWithin = (day: string, from: string | null | undefined, to: string | null | undefined) =>
  (!from || day >= from) && (!to || day <= to)

export const addSeconds = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)
/** Epoch seconds, as the wire has them. */
export const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)
export const fromSeconds = (seconds: number) => new Date(seconds * 1000)

export interface DoNotDisturb {
  readonly start: string | null
  readonly end: string | null
  readonly zone: string
}

/**
 * When a message subject to do-not-disturb may be sent: now or at the end of the window. The window may cross midnight;
 * start inclusive, end exclusive; equal ends mean no window.
 */
export function deliverableAt(instant: Date, quiet: DoNotDisturb): Date {
  const { start, end, zone } = quiet
  if (!start || !end || start === end) return instant
  const { day, clock } = wallTime(instant, zone)
  const crosses = start > end
  const within = crosses ? clock >= start || clock < end : clock >= start && clock < end
  if (!within) return instant
  const free = instantAt(crosses && clock >= start ? addDays(day, 1) : day, end, zone)
  // a free time that daylight saving skips as a whole comes on the next day
  return deliverableAt(free, quiet)
}
