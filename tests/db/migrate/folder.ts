import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { openStore, type Store } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { createDatabase } from '../../support/setup/postgres-server.ts'

/** Migrations as the generator lays them out, each a list of statements, in a folder of their own. */
export function migrationFolder(...migrations: string[][]): string {
  const folder = mkdtempSync(join(process.env.DATA_DIR ?? tmpdir(), 'migrations-'))
  mkdirSync(join(folder, 'meta'))
  const entries = migrations.map((statements, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_step`
    writeFileSync(join(folder, `${tag}.sql`), statements.join(';--> statement-breakpoint\n'))
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true }
  })
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: onPostgres ? 'postgresql' : 'sqlite', entries }),
  )
  return folder
}

let databases = 0
/** The address of an empty database of the running engine. */
export const emptyDatabase = async (): Promise<string> =>
  onPostgres
    ? createDatabase(inject('postgres'))
    : `file:${join(process.env.DATA_DIR ?? tmpdir(), `m${++databases}.db`)}`

/** Opens a database until the end of the test file. */
export async function open(url: string): Promise<Store> {
  const store = await openStore(url)
  afterAll(() => store.close())
  return store
}

export const first = [
  'create table parent (id integer primary key, name text not null)',
  'create table child (id integer primary key, parent_id integer not null references parent (id) on delete cascade, note text)',
  'create table setting (seconds integer not null)',
]
export const rows = [
  "insert into parent values (1, 'one'), (2, 'two')",
  "insert into child values (10, 1, 'a'), (11, 1, 'b'), (12, 2, 'c')",
]

/** What the generator writes when a column of a table changes: on SQLite the table is made again, on PostgreSQL altered. */
export const rebuildParent = onPostgres
  ? [
      'alter table parent alter column name drop not null',
      "alter table parent add column mark text not null default 'new'",
    ]
  : [
      'PRAGMA foreign_keys=OFF',
      "create table __new_parent (id integer primary key, name text, mark text not null default 'new')",
      'insert into __new_parent (id, name) select id, name from parent',
      'drop table parent',
      'alter table __new_parent rename to parent',
      'PRAGMA foreign_keys=ON',
    ]

/** Takes as many seconds as the table `setting` says, in the middle of a migration. */
export const pause = onPostgres
  ? 'do $$ begin perform pg_sleep((select coalesce(max(seconds), 0) from setting)); end $$'
  : 'create table pause as with recursive n(i) as (select 0 union all select i + 1 from n where i < (select coalesce(max(seconds), 0) * 3000000 from setting)) select max(i) from n'
