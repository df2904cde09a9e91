import { asc, Column, desc, is, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { nullsComeFirst } from '#db/sql.ts'

export const orderRefused = 'Unknown order.'
/** Says what would be right. */
export const unknownOrder = (allowed: readonly string[]): string =>
  `${orderRefused} Use one of: ${allowed.join(', ')}; with - in front for descending.`

const fieldsOf = (sort: string) =>
  sort
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ name: part.replace(/^-/, ''), down: part.startsWith('-') }))

/** The parameter of the query, for these names. */
const sortOf = (names: readonly string[]) =>
  z
    .string()
    .max(200)
    .refine((text) => fieldsOf(text).every(({ name }) => names.includes(name)), unknownOrder(names))
    .optional()
    .meta({ description: `${names.join(', ')}; divided by commas, \`-\` for descending`, example: `-${names[0]}` })

/** Rows without a value come last in both directions, whatever the engine thinks of them. A joined column that may be missing is given as SQL. */
function ordered(column: AnyColumn | SQL, down: boolean): SQL {
  const by = down ? desc(column) : asc(column)
  const full = is(column, Column) && column.notNull
  return full || !nullsComeFirst(down) ? by : sql`${by} nulls last`
}

/** The orders that a list offers, by the names of its fields; without one its own, which also decides among equals. */
export function sortingBy(columns: Readonly<Record<string, AnyColumn | SQL>>, own: readonly SQL[]) {
  return {
    query: { sort: sortOf(Object.keys(columns)) },
    order: (wanted: string | undefined): SQL[] => [
      ...fieldsOf(wanted ?? '').flatMap(({ name, down }) => {
        const column = columns[name]
        return column ? [ordered(column, down)] : []
      }),
      ...own,
    ],
  }
}

type Value = string | number | boolean | null
function compare(a: Value, b: Value, down: boolean): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b === down ? 1 : -1
}

/** The same for a list that is held in memory, by what each field is of a row; equals keep the order in which they came. */
export function sortedRows<Row>(values: Readonly<Record<string, (row: Row) => Value>>) {
  return {
    query: { sort: sortOf(Object.keys(values)) },
    rows: (rows: readonly Row[], wanted: string | undefined): Row[] => {
      const by = fieldsOf(wanted ?? '').flatMap(({ name, down }) => {
        const valueOf = values[name]
        return valueOf ? [{ valueOf, down }] : []
      })
      return [...rows].sort((a, b) => {
        for (const { valueOf, down } of by) {
          const order = compare(valueOf(a), valueOf(b), down)
          if (order !== 0) return order
        }
        return 0
      })
    },
  }
}
