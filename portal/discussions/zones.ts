import { newYork } from '#model/time.ts'

/** Times of calls are set in New York and read everywhere: both clocks, wherever they differ. */
export const readerZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const at = (seconds: number) => new Date(seconds * 1000)

export const dayText = (seconds: number, locale: string, zone: string | undefined, shape: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...shape, timeZone: zone }).format(at(seconds))

export const clockText = (seconds: number, locale: string, zone?: string) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(at(seconds))

const full: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }

/** Whether the reader's clock shows the same as New York's at that moment. */
export const sameClock = (seconds: number) =>
  dayText(seconds, 'en-US', newYork, { dateStyle: 'short', timeStyle: 'short' }) === dayText(seconds, 'en-US', undefined, { dateStyle: 'short', timeStyle: 'short' })

/** `Tue, Dec 1, 9:00 AM EST (Tue, Dec 1, 3:00 PM GMT+1)` */
export function bothZones(seconds: number, locale: string): string {
  const there = dayText(seconds, locale, newYork, full)
  return sameClock(seconds) ? there : `${there} (${dayText(seconds, locale, undefined, full)})`
}
