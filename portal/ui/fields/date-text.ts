interface Parts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** Four digits first are a year, otherwise the month comes first; phones without a slash on their keypad type eight digits. */
const forms = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<year>19\d\d|20\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<month>\d\d)(?<day>\d\d)(?<year>\d{4})$/,
]
function partsOf(text: string): Parts | undefined {
  const typed = text.replaceAll(/\s/g, '')
  for (const form of forms) {
    const found = form.exec(typed)?.groups as Parts | undefined
    if (found) return found
  }
  return undefined
}

const inOrder = ({ year, month, day }: Parts, locale: string) =>
  locale.startsWith('zh') ? `${year}/${month}/${day}` : `${month}/${day}/${year}`

/** `yyyy-MM-dd` as it is written in that language: MM/dd/yyyy, in Chinese yyyy/MM/dd; '' for ''. */
export function showDate(value: string, locale: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return year && month && day ? inOrder({ year, month, day }, locale) : value
}

/** A typed day as `yyyy-MM-dd`; undefined when it is no day of the calendar. */
export function readDate(text: string): string | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const value = `${parts.year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/**
 * What was typed, in the order of the language, with a month from 1 to 12 and a day from 1 to 31. A day that was typed where
 * the month belongs changes places with it; what else lies beyond becomes the nearest that exists.
 */
export function correctDate(text: string, locale: string): string {
  const typed = partsOf(text)
  if (!typed) return text
  const dayFirst = Number(typed.month) > 12 && Number(typed.day) >= 1 && Number(typed.day) <= 12
  const parts = dayFirst ? { ...typed, month: typed.day, day: typed.month } : typed
  const within = (part: string, most: number) => String(Math.min(most, Math.max(1, Number(part)))).padStart(2, '0')
  return inOrder({ year: parts.year, month: within(parts.month, 12), day: within(parts.day, 31) }, locale)
}
