import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEvent } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { SavedView, ViewParams } from '#model/admin/saved-view.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct, type Caller, type TestProduct } from '../../support/product.ts'
import { hire, type Refused } from './staff.ts'

let product: TestProduct
let staff: Awaited<ReturnType<typeof hire>>
let other: Caller
beforeAll(async () => {
  product = await startProduct()
  staff = await hire(product)
  other = await product.as(
    (await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: ['csr'] })).id,
  )
})

const params: ViewParams = {
  filter: { userType: 2, q: 'ada' },
  sort: { field: 'lastName', order: 'ASC' },
  perPage: 50,
  hidden: ['regStatus'],
  order: ['email', 'lastName'],
  density: 'compact',
}
const save = async (call: Caller, name: string, more: object = {}) => {
  const answer = await call<SavedView>('POST', '/server/view', {
    resource: 'users',
    name,
    shared: false,
    params,
    ...more,
  })
  expectStatus(answer, 201)
  return answer.body
}
const seen = async (call: Caller, resource = 'users') =>
  (await call<{ data: SavedView[] }>('GET', `/server/view?resource=${resource}`)).body.data

test('a view keeps a list as it stood; others see it once it is shared', async () => {
  const view = await save(staff.csr.call, 'My experts')
  expect(view).toMatchObject({ params, shared: false, editable: true, ownerId: staff.csr.id, version: 1 })
  expect((await seen(staff.csr.call)).map((one) => one.id)).toContain(view.id)
  expect((await seen(other)).map((one) => one.id)).not.toContain(view.id)
  expect(await seen(staff.csr.call, 'plans')).toEqual([])
  expectStatus(await other('PUT', `/server/view/${view.id}`, { name: 'Mine', version: 1 }), 404)

  const shared = await staff.csr.call<SavedView>('PUT', `/server/view/${view.id}`, { shared: true, version: 1 })
  expect(shared.body).toMatchObject({ shared: true, name: 'My experts', version: 2 })
  expect((await seen(other)).find((one) => one.id === view.id)).toMatchObject({
    params,
    editable: false,
    ownerName: expect.stringContaining('csr') as string,
  })
  expect((await seen(staff.viewer.call)).find((one) => one.id === view.id)?.editable).toBe(false)
})

test('shared ones are changed by their owner and by a csr_admin, and by no one else', async () => {
  const view = await save(staff.csr.call, 'For all', { shared: true })
  const refused = await other<Refused>('PUT', `/server/view/${view.id}`, { name: 'Theirs', version: 1 })
  expect([refused.status, refused.body.rule]).toEqual([403, 'rules.csrAdmin'])
  expectStatus(await other('DELETE', `/server/view/${view.id}`), 403)
  expectStatus(await staff.admin.call('PUT', `/server/view/${view.id}`, { name: 'Better name', version: 1 }), 200)
  const stale = await staff.csr.call<Refused>('PUT', `/server/view/${view.id}`, { name: 'Older', version: 1 })
  expect([stale.status, stale.body.current?.name]).toEqual([409, 'Better name'])
  expectStatus(
    await staff.csr.call('PUT', `/server/view/${view.id}`, { params: { ...params, perPage: 250 }, version: 2 }),
    200,
  )
  expectStatus(await staff.admin.call('DELETE', `/server/view/${view.id}`), 200)
  expectStatus(await staff.csr.call('DELETE', `/server/view/${view.id}`), 404)
  const audit = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'saved_view'), eq(auditEvent.refId, view.id)))
  expect(audit.map((row) => [row.event, row.userId, row.refField]).sort()).toEqual(
    [
      ['create', staff.csr.id, null],
      ['delete', staff.admin.id, null],
      ['field_change', staff.admin.id, 'name'],
      ['field_change', staff.csr.id, 'params'],
    ].sort(),
  )
})

test('what cannot be kept is refused', async () => {
  await save(staff.csr.call, 'Twice')
  const refused = async (change: object) => {
    const answer = await staff.csr.call<Refused>('POST', '/server/view', {
      resource: 'users',
      name: 'New',
      shared: false,
      params,
      ...change,
    })
    return [answer.status, Object.keys(answer.body.fields ?? {})]
  }
  expect(await refused({ name: 'Twice' })).toEqual([409, ['name']])
  expect(await refused({ name: ' ' })).toEqual([422, ['name']])
  expect(await refused({ resource: 'nothing' })).toEqual([422, ['resource']])
  expect((await refused({ params: { ...params, perPage: 7 } }))[0]).toBe(422)
  expect((await refused({ params: { ...params, filter: { q: 'x'.repeat(20_001) } } }))[0]).toBe(422)
  expectStatus(
    await staff.viewer.call('POST', '/server/view', { resource: 'users', name: 'Mine', shared: false, params }),
    403,
  )
  await save(other, 'Twice')
})
