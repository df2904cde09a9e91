import { saveText } from '../../../shell/save-text.ts'
import { serverNow } from '#api/client/server-clock.ts'

interface Entry {
  uid: string
  title: string
  /** epoch seconds */
  start: number
  end: number
  url: string
}

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** An entry for calendars (RFC 5545). `now` in epoch seconds. */
export const calendarText = ({ uid, title, start, end, url }: Entry, now: number) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consilium//Calls//EN',
    'BEGIN:VEVENT',
    `UID:${uid}@consilium`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

export const saveCalendar = (entry: Entry) =>
  saveText('call.ics', calendarText(entry, Math.floor(serverNow() / 1000)), 'text/calendar')
