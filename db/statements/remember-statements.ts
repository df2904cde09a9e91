import type { Query, SQL } from 'drizzle-orm'
import { LazySelect, shapeEpoch, shapeOf, type SelectConfig } from './shape.ts'

/** The parts of drizzle's dialects that turn a query into text; its types hide one of them. */
export interface TextBuilder {
  buildSelectQuery(config: SelectConfig): SQL
  sqlToQuery(statement: SQL, invokeSource?: 'indexes'): Query
}

const MOST_STATEMENTS = 2_000

/**
 * Makes a dialect remember the text of statements by their shape: building it costs more than running most of them. Values
 * never become part of the text or of the key.
 */
export function rememberStatements(dialect: object): void {
  const builder = dialect as TextBuilder
  const build = builder.buildSelectQuery.bind(builder)
  const write = builder.sqlToQuery.bind(builder)
  let epoch = shapeEpoch()
  let texts = new Map<string, Query | null>()

  builder.buildSelectQuery = (config) => new LazySelect(config, build)
  builder.sqlToQuery = (statement, invokeSource) => {
    const shape = invokeSource ? undefined : shapeOf(statement)
    if (!shape) return write(statement, invokeSource)
    if (texts.size >= MOST_STATEMENTS || epoch !== shapeEpoch()) {
      texts = new Map()
      epoch = shapeEpoch()
    }
    const known = texts.get(shape.key)
    if (known) return { ...known, params: shape.params }
    const written = write(statement)
    // null: the values are in another order than the shape's, so this one is always written anew
    if (known === undefined) texts.set(shape.key, sameValues(written.params, shape.params) ? written : null)
    return written
  }
}

const sameValues = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, at) => Object.is(value, b[at]) || value === b[at])
