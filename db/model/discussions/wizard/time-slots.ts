import { addDays, clockRepeats, instantAt, newYork, newYorkDay, toSeconds } from '../../time.ts'
import type { DayChoice } from './wizard-wire.ts'

export interface SlotLimits {
  days: number
  slotMinutes: number
  /** hours in New York time; a slot ends no later than `toHour` */
  fromHour: number
  toHour: number
}

/**
 * Offered slots from tomorrow on, in New York time; labels in the reader's language. An hour that the clock skips has no
 * slots, one that it shows twice has them twice, with the zone.
 * @param isTaken epoch seconds at which the asker is not free
 */
export function offeredDays(
  now: Date,
  locale: string,
  { days, slotMinutes, fromHour, toHour }: SlotLimits,
  isTaken: (ts: number) => boolean = () => false,
): DayChoice[] {
  const short = new Intl.DateTimeFormat(locale, { timeZone: newYork, weekday: 'short', month: 'short', day: 'numeric' })
  const long = new Intl.DateTimeFormat(locale, {
    timeZone: newYork,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
  const clock = new Intl.DateTimeFormat(locale, { timeZone: newYork, hour: 'numeric', minute: '2-digit' })
  const twice = new Intl.DateTimeFormat(locale, {
    timeZone: newYork,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const tomorrow = addDays(newYorkDay(now), 1)
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(tomorrow, ahead)
    const times: DayChoice['value']['times'] = []
    const end = atHour(date, toHour).getTime()
    const step = slotMinutes * 60_000
    for (let ms = atHour(date, fromHour).getTime(); ms + step <= end; ms += step) {
      const at = new Date(ms)
      const ts = toSeconds(at)
      const time = (clockRepeats(at, newYork) ? twice : clock).format(at)
      times.push({ ts, time, ...(isTaken(ts) && { taken: true as const }) })
    }
    const noon = instantAt(date, '12:00', newYork)
    return { value: { short: short.format(noon), long: long.format(noon), date, times } }
  })
}

const atHour = (day: string, hour: number) =>
  hour === 24
    ? instantAt(addDays(day, 1), '00:00', newYork)
    : instantAt(day, `${String(hour).padStart(2, '0')}:00`, newYork)
