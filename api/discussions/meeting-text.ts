import { newYork } from '#model/time.ts'
import { inBrackets, zoneBeside } from '#model/zone-name.ts'

/** When a meeting is, in New York's time, as a person of this language reads it. */
export const meetingText = (at: Date, language: string): string =>
  `${new Intl.DateTimeFormat(language, { timeZone: newYork, dateStyle: 'medium', timeStyle: 'short' }).format(at)}${language.startsWith('zh') ? '（纽约时间）' : ' (New York)'}`

/** The same, in the reader's own time, with New York's beside it where that is another. @param zone IANA name */
export function meetingTextIn(at: Date, language: string, zone: string): string {
  const said = (timeZone: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...style }).format(at)
  const whole = { dateStyle: 'medium', timeStyle: 'short' } as const
  if (said(zone, whole) === said(newYork, whole)) return meetingText(at, language)
  const own = said(zone, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: zoneBeside(language, zone),
  })
  const sameDay = said(zone, { dateStyle: 'medium' }) === said(newYork, { dateStyle: 'medium' })
  const there = said(newYork, sameDay ? { timeStyle: 'short' } : whole)
  return own + inBrackets(language.startsWith('zh') ? `纽约时间 ${there}` : `${there} in New York`, language)
}
