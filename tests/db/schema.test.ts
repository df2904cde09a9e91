import { getTableName, is, Table } from 'drizzle-orm'
import { getTableConfig as postgresTable, PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig as sqliteTable, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { CasingCache } from 'drizzle-orm/casing'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { migrate } from '#db/migrate.ts'
import * as schema from '#db/schema/all.ts'
import { emptyDatabase, open } from './migrate/folder.ts'

interface Snapshot {
  tables: Record<
    string,
    {
      name: string
      columns: Record<string, { name: string; notNull: boolean }>
      indexes: Record<string, { name: string; isUnique: boolean; columns: (string | { expression: string })[] }>
      foreignKeys: Record<
        string,
        { tableFrom: string; columnsFrom: string[]; tableTo: string; columnsTo: string[]; onDelete: string }
      >
    }
  >
}

let store: Store
beforeAll(async () => {
  store = await open(await emptyDatabase())
  await migrate(store)
})

const casing = new CasingCache('snake_case')
const tables = Object.values(schema).filter((value) => is(value, Table))
const configOf = (table: Table) => {
  if (is(table, PgTable)) return postgresTable(table)
  if (is(table, SQLiteTable)) return sqliteTable(table)
  throw new Error('a table of neither engine')
}

/** What the schema says: table → "column type not-null", in order of names. */
const declared = () =>
  Object.fromEntries(
    tables.map((table) => [
      getTableName(table),
      configOf(table)
        .columns.map(
          (column) =>
            `${casing.getColumnCasing(column)} ${column.getSQLType().toLowerCase()}${column.notNull ? ' not null' : ''}`,
        )
        .sort(),
    ]),
  )

const present = async () => {
  const rows = await store.rows(
    onPostgres
      ? `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) || case when o.collname = 'C' then ' collate "c"' else '' end as type, a.attnotnull as required
       from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_collation o on o.oid = a.attcollation
       where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`
      : `select t.name as "table", c.name, lower(c.type) as type, c."notnull" as required
       from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '%\\_fts%' escape '\\'`,
  )
  const found: Record<string, string[]> = {}
  for (const row of rows) {
    const type = String(row.type).replace(/^timestamp\((\d)\) with time zone$/, 'timestamp ($1) with time zone')
    ;(found[String(row.table)] ??= []).push(`${String(row.name)} ${type}${row.required ? ' not null' : ''}`)
  }
  for (const columns of Object.values(found)) columns.sort()
  delete found._migrations
  return found
}

test('the migrations make exactly the tables and columns of the schema', async () => {
  expect(tables.length).toBeGreaterThan(50)
  expect(await present()).toEqual(declared())
})

test('every index of the schema is there', async () => {
  const wanted = tables.flatMap((table) => configOf(table).indexes.map((index) => index.config.name)).sort()
  const rows = await store.rows(
    onPostgres
      ? `select indexname as name from pg_indexes where schemaname = current_schema()`
      : `select name from sqlite_master where type = 'index'`,
  )
  const found = new Set(rows.map((row) => String(row.name)))
  expect(wanted.length).toBeGreaterThan(50)
  expect(wanted.filter((name) => name === undefined || !found.has(name))).toEqual([])
})

test('both engines hold the same tables, columns, indexes and references', () => {
  const shapeOf = (engine: string) => {
    const folder = new URL(`../../db/migrations/${engine}/meta/`, import.meta.url)
    const { entries } = JSON.parse(readFileSync(new URL('_journal.json', folder), 'utf8')) as {
      entries: { tag: string }[]
    }
    const number = entries.at(-1)?.tag.slice(0, 4)
    const { tables: all } = JSON.parse(readFileSync(new URL(`${number}_snapshot.json`, folder), 'utf8')) as Snapshot
    return {
      migrations: entries.map((entry) => entry.tag.slice(5)),
      tables: Object.fromEntries(
        Object.values(all).map((one) => [
          one.name,
          {
            columns: Object.values(one.columns)
              .map((column) => `${column.name}${column.notNull ? ' not null' : ''}`)
              .sort(),
            indexes: Object.values(one.indexes)
              .map(
                (index) =>
                  `${index.name}${index.isUnique ? ' unique' : ''} ${index.columns.map((column) => (typeof column === 'string' ? column : column.expression)).join()}`,
              )
              .sort(),
            references: Object.values(one.foreignKeys)
              .map((key) => `${key.columnsFrom.join()} → ${key.tableTo}.${key.columnsTo.join()} ${key.onDelete}`)
              .sort(),
          },
        ]),
      ),
    }
  }
  expect(shapeOf('postgresql')).toEqual(shapeOf('sqlite'))
})
