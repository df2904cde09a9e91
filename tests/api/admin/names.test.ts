import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { planManager, user } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const { call } = staff.admin

/** in the order in which a reader looks for them */
const ordered = [
  ['Ada', 'Ångström'],
  ['Bo', 'de Vries'],
  ['Zoe', 'Lee'],
  ['Al', 'Lee Wong'],
  ['Jan', 'Łukasz'],
  ['Al', 'O’Neil'],
  ['Bea', "O'Neil"],
  ['Cem', 'Öberg'],
  ['Eva', 'Ørsted'],
  ['Ida', 'Strauß'],
  ['Ugo', 'Zieliński'],
  ['Vic', 'zwart'],
  ['Wei', '何'],
] as const
const names = ordered.map(([firstName, lastName]) => `${firstName} ${lastName}`)
const people: { id: string }[] = []
for (const [firstName, lastName] of ordered.toReversed())
  people.push(
    await makeUser(db, product.now(), {
      firstName,
      lastName,
      userType: userType.expert,
      noeticExpert: true,
      institutionType: 'academic',
      ...(lastName === 'Öberg' && { bio: { affiliations: 'Queen’s Quay Cancer Centre' } }),
      ...(lastName === 'zwart' && { bio: { affiliations: "Queen's Hospital" } }),
      ...(lastName === 'Lee' && { bio: { affiliations: 'Queens Hospital' } }),
    }),
  )
const ids = people.map((one) => one.id)
const plan = await makePlan(db, product.now(), {}, { members: ids })
const pool = await makePool(db, product.now(), {}, ids)
for (const [firstName, lastName] of ordered.toReversed())
  expectStatus(
    await call('POST', '/rest/invitations', {
      email: `${names.indexOf(`${firstName} ${lastName}`)}@example.test`,
      firstName,
      lastName,
      userType: userType.client,
      sendNow: false,
    }),
    201,
  )
expectStatus(
  await call('POST', '/rest/invitations', {
    email: 'unnamed@example.test',
    userType: userType.client,
    sendNow: false,
  }),
  201,
)

const read = (row: Record<string, unknown>) => {
  const known = people.find((one) => one.id === (row.userId ?? row.id))
  return String(known ? row.displayName || `${String(row.firstName)} ${String(row.lastName)}` : row.firstName)
}

describe.each([
  ['users', { planId: plan.id }],
  ['planMembers', { planId: plan.id }],
  ['poolExperts', { poolId: pool.id }],
] as const)('%s', (name, filter) => {
  test('stand in the order of their names, whatever their case and accents, in lists and files', async () => {
    for (const [order, expected] of [
      ['ASC', names],
      ['DESC', names.toReversed()],
    ] as const) {
      const sort: [string, string] = ['lastName', order]
      const { body } = await listed(call, name, { filter, sort, range: [0, 24] })
      expect(body.map(read)).toEqual(expected)
      const pages = [
        await listed(call, name, { filter, sort, range: [0, 4] }),
        await listed(call, name, { filter, sort, range: [5, 12] }),
      ]
      expect(pages.flatMap((page) => page.body.map(read))).toEqual(expected)
      const file = await staff.super.call<string>(
        'GET',
        `/rest/${name}/export?${new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) })}`,
      )
      const lines = String(file.body).trim().split('\n').slice(1)
      expect(lines).toHaveLength(names.length)
      const lastNames = expected.map((one) => ordered[names.indexOf(one)]?.[1] ?? '')
      expect(lines.filter((line, at) => !line.includes(lastNames[at] ?? ''))).toEqual([])
    }
  })
})

test('invitations stand in the order of their names, those without one last', async () => {
  for (const [order, expected] of [
    ['ASC', [...ordered, [null, null]]],
    ['DESC', [...ordered.toReversed(), [null, null]]],
  ] as const) {
    const { body } = await listed(call, 'invitations', { sort: ['lastName', order], range: [0, 24] })
    expect(body.map((row) => [row.firstName, row.lastName])).toEqual(expected)
  }
})

