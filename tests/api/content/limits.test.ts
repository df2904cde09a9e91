import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent } from '#db/schema/all.ts'
import { defaultLimits, limitKeys } from '#model/limits.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const staff = await hire(product)
type Limits = Record<
  string,
  { value: number; default: number; version: number; changed: boolean; updatedAt: string | null }
>
const read = async () => (await product.anonymous<Limits>('GET', '/server/limits')).body
const name = 'discussion.maxDrafts'

test('every number is there with its default, none changed', async () => {
  const all = await read()
  expect(Object.keys(all).sort()).toEqual([...limitKeys].sort())
  expect(Object.values(all).every((one) => one.value === one.default && !one.changed && one.version === 0)).toBe(true)
})

test('a number is changed with a reason, found on record, and reset; versions go on counting', async () => {
  const changed = await staff.super.call<Limits>('PUT', '/server/limits', {
    name,
    value: 7,
    version: 0,
    reason: 'Busy season',
  })
  expectStatus(changed, 200)
  expect(changed.body[name]).toMatchObject({
    value: 7,
    default: 5,
    version: 1,
    changed: true,
    updatedAt: expect.any(String),
  })
  const stale = await staff.super.call<Refused>('PUT', '/server/limits', { name, value: 8, version: 0 })
  expect([stale.status, stale.body.current]).toEqual([409, { name, value: 7, version: 1 }])
  const reset = await staff.super.call<Limits>('POST', '/server/limits/reset', { name, version: 1, reason: 'Over' })
  expect(reset.body[name]).toMatchObject({ value: defaultLimits[name], version: 2, changed: false })
  expectStatus(await staff.super.call('POST', '/server/limits/reset', { name, version: 1 }), 409)
  expect(
    (await staff.super.call<Limits>('PUT', '/server/limits', { name, value: 9, version: 2 })).body[name],
  ).toMatchObject({ value: 9, version: 3 })
  const trail = await db().where(and(eq(auditEvent.refTable, 'setting'), eq(auditEvent.refId, name)))
  expect(trail.map((row) => [row.refField, row.oldVal, row.newVal, row.text]).sort()).toEqual([
    ['value', '5', '7', 'Busy season'],
    ['value', '5', '9', null],
    ['value', '7', '5', 'Over'],
  ])
})
const db = () => product.db.select().from(auditEvent)

test('no one but csr_super changes or resets, and no number leaves its bounds', async () => {
  for (const { call } of [staff.csr, staff.admin]) {
    expect((await call<Refused>('PUT', '/server/limits', { name, value: 7, version: 3 })).body.rule).toBe(
      'rules.csrSuper',
    )
    expect((await call<Refused>('POST', '/server/limits/reset', { name, version: 3 })).body.rule).toBe('rules.csrSuper')
  }
  expect(
    (await staff.super.call<Refused>('PUT', '/server/limits', { name, value: 0, version: 3 })).body.fields,
  ).toEqual({ value: 'errors.between' })
  expect(
    (await staff.super.call<Refused>('PUT', '/server/limits', { name: 'no.such', value: 1, version: 0 })).body.fields,
  ).toEqual({ name: 'errors.unknownLimit' })
  expect(
    (await staff.super.call<Refused>('POST', '/server/limits/reset', { name: 'no.such', version: 0 })).body.fields,
  ).toEqual({ name: 'errors.unknownLimit' })
})

test('a number that contradicts another is refused, set or reset, and the other is named', async () => {
  const { call } = staff.super
  const set = (limit: string, value: number) =>
    call<Refused & { other?: string; mustBe?: string }>('PUT', '/server/limits', { name: limit, value, version: 0 })
  for (const [limit, value, other, mustBe] of [
    ['discussion.firstReminder', 18, 'discussion.secondReminder', 'less'],
    ['discussion.secondReminder', 6, 'discussion.firstReminder', 'more'],
    ['discussion.maxResponseTime', 720, 'discussion.maxDuration', 'atMost'],
    ['money.maxMinutes', 10, 'money.minMinutes', 'atLeast'],
  ] as const) {
    const refused = await set(limit, value)
    expectStatus(refused, 422)
    expect(refused.body).toMatchObject({
      message: 'Invalid Parameters',
      fields: { value: 'errors.limitConflict' },
      other,
      mustBe,
    })
  }
  expectStatus(await set('discussion.firstReminder', 3), 200)
  expectStatus(await set('discussion.secondReminder', 5), 200)
  const reset = await call<Refused>('POST', '/server/limits/reset', { name: 'discussion.firstReminder', version: 1 })
  expect(reset.body.fields).toEqual({ value: 'errors.limitConflict' })
})
