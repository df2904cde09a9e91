import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { onPostgres } from '#db/dialect.ts'
import { migrate } from '#db/migrate.ts'
import { notification, queryExpert, queryHeader } from '#db/schema/all.ts'
import { expectStatus, startProduct, type TestProduct } from '../support/product.ts'
import { oldDemo, writeDemo } from './migrate/demo-rows.ts'
import { emptyDatabase, open } from './migrate/folder.ts'
import { migrationsBefore } from './migrate/old-rows.ts'

/** What the old program did to its demo: it took the seats of booked calls away when six hours were over. */
const lostTheirSeat = ['CQ-QTJQ68', 'CQ-TNEKNY', 'CQ-TYEPFT']
const heldWithSeat = ['CQ-383RRK', 'CQ-928YNP']
const demo = oldDemo()

describe('the demo of the version before booked calls, a day later', () => {
  let product: TestProduct
  let counts: Map<string, number>
  const shift = Date.now() - Date.parse(demo.at)

  beforeAll(async () => {
    const url = await emptyDatabase()
    const old = await open(url)
    await migrate(old, migrationsBefore('0012'))
    counts = await writeDemo(old, demo, shift)
    product = await startProduct({ env: { DATABASE_URL: url, SECRET_KEY: demo.secretKey } })
  })

  const partsOf = (keys: string[]) =>
    product.db
      .select({ key: queryHeader.key, part: queryExpert })
      .from(queryExpert)
      .innerJoin(queryHeader, eq(queryExpert.queryId, queryHeader.id))
      .where(inArray(queryHeader.key, keys))

  test('no table lost a row, and every reference holds', async () => {
    for (const [table, before] of counts) {
      const [row] = await product.store.rows(`select count(*) as n from "${table}"`)
      expect([table, Number(row?.n) >= before]).toEqual([table, true])
    }
    if (onPostgres) {
      const checked = await product.store.rows(
        `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
      )
      expect(checked.length).toBeGreaterThan(50)
      for (const { name, rule } of checked) {
        const [, column, target, key] = /FOREIGN KEY \((\w+)\) REFERENCES "?(\w+)"?\((\w+)\)/.exec(String(rule)) ?? []
        if (!column) continue
        const [row] = await product.store.rows(
          `select count(*) as n from ${String(name)} c where c.${column} is not null and not exists (select 1 from "${target}" p where p.${key} = c.${column})`,
        )
        expect([name, rule, Number(row?.n)]).toEqual([name, rule, 0])
      }
    } else expect(await product.store.rows('pragma foreign_key_check')).toEqual([])
  })

  test('before anything runs, seats of calls to come are booked and the minutes written are seconds', async () => {
    const held = (await partsOf(heldWithSeat)).filter(({ part }) => part.status === 'claimed')
    expect(held.map(({ key }) => key).sort()).toEqual(heldWithSeat)
    for (const { part } of held)
      expect(part).toMatchObject({ bookedAt: part.acceptedAt, reservedUntil: null, remainingMs: null })
    const { columns, rows } = demo.tables.query_expert ?? { columns: [], rows: [] }
    const column = (name: string) => columns.indexOf(name)
    const minutes = new Map(rows.map((row) => [row[column('id')], Number(row[column('measured_minutes')])]))
    const parts = await product.db.select().from(queryExpert)
    expect(parts).toHaveLength(rows.length)
    for (const part of parts) expect(part.measuredSeconds).toBe((minutes.get(part.id) ?? -1) * 60)
  })

  test('who lost the seat of a call to come has it again and is told, once; the started program answers', async () => {
    await product.runner.runDue()
    const claimed = (await partsOf(lostTheirSeat)).filter(({ part }) => part.status === 'claimed' && part.acceptedAt)
    expect([...new Set(claimed.map(({ key }) => key))].sort()).toEqual(lostTheirSeat)
    for (const { part } of claimed) {
      expect(part.bookedAt).not.toBeNull()
      expect(part.reservedUntil).toBeNull()
    }
    const told = () => product.db.select().from(notification).where(eq(notification.purpose, 'seatRestored'))
    expect(await told()).toHaveLength(lostTheirSeat.length)
    // a night later the seats stand
    await product.pass(10 * 3600)
    const later = (await partsOf(lostTheirSeat)).filter(({ part }) => part.status === 'claimed' && part.bookedAt)
    expect([...new Set(later.map(({ key }) => key))].sort()).toEqual(lostTheirSeat)
    expect(await told()).toHaveLength(lostTheirSeat.length)
    expectStatus(await product.anonymous('GET', '/health'), 200)
  })

  test('staff open each discussion of the old demo, and each person', async () => {
    const [staff] = await product.store.rows(`select id from "user" where email = 'csr.super@consilium.test'`)
    const call = await product.as(String(staff?.id))
    const discussions = await call<object[]>(
      'GET',
      `/rest/queries?range=${encodeURIComponent('[0,199]')}&filter=${encodeURIComponent('{}')}`,
    )
    expectStatus(discussions, 200)
    for (const { id } of discussions.body as unknown as { id: string }[])
      expectStatus(await call('GET', `/rest/queries/${id}`), 200)
    const people = await call<object[]>('GET', `/rest/users?range=${encodeURIComponent('[0,199]')}`)
    expectStatus(people, 200)
    expect(people.body.length).toBe(counts.get('user'))
  })
})
