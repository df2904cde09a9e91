/** Days, clocks and instants, with nothing but Intl. Days are `yyyy-MM-dd`, clocks `HH:mm`, zones IANA names. */

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

interface Wall {
  day: string
  clock: string
  /** the wall time read as if it were UTC, ms */
  asUtc: number
}

function wallTime(instant: Date, zone: string): Wall {
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
/** The day by which plans, grants and surge count. */
export const newYorkDay = (instant: Date) => dayIn(instant, newYork)

/** Minutes that the zone is ahead of UTC at this instant. */
export function offsetMinutes(instant: Date, zone: string): number {
  const seconds = Math.floor(instant.getTime() / 1000) * 1000
  return Math.round((wallTime(instant, zone).asUtc - seconds) / 60_000)
}

/** The instant at which a zone's clocks show this; in the hour that summer time skips, the first instant after it. */
export function instantAt(day: string, clock: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`)
  const before = new Date(wanted - offsetMinutes(new Date(wanted - 86_400_000), zone) * 60_000)
  if (wallTime(before, zone).asUtc === wanted) return before
  const after = new Date(wanted - offsetMinutes(new Date(wanted + 86_400_000), zone) * 60_000)
  if (wallTime(after, zone).asUtc === wanted) return after
  return firstInstantFrom(wanted, after, before, zone)
}

/** Between two instants around a gap, the first whose wall time is no earlier than wanted. */
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

/** 00:00:00 of a day. */
export const startOfDay = (day: string, zone: string) => instantAt(day, '00:00', zone)
/** 23:59:59 of a day: the last second that belongs to it. */
export const endOfDay = (day: string, zone: string) => new Date(startOfDay(addDays(day, 1), zone).getTime() - 1000)

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

/** Whether a day lies in a period whose two ends belong to it; a missing end is open. */
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
 * When a message that respects do-not-disturb may go: now, or when the window ends. The window may cross midnight; its
 * start belongs to it and its end does not; equal ends mean no window.
 */
export function deliverableAt(instant: Date, quiet: DoNotDisturb): Date {
  const { start, end, zone } = quiet
  if (!start || !end || start === end) return instant
  const { day, clock } = wallTime(instant, zone)
  const crosses = start > end
  const within = crosses ? clock >= start || clock < end : clock >= start && clock < end
  if (!within) return instant
  return instantAt(crosses && clock >= start ? addDays(day, 1) : day, end, zone)
}
