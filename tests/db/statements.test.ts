import { and, asc, count, desc, eq, exists, gt, inArray, isNull, like, not, or, sql, type SQL } from 'drizzle-orm'
import * as pgProxy from 'drizzle-orm/pg-proxy'
import * as sqliteProxy from 'drizzle-orm/sqlite-proxy'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore, type Queries } from '#db/client.ts'
import { onPostgres } from '#db/dialect.ts'
import { alias } from '#db/columns.ts'
import { queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { shapeEpoch } from '#db/statements/shape.ts'

const store = await openStore(process.env.DATABASE_URL ?? '')
afterAll(() => store.close())

// drizzle as it comes, which builds each text anew; it has no database
const plain = (onPostgres
  ? pgProxy.drizzle(async () => ({ rows: [] }), { casing: 'snake_case' })
  : sqliteProxy.drizzle(async () => ({ rows: [] }), undefined, { casing: 'snake_case' })) as unknown as Queries

interface Statement {
  toSQL(): { sql: string; params: unknown[] }
}
const asker = alias(user, 'asker')
const at = (n: number) => new Date(1_760_000_000_000 + n * 60_000)

/** One statement of each kind that the product writes, by the values that differ from request to request. */
const statements: Record<string, (q: Queries, text: string, n: number) => Statement> = {
  'one record by id': (q, text) => q.select().from(user).where(eq(user.id, text)),
  'some columns under other names': (q, text) =>
    q.select({ key: queryHeader.id, owner: queryHeader.userId }).from(queryHeader).where(eq(queryHeader.key, text)),
  'a number, a moment and a flag': (q, _, n) =>
    q
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.userType, n), gt(user.createdAt, at(n)), eq(user.enabled, n % 2 === 0))),
  'a list of any length': (q, text, n) =>
    q
      .select({ id: user.id })
      .from(user)
      .where(
        inArray(
          user.id,
          Array.from({ length: n + 1 }, (_, one) => `${text}${one}`),
        ),
      ),
  'a page in an order': (q, text, n) =>
    q
      .select()
      .from(user)
      .where(like(user.searchText, `%${text}%`))
      .orderBy(desc(user.lastName), asc(user.id))
      .limit(n)
      .offset(n),
  'a page without an offset': (q, _, n) =>
    q
      .select()
      .from(user)
      .limit(n + 1)
      .offset(0),
  'the same table twice': (q, text) =>
    q
      .select({ discussion: queryHeader, name: asker.lastName })
      .from(queryHeader)
      .innerJoin(asker, eq(asker.id, queryHeader.userId))
      .leftJoin(user, and(eq(user.id, queryHeader.createdBy), eq(user.email, text))),
  'only the alias': (q, text) => q.select({ id: asker.id }).from(asker).where(eq(asker.email, text)),
  'a select within': (q, text) =>
    q
      .select({ id: queryHeader.id })
      .from(queryHeader)
      .where(
        or(
          isNull(queryHeader.grantId),
          exists(
            q
              .select({ one: sql`1` })
              .from(queryExpert)
              .where(and(eq(queryExpert.queryId, queryHeader.id), eq(queryExpert.userId, text))),
          ),
        ),
      ),
  'a select to select from': (q, text, n) => {
    const inner = q
      .select({ userId: queryExpert.userId, parts: count().as('parts') })
      .from(queryExpert)
      .where(eq(queryExpert.queryId, text))
      .groupBy(queryExpert.userId)
      .as('inner')
    return q.select({ userId: inner.userId, parts: inner.parts }).from(inner).where(gt(inner.parts, n))
  },
  'groups with a condition': (q, _, n) =>
    q.select({ type: user.userType, people: count() }).from(user).groupBy(user.userType).having(gt(count(), n)),
  'words of our own': (q, text, n) =>
    q.select({ found: sql<string>`coalesce(${user.displayName}, ${text})`, n: sql`${n}` }).from(user),
  'a raw part that differs': (q, _, n) =>
    q
      .select({ id: user.id })
      .from(user)
      .where(sql.raw(`${n} = ${n}`)),
  'different rows': (q, text) => q.selectDistinct({ name: user.lastName }).from(user).where(eq(user.id, text)),
  'an update': (q, text, n) =>
    q
      .update(user)
      .set({ lastName: text, version: n, updatedAt: at(n) })
      .where(eq(user.id, text)),
  'an update by what is there': (q, text) =>
    q
      .update(user)
      .set({ version: sql`${user.version} + 1` })
      .where(eq(user.id, text)),
  'a deletion': (q, text) => q.delete(queryExpert).where(eq(queryExpert.id, text)),
}

const build = (name: string, q: Queries, text: string, n: number) => {
  const { sql: written, params } = (statements[name] as (typeof statements)[string])(q, text, n).toSQL()
  return { written, params }
}

describe('a remembered statement is what drizzle writes', () => {
  test.each(Object.keys(statements))('%s', (name) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.nat(40)), { minLength: 2, maxLength: 6 }), (calls) => {
        for (const [text, n] of calls) expect(build(name, store.db, text, n)).toEqual(build(name, plain, text, n))
      }),
      { numRuns: 40 },
    )
  })

  test('in any combination of conditions, orders and joins', () => {
    const conditions: ((text: string, n: number) => SQL | undefined)[] = [
      (text) => eq(user.email, text),
      (_, n) => gt(user.version, n),
      (text) => not(like(user.lastName, text)),
      (_, n) => (n % 3 ? isNull(user.displayName) : undefined),
      (text, n) => inArray(user.id, [text, String(n)]),
      (text) => sql`lower(${user.email}) = ${text}`,
    ]
    const orders = [asc(user.lastName), desc(user.email), asc(user.id)]
    const shape = fc.record({
      which: fc.subarray(conditions),
      any: fc.boolean(),
      order: fc.subarray(orders),
      joined: fc.boolean(),
      limit: fc.option(fc.nat(100), { nil: undefined }),
      text: fc.string(),
      n: fc.nat(9),
    })
    const write = (
      q: Queries,
      { which, any, order, joined, limit, text, n }: typeof shape extends fc.Arbitrary<infer T> ? T : never,
    ) => {
      const parts = which.map((one) => one(text, n))
      const query = q.select({ id: user.id, email: user.email }).from(user).$dynamic()
      if (joined) query.innerJoin(queryHeader, eq(queryHeader.userId, user.id))
      query.where(any ? or(...parts) : and(...parts)).orderBy(...order)
      if (limit !== undefined) query.limit(limit)
      return query.toSQL()
    }
    fc.assert(
      fc.property(shape, (one) => {
        expect(write(store.db, one)).toEqual(write(plain, one))
      }),
      { numRuns: 1_000 },
    )
  })
})

test('no value becomes part of the text', () => {
  const nasty = `x'; drop table "user"; --`
  for (const text of ['first', nasty, '?', '$1', '"', "''"])
    expect(build('one record by id', store.db, text, 0)).toMatchObject({
      written: build('one record by id', plain, 'first', 0).written,
      params: [text],
    })
})

test('thousands of different texts are forgotten again, and stay right', () => {
  const name = 'a raw part that differs'
  const epoch = shapeEpoch()
  for (let n = 0; n < 21_000; n++) {
    const { written } = build(name, store.db, '', n)
    if (n % 5_000 === 0) expect(written).toBe(build(name, plain, '', n).written)
  }
  expect(shapeEpoch()).not.toBe(epoch)
})
