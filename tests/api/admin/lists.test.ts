import { and, asc, desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeExpert, makePlan, makeUser } from '#db/seed/factories.ts'
import { newId } from '#db/columns.ts'
import { notification, user } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { partNames, resourceNames } from '#model/resources.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, totalOf, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const { call } = staff.viewer
const served = [...resourceNames, ...partNames].filter((name) =>
  product.app.routes.some((one) => one.path === `/api/rest/${name}`),
)

for (let i = 0; i < 30; i++)
  await makeUser(db, product.now(), {
    lastName: i % 3 ? 'Same' : 'Other',
    firstName: `Person ${i}`,
    testUser: i % 2 === 0,
  })
await makeUser(db, product.now(), { firstName: 'José', lastName: 'Núñez-Østergård', email: 'jose@example.test' })
await makeExpert(db, product.now(), { lastName: 'Expert', regStatus: 'new' })

test('NUL in a filter is refused as such, and not answered as if the server were busy', async () => {
  for (const path of ['/rest/users', '/rest/queries', '/rest/taxForms', '/rest/users/export'])
    expectStatus(await call('GET', `${path}?filter=${encodeURIComponent('{"q":"a\\u0000b"}')}`), 422)
})

test('everything asked for is served', () => {
  expect(served).toEqual(
    expect.arrayContaining([
      'users',
      'grants',
      'plans',
      'pools',
      'diagnoses',
      'diagnosisGroups',
      'diagnosisDomains',
      'regions',
      'queries',
      'transactions',
      'notifications',
      'auditEvents',
      'planLinks',
      'planSurges',
      'planMembers',
      'poolExperts',
      'grantPlans',
      'queryExperts',
      'queryResponses',
      'stateTransitions',
      'querySelections',
    ]),
  )
})

describe.each(served)('%s', (name) => {
  test('what it does not know is refused and not passed over', async () => {
    for (const filter of [
      { nonsense: 1 },
      { passwordHash: 'x' },
      { constructor: 1 },
      { staffRoles: 'csr' },
      { searchText: 'a' },
      JSON.parse('{"__proto__":"x"}') as object,
    ]) {
      const answer = await listed(call, name, { filter })
      expectStatus(answer, 422)
      expect((answer.body as unknown as Refused).fields).toEqual({
        [`filter.${Object.keys(filter)[0]}`]: 'request.unknownFilter',
      })
    }
    for (const field of ['nonsense', 'searchText', 'staffRoles', 'toString', '1; drop table user']) {
      const answer = await listed(call, name, { sort: [field, 'ASC'] })
      expectStatus(answer, 422)
      expect((answer.body as unknown as Refused).fields).toEqual({
        sort: expect.stringMatching(/^Unknown order\. Use one of: \w+/) as string,
      })
    }
    expectStatus(await call('GET', `/rest/${name}?nonsense=1`), 422)
    expectStatus(await call('GET', `/rest/${name}?filter=not-json`), 422)
    expectStatus(await call('GET', `/rest/${name}?sort=["id"]`), 422)
    expectStatus(await call('GET', `/rest/${name}?filter=[]`), 422)
  })

  test('at most 250 rows, at most 250 ids, at most 200 characters', async () => {
    expectStatus(await listed(call, name, { range: [0, 249] }), 200)
    expectStatus(await listed(call, name, { range: [0, 250] }), 422)
    expectStatus(await listed(call, name, { range: [10, 1] }), 422)
    expectStatus(await listed(call, name, { filter: { id: Array(251).fill('x') } }), 422)
    expectStatus(await listed(call, name, { filter: { q: 'x'.repeat(201) } }), 422)
    expect(totalOf(await listed(call, name, { filter: { id: [] } }))).toBe(0)
  })

  test('ids are answered whole, an unknown record is 404', async () => {
    const all = (await listed(call, name, { range: [0, 4] })).body
    const some = await listed(call, name, { filter: { id: all.map((row) => row.id) }, sort: ['id', 'ASC'] })
    expectStatus(some, 200)
    expect(some.body.map((row) => row.id).sort()).toEqual(all.map((row) => row.id).sort())
    expectStatus(await call('GET', `/rest/${name}/unknown`), 404)
  })
})

test('pages follow one another without a gap or a repeat, with the total', async () => {
  const rows = await db.select({ id: user.id }).from(user).orderBy(asc(user.sortName), asc(user.id))
  const seen: string[] = []
  for (let from = 0; from < rows.length; from += 7) {
    const page = await listed(call, 'users', { sort: ['lastName', 'ASC'], range: [from, from + 6] })
    expect(page.headers.get('content-range')).toBe(`users ${from}-${from + page.body.length - 1}/${rows.length}`)
    expect(page.headers.get('access-control-expose-headers')).toContain('Content-Range')
    seen.push(...page.body.map((row) => row.id))
  }
  expect(seen).toEqual(rows.map((row) => row.id))
  expect((await listed(call, 'users', { range: [1000, 1009] })).headers.get('content-range')).toBe(
    `users */${rows.length}`,
  )
})

