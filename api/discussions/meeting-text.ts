import { newYork } from '#model/time.ts'

/** When a meeting is, in New York's time, as a person of this language reads it. */
export const meetingText = (at: Date, language: string): string =>
  `${new Intl.DateTimeFormat(language, { timeZone: newYork, dateStyle: 'medium', timeStyle: 'short' }).format(at)}${language.startsWith('zh') ? '（纽约时间）' : ' (New York)'}`
