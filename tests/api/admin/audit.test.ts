import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makePool } from '#db/seed/factories.ts'
import { auditEvent, notification, setting, userStore } from '#db/schema/all.ts'
import { limitKeys } from '#model/limits.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
type Listed = { data: Rec[]; total: number }
const pool = await makePool(db, product.now(), { poolName: 'before' })
await staff.csr.call('PUT', `/rest/pools/${pool.id}`, { poolName: 'after', enabled: false })
await product.pass(3600)
await staff.admin.call('PUT', `/rest/pools/${pool.id}`, { displayName: 'Shown' })

test('every filter of the change log', async () => {
  const total = async (query: string) => {
    const answer = await staff.viewer.call<Listed>('GET', `/server/logging/lfc/list?refTable=pools&${query}`)
    expectStatus(answer, 200)
    return answer.body.total
  }
  const later = new Date(product.now().getTime() - 60_000).toISOString()
  for (const [query, n] of [
    ['', 3],
    [`refId=${pool.id}`, 3],
    ['refId=other', 0],
    [`userId=${staff.csr.id}`, 2],
    ['event=field_change', 2],
    ['excludeEvent=field_change', 1],
    ['refField=enabled', 1],
    ['oldVal=before', 1],
    ['newVal=AFTER', 1],
    ['text=shown', 1],
    [`createdStart=${later}`, 1],
    [`createdEnd=${later}`, 2],
    ['includeUser=true', 3],
    ['event=field_change,entity_enable_disable', 3],
  ] as const)
    expect(await total(query), query).toBe(n)
  expectStatus(await staff.viewer.call('GET', '/server/logging/lfc/list?nonsense=1'), 422)
  expectStatus(await staff.viewer.call('GET', '/server/logging/lfc/list?event=nonsense'), 422)
})

test('lines name the people, newest first, and are read one by one', async () => {
  const { body } = await staff.viewer.call<Listed>('GET', `/server/logging/lfc/list?refTable=pools&refId=${pool.id}`)
  expect(body.data[0]).toMatchObject({
    refField: 'displayName',
    newVal: 'Shown',
    userId: staff.admin.id,
    user: { id: staff.admin.id, email: staff.admin.person.email },
  })
  expect((await staff.viewer.call('GET', `/server/logging/lfc/${body.data[0]?.id}`)).body).toEqual(body.data[0])
})

test('staff add lines under their own name; no one edits or removes one', async () => {
  const line = { event: 'update', refTable: 'pools', refId: pool.id, text: 'Talked to the lead expert' }
  const made = await staff.csr.call<Rec>('POST', '/server/logging/lfc', line)
  expectStatus(made, 201)
  expect((await staff.csr.call('GET', `/rest/auditEvents/${made.body.id}`)).body).toMatchObject({
    ...line,
    userId: staff.csr.id,
    actingUserId: null,
  })
  expectStatus(await staff.viewer.call('POST', '/server/logging/lfc', line), 403)
  expectStatus(await staff.csr.call('POST', '/server/logging/lfc', { ...line, userId: staff.admin.id }), 422)
  for (const method of ['PUT', 'DELETE']) {
    expectStatus(await staff.super.call(method, `/server/logging/lfc/${made.body.id}`, {}), 405)
    expectStatus(await staff.super.call(method, `/rest/auditEvents/${made.body.id}`, {}), 405)
  }
})

test('codes and links of messages are not shown, not even to staff', async () => {
  const base = {
    type: 'email' as const,
    purpose: 'mfa',
    to: 'a@example.test',
    subject: 'Code',
    createdAt: product.now(),
    dueAt: product.now(),
  }
  await db.insert(notification).values([
    { ...base, cause: 'a', text: 'Your code is 123456', secret: 1 },
    { ...base, cause: 'b', text: 'Welcome', secret: 0 },
  ])
  const { body, headers } = await listed(staff.super.call, 'notifications')
  expect(headers.get('content-range')).toBe('notifications 0-1/2')
  expect(body.map((row) => row.text).sort()).toEqual(['***', 'Welcome'])
  expect(String((await staff.super.call('GET', '/rest/notifications/export')).body)).not.toContain('123456')
})

test('numbers: read by everyone, changed by csr_super with the version, audited', async () => {
  const open = await product.anonymous<Record<string, { value: number; unit: string; version: number }>>(
    'GET',
    '/server/limits',
  )
  expect(Object.keys(open.body)).toEqual(limitKeys)
  const change = { name: 'discussion.panelSize', value: 4, version: 0 }
  for (const who of ['csr', 'admin', 'viewer'] as const)
    expectStatus(await staff[who].call('PUT', '/server/limits', change), 403)
  const done = await staff.super.call<typeof open.body>('PUT', '/server/limits', change)
  expect(done.body['discussion.panelSize']).toMatchObject({ value: 4, unit: 'count', default: 3, version: 1 })
  expectStatus(await staff.super.call('PUT', '/server/limits', change), 409)
  expect(
    (await staff.super.call<Refused>('PUT', '/server/limits', { ...change, value: 21, version: 1 })).body.fields,
  ).toEqual({ value: 'errors.between' })
  expect(
    (await staff.super.call<Refused>('PUT', '/server/limits', { ...change, name: 'constructor' })).body.fields,
  ).toEqual({ name: 'errors.unknownLimit' })
  expect(await db.select().from(auditEvent).where(eq(auditEvent.refTable, 'setting'))).toMatchObject([
    { refId: 'discussion.panelSize', oldVal: '3', newVal: '4', userId: staff.super.id },
  ])
  expect(await db.select().from(setting)).toHaveLength(1)
})

test('what a person keeps is kept for that person alone', async () => {
  const value = { columns: ['key', 'status'], filter: { status: 'open' } }
  expectStatus(await staff.csr.call('PUT', '/user/store/queries.view', { value }), 200)
  expect((await staff.csr.call('GET', '/user/store/queries.view')).body).toEqual({ key: 'queries.view', value })
  expect((await staff.csr.call('GET', '/user/store')).body).toEqual({ data: [{ key: 'queries.view', value }] })
  expect((await staff.admin.call('GET', '/user/store/queries.view')).body).toEqual({ key: 'queries.view', value: null })
  expectStatus(await staff.csr.call('PUT', '/user/store/big', { value: 'x'.repeat(30_000) }), 422)
  expectStatus(await product.anonymous('GET', '/user/store'), 401)
  expectStatus(await staff.csr.call('PUT', '/user/store/queries.view', { value: null }), 200)
  expect(await db.select().from(userStore)).toEqual([])
})
