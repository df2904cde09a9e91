import type { RawRun } from './client.ts'
import { onPostgres } from './dialect.ts'

/** Columns that lists search for any part of a word. */
interface Indexed {
  readonly table: string
  readonly columns: readonly string[]
}
export const searchIndexes: readonly Indexed[] = [
  { table: 'user', columns: ['search_text', 'email'] },
  { table: 'query_header', columns: ['search_text'] },
  { table: 'user_bio', columns: ['affiliations'] },
  { table: 'log_lfc', columns: ['text', 'old_val', 'new_val'] },
]

const quote = (name: string) => `"${name}"`
/** Two spaces behind each text: so the last letters of it, too, begin a trigram. */
const padded = (columns: readonly string[], row = '') => columns.map((column) => `${row}${column} || '  '`).join(', ')

/**
 * Trigram indexes behind the searches of lists, which make a part of a word as quick to find as a name. They hold nothing of
 * their own: what is missing is made from the rows. A migration that rebuilds a table drops the triggers that keep its index,
 * and with them the index is made again.
 */
export async function indexSearches(run: RawRun): Promise<void> {
  for (const { table, columns } of searchIndexes) {
    const there = await run.rows(
      onPostgres
        ? `select 1 as one from information_schema.tables where table_schema = current_schema() and table_name = '${table}'`
        : `select 1 as one from sqlite_master where type = 'table' and name = '${table}'`,
    )
    if (there.length) await (onPostgres ? indexOnPostgres(run, table, columns) : indexOnSqlite(run, table, columns))
  }
}

async function indexOnSqlite(run: RawRun, table: string, columns: readonly string[]): Promise<void> {
  const index = `${table}_fts`
  const kept = await run.rows(
    `select name from sqlite_master where name in ('${index}', '${index}_terms', '${index}_new', '${index}_gone', '${index}_changed')`,
  )
  if (kept.length === 5) return
  const add = (row: string) =>
    `insert into ${index}(rowid, ${columns.join(', ')}) values (${row}.rowid, ${padded(columns, `${row}.`)});`
  const remove = `delete from ${index} where rowid = old.rowid;`
  await run.exec('begin')
  try {
    for (const name of [`${index}_terms`, index]) await run.exec(`drop table if exists ${name}`)
    for (const trigger of ['new', 'gone', 'changed']) await run.exec(`drop trigger if exists ${index}_${trigger}`)
    await run.exec(
      `create virtual table ${index} using fts5(${columns.join(', ')}, content = '', contentless_delete = 1, tokenize = 'trigram')`,
    )
    await run.exec(`create virtual table ${index}_terms using fts5vocab(${index}, 'row')`)
    await run.exec(
      `insert into ${index}(rowid, ${columns.join(', ')}) select rowid, ${padded(columns)} from ${quote(table)}`,
    )
    await run.exec(`create trigger ${index}_new after insert on ${quote(table)} begin ${add('new')} end`)
    await run.exec(`create trigger ${index}_gone after delete on ${quote(table)} begin ${remove} end`)
    await run.exec(
      `create trigger ${index}_changed after update of ${columns.join(', ')} on ${quote(table)} begin ${remove} ${add('new')} end`,
    )
    await run.exec('commit')
  } catch (error) {
    await run.exec('rollback')
    throw error
  }
}

/** Where the extension is not installed, or may not be used, lists look at every row: slower, never wrong. */
async function indexOnPostgres(run: RawRun, table: string, columns: readonly string[]): Promise<void> {
  const [ready] = await run.rows(
    `select 1 as one from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`,
  )
  if (!ready && !(await mayInstall(run))) return
  for (const column of columns) {
    const expression = column === 'search_text' ? column : `lower(${column})`
    await run.exec(
      `create index if not exists ${table}_${column}_trgm on ${quote(table)} using gin (${expression} gin_trgm_ops)`,
    )
  }
}

async function mayInstall(run: RawRun): Promise<boolean> {
  const [offered] = await run.rows(
    `select 1 as one from pg_available_extensions where name = 'pg_trgm' and installed_version is null`,
  )
  if (!offered) return false
  try {
    await run.exec('create extension if not exists pg_trgm')
    return true
  } catch {
    return false
  }
}
