import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openStore } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { user } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { statementNames } from '#db/statements/name-statements.ts'
import { startProduct } from '../support/product.ts'

// the tables, and a second store of one connection after the other
await startProduct()
const store = await openStore(process.env.DATABASE_URL ?? '')
afterAll(() => store.close())

const byEmail = (email: string) => store.db.select({ id: user.id }).from(user).where(eq(user.email, email))
const kept = async () =>
  (
    await store.rows(
      `select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%"email" = $1%'`,
    )
  ).map(({ runs }) => Number(runs))

test.runIf(onPostgres)(
  'a statement that comes again is kept by the server under a name, without its values',
  async () => {
    await byEmail('once@consilium.test')
    expect(await kept()).toEqual([])
    for (let run = 0; run < 12; run++) await byEmail(`o'${run}"; drop table "user"; --@consilium.test`)
    const [runs] = await kept()
    expect(runs).toBeGreaterThan(6)
    expect(await kept()).toHaveLength(1)
  },
)

test.runIf(onPostgres)(
  'a named statement finds what is written later, inside of a transaction too, and after the table has changed',
  async () => {
    const rows = async () => (await byEmail('late@consilium.test')).length
    expect(await rows()).toBe(0)
    await makeUser(store.db, new Date(), { email: 'late@consilium.test' })
    expect(await rows()).toBe(1)
    await store.exec('alter table "user" add column later text')
    await store.exec('create index later_index on "user" (later)')
    expect(await rows()).toBe(1)
    await store.exec('drop index later_index')
    await store.exec('alter table "user" drop column later')
    expect(await rows()).toBe(1)
    await store.db.transaction(async (tx) => {
      for (let run = 0; run < 8; run++)
        expect(await tx.select({ id: user.id }).from(user).where(eq(user.email, 'late@consilium.test'))).toHaveLength(1)
    })
    // a statement that fails keeps its name and works again with other values
    const asNumber = (text: string) =>
      store.db
        .select({ n: sql<number>`cast(${text} as integer)` })
        .from(user)
        .limit(1)
    for (let run = 0; run < 6; run++) await asNumber(String(run))
    await expect(asNumber('none')).rejects.toThrow()
    expect(await asNumber('41')).toEqual([{ n: 41 }])
  },
)

test('only so many statements have names, and only those that come again', () => {
  const nameOf = statementNames()
  const given = (text: string) => Array.from({ length: 4 }, () => nameOf(text)).at(-1)
  expect(nameOf('seldom')).toBeUndefined()
  expect(given('often')).toBe('s1')
  expect(given('often')).toBe('s1')
  // the best plan depends on the substring
  expect(given('select id from "user" where search_text like $1')).toBeUndefined()
  const names = Array.from({ length: 2_000 }, (_, n) => given(`text ${n}`)).filter((name) => name !== undefined)
  expect(names).toHaveLength(399)
  expect(new Set(names).size).toBe(399)
  // statements that run once do not displace a named one
  for (let n = 0; n < 20_000; n++) nameOf(`once ${n}`)
  expect(nameOf('often')).toBe('s1')
})
