import { and, eq, inArray, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { z } from 'zod'
import type { Queries, Tx } from '#db/client.ts'
import { permissions, type Act, type UserTarget, type AccessTier } from '#model/permissions.ts'
import type { TagEntityType } from '#model/classification/enums.ts'
import type { DependentKind } from '#model/dependents.ts'
import { administered, type AdminName } from '#model/resources.ts'
import type { Ctx } from '../context.ts'
import type { Filter } from './filters.ts'
import type { Pointer, Say } from './export/say.ts'

/** A record that staff administer, declared once. Both faces, export, audit and documentation come from it. */

export type Sortable = AnyColumn | SQL
export type Row = Record<string, unknown>
export type SortOrder = readonly [name: string, order: 'ASC' | 'DESC']

/** How one record is named in a path. Pairs without an id of their own say how theirs is put together. */
export interface Key {
  readonly where: (id: string) => SQL
  readonly any: (ids: readonly string[]) => SQL
  /** ends every order, so that no page repeats a row */
  readonly order: readonly AnyColumn[]
  /** the columns that an id is put together from */
  readonly parts?: readonly AnyColumn[]
  /** the id of a record about to be made; absent: a new id in the column `id` */
  readonly of?: (fields: Row) => string
}

export interface Join {
  readonly table: PgTable
  readonly on: SQL
  /** every row has one: the engine may begin with the joined table where an order asks for it */
  readonly always?: true
  /** an order by a column of this table goes on by these: an index of that table then serves the whole order */
  readonly thenBy?: readonly AnyColumn[]
}

/** Rows elsewhere that hold a record's id. */
export interface Dependent {
  readonly kind: DependentKind
  readonly column: AnyColumn
  /** the records that are named and listed, and the column of their ids beside `column` */
  readonly of?: { readonly name: AdminName; readonly id: AnyColumn; readonly filter?: string }
  /** they keep the record: no one deletes it while there are any */
  readonly stays?: true
}

export interface Writing<R extends Row> {
  /** absent: this verb does not exist (404) */
  readonly create?: {
    readonly act: Act
    readonly input: z.ZodType<Row>
    readonly who?: AccessTier
    /** the new record is answered with a link or key that is shown this once */
    readonly secret?: 'once'
    /** slow work before the transaction; what it returns is written */
    readonly prepare?: (ctx: Ctx, input: Row) => Promise<Row>
  }
  readonly update?: {
    readonly act: Act
    readonly who?: AccessTier
    /** the writable fields, strict; an update may hold any of them */
    readonly fields: z.ZodObject
    /** the rules that look at several fields, asked of the whole record after the change */
    readonly whole: z.ZodType<Row>
  }
  readonly remove?: {
    readonly act: Act
    readonly who?: AccessTier
    /** what holds this record's id: a record in use needs more than a csr to be deleted */
    readonly dependents: readonly Dependent[]
  }
  /** from wire fields to columns, where they differ */
  readonly toColumns?: (fields: Row, ctx: Ctx) => Row
  /** from the record's own fields; of a new record only what was sent is there */
  readonly searchText?: (row: R) => string
  /** the same of a person: what they are found by, and where in lists they stand */
  readonly personKeys?: (row: R) => { searchText: string; sortName: string | null }
  /** what the audit row of a new or deleted record calls it */
  readonly label: (row: R) => string
  /** of a part with a table of its own: the record it is a part of, whose history keeps its end */
  readonly owner?: (row: R) => string | undefined
  readonly unique?: Readonly<Record<string, AnyColumn | UniqueName>>
  /** field → id column of the record it names: an id that leads nowhere is refused at the field */
  readonly references?: Readonly<Record<string, AnyColumn>>
  /** acts on people are judged by their target */
  readonly target?: (ctx: Ctx, tx: Tx, row: Row) => Promise<UserTarget>
  /** the caller's right to this very record, asked before versions are compared: of a change and of its end */
  readonly authorize?: (ctx: Ctx, tx: Tx, row: R) => Promise<void>
  /** further refusals, in the transaction and before the change; may put `fields` into their stored form. `before` is null for a new record */
  readonly check?: (ctx: Ctx, tx: Tx, change: { before: R | null; fields: Row }) => Promise<void>
  /** further refusals before a record is deleted */
  readonly checkRemove?: (ctx: Ctx, tx: Tx, row: R) => Promise<void>
  /** what else its end brings about, in the transaction */
  readonly afterRemove?: (ctx: Ctx, tx: Tx, row: R) => Promise<void>
  /** what else the change brings about, in the transaction */
  readonly after?: (ctx: Ctx, tx: Tx, change: { before: R | null; after: R; fields: Row }) => Promise<void>
}

/** A name that stands once, whatever its case and outer blanks: everywhere, or among the records that `where` finds. */
export interface UniqueName {
  readonly name: AnyColumn
  /** the other fields that `where` reads: a change of one of them is looked at too */
  readonly within?: readonly string[]
  readonly where?: (row: Row) => SQL | undefined
}

export interface CatalogueFace {
  /** absent: as the model's catalogue says; null: that part is served elsewhere, or not at all */
  readonly path?: string | null
  readonly list?: string | null
  /** name of the id in the paths */
  readonly id?: string
  /** filters of the list, by name; and what they are when the caller says nothing */
  readonly filters: readonly string[]
  readonly defaults?: Readonly<Row>
  /** verbs whose catalogue path is served by a route of its own */
  readonly except?: readonly ('read' | 'create' | 'update' | 'remove')[]
}

interface Declared<C extends Record<string, AnyColumn | SQL>, R extends z.ZodObject> {
  readonly table: PgTable & { readonly id?: AnyColumn }
  /** which rows of the table are meant, where not all */
  readonly only?: SQL
  readonly key?: Key
  readonly joins?: readonly Join[]
  readonly columns: C
  readonly row: R
  /** fields that a file of all fields leaves out: it has them in another form */
  readonly onPagesOnly?: readonly (keyof z.infer<R> & string)[]
  readonly toRow: (raw: SelectResultFields<C>, ctx: Ctx) => z.infer<R>
  /** what lists say of a field, where that is not its value or comes from several: exported files say the same */
  readonly inFiles?: Readonly<Record<string, (row: z.infer<R>, say: Say) => string | null>>
  /** the records whose names `inFiles` asks for */
  readonly pointsAt?: (row: z.infer<R>) => readonly Pointer[]
  /** fills what is counted or gathered over several records, for a whole page at once */
  readonly complete?: (ctx: Ctx, q: Queries, rows: z.infer<R>[]) => Promise<void>
  /** normalised search column, or for small tables an expression in lower case: the filter `q` */
  readonly search?: AnyColumn | SQL
  /** what a search means beyond its letters: ids, best first. They are found too, and come first in the order `relevance` */
  readonly ranked?: (ctx: Ctx, term: string) => Promise<readonly string[]>
  /** where a search may match hundreds of thousands of rows: how many of them are counted */
  readonly countedHits?: number
  /** its rows are never edited and never go */
  readonly onlyGrows?: true
  readonly filters: Readonly<Record<string, Filter>>
  /** its records have the custom fields of this kind, and are found by them */
  readonly customFieldsOf?: TagEntityType
  readonly sorts: readonly (keyof C & string)[]
  /** fields whose order is that of another column */
  readonly sortedBy?: Readonly<Partial<Record<keyof C & string, AnyColumn>>>
  readonly defaultSort: SortOrder
  /** among equals the order goes on by these, none of them empty, before the id ends it: so that an index serves it */
  readonly thenBy?: readonly AnyColumn[]
  readonly write?: Writing<z.infer<R>>
  /** absent: no face in the catalogue */
  readonly catalogue?: CatalogueFace
}

export interface AdminResource<R extends z.ZodObject = z.ZodObject> {
  readonly name: AdminName
  readonly refTable: string
  readonly tag: string
  readonly readAct: Act
  /** who may come as far as reading: a tier that lets no one in whom the act refuses for his rank */
  readonly readWho: AccessTier
  readonly table: PgTable
  readonly only?: SQL
  readonly key: Key
  /** the id column where one column is the whole key and nothing narrows it: its statement is built once */
  readonly id: AnyColumn | null
  /** its columns are the same for every request */
  readonly fixed: boolean
  readonly joins: readonly Join[]
  readonly columns: Record<string, AnyColumn | SQL>
  readonly row: R
  readonly onPagesOnly?: readonly string[]
  readonly inFiles?: Readonly<Record<string, (row: Row, say: Say) => string | null>>
  pointsAt?(row: Row): readonly Pointer[]
  toRow(raw: Row, ctx: Ctx): z.infer<R>
  complete?(ctx: Ctx, q: Queries, rows: Row[]): Promise<void>
  readonly search?: AnyColumn | SQL
  ranked?(ctx: Ctx, term: string): Promise<readonly string[]>
  readonly countedHits?: number
  readonly onlyGrows?: true
  readonly filters: Readonly<Record<string, Filter>>
  readonly customFieldsOf?: TagEntityType
  readonly sorts: Readonly<Record<string, Sortable>>
  readonly defaultSort: SortOrder
  readonly write?: Writing<Row>
  readonly catalogue?: CatalogueFace & {
    readonly path: string | null
    readonly list: string | null
    readonly id: string
  }
}

/** The order of lists that know what a search means. */
export const byRelevance = 'relevance'

const byId = (id: AnyColumn, before: readonly AnyColumn[] = []): Key => ({
  where: (value) => eq(id, value),
  any: (values) => inArray(id, [...values]),
  order: [...before, id],
})

/** Declares one administered record. Its name must stand in the model's catalogue of resources. */
export function adminResource<const C extends Record<string, AnyColumn | SQL>, R extends z.ZodObject>(
  name: AdminName,
  declared: Declared<C, R>,
): AdminResource<R> {
  const entry = administered(name)
  const { table, catalogue } = declared
  const key = declared.key ?? (table.id ? byId(table.id, declared.thenBy) : undefined)
  if (!key) throw new Error(`${name} needs a key`)
  const sorts: Record<string, Sortable> = Object.fromEntries(
    declared.sorts.map((field) => [field, (declared.sortedBy?.[field] ?? declared.columns[field]) as Sortable]),
  )
  // what only grows is numbered as it comes, and its times have the indexes
  const numbered = declared.onlyGrows ? declared.columns.createdAt : undefined
  return {
    ...(declared as unknown as AdminResource<R>),
    name,
    refTable: entry.refTable,
    tag: entry.area,
    readAct: entry.read,
    readWho: (permissions[entry.read] as { rank?: string }).rank === 'csr_admin' ? 'csr-admin' : 'csr',
    key,
    id: declared.key ? null : (table.id ?? null),
    fixed: true,
    joins: declared.joins ?? [],
    sorts: {
      id: numbered ?? ((declared.thenBy && table.id ? table.id : key.order[0]) as Sortable),
      ...sorts,
      // without a search nothing is more relevant than anything else: the order that the list has anyway
      ...(declared.ranked && { [byRelevance]: sorts[declared.defaultSort[0]] }),
    },
    ...(catalogue && {
      catalogue: {
        ...catalogue,
        path: catalogue.path === undefined ? entry.path : catalogue.path,
        list: catalogue.list === undefined ? (entry.list ?? (entry.path && `${entry.path}/list`)) : catalogue.list,
        id: catalogue.id ?? 'id',
      },
    }),
  }
}

/** The same records, but only those of one parent: another's id is not there. */
export const within = <R extends z.ZodObject>(r: AdminResource<R>, scope: SQL): AdminResource<R> => ({
  ...r,
  id: null,
  key: { ...r.key, where: (id) => and(r.key.where(id), scope) as SQL, any: (ids) => and(r.key.any(ids), scope) as SQL },
})

/** The key of a pair without an id of its own: `first:second`. Among equals `tie` decides first: the side that lists are sorted by. */
export const pairKey = (first: AnyColumn, second: AnyColumn, names: readonly [string, string], tie = first): Key => {
  const where = (id: string) => {
    const [a = '', b = ''] = id.split(':')
    return and(eq(first, a), eq(second, b)) as SQL
  }
  return {
    where,
    any: (ids) => (ids.length ? or(...ids.map(where)) : sql`1 = 0`) as SQL,
    order: tie === second ? [second, first] : [first, second],
    parts: [first, second],
    of: (fields) => `${String(fields[names[0]])}:${String(fields[names[1]])}`,
  }
}
