import { clockRepeats, newYork } from '#model/time.ts'
import { inBrackets, zoneBeside } from '#model/zone-name.ts'
import { readerZone } from '../ui/time.tsx'

const at = (seconds: number) => new Date(seconds * 1000)

export const dayText = (seconds: number, locale: string, zone: string | undefined, shape: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...shape, timeZone: zone }).format(at(seconds))

/** A time that the clock shows twice has its offset beside it. */
export const clockText = (seconds: number, locale: string, zone = readerZone()) =>
  dayText(seconds, locale, zone, { hour: 'numeric', minute: '2-digit', ...twice(seconds, zone) })

const twice = (seconds: number, zone: string): Intl.DateTimeFormatOptions =>
  clockRepeats(at(seconds), zone) ? { timeZoneName: 'shortOffset' } : {}

/** Whether the reader's clock shows the same as New York's at that moment. */
export const sameClock = (seconds: number) =>
  dayText(seconds, 'en-US', newYork, { dateStyle: 'short', timeStyle: 'short' }) ===
  dayText(seconds, 'en-US', readerZone(), { dateStyle: 'short', timeStyle: 'short' })

/** Times of calls are set in New York and read everywhere, both clocks wherever they differ: `Tue, Dec 1, 9:00 AM EST (Tue, Dec 1, 3:00 PM GMT+1)` */
export function bothZones(seconds: number, locale: string, shape: Intl.DateTimeFormatOptions = {}): string {
  const inZone = (zone: string) =>
    dayText(seconds, locale, zone, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: zoneBeside(locale, zone),
      ...shape,
      ...twice(seconds, zone),
    })
  return sameClock(seconds) ? inZone(newYork) : inZone(newYork) + inBrackets(inZone(readerZone()), locale)
}
