import { Column, Name, Param, Placeholder, SQL, StringChunk, Subquery, Table, View, type SQLWrapper } from 'drizzle-orm'

/** A statement without its values: equal keys mean equal SQL text. */
export interface Shape {
  key: string
  /** as the driver takes them, in the order of the text; placeholders stay */
  params: unknown[]
}

/** What a select builder hands to its dialect. */
export interface SelectConfig {
  withList?: readonly Subquery[]
  fields: Record<string, unknown>
  fieldsFlat?: readonly { field: unknown }[]
  where?: SQL
  having?: SQL
  table: unknown
  joins?: readonly { on?: SQL; table: unknown; alias?: string; joinType: string; lateral?: boolean }[]
  orderBy?: readonly unknown[]
  groupBy?: readonly unknown[]
  limit?: unknown
  offset?: unknown
  distinct?: unknown
  lockingClause?: unknown
  setOperators: readonly unknown[]
}

/** A select whose SQL is put together only when it is needed as a part of another statement. */
export class LazySelect extends SQL {
  readonly config: SelectConfig
  constructor(config: SelectConfig, build: (config: SelectConfig) => SQL) {
    super([])
    // the builder goes on changing its own lists
    this.config = { ...config, ...(config.joins && { joins: [...config.joins] }) }
    let built: SQL | undefined
    Object.defineProperty(this, 'queryChunks', { get: () => (built ??= build(this.config)).queryChunks })
  }
}

/** Long inserts are rarely repeated with as many rows. */
const MOST_PARAMS = 400
const MOST_NAMES = 20_000

// drizzle's own symbols, which its types leave out
const {
  Columns,
  IsAlias,
  Name: TableName,
  OriginalName,
  Schema,
} = (Table as unknown as { Symbol: Record<'Columns' | 'IsAlias' | 'Name' | 'OriginalName' | 'Schema', symbol> }).Symbol
type Described = Record<symbol, string | boolean | undefined>

let names = new Map<string, number>()
let columns = new WeakMap<Column, string>()

/** A number for a text, so that texts of any content can be joined into a key. */
function numberOf(text: string): number {
  const known = names.get(text)
  if (known !== undefined) return known
  names.set(text, names.size)
  return names.size - 1
}

const tableKey = (table: unknown): string => {
  const described = table as Described
  const name = [Schema, TableName, OriginalName, IsAlias].map((symbol) => described[symbol] ?? '').join('.')
  return `t${numberOf(name)}`
}

function columnKey(column: Column): string {
  const known = columns.get(column)
  if (known) return known
  const key = `${tableKey(column.table)}c${numberOf(`${column.columnType}:${column.keyAsName}:${column.name}`)}`
  columns.set(column, key)
  return key
}

/** This statement is not worth remembering, or its text may depend on its values. */
class NotCacheable extends Error {}
const notCacheable = new NotCacheable()

class Walk {
  key = ''
  readonly params: unknown[] = []

