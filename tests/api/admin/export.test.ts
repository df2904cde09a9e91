import { asc, desc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { user } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, totalOf } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const PEOPLE = 600

for (let i = 0; i < PEOPLE; i++) {
  await makeUser(db, product.now(), {
    firstName: i % 2 ? 'Even' : 'Odd',
    lastName: `Name ${i % 7}`,
    email: `e${String(i).padStart(4, '0')}@example.test`,
    expertTier: [null, 1, 2, 3][i % 4] ?? null,
    lastSignInAt: i % 5 ? null : new Date(Date.UTC(2026, 0, 1 + (i % 20))),
  })
}

async function lines(query: string): Promise<string[][]> {
  const answer = await staff.viewer.call<string>('GET', `/rest/users/export?${query}`)
  expectStatus(answer, 200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="users.csv"')
  return String(answer.body)
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
}
const params = (query: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)])).toString()

test.each([
  ['lastName', 'ASC', user.sortName],
  ['lastName', 'DESC', user.sortName],
  ['expertTier', 'ASC', user.expertTier],
  ['expertTier', 'DESC', user.expertTier],
  ['lastSignInAt', 'ASC', user.lastSignInAt],
  ['lastSignInAt', 'DESC', user.lastSignInAt],
  ['id', 'DESC', user.id],
  ['noeticExpert', 'ASC', user.noeticExpert],
  ['createdAt', 'DESC', user.createdAt],
] as const)(
  'every row once, by %s %s, those without a value last, in the file and in the pages of the list',
  async (field, order, column) => {
    const way = order === 'ASC' ? asc : desc
    const expected = await db
      .select({ id: user.id })
      .from(user)
      .orderBy(
        ...(field === 'id'
          ? []
          : [sql`case when ${column} is null then 1 else 0 end`, way(column), way(user.sortName)]),
        way(user.id),
      )
    const [head, ...rows] = await lines(params({ sort: [field, order] }))
    expect(head?.[0]).toBe('id')
    expect(rows.map((row) => row[0])).toEqual(expected.map((row) => row.id))
    // the pages of the list say the same, also where a page has rows with and without a value
    const pages: string[] = []
    for (let from = 0; from < expected.length; from += 70) {
      const page = await listed(staff.viewer.call, 'users', { sort: [field, order], range: [from, from + 69] })
      expect(totalOf(page)).toBe(expected.length)
      pages.push(...page.body.map((row) => row.id))
    }
    expect(pages).toEqual(expected.map((row) => row.id))
  },
)

test('the filter holds for the whole file and not for a page of it', async () => {
  const [{ n } = { n: 0 }] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(user)
    .where(sql`${user.firstName} = 'Even'`)
  expect(n).toBe(PEOPLE / 2)
  expect(await lines(params({ filter: { q: 'even' } }))).toHaveLength(n + 1)
  expectStatus(await staff.csr.call('GET', `/rest/users/export?${params({ filter: { nonsense: 1 } })}`), 422)
  expectStatus(await staff.csr.call('GET', `/rest/users/export?${params({ sort: ['passwordHash', 'ASC'] })}`), 422)
})

test('cells that a spreadsheet would run are text; numbers stay numbers', async () => {
  for (const lastName of ['=1+1', '+SUM(A1)', '-2', '@cmd', '\tTab', '\rReturn', 'a "quoted", name'])
    await makeUser(db, product.now(), { firstName: 'Formula', lastName })
  const answer = await staff.csr.call<string>('GET', `/rest/users/export?${params({ filter: { q: 'formula' } })}`)
  const text = String(answer.body)
  for (const cell of [`'=1+1`, `'+SUM(A1)`, `'-2`, `'@cmd`, `'\tTab`, `'\rReturn`, `"a ""quoted"", name"`])
    expect(text).toContain(cell)
  expect(text).not.toMatch(/,[=+@\t\r-]/)
})

test('no column of the file is a secret', async () => {
  const [head] = await lines('')
  expect(head?.join(' ')).not.toMatch(/password|hash|secret|token|staffRoles|searchText|sortName/i)
})
