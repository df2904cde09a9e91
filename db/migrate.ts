import { readMigrationFiles } from 'drizzle-orm/migrator'
import { join } from 'node:path'
import type { RawRun, Store } from './client.ts'
import { dialect } from './dialect.ts'
import { root } from './root.ts'
import { indexSearches } from './search-index.ts'
import { fillSortNames } from './sort-names.ts'

/** The database was written by a newer program, or a migration would have lost rows. Nothing was changed. */
export class MigrationError extends Error {}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

async function tables(run: RawRun): Promise<string[]> {
  const rows = await run.rows(
    dialect === 'sqlite'
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%_fts%'`
      : `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  )
  return rows.map((row) => String(row.name)).filter((name) => name !== '_migrations')
}

async function rowCounts(run: RawRun): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of await tables(run)) {
    const [row] = await run.rows(`select count(*) as n from ${quote(name)}`)
    counts.set(name, Number(row?.n))
  }
  return counts
}

/**
 * Brings the database to this program's schema, one transaction a migration: old or new, never half.
 *
 * A migration that rebuilds a table drops the old one, and with foreign keys on SQLite would then empty its children
 * and report success. So the pragma is off around the transaction (it cannot be changed inside), every table must hold
 * at least the rows it held before, and foreign keys are checked before the commit.
 * @returns how many migrations were applied
 */
export async function migrate(store: Store, folder = join(root, 'db/migrations', dialect)): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder: folder })
  const applied = await store.exclusive(async (run) => {
    await run.exec('create table if not exists _migrations (hash text primary key, at bigint not null)')
    const done = new Set((await run.rows('select hash from _migrations')).map((row) => String(row.hash)))
    const names = new Set(known.map((migration) => migration.hash))
    if ([...done].some((hash) => !names.has(hash))) {
      throw new MigrationError(
        'The database was written by a newer version of this program. Start that version, or restore a backup.',
      )
    }
    let applied = 0
    if (dialect === 'sqlite') await run.exec('pragma foreign_keys = off')
    try {
      for (const migration of known) {
        if (done.has(migration.hash)) continue
        await apply(run, migration)
        applied++
      }
    } finally {
      if (dialect === 'sqlite') await run.exec('pragma foreign_keys = on')
    }
    await indexSearches(run)
    await fillSortNames(run)
    return applied
  })
  await store.learn?.()
  return applied
}

async function apply(run: RawRun, migration: { sql: string[]; hash: string; folderMillis: number }) {
  await run.exec('begin')
  try {
    const before = await rowCounts(run)
    for (const statement of migration.sql) {
      // drizzle writes its own pragma lines; ours rule
      if (statement.trim() && !/^\s*pragma\s+foreign_keys/i.test(statement)) await run.exec(statement)
    }
    const after = await rowCounts(run)
    for (const [name, count] of before) {
      const left = after.get(name) ?? 0
      if (left < count)
        throw new MigrationError(`Migration refused: table ${name} would go from ${count} rows to ${left}.`)
    }
    if (dialect === 'sqlite') {
      const broken = await run.rows('pragma foreign_key_check')
      if (broken.length)
        throw new MigrationError(
          `Migration refused: ${broken.length} broken references in ${String(broken[0]?.table)}.`,
        )
    }
    await run.exec(`insert into _migrations (hash, at) values ('${migration.hash}', ${migration.folderMillis})`)
    await run.exec('commit')
  } catch (error) {
    await run.exec('rollback').catch(() => undefined)
    throw error
  }
}
