import { useLocale } from 'ra-core'
import { moneyFormat } from '#model/money-format.ts'
import { serverNow } from '#api/client/server-clock.ts'

export interface Format {
  /** date and time, in the reader's zone; the year only where it is another */
  moment: (iso: string | number | null | undefined) => string
  /** the same with seconds and the zone, for a title */
  exact: (iso: string | number | null | undefined) => string
  /** of a call: weekday, date and time with the zone */
  meeting: (iso: string | number | null | undefined) => string
  day: (iso: string | null | undefined) => string
  money: (cents: number | null | undefined, currency?: string) => string
  number: (value: number | null | undefined, digits?: number) => string
  /** words one after another, divided as the language divides them: "a, b", 「a、b」 */
  list: (words: readonly string[]) => string
  /** how far away, in the largest fitting unit: "in 3 hours" */
  away: (iso: string, now: number) => string
}

/** An instant as it travels: ISO 8601, or epoch seconds. */
export const toMs = (value: string | number) => (typeof value === 'number' ? value * 1000 : Date.parse(value))

const dayOnly = /^\d{4}-\d{2}-\d{2}$/
/** An address may name a moment that there is not, like the 31st of February: it is shown as it was typed. */
const isMoment = (value: string | number) => {
  const date = new Date(toMs(value))
  if (Number.isNaN(date.getTime())) return false
  return typeof value === 'number' || !dayOnly.test(value) || date.toISOString().startsWith(value)
}
const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Dates, times, amounts and numbers in the reader's language. */
export function useFormat(): Format {
  const locale = useLocale() === 'zh' ? 'zh-CN' : 'en-US'
  return formats(locale)
}

const known = new Map<string, Format>()
/** Made once for a language: every cell of a list asks for them. */
export function formats(locale: string): Format {
  const format = known.get(locale) ?? formatsOf(locale)
  known.set(locale, format)
  return format
}

function formatsOf(locale: string): Format {
  const numbers = new Map<number, Intl.NumberFormat>()
  const amounts = new Map<string, (cents: number) => string>()
  const digitsOf = (digits: number) => {
    const format = numbers.get(digits) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
    numbers.set(digits, format)
    return format
  }
  const currencyOf = (currency: string) => {
    const format = amounts.get(currency) ?? moneyFormat(locale, currency)
    amounts.set(currency, format)
    return format
  }
  const date = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  const moment = date({ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
  const thisYear = date({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
  const exact = date({ dateStyle: 'full', timeStyle: 'long' })
  const meeting = date({
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const day = date({ year: 'numeric', month: 'short', day: 'numeric' })
  const plainDay = date({ year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'long' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })
  const write = (format: Intl.DateTimeFormat, value: string | number) =>
    isMoment(value) ? format.format(toMs(value)) : String(value)
  const show = (format: Intl.DateTimeFormat) => (value: string | number | null | undefined) =>
    value === null || value === undefined || value === '' ? '' : write(format, value)
  return {
    moment: (value) => {
      if (value === null || value === undefined || value === '') return ''
      if (typeof value === 'string' && dayOnly.test(value)) return write(plainDay, value)
      const year = new Date(toMs(value)).getFullYear()
      return write(year === new Date(serverNow()).getFullYear() ? thisYear : moment, value)
    },
    exact: show(exact),
    meeting: show(meeting),
    day: (value) => (value ? write(dayOnly.test(value) ? plainDay : day, value) : ''),
    money: (cents, currency = 'USD') => (cents === null || cents === undefined ? '' : currencyOf(currency)(cents)),
    number: (value, digits = 2) => (value === null || value === undefined ? '' : digitsOf(digits).format(value)),
    list: (words) => list.format(words),
    away: (iso, now) => {
      const seconds = Math.round((toMs(iso) - now) / 1000)
      const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? steps[3]
      // "3 天后": a space between a figure and Chinese, as in all texts
      return relative.format(Math.trunc(seconds / size), unit).replace(/\d(?=[一-龥])/, '$& ')
    },
  }
}
