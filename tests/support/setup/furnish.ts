/** Databases made once a run and engine, by the test that first needs one, and copied for all others. */
import { constants, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openStore } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { migrate } from '#db/migrate.ts'
import { fillEmpty } from '#db/seed/fill.ts'
import { copyDatabase, createDatabase } from './postgres-server.ts'

/** `empty` is migrated only. */
export type Contents = 'empty' | 'reference' | 'demo'

/** Gives the database that the URL names these contents, unless there is something in it already. */
export const furnish = (url: string, contents: Contents): Promise<void> =>
  onPostgres ? furnishPostgres(url, contents) : furnishSqlite(url, contents)

async function make(url: string, contents: Contents) {
  const store = await openStore(url)
  await migrate(store)
  if (contents !== 'empty')
    await fillEmpty(store.db, { demo: contents === 'demo', now: new Date(), progress: () => undefined })
  // how the rows are spread is copied with them; nothing else would tell PostgreSQL about those of a copy
  await store.exec('analyze')
  await store.close()
}

async function furnishSqlite(url: string, contents: Contents) {
  const file = url.replace(/^file:/, '')
  if (existsSync(file)) return
  const template = join(inject('templates'), `${contents}.db`)
  if (!existsSync(template)) {
    // another worker may be at it as well: whoever is ready first or last, the file is whole
    const own = `${template}.${process.pid}`
    await make(`file:${own}`, contents)
    renameSync(own, template)
  }
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(template, file, constants.COPYFILE_FICLONE)
}

async function furnishPostgres(url: string, contents: Contents) {
  if (!(await isUntouched(url))) return
  const server = inject('postgres')
  const template = `template_${contents}`
  const client = new pg.Client(server)
  await client.connect()
  try {
    // one worker makes it, the others wait for it
    await client.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (!rowCount) {
      const own = await createDatabase(server)
      await make(own, contents)
      await client.query(`alter database ${new URL(own).pathname.slice(1)} rename to ${template}`)
    }
    await client.query('select pg_advisory_unlock(hashtext($1))', [template])
    await copyDatabase(client, template, new URL(url).pathname.slice(1))
  } finally {
    await client.end()
  }
}

async function isUntouched(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query(`select from pg_class where relnamespace = 'public'::regnamespace limit 1`)
  await client.end()
  return !rowCount
}
