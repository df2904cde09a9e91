import { addDays, instantAt, newYork, newYorkDay, toSeconds } from '../time.ts'
import type { DayChoice } from './wizard-wire.ts'

export interface SlotLimits {
  days: number
  slotMinutes: number
  /** New York clock hours; a slot ends no later than `toHour` */
  fromHour: number
  toHour: number
}

/** The slots that are offered from tomorrow on, in New York; texts in the reader's language. */
export function offeredDays(
  now: Date,
  locale: string,
  { days, slotMinutes, fromHour, toHour }: SlotLimits,
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
  const tomorrow = addDays(newYorkDay(now), 1)
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(tomorrow, ahead)
    const times: { ts: number; time: string }[] = []
    for (let minute = fromHour * 60; minute + slotMinutes <= toHour * 60; minute += slotMinutes) {
      const wall = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
      const at = instantAt(date, wall, newYork)
      times.push({ ts: toSeconds(at), time: clock.format(at) })
    }
    const noon = instantAt(date, '12:00', newYork)
    return { value: { short: short.format(noon), long: long.format(noon), date, times } }
  })
}
