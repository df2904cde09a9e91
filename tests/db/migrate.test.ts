import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Store } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { migrate, MigrationError } from '#db/migrate.ts'
import { emptyDatabase, first, migrationFolder, open, pause, rebuildParent, rows } from './migrate/folder.ts'

const filled = async () => {
  const url = await emptyDatabase()
  const store = await open(url)
  await migrate(store, migrationFolder(first))
  for (const statement of rows) await store.exec(statement)
  return { url, store }
}
const contents = async (store: Store) => ({
  parents: (await store.rows('select * from parent order by id')).map((row) => row.name),
  children: (await store.rows('select * from child order by id')).map((row) => row.note),
  columns: Object.keys((await store.rows('select * from parent limit 1'))[0] ?? {}),
  applied: (await store.rows('select hash from _migrations')).length,
})
const old = { parents: ['one', 'two'], children: ['a', 'b', 'c'], columns: ['id', 'name'], applied: 1 }
const renewed = { ...old, columns: ['id', 'name', 'mark'], applied: 2 }

test('a parent is rebuilt and its children keep their rows and their references', async () => {
  const { store } = await filled()
  expect(await migrate(store, migrationFolder(first, rebuildParent))).toBe(1)
  expect(await contents(store)).toEqual(renewed)
  // the references hold afterwards: foreign keys are on again, and they point at the new table
  await expect(store.exec("insert into child values (13, 99, 'orphan')")).rejects.toThrow()
  await store.exec('delete from parent where id = 1')
  expect((await contents(store)).children).toEqual(['c'])
})

test('a second start applies nothing', async () => {
  const { store } = await filled()
  const folder = migrationFolder(first, rebuildParent)
  expect([await migrate(store, folder), await migrate(store, folder)]).toEqual([1, 0])
  expect(await contents(store)).toEqual(renewed)
})

test.each([
  ['empties a table', ['delete from child where id = 10']],
  ['empties the children through the parent', ['delete from parent where id = 2']],
  ['drops a table with rows', ['drop table child']],
  [
    'copies only some rows',
    onPostgres
      ? [
          'create table copy as select * from child where id < 12',
          'drop table child',
          'alter table copy rename to child',
        ]
      : [
          'create table copy (id integer primary key, parent_id integer, note text)',
          'insert into copy select * from child where id < 12',
          'drop table child',
          'alter table copy rename to child',
        ],
  ],
])('a migration that %s is refused and leaves the old database', async (_what, statements) => {
  const { store } = await filled()
  const refused = migrate(store, migrationFolder(first, [...statements, 'create table later (id integer)']))
  await expect(refused).rejects.toThrow(MigrationError)
  await expect(refused).rejects.toThrow(/would go from \d rows to \d/)
  expect(await contents(store)).toEqual(old)
  await expect(store.rows('select * from later')).rejects.toThrow()
})

test('a migration that breaks references is refused', async () => {
  const { store } = await filled()
  const before = await contents(store)
  await expect(
    migrate(store, migrationFolder(first, ['update child set parent_id = 77 where id = 12'])),
  ).rejects.toThrow(onPostgres ? undefined : /1 broken references in child/)
  expect(await contents(store)).toEqual(before)
})

test('a statement that fails leaves the migrations before it and nothing of its own', async () => {
  const { store } = await filled()
  await expect(
    migrate(
      store,
      migrationFolder(first, rebuildParent, ['create table later (id integer)', 'select * from no_such_table']),
    ),
  ).rejects.toThrow()
  expect(await contents(store)).toEqual(renewed)
  await expect(store.rows('select * from later')).rejects.toThrow()
})

test('a database that a newer program has written is refused untouched', async () => {
  const { store } = await filled()
  await migrate(store, migrationFolder(first, rebuildParent))
  const refused = migrate(store, migrationFolder(first))
  await expect(refused).rejects.toThrow(MigrationError)
  await expect(refused).rejects.toThrow(/newer version/)
  expect(await contents(store)).toEqual(renewed)
})

test('two programs that start at once apply each migration once', async () => {
  const url = await emptyDatabase()
  const folder = migrationFolder(first, rebuildParent)
  const stores = await Promise.all([open(url), open(url)])
  const both = await Promise.allSettled(stores.map((store) => migrate(store, folder)))
  const applied = both
    .filter((one) => one.status === 'fulfilled')
    .map((one) => one.value)
    .sort()
  // PostgreSQL lets the second wait; SQLite belongs to one program and may send it away, to no harm
  expect(applied).toEqual(onPostgres || applied.length === 2 ? [0, 2] : [2])
  for (const store of stores) expect(await migrate(store, folder)).toBe(0)
})

test('a process killed in the middle leaves the old database; the next start brings the new one', async () => {
  const { url, store } = await filled()
  await store.exec('insert into setting values (4)')
  const folder = migrationFolder(first, [...rebuildParent.slice(0, -1), pause, rebuildParent.at(-1) ?? ''])
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('./migrate/process.ts', import.meta.url)), folder],
    {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  await expect.poll(() => said, { timeout: 20_000, interval: 10 }).toBe('begin\n')
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(said).toBe('begin\n')

  expect(await contents(store)).toEqual(old)
  await store.exec('update setting set seconds = 0')
  expect(await migrate(store, folder)).toBe(1)
  expect(await contents(store)).toEqual(renewed)
})
