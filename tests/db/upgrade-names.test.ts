import { asc, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { diagnosisDomain, pool, tag, user, userInvite } from '#db/schema/all.ts'
import { invitedKeys, personKeys } from '#db/search-text.ts'
import { matches, searchable } from '#db/sql.ts'
import { emptyDatabase, open } from './migrate/folder.ts'
import { migrationsBefore, oldRows } from './migrate/old-rows.ts'

const now = new Date('2026-11-29T12:00:00Z')
/** How texts were stored for search before. */
const once = (...parts: string[]) =>
  parts.join(' ').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

const people = [
  ['Ann', 'Zieliński'],
  ['Bo', 'de Vries'],
  ['Łukasz', 'Ørsted–Müller'],
  ['Cem', 'O’Neil'],
  ['Dan', 'O´Hara'],
  ['Eva', 'Strauß'],
  ['小明', '王'],
] as const

test('names from before have their place, and what was stored is found by the letters that can be typed', async () => {
  const store = await open(await emptyDatabase())
  await migrate(store, migrationsBefore('0034'))
  const { insert } = oldRows(store, now)
  for (const [at, [firstName, lastName]] of people.entries()) {
    const person = { id: `u${at}`, email: `u${at}@example.test`, firstName, lastName, userType: 1 }
    await insert(user, { ...person, searchText: once(firstName, lastName, person.email) })
    await insert(userInvite, {
      ...person,
      status: 'new',
      searchText: once(firstName, lastName, person.email),
    })
  }
  await insert(userInvite, { id: 'none', email: 'none@example.test', userType: 1, status: 'new', firstName: 'Only' })
  // more than are filled at once
  for (let from = 0; from < 1200; from += 400)
    await store.exec(
      `insert into "user" (id, email, first_name, last_name, user_type, staff_roles, created_at, updated_at)
       select 'n' || n, 'n' || n || '@example.test', 'N', 'Öne ' || n, user_type, staff_roles, created_at, updated_at
       from "user", (${Array.from({ length: 400 }, (_, i) => `select ${from + i} as n`).join(' union all ')}) as numbers where id = 'u0'`,
    )
  await insert(diagnosisDomain, { id: 'd', name: 'Crohn’s', searchText: once('Crohn’s') })
  await insert(pool, {
    id: 'p',
    poolName: 'Ærø',
    displayName: 'Ærø',
    enabled: true,
    version: 1,
    searchText: once('Ærø'),
  })
  await insert(tag, { id: 't', name: 'Plain', searchText: 'plain', version: 1 })

  await migrate(store)

  const { db } = store
  const rows = await db.select().from(user).orderBy(asc(user.sortName))
  for (const row of rows) expect(row.sortName).toBe(personKeys(row).sortName)
  expect(rows.filter((row) => row.id.startsWith('u')).map((row) => row.lastName)).toEqual([
    'de Vries',
    'O´Hara',
    'O’Neil',
    'Ørsted–Müller',
    'Strauß',
    'Zieliński',
    '王',
  ])
  const invites = await db.select().from(userInvite)
  for (const row of invites) expect(row.sortName).toBe(invitedKeys(row).sortName)
  expect(invites.filter((row) => row.sortName === null).map((row) => row.id)).toEqual(['none'])

  for (const [q, id] of [
    ['lukasz', 'u2'],
    ['orsted-muller', 'u2'],
    ["o'neil", 'u3'],
    ["o'hara", 'u4'],
    ['strauss', 'u5'],
    ['王小明', 'u6'],
  ] as const)
    for (const of of [user, userInvite] as const) {
      const found = await db.select({ id: of.id }).from(of).where(matches(of.searchText, q))
      expect(found, `${getTableName(of)} ${q}`).toEqual([{ id }])
    }
  for (const row of rows.filter((one) => one.id.startsWith('u') && one.id !== 'u4'))
    expect(row.searchText).toBe(personKeys(row).searchText)
  expect((await db.select().from(diagnosisDomain)).map((row) => row.searchText)).toEqual([searchable('Crohn’s')])
  expect((await db.select().from(pool)).map((row) => row.searchText)).toEqual(['aero'])
  expect((await db.select().from(tag)).map((row) => row.searchText)).toEqual(['plain'])
  // once filled, a start changes nothing
  expect(await migrate(store)).toBe(0)
})