  #value(value: unknown) {
    if (this.params.length >= MOST_PARAMS) throw notCacheable
    this.key += '?'
    this.params.push(value)
  }

  #list(tag: string, items: readonly unknown[] | undefined) {
    if (!items?.length) return
    this.key += tag
    for (const item of items) {
      this.chunk(item)
      this.key += ','
    }
  }

  #field(field: unknown) {
    if (field instanceof Column) this.key += columnKey(field)
    else if (field instanceof SQL.Aliased) {
      // of a subquery's field only the alias is written
      const { isSelectionField } = field as unknown as { isSelectionField: boolean }
      this.key += isSelectionField ? 's' : 'e'
      if (!isSelectionField) this.chunk(field.sql)
      this.key += numberOf(field.fieldAlias)
    } else if (field instanceof SQL || field instanceof Subquery) this.chunk(field)
    else if (field instanceof Table)
      this.#fields(Object.values((field as unknown as Record<symbol, object>)[Columns] ?? {}))
    else this.#fields(Object.values(field as object))
    this.key += ';'
  }

  #fields(fields: readonly unknown[]) {
    for (const field of fields) this.#field(field)
  }

  select(config: SelectConfig) {
    const { withList, table, joins, distinct, lockingClause, setOperators, limit, offset } = config
    if (setOperators.length || withList?.length || lockingClause || typeof distinct === 'object') throw notCacheable
    this.key += distinct ? 'D' : 'S'
    this.#fields(config.fieldsFlat ? config.fieldsFlat.map(({ field }) => field) : Object.values(config.fields))
    this.key += 'F'
    this.chunk(table)
    for (const { joinType, lateral, table: joined, alias, on } of joins ?? []) {
      this.key += `J${joinType}${lateral ? 'l' : ''}:${alias ? numberOf(alias) : ''}`
      this.chunk(joined)
      this.chunk(on)
    }
    this.key += 'W'
    this.chunk(config.where)
    this.#list('G', config.groupBy)
    if (config.having) {
      this.key += 'H'
      this.chunk(config.having)
    }
    this.#list('O', config.orderBy)
    if (typeof limit === 'object' || (typeof limit === 'number' && limit >= 0)) {
      this.key += 'L'
      this.chunk(limit)
    }
    if (offset) {
      this.key += 'o'
      this.chunk(offset)
    }
    this.key += '.'
  }

  chunk(chunk: unknown): void {
    if (chunk instanceof StringChunk) this.key += `"${numberOf(chunk.value.join(''))}`
    else if (chunk === undefined) this.key += 'u'
    else if (chunk instanceof Column) this.key += columnKey(chunk)
    else if (chunk instanceof LazySelect) this.select(chunk.config)
    else if (chunk instanceof SQL) {
      if ((chunk as unknown as { shouldInlineParams: boolean }).shouldInlineParams) throw notCacheable
      this.key += '{'
      for (const part of chunk.queryChunks) this.chunk(part)
      this.key += '}'
    } else if (chunk instanceof Param) this.#param(chunk)
    else if (chunk instanceof Name) this.key += `n${numberOf(chunk.value)}`
    else if (Array.isArray(chunk)) {
      this.key += '('
      for (const part of chunk) this.chunk(part)
      this.key += ')'
    } else if (chunk instanceof Table) this.key += tableKey(chunk)
    else if (chunk instanceof Placeholder) this.#value(chunk)
    else if (chunk instanceof SQL.Aliased) this.key += `a${numberOf(chunk.fieldAlias)}`
    else if (chunk instanceof Subquery) this.#subquery(chunk)
    else if (chunk instanceof View) throw notCacheable
    else if (isWrapper(chunk)) {
      this.key += chunk.shouldOmitSQLParens?.() ? '[' : '<'
      this.chunk(chunk.getSQL())
      this.key += ']'
    } else this.#value(chunk)
  }

  #param({ value, encoder }: Param) {
    if (value instanceof Placeholder) throw notCacheable
    const mapped: unknown = value === null ? null : encoder.mapToDriverValue(value)
    if (mapped instanceof SQL) this.chunk(mapped)
    else this.#value(mapped)
  }

  #subquery(subquery: Subquery) {
    const { alias, isWith, sql } = (subquery as unknown as { _: { alias: string; isWith: boolean; sql: SQL } })._
    this.key += `q${numberOf(alias)}`
    if (!isWith) this.chunk(sql)
  }
}

interface Wrapper extends SQLWrapper {
  shouldOmitSQLParens?(): boolean
}
const isWrapper = (value: unknown): value is Wrapper =>
  typeof value === 'object' && value !== null && 'getSQL' in value && typeof value.getSQL === 'function'

/** The shape of a statement and its values; undefined where the text cannot be told from the shape. */
export function shapeOf(statement: SQL): Shape | undefined {
  if (names.size > MOST_NAMES) {
    names = new Map()
    columns = new WeakMap()
    return undefined
  }
  const walk = new Walk()
  try {
    walk.chunk(statement)
    return walk
  } catch (error) {
    if (error === notCacheable) return undefined
    throw error
  }
}

/** Changes when the numbers in keys are given anew: keys from before mean nothing any more. */
export const shapeEpoch = (): object => names
