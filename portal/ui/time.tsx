import { moneyFormat } from '#model/money-format.ts'
import { zoneBeside } from '#model/zone-name.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { useIntlLocale } from '../shell/texts.tsx'

export type TimeStyle = 'date' | 'time' | 'dateTime' | 'relative'

/** Epoch seconds (exp, meetingTime, created, updated, ts, displayTime) or ISO 8601, as the API gives them. */
export type Instant = number | string

export const toDate = (value: Instant) => new Date(typeof value === 'number' ? value * 1000 : value)

const shapes = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const steps: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

let ownZone: string | undefined
/** The reader's time zone. The first question costs a slow phone a fifth of a second. */
export const readerZone = (): string => (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Formats are dear to make and the same for every time on a page. */
const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(style: Exclude<TimeStyle, 'relative'>, locale: string, zone: string): Intl.DateTimeFormat {
  const key = `${style} ${locale} ${zone}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...shapes[style],
      timeZone: zone,
      ...(style !== 'date' && { timeZoneName: zoneBeside(locale, zone) }),
    })
  formats.set(key, format)
  return format
}

/** An instant in words, times with their zone. `zone`: IANA name; default: the reader's own. `now` matters for `relative` only. */
export function formatInstant(
  value: Instant,
  style: TimeStyle,
  locale: string,
  zone = readerZone(),
  now = new Date(serverNow()),
): string {
  const date = toDate(value)
  if (style !== 'relative') return formatOf(style, locale, zone).format(date)
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000)
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const step = steps.find(([, size]) => Math.abs(seconds) >= size)
  return step ? words.format(Math.trunc(seconds / step[1]), step[0]) : words.format(0, 'minute')
}

/** An instant for people, with the exact time and zone as its title. */
export function Time({ value, format = 'dateTime', zone }: { value: Instant; format?: TimeStyle; zone?: string }) {
  const locale = useIntlLocale()
  const exact = formatInstant(value, 'dateTime', locale, zone)
  const shown = formatInstant(value, format, locale, zone)
  return (
    <time dateTime={toDate(value).toISOString()} title={shown === exact ? undefined : exact}>
      {shown}
    </time>
  )
}

export interface Amount {
  /** in cents */
  amount: number
  currency: string
}

export const formatMoney = ({ amount, currency }: Amount, locale: string) => moneyFormat(locale, currency)(amount)

export function Money({ value }: { value: Amount }) {
  return <span className="numbers">{formatMoney(value, useIntlLocale())}</span>
}
