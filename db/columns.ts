/**
 * One vocabulary of columns for both engines. At run time each word builds the running dialect's column;
 * to the type checker it is always pg-core, whose builders are promise-shaped.
 */
import * as pg from 'drizzle-orm/pg-core'
import * as lite from 'drizzle-orm/sqlite-core'
import { v7 as timeOrderedId } from 'uuid'
import { onPostgres } from './dialect.ts'

const either = <T>(postgres: T, sqlite: unknown): T => (onPostgres ? postgres : (sqlite as T))

export const table = either(pg.pgTable, lite.sqliteTable)
export const text = either(
  () => pg.text(),
  () => lite.text(),
)
export const integer = either(
  () => pg.integer(),
  () => lite.integer(),
)
export const real = either(
  () => pg.doublePrecision(),
  () => lite.real(),
)
export const boolean = either(
  () => pg.boolean(),
  () => lite.integer({ mode: 'boolean' }),
)
export const index = either(pg.index, lite.index)
export const uniqueIndex = either(pg.uniqueIndex, lite.uniqueIndex)
export const primaryKey = either(pg.primaryKey, lite.primaryKey)
export const alias = either(pg.alias, lite.alias)

/** What lists are put in order by: by bytes on both engines, whatever order a database was made with. */
export const sortKey = either(
  () => pg.customType<{ data: string }>({ dataType: () => 'text collate "C"' })(),
  () => lite.text(),
)

/** A moment in UTC, to the millisecond. */
export const instant = either(
  () => pg.timestamp({ withTimezone: true, precision: 3, mode: 'date' }),
  () => lite.integer({ mode: 'timestamp_ms' }),
)
/** A calendar date without a time, `yyyy-MM-dd`. */
export const day = () => text()
/** Integer cents, USD. */
export const money = either(
  () => pg.bigint({ mode: 'number' }),
  () => lite.integer(),
)
const anyJson = either(
  () => pg.jsonb(),
  () => lite.text({ mode: 'json' }),
)
export const json = <T>() => anyJson().$type<T>()
/** One of a closed list of words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  either(
    () => pg.text({ enum: values }),
    () => lite.text({ enum: values }),
  )()
/** Ids sort by the time of their making, which keeps index pages warm and cursors simple. */
export const newId = (): string => timeOrderedId()
export const id = () => text().primaryKey().$defaultFn(newId)
/** Counts up with every change of the record: the optimistic lock. */
export const version = () => integer().notNull().default(1)
