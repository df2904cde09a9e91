import { addDays } from '../time.ts'

/** Calendar quarters, named like "2026-Q1". Pay is settled per quarter. */

export const quarterOf = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** First and last day of a quarter. */
export function quarterDays(quarter: string): { first: string; last: string } {
  const year = Number(quarter.slice(0, 4))
  const number = Number(quarter.slice(6))
  const month = (n: number) => String(n).padStart(2, '0')
  const next = number === 4 ? `${year + 1}-01-01` : `${year}-${month(number * 3 + 1)}-01`
  return { first: `${year}-${month(number * 3 - 2)}-01`, last: addDays(next, -1) }
}

/** Completed quarters before a day, newest first. */
export function closedQuarters(today: string, count: number): string[] {
  const quarters: string[] = []
  for (
    let { first } = quarterDays(quarterOf(today));
    quarters.length < count;
    { first } = quarterDays(quarters.at(-1) ?? '')
  )
    quarters.push(quarterOf(addDays(first, -1)))
  return quarters
}
