import { eq, getTableName, gte, inArray, isNull, lte, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
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

/** One value or several (any of them), compared as they are; in a query string divided by commas. */
export function oneOfThese<T extends string>(
  where: (values: T[], ctx: Ctx) => SQL | undefined,
  value: z.ZodType<T, string>,
): Filter<T[]> {
  return { json: z.union([value.transform((one) => [one]), listed(value)]), query: split.pipe(listed(value)), where }
}
export const anyOf = <T extends string>(
  column: AnyColumn | SQL,
  value: z.ZodType<T, string> = word as unknown as z.ZodType<T, string>,
): Filter<T[]> => oneOfThese((values) => inArray(column as AnyColumn, values), value)

/** The same for whole numbers. */
export const anyNumber = (column: AnyColumn): Filter<number[]> => ({
  json: z.union([z.int().transform((one) => [one]), listed(z.int())]),
  query: split.pipe(listed(z.coerce.number<string>().int())),
  where: (values) => inArray(column, values),
})

/** Records that are linked with any of these: a row of `link` joins them. Asked from the side of the few that are wanted. */
export const linkedWith = (link: PgTable, own: AnyColumn, id: AnyColumn, other: AnyColumn): Filter<string[]> =>
  oneOfThese((values) => sql`${id} in (select ${own} from ${link} where ${inArray(other, values)})`, word)

const flagText = z.enum(['true', 'false']).transform((text) => text === 'true')
export const flag = (where: (on: boolean, ctx: Ctx) => SQL | undefined): Filter<boolean> => ({
  json: z.boolean(),
  query: flagText,
  where,
})

/** One of a few words with a meaning of their own. */
export const choice = <const T extends readonly [string, ...string[]]>(
  words: T,
  where: (chosen: T[number], ctx: Ctx) => SQL | undefined,
): Filter<T[number]> => {
  const one = z.enum(words)
  return { json: one, query: one as unknown as z.ZodType<T[number]>, where }
}

/** Every word occurs in the normalised search column. */
export const words = (column: AnyColumn): Filter<string> => ({
  json: z.string().max(200, 'errors.tooLong'),
  query: z.string().max(200, 'errors.tooLong'),
  where: (term) => matches(column, term),
})
export const textWhere = (where: (text: string, ctx: Ctx) => SQL | undefined): Filter<string> => ({
  json: z.string().max(200, 'errors.tooLong'),
  query: z.string().max(200, 'errors.tooLong'),
  where,
})

const momentText = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'errors.date' })
/** From this moment on; of a day, from its first second in New York. */
export const since = (column: AnyColumn): Filter<string> => ({
  json: momentText,
  query: momentText,
  where: (text) => gte(column, text.length === 10 ? startOfDay(text, newYork) : new Date(text)),
})
/** Until this moment; of a day, until its last second in New York. */
export const until = (column: AnyColumn): Filter<string> => ({
  json: momentText,
  query: momentText,
  where: (text) => lte(column, text.length === 10 ? endOfDay(text, newYork) : new Date(text)),
})
const dayWord = z.iso.date({ error: 'errors.date' })
/** A day that means something to the record as a whole. */
export const dayText = (where: (day: string) => SQL | undefined): Filter<string> => ({
  json: dayWord,
  query: dayWord,
  where,
})
/** The same for columns that hold a day. */
export const sinceDay = (column: AnyColumn): Filter<string> => ({
  json: dayWord,
  query: dayWord,
  where: (text) => gte(column, text),
})
export const untilDay = (column: AnyColumn): Filter<string> => ({
  json: dayWord,
  query: dayWord,
  where: (text) => lte(column, text),
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
