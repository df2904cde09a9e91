import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
const tab = (name: string) => `tab-${name}-0000`
interface Others {
  data: { userId: string; name: string; dirty: boolean }[]
}
const show = (call: Caller, name: string, more: object = {}) =>
  call<Others>('POST', '/server/presence', { resource: 'plans', id: 'p1', tab: tab(name), dirty: false, ...more })
const others = async (call: Caller) =>
  (await call<Others>('GET', '/server/presence/plans/p1')).body.data.map(({ userId, dirty }) => ({ userId, dirty }))
/** PostgreSQL carries the signs; they are there a moment later. */
const becomes = (call: Caller, wanted: { userId: string; dirty: boolean }[]) =>
  expect.poll(() => others(call)).toEqual(wanted)

test('two on one record see one another, and whether there are unsaved changes; a person who leaves is gone', async () => {
  // the process begins to listen with the first sign
  expectStatus(await show(staff.csr.call, 'csr'), 200)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await show(staff.csr.call, 'csr')
  await becomes(staff.admin.call, [{ userId: staff.csr.id, dirty: false }])
  expect(await others(staff.csr.call)).toEqual([])
  await show(staff.csr.call, 'csr', { dirty: true })
  await becomes(staff.admin.call, [{ userId: staff.csr.id, dirty: true }])
  const all = await staff.admin.call<{ data: { id: string; names: string[] }[] }>('GET', '/server/presence/plans')
  expect(all.body.data).toMatchObject([{ id: 'p1', names: [expect.any(String)] }])
  await show(staff.csr.call, 'second')
  await show(staff.csr.call, 'csr', { gone: true })
  await becomes(staff.admin.call, [{ userId: staff.csr.id, dirty: false }])
  await show(staff.csr.call, 'second', { gone: true })
  await becomes(staff.admin.call, [])
})

test('a page that gives no sign for 45 s is forgotten; other records are not mixed in', async () => {
  // who may only look has nothing to save
  await show(staff.viewer.call, 'viewer', { dirty: true })
  await becomes(staff.csr.call, [{ userId: staff.viewer.id, dirty: false }])
  expect((await staff.csr.call<Others>('GET', '/server/presence/plans/p2')).body.data).toEqual([])
  product.clock.advance(40)
  await becomes(staff.csr.call, [{ userId: staff.viewer.id, dirty: false }])
  product.clock.advance(6)
  await becomes(staff.csr.call, [])
})

test('it is for staff, and for records there are', async () => {
  const member = await product.as((await makeUser(product.db, product.now())).id)
  expectStatus(await show(member, 'member'), 403)
  expectStatus(await member('GET', '/server/presence/plans/p1'), 403)
  expectStatus(await show(staff.csr.call, 'csr', { resource: 'nonsense' }), 422)
  expectStatus(await show(staff.csr.call, 'x', { tab: 'short' }), 422)
})
