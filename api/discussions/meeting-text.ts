import { newYork } from '#model/time.ts'

/** When a meeting is, in New York's time, as a person of this language reads it. */
export const meetingText = (at: Date, language: string): string =>
  `${new Intl.DateTimeFormat(language, { timeZone: newYork, dateStyle: 'medium', timeStyle: 'short' }).format(at)}${language.startsWith('zh') ? '（纽约时间）' : ' (New York)'}`

/** The same, with the reader's own time where that is another. @param zone IANA name */
export function meetingTextIn(at: Date, language: string, zone: string): string {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(at)
  if (clock(zone) === clock(newYork)) return meetingText(at, language)
  const own = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
  return language.startsWith('zh') ? `${own}，即${meetingText(at, language)}` : `${own}, ${meetingText(at, language)}`
}
