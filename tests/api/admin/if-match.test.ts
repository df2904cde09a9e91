import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { membershipPlan, pool } from '#db/schema/all.ts'
import { makePlan, makePool } from '#db/seed/factories.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product

test('one record tells its version as a tag, and a write takes it back in place of the one in the body', async () => {
  const plan = await makePlan(db, product.now())
  for (const path of [`/rest/plans/${plan.id}`, `/server/membership/plan/${plan.id}`]) {
    const read = await staff.csr.call<Rec>('GET', path)
    const tag = read.headers.get('etag')
    expect(tag).toMatch(new RegExp(`^"${String(read.body.version)}-`))

    const written = await staff.csr.call<Rec>('PUT', path, { name: `By ${path}` }, { 'If-Match': tag! })
    expectStatus(written, 200)
    expect(written.headers.get('etag')).toBe(`"${Number(read.body.version) + 1}"`)

    const stale = await staff.csr.call<Refused>('PUT', path, { name: 'Too late' }, { 'If-Match': tag! })
    expectStatus(stale, 409)
    expect(stale.body).toMatchObject({ errorKey: 'conflict', current: { name: `By ${path}` } })
  }
  // without either, the last write wins
  expectStatus(await staff.csr.call('PUT', `/rest/plans/${plan.id}`, { name: 'Last' }), 200)
  const [kept] = await db.select().from(membershipPlan).where(eq(membershipPlan.id, plan.id))
  expect(kept?.name).toBe('Last')
})

test('a record that someone has changed since is not deleted', async () => {
  const { id, version } = await makePool(db, product.now())
  expectStatus(await staff.admin.call('PUT', `/rest/pools/${id}`, { displayName: 'Newer' }), 200)
  const stale = await staff.admin.call<Refused>('DELETE', `/rest/pools/${id}`, undefined, {
    'If-Match': `"${version}"`,
  })
  expectStatus(stale, 409)
  expect(stale.body).toMatchObject({ errorKey: 'conflict', current: { displayName: 'Newer' } })
  expectStatus(
    await staff.admin.call('DELETE', `/rest/pools/${id}`, undefined, { 'If-Match': `W/"${version + 1}"` }),
    200,
  )
  expect(await db.select().from(pool).where(eq(pool.id, id))).toEqual([])
})

test('what is no version, and what differs from the body, is refused at the header', async () => {
  const plan = await makePlan(db, product.now())
  for (const [tag, body] of [
    ['abc', {}],
    ['*', {}],
    ['"1", "2"', {}],
    ['"-1"', {}],
    [`"${plan.version}"`, { version: plan.version + 1 }],
  ] as const) {
    const refused = await staff.csr.call<Refused>(
      'PUT',
      `/rest/plans/${plan.id}`,
      { name: 'X', ...body },
      { 'If-Match': tag },
    )
    expectStatus(refused, 422)
    expect(refused.body.fields).toEqual({ 'If-Match': 'errors.version' })
  }
})

test('a call that compares no version does not pretend to', async () => {
  const refused = await staff.csr.call<Refused>(
    'POST',
    '/rest/pools',
    { poolName: 'new', displayName: 'New' },
    { 'If-Match': '"1"' },
  )
  expectStatus(refused, 422)
})
