import { beforeAll, expect, test } from 'vitest'
import { expectStatus, startProduct, type Caller, type TestProduct } from '../../support/product.ts'
import { hire, listed, totalOf, type Refused } from './staff.ts'

let product: TestProduct
let staff: Awaited<ReturnType<typeof hire>>
beforeAll(async () => {
  product = await startProduct({ contents: 'demo' })
  staff = await hire(product)
})

interface Counts {
  data: ({ total: number; more: boolean } | null)[]
}
const counts = <T = Counts>(call: Caller, name: string, filters: unknown) =>
  call<T>('GET', `/server/list/${name}/counts?${new URLSearchParams({ filters: JSON.stringify(filters) })}`)

test.each([
  ['users', [{}, { accountStatus: 'active' }, { testUser: 'test' }, { q: 'an' }, { userType: { not: 2 } }]],
  ['queries', [{ reviewQueue: true }, {}]],
  ['tasks', [{ state: 'open' }]],
])('the counts of %s are the totals of the list under each filter, in their order', async (name, filters) => {
  const answer = await counts(staff.csr.call, name, filters)
  expectStatus(answer, 200)
  const totals = await Promise.all(
    filters.map(async (filter) => totalOf(await listed(staff.csr.call, name, { filter, range: [0, 0] }))),
  )
  expect(answer.body.data).toEqual(totals.map((total) => ({ total, more: false })))
  expect(totals[0]).toBeGreaterThan(0)
})

test('a filter that the list does not take is counted as none, the others are counted all the same', async () => {
  const answer = await counts(staff.csr.call, 'users', [{ formerFilter: 'x' }, { id: 'nobody' }, { userType: 'x' }])
  expect(answer.body.data).toEqual([null, { total: 0, more: false }, null])
})

test.each([
  ['no JSON', '[{', 'errors.json'],
  ['no list', '{}', 'errors.filter'],
  ['a filter that is none', '[1]', 'errors.invalidValue'],
  ['more than twenty', JSON.stringify(Array.from({ length: 21 }, () => ({}))), 'errors.tooMany'],
])('%s is refused', async (_what, filters, problem) => {
  const query = new URLSearchParams({ filters })
  const answer = await staff.csr.call<Refused>('GET', `/server/list/users/counts?${query}`)
  expectStatus(answer, 422)
  expect(answer.body.fields).toEqual({ filters: problem })
})

test('who may not read a list does not learn how long it is', async () => {
  expectStatus(await counts(staff.csr.call, 'customFields', [{}]), 403)
  expectStatus(await counts(staff.viewer.call, 'customFields', [{}]), 200)
  expectStatus(await counts(product.anonymous, 'users', [{}]), 401)
  expectStatus(await counts(staff.csr.call, 'nothing', [{}]), 422)
})
