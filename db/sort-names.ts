import type { RawRun } from './client.ts'
import { dialect } from './dialect.ts'
import { sortNameOf } from './search-text.ts'

const BATCH = 1000
/** Whose names are put in order, and which rows still lack the key of it. */
const named = [
  { table: 'user', lacking: `sort_name = ''` },
  { table: 'user_invite', lacking: `sort_name is null and last_name <> ''` },
] as const

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const nameOrNull = (value: unknown) => (value === null ? null : String(value))

async function hasKey(run: RawRun, table: string): Promise<boolean> {
  const rows = await run.rows(
    dialect === 'sqlite'
      ? `select 1 as one from pragma_table_info('${table}') where name = 'sort_name'`
      : `select 1 as one from information_schema.columns where table_schema = current_schema() and table_name = '${table}' and column_name = 'sort_name'`,
  )
  return rows.length > 0
}

/** Gives their place in the order of names to rows from before there was one: no engine can take the accents off a name. */
export async function fillSortNames(run: RawRun): Promise<void> {
  for (const { table, lacking } of named) {
    if (!(await hasKey(run, table))) continue
    for (;;) {
      const rows = await run.rows(
        `select id, first_name, last_name from "${table}" where ${lacking} order by id limit ${BATCH}`,
      )
      if (!rows.length) break
      const keys = rows.map((row) => {
        const key = sortNameOf({ firstName: nameOrNull(row.first_name), lastName: nameOrNull(row.last_name) })
        return `(${literal(String(row.id))}, ${literal(key)})`
      })
      await run.exec(
        `with keys (id, sort_name) as (values ${keys.join(', ')}) update "${table}" set sort_name = keys.sort_name from keys where "${table}".id = keys.id`,
      )
    }
  }
}
