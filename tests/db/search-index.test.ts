import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onPostgres } from '#db/dialect.ts'
import { migrate } from '#db/migrate.ts'
import { emptyDatabase, migrationFolder, open } from './migrate/folder.ts'

const people = 'create table "user" (id text primary key, search_text text not null, email text not null)'
const insert = (from: number, to: number) =>
  `insert into "user" values ${Array.from({ length: to - from }, (_, i) => `('id${from + i}', 'name${from + i}x', 'mail${from + i}@example.test')`).join(', ')}`
const rebuild = [
  'create table __new_user (id text primary key, search_text text not null, email text not null, mark text)',
  'insert into __new_user (id, search_text, email) select id, search_text, email from "user" order by id desc',
  'drop table "user"',
  'alter table __new_user rename to "user"',
]

if (!onPostgres)
  test('an index of a search is made from the rows that are there, and again when its table is', async () => {
    const store = await open(await emptyDatabase())
    await store.exec(people)
    await store.exec(insert(0, 30))
    await migrate(store, migrationFolder([people.replace('create table', 'create table if not exists')]))
    const names = async (word: string, where = store) =>
      (
        await where.rows(
          `select id from "user" where rowid in (select rowid from user_fts where user_fts match '"${word}"') order by id`,
        )
      ).map((row) => row.id)
    expect([await names('name7x'), await names('mail7@')]).toEqual([['id7'], ['id7']])
    await store.exec(`delete from "user" where id in ('id0', 'id3', 'id7')`)
    await store.exec(`update "user" set search_text = 'other' where id = 'id8'`)
    await store.exec(insert(40, 45))
    expect([await names('name7x'), await names('name8x'), await names('other'), await names('name44x')]).toEqual([
      [],
      [],
      ['id8'],
      ['id44'],
    ])

    const copy = join(process.env.DATA_DIR ?? '', 'copy.db')
    await store.backup?.(copy)
    const restored = await open(`file:${copy}`)
    expect([
      await names('name44x', restored),
      await names('name29x', restored),
      await names('name3x', restored),
    ]).toEqual([['id44'], ['id29'], []])

    await migrate(store, migrationFolder([people.replace('create table', 'create table if not exists')], rebuild))
    expect([await names('name7x'), await names('other'), await names('name44x')]).toEqual([[], ['id8'], ['id44']])
    await store.exec(`update "user" set search_text = 'changed after' where id = 'id44'`)
    expect([await names('name44x'), await names('changed after')]).toEqual([[], ['id44']])
  })

if (onPostgres)
  test('the indexes of searches are made once the extension is there, and their absence harms no one', async () => {
    const store = await open(await emptyDatabase())
    await migrate(store)
    const indexes = (
      await store.rows(
        `select indexname as name from pg_indexes where schemaname = current_schema() and indexname like '%_trgm' order by 1`,
      )
    ).map((row) => row.name)
    expect(indexes).toEqual([
      'log_lfc_new_val_trgm',
      'log_lfc_old_val_trgm',
      'log_lfc_text_trgm',
      'query_header_search_text_trgm',
      'user_bio_affiliations_trgm',
      'user_email_trgm',
      'user_search_text_trgm',
    ])
    await store.exec('drop extension pg_trgm cascade')
    expect(await store.rows(`select id from "user" where search_text like '%nobody%'`)).toEqual([])
    await migrate(store)
    expect(await store.rows(`select 1 as one from pg_indexes where indexname = 'user_search_text_trgm'`)).toHaveLength(
      1,
    )
  })
