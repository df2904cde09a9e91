import { Column, eq, getTableName, gte, inArray, is, isNull, lte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { dateField, momentField } from '#model/fields.ts'
import { user } from '#db/schema/all.ts'
import { matches } from '#db/sql.ts'
import { defaultLimits } from '#model/limits.ts'
import { endOfDay, newYork, startOfDay } from '#model/time.ts'
import type { Ctx } from '../context.ts'

/** The kinds of filters. Each knows its value in a JSON filter and in a query string; there are no others. */
export interface Filter<V = unknown> {
  readonly json: z.ZodType<V>
  readonly query: z.ZodType<V>
  where(value: V, ctx: Ctx): SQL | undefined
  /** it takes several values, and can be turned round: rows that have none of them */
  readonly several?: true
  /** rows that have nothing here */
  readonly empty?: SQL
  /** rows whose value contains this */
  has?(text: string): SQL
}

const MOST_VALUES = defaultLimits['list.filterIds']
const word = z.string().trim().min(1).max(200)
const listed = <T, I>(one: z.ZodType<T, I>) => z.array(one).min(1, 'errors.required').max(MOST_VALUES, 'errors.tooMany')
const split = z
  .string()
  .max(20_000)
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const several = <T extends string>(value: z.ZodType<T, string>): Pick<Filter<T[]>, 'json' | 'query'> => ({
  json: z.union([value.transform((one) => [one]), listed(value)]),
  query: split.pipe(listed(value)),
})
const nothingIn = (column: AnyColumn | SQL): SQL =>
  is(column, Column) && column.dataType === 'string'
    ? sql`(${column} is null or ${column} = '')`
    : sql`${column} is null`
const wholeNumbers = {
  json: z.union([z.int32().transform((one) => [one]), listed(z.int32())]),
  query: split.pipe(listed(z.coerce.number<string>().pipe(z.int32()))),
}

/** One value or several (any of them), compared as they are; in a query string divided by commas. */
export function oneOfThese<T extends string>(
  where: (values: T[], ctx: Ctx) => SQL | undefined,
  value: z.ZodType<T, string>,
  empty?: SQL,
): Filter<T[]> {
  // schemas are the largest part of what the process holds, and most filters are never asked for
  let made: ReturnType<typeof several<T>> | undefined
  const forms = () => (made ??= several(value))
  return {
    get json() {
      return forms().json
    },
    get query() {
      return forms().query
    },
    where,
    several: true,
    ...(empty && { empty }),
  }
}
export function anyOf<T extends string>(column: AnyColumn | SQL, value: z.ZodType<T, string>): Filter<T[]>
export function anyOf(column: AnyColumn | SQL): Filter<string[]>
export function anyOf(column: AnyColumn | SQL, value: z.ZodType<string, string> = word): Filter<string[]> {
  return oneOfThese((values) => inArray(column as AnyColumn, values), value, nothingIn(column))
}

/** The same for whole numbers. */
export const anyNumber = (column: AnyColumn): Filter<number[]> => ({
  ...wholeNumbers,
  where: (values) => inArray(column, values),
  several: true,
  empty: nothingIn(column),
})

/** Records of which `link` has no row. */
export const unlinked = (link: PgTable, own: AnyColumn, id: AnyColumn, only?: SQL): SQL =>
  sql`${id} not in (select ${own} from ${link} where ${own} is not null${only ? sql` and ${only}` : sql``})`

/** Records that are linked with any of these: a row of `link` joins them. Asked from the side of the few that are wanted. */
export const linkedWith = (link: PgTable, own: AnyColumn, id: AnyColumn, other: AnyColumn): Filter<string[]> =>
  oneOfThese(
    (values) => sql`${id} in (select ${own} from ${link} where ${inArray(other, values)})`,
    word,
    unlinked(link, own, id),
  )

const flagText = z.enum(['true', 'false']).transform((text) => text === 'true')
const yesOrNo = z.boolean()
export const flag = (where: (on: boolean, ctx: Ctx) => SQL | undefined): Filter<boolean> => ({
  json: yesOrNo,
  query: flagText,
  where,
})

/** One of a few words with a meaning of their own. */
export const choice = <const T extends readonly [string, ...string[]]>(
  words: T,
  where: (chosen: T[number], ctx: Ctx) => SQL | undefined,
): Filter<T[number]> => {
  const one: z.ZodType<T[number]> = z.enum(words)
  return { json: one, query: one, where }
}

const term = z.string().max(200, 'errors.tooLong')
/** Every word occurs in the normalised search column. */
export const words = (column: AnyColumn): Filter<string> => ({
  json: term,
  query: term,
  where: (words) => matches(column, words),
})
export const textWhere = (where: (text: string, ctx: Ctx) => SQL | undefined): Filter<string> => ({
  json: term,
  query: term,
  where,
})

const momentText = z.union([dateField, momentField], { error: 'errors.date' })
/** From this moment on; of a day, from its first second in New York. */
export const since = (column: AnyColumn): Filter<string> => ({
  json: momentText,
  query: momentText,
  where: (text) => gte(column, text.length === 10 ? startOfDay(text, newYork) : new Date(text)),
  empty: nothingIn(column),
})
/** Until this moment; of a day, until its last second in New York. */
export const until = (column: AnyColumn): Filter<string> => ({
  json: momentText,
  query: momentText,
  where: (text) => lte(column, text.length === 10 ? endOfDay(text, newYork) : new Date(text)),
  empty: nothingIn(column),
})
/** A day that means something to the record as a whole. */
export const dayText = (where: (day: string) => SQL | undefined): Filter<string> => ({
  json: dateField,
  query: dateField,
  where,
})
/** The same for columns that hold a day. */
export const sinceDay = (column: AnyColumn): Filter<string> => ({
  json: dateField,
  query: dateField,
  where: (text) => gte(column, text),
  empty: nothingIn(column),
})
export const untilDay = (column: AnyColumn): Filter<string> => ({
  json: dateField,
  query: dateField,
  where: (text) => lte(column, text),
  empty: nothingIn(column),
})

/** Rows of people who are enabled, or who are not. Asked from the side of those who are not: they are few. */
export const whoseAccount = (userId: AnyColumn, enabled: boolean): SQL => {
  const those = sql`(select ${disabled.id} from ${sql.identifier(getTableName(user))} ${sql.identifier(getTableName(disabled))} where ${eq(disabled.enabled, false)})`
  return enabled ? sql`${userId} not in ${those}` : sql`${userId} in ${those}`
}
// under a name of its own: a condition that names people's own table has it joined
const disabled = alias(user, 'disabled')

/** A period of days that holds this day; a missing end is open. */
export const periodHolds = (from: AnyColumn, to: AnyColumn, day: string): SQL =>
  sql`${or(isNull(from), lte(from, day))} and ${or(isNull(to), gte(to, day))}`
