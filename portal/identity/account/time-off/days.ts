import { serverNow } from '#api/client/server-clock.ts'

/** Days of the calendar, `yyyy-MM-dd`. */

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `Mar 3, 2027` */
export const dayText = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(at(day))

/** How many days, both included. */
export const daysOf = (start: string, end: string) =>
  Math.round((at(end).getTime() - at(start).getTime()) / 86_400_000) + 1

/** The reader's own day. */
export const today = (now = new Date(serverNow())) =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
