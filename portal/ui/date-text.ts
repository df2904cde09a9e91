/** `yyyy-MM-dd` as MM/dd/yyyy; '' for ''. */
export function showDate(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return year ? `${month}/${day}/${year}` : value
}

/** MM/dd/yyyy (leading zeros may be missing) as `yyyy-MM-dd`; undefined when it is no day of the calendar. */
export function readDate(text: string): string | undefined {
  const [, month, day, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  if (!month || !day || !year) return undefined
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

/** As it was typed, with a month from 1 to 12 and a day from 1 to 31: what lies beyond becomes the nearest that exists. */
export function correctDate(text: string): string {
  const [, month, day, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? []
  if (!month || !day || !year) return text
  const within = (part: string, most: number) => String(Math.min(most, Math.max(1, Number(part)))).padStart(2, '0')
  return `${within(month, 12)}/${within(day, 31)}/${year}`
}