test('pages far down an order have the rows without a value last, whichever end they are read from', async () => {
  const start = product.now().getTime()
  const messages = Array.from({ length: 10_400 }, (_, i) => ({
    id: newId(),
    type: 'email' as const,
    purpose: 'far',
    cause: `far:${i}`,
    to: `${i}@example.test`,
    text: 'x',
    createdAt: new Date(start + i),
    dueAt: new Date(start),
    sentAt: i % 4 === 0 ? null : new Date(start + i),
  }))
  for (let at = 0; at < messages.length; at += 400) await db.insert(notification).values(messages.slice(at, at + 400))
  const sent = messages.filter((message) => message.sentAt !== null).map((message) => message.id)
  const unsent = messages.filter((message) => message.sentAt === null).map((message) => message.id)
  for (const [order, expected] of [
    ['ASC', [...sent, ...unsent]],
    ['DESC', [...sent.toReversed(), ...unsent.toReversed()]],
  ] as const)
    for (const from of [0, 5500, 7750, 7790, 7800, 8000, 10_380]) {
      const page = await listed(call, 'notifications', {
        filter: { purpose: 'far' },
        sort: ['sentAt', order],
        range: [from, from + 49],
      })
      expect(totalOf(page)).toBe(expected.length)
      expect(page.body.map((row) => row.id)).toEqual(expected.slice(from, from + 50))
    }
})

test('a total that was kept is counted again after any commit', async () => {
  const first = async () =>
    totalOf(await listed(call, 'users', { filter: { userType: userType.network }, range: [0, 0] }))
  await makeUser(db, product.now(), { userType: userType.network })
  for (let expected = 1; expected < 5; expected++) {
    expect(await first()).toBe(expected)
    expect(await first()).toBe(expected)
    await makeUser(db, product.now(), { userType: userType.network })
  }
})

test('the catalogue face pages and sorts by several fields', async () => {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .orderBy(asc(user.userType), desc(user.createdAt), desc(user.sortName), desc(user.id))
  const page = await call<{ data: Rec[]; total: number; page: number; pageSize: number }>(
    'GET',
    '/server/user/list?page=2&pageSize=5&sort=userType,-createdAt',
  )
  expectStatus(page, 200)
  expect(page.body).toMatchObject({ total: rows.length, page: 2, pageSize: 5 })
  expect(page.body.data.map((row) => row.id)).toEqual(rows.slice(5, 10).map((row) => row.id))
  for (const wrong of [
    'pageSize=251',
    'pageSize=0',
    'page=0',
    'sort=nonsense',
    'nonsense=1',
    'accountStatus=maybe',
    'userType=x',
    'from=yesterday',
  ]) {
    expectStatus(await call('GET', `/server/user/list?${wrong}`), 422)
  }
  const plain = (await call<{ data: Rec[] }>('GET', '/server/user/list')).body
  expect(plain.data).toHaveLength(10)
})

test('search finds words in any order, whatever the accents and the case', async () => {
  for (const q of ['jose', 'JOSÉ', 'nunez', 'ñez-øst', 'østergård jo', 'example jose']) {
    expect(
      (await listed(call, 'users', { filter: { q } })).body.map((row) => row.email),
      q,
    ).toEqual(['jose@example.test'])
  }
  expect((await listed(call, 'users', { filter: { q: '%' } })).body).toEqual([])
  const made = await staff.csr.call<Rec>('POST', '/rest/pools', { poolName: 'Mélanome', displayName: 'Skin' })
  expect(totalOf(await listed(call, 'pools', { filter: { q: 'melanome skin' } }))).toBe(1)
  await staff.csr.call('PUT', `/rest/pools/${made.body.id}`, { poolName: 'Haut' })
  expect(totalOf(await listed(call, 'pools', { filter: { q: 'melanome' } }))).toBe(0)
  expect(totalOf(await listed(call, 'pools', { filter: { q: 'haut skin' } }))).toBe(1)
})

test('filters leave exactly what a direct query leaves', async () => {
  const ids = async (filter: object) =>
    (await listed(call, 'users', { filter, range: [0, 249] })).body.map((row) => row.id).sort()
  const direct = async (where: ReturnType<typeof and>) =>
    (await db.select({ id: user.id }).from(user).where(where)).map((row) => row.id).sort()
  expect(await ids({ testUser: 'test' })).toEqual(await direct(eq(user.testUser, true)))
  expect(await ids({ userType: userType.expert })).toEqual(await direct(eq(user.userType, userType.expert)))
  expect(await ids({ userType: [userType.expert, userType.csr] })).toHaveLength(5)
  expect(await ids({ testUser: 'test', userType: userType.client, accountStatus: 'active' })).toEqual(
    await direct(and(eq(user.testUser, true), eq(user.userType, userType.client))),
  )
  expect(await ids({ expertFilter: 'enabled', regStatus: 'verified' })).toEqual([])
  expect(await ids({ specialty: 'medonc' })).toHaveLength(1)
  expect(await ids({ specialty: ['surgonc', 'path'] })).toEqual([])
})

test('plans and funding sources show what is active now unless asked for more', async () => {
  const now = product.now()
  const past = await makePlan(db, now, { name: 'Over', activeTo: '2000-01-01' })
  const off = await makePlan(db, now, { name: 'Off', enabled: false })
  const on = await makePlan(db, now, { name: 'On' })
  const ids = async (query: string) =>
    (await call<{ data: Rec[] }>('GET', `/server/membership/plan/list?pageSize=50&${query}`)).body.data.map(
      (row) => row.id,
    )
  expect(await ids('')).toEqual([on.id])
  expect((await ids('activeNowOnly=false')).sort()).toEqual([on.id, past.id].sort())
  expect((await ids('activeNowOnly=false&activeOnly=false')).sort()).toEqual([on.id, past.id, off.id].sort())
  expect((await listed(call, 'plans')).body.map((row) => row.id).sort()).toEqual([on.id, past.id, off.id].sort())
})