test('managers see the members of their plan in the same order', async () => {
  const manager = await makeUser(db, product.now(), { userType: userType.planManager })
  await db.insert(planManager).values({ planId: plan.id, userId: manager.id, since: product.now() } as never)
  const answer = await (
    await product.as(manager.id)
  )<{ data: { displayName: string }[] }>('GET', `/user/managedPlans/${plan.id}/members?pageSize=50`)
  expectStatus(answer, 200)
  expect(answer.body.data.map((row) => row.displayName)).toEqual(names)
})

test('a new name has its place in the list at once, written by its owner or by staff', async () => {
  const person = await makeUser(db, product.now(), { firstName: 'Kim', lastName: 'Aaa' })
  const place = async () => {
    const { body } = await listed(call, 'users', { sort: ['lastName', 'ASC'], range: [0, 99] })
    const at = body.findIndex((row) => row.id === person.id)
    return [body[at - 1]?.lastName, body[at + 1]?.lastName]
  }
  expectStatus(await call('PUT', `/rest/users/${person.id}`, { lastName: 'öbb' }), 200)
  expect(await place()).toEqual(["O'Neil", 'Öberg'])
  const own = await product.as(person.id)
  const [row] = await db.select().from(user).where(eq(user.id, person.id))
  expectStatus(await own('PUT', `/server/user/${person.id}/profile`, { lastName: 'ŁUL', version: row?.version }), 200)
  expect(await place()).toEqual(['Łukasz', 'O’Neil'])
})

test('a Chinese name is found as it is shown: the family name first, without a space', async () => {
  const person = await makeUser(db, product.now(), { firstName: '小明', lastName: '欧阳' })
  const { body } = await listed(call, 'users', { filter: { q: '欧阳小明' } })
  expect(body.map(({ id }) => id)).toEqual([person.id])
  expectStatus(await call('PUT', `/rest/users/${person.id}`, { firstName: '丽' }), 200)
  expect((await listed(call, 'users', { filter: { q: '欧阳丽' } })).body.map(({ id }) => id)).toEqual([person.id])
  await db.delete(user).where(eq(user.id, person.id))
})

describe('people are found by the letters that can be typed', () => {
  const found = async (filter: object) =>
    (await listed(call, 'users', { filter, sort: ['lastName', 'ASC'] })).body.map((row) => row.lastName)

  test.each([
    ["o'neil", ['O’Neil', "O'Neil"]],
    ['O’NEIL', ['O’Neil', "O'Neil"]],
    ['o´neil', ['O’Neil', "O'Neil"]],
    ['lukasz', ['Łukasz']],
    ['orsted', ['Ørsted']],
    ['ørsted', ['Ørsted']],
    ['strauss', ['Strauß']],
    ['STRAUSS', ['Strauß']],
    ['angstrom', ['Ångström']],
    ['oneil', []],
  ])('%s', async (q, expected) => {
    expect(await found({ q })).toEqual(expected)
    expect(await found({ name: q })).toEqual(expected)
  })

  test.each([
    ["queen's", ['Öberg', 'zwart']],
    ['Queen’s', ['Öberg', 'zwart']],
    ['queen`s h', ['zwart']],
    ['queens', ['Lee']],
    ["queen'", ['Öberg', 'zwart']],
    ["queen'x", []],
    ["'%", []],
  ])('affiliation %s', async (affiliation, expected) => {
    expect(await found({ affiliation })).toEqual(expected)
  })

  test('e-mail addresses too', async () => {
    const person = await makeUser(db, product.now(), { email: "pat.o'hara@example.test", lastName: 'Hara' })
    expect(await found({ email: 'o’hara' })).toEqual([person.lastName])
  })
})

test('a field without a text of its own for search is found by a straight apostrophe', async () => {
  expectStatus(
    await call('POST', '/server/customField/definition', {
      name: 'Crohn’s – Øresund',
      entityType: 'plan',
      definitionType: 'int',
    }),
    201,
  )
  for (const [q, total] of [
    ["crohn's", 1],
    ['crohn’s - oresund', 1],
    ['crohns', 0],
  ] as const)
    expect((await listed(call, 'customFields', { filter: { q } })).body, q).toHaveLength(total)
})
