import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { auditEvent, customFieldValue } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, type Rec, type Refused } from '../admin/staff.ts'

const product = await startProduct()
const { db } = product
const staff = await hire(product)
type Listed<T = Rec> = { data: T[]; total: number }

let made = 0
const define = async (more: object) => {
  const answer = await staff.admin.call<Rec>('POST', '/server/customField/definition', {
    name: `Field ${++made}`,
    entityType: 'plan',
    definitionType: 'string',
    ...more,
  })
  expectStatus(answer, 201)
  return answer.body
}
const set = (definitionId: string, entityType: string, entityId: string, value: unknown, call = staff.csr.call) =>
  call<Rec & Refused>('POST', '/server/customField/value', { definitionId, entityType, entityId, value })
const fieldsOf = async (entityType: string, id: string) =>
  (await staff.viewer.call<{ data: Rec[] }>('GET', `/server/customField/entity/${entityType}/${id}`)).body.data

test('the right to an account of staff is asked before the version of its value is compared', async () => {
  const field = await define({ entityType: 'user' })
  const colleague = await makeUser(db, product.now(), { userType: 3, staffRoles: ['csr'] })
  const value = await set(field.id, 'user', colleague.id, 'abc', staff.admin.call)
  expectStatus(value, 201)
  const path = `/server/customField/value/${value.body.id}`
  for (const { status, body } of [
    await staff.csr.call<Refused>('PUT', path, { value: 'def', version: 99 }),
    await staff.csr.call<Refused>('PUT', path, { value: 'def', version: 1 }),
    await staff.csr.call<Refused>('DELETE', path, undefined, { 'If-Match': '"99"' }),
  ])
    expect([status, body.rule, body.current]).toEqual([403, 'rules.staffUsers', undefined])
  expectStatus(await staff.admin.call('PUT', path, { value: 'def', version: 99 }), 409)
})

test('definitions are for staff admins: others neither see nor make them', async () => {
  const field = await define({})
  const path = `/server/customField/definition/${field.id}`
  const tries = [
    staff.csr.call<Refused>('GET', '/server/customField/definition/list'),
    staff.csr.call<Refused>('GET', path),
    staff.csr.call<Refused>('GET', '/rest/customFields'),
    staff.csr.call<Refused>('POST', '/server/customField/definition', {
      name: 'F',
      entityType: 'plan',
      definitionType: 'int',
    }),
    staff.csr.call<Refused>('PUT', path, { name: 'F' }),
    staff.csr.call<Refused>('DELETE', path),
  ]
  for (const { status, body } of await Promise.all(tries)) expect([status, body.rule]).toEqual([403, 'rules.csrAdmin'])
  expectStatus(await staff.viewer.call('GET', path), 200)
  expect((await staff.viewer.call<Refused>('PUT', path, { name: 'F' })).body.rule).toBe('rules.viewOnly')
})

test.each([
  ['string', { maxLength: 3 }, ' abc ', 'abc', 'abcd', 'errors.tooLong'],
  ['string', { validator: 'zip' }, '10001', '10001', '1', 'errors.zip'],
  ['string', { validator: 'email' }, 'a@b.test', 'a@b.test', 'a', 'errors.value.email'],
  ['string', { validator: 'phone' }, '+44 20 7946 0018', '+44 20 7946 0018', '1', 'errors.value.phone'],
  ['string', { validator: 'url' }, 'https://b.test', 'https://b.test', 'b', 'errors.value.url'],
  ['int', { min: 1, max: 9 }, 9, '9', 10, 'errors.value.tooLarge'],
  ['float', { min: -0.5 }, '-.5', '-0.5', -0.51, 'errors.value.tooSmall'],
  ['enum', { values: ['a', 'b'] }, 'b', 'b', 'c', 'errors.value.choice'],
  ['boolean', {}, true, 'true', 'maybe', 'errors.value.boolean'],
  ['timestamp', {}, '2026-03-01T10:00:00+01:00', '2026-03-01T09:00:00.000Z', 'today', 'errors.value.timestamp'],
])(
  'a field of type %s with %j takes %j and refuses what it does not ask for',
  async (definitionType, more, value, stored, wrong, problem) => {
    const [field, plan] = [await define({ definitionType, ...more }), await makePlan(db, product.now())]
    const refused = await set(field.id, 'plan', plan.id, wrong)
    expect([refused.status, refused.body.fields]).toEqual([422, { value: problem }])
    const answer = await set(field.id, 'plan', plan.id, value)
    expectStatus(answer, 201)
    expect(answer.body).toMatchObject({
      value: stored,
      name: field.name,
      definitionType,
      entityName: plan.displayTitle,
      updatedBy: staff.csr.id,
      version: 1,
    })
    const path = `/server/customField/value/${answer.body.id}`
    expect((await staff.csr.call<Refused>('PUT', path, { value: wrong, version: 1 })).body.fields).toEqual({
      value: problem,
    })
    expect((await staff.csr.call<Refused>('PUT', path, { value: '', version: 1 })).body.fields).toEqual({
      value: 'errors.required',
    })
    const shown = await fieldsOf('plan', plan.id)
    expect(shown.find((one) => one.definitionId === field.id)).toMatchObject({
      id: answer.body.id,
      value: stored,
      definitionType,
      name: field.name,
    })
  },
)

const records = { user: makeUser, plan: makePlan, pool: makePool, grant: makeGrant }
describe.each(Object.entries(records))('a field of a %s', (entityType, make) => {
  test('has one value for each record, is changed under its version and cleared, all of it on record', async () => {
    const [field, { id }] = [await define({ entityType, definitionType: 'int' }), await make(db, product.now())]
    expect((await fieldsOf(entityType, id)).find((one) => one.definitionId === field.id)).toMatchObject({
      id: null,
      value: null,
      version: null,
    })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, value) => set(field.id, entityType, id, value)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    const valueId = answers.find(({ status }) => status === 201)?.body.id ?? ''
    expect(
      (await staff.csr.call<Rec>('PUT', `/server/customField/value/${valueId}`, { value: 77, version: 1 })).body,
    ).toMatchObject({ value: '77', version: 2 })
    expect(
      (await staff.csr.call<Refused>('PUT', `/server/customField/value/${valueId}`, { value: 78, version: 1 })).body
        .current,
    ).toMatchObject({ value: '77' })
    const list = await staff.viewer.call<Listed>(
      'GET',
      `/server/customField/value/list?entityType=${entityType}&entityId=${id}&definitionId=${field.id}`,
    )
    expect(list.body).toMatchObject({ total: 1, data: [{ value: '77', version: 2 }] })
    expectStatus(await staff.csr.call('DELETE', `/server/customField/value/${valueId}`), 200)
    expect(await db.select().from(customFieldValue).where(eq(customFieldValue.definitionId, field.id))).toEqual([])
    const trail = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refTable, 'custom_field_value'), eq(auditEvent.refId, valueId)))
    expect(trail.map((row) => [row.event, row.refField]).sort()).toEqual([
      ['create', null],
      ['delete', null],
      ['field_change', 'value'],
    ])
  })
})

test('a value goes on the right kind of record, on one that exists, and where the field is for', async () => {
  const field = await define({ entityType: 'user', userType: 1, definitionType: 'boolean' })
  const [client, expert] = [
    await makeUser(db, product.now(), { userType: 1 }),
    await makeUser(db, product.now(), { userType: 2 }),
  ]
  expectStatus(await set(field.id, 'user', client.id, true), 201)
  expect((await set(field.id, 'user', expert.id, true)).body.fields).toEqual({
    definitionId: 'errors.value.notForThis',
  })
  expect((await set(field.id, 'plan', (await makePlan(db, product.now())).id, true)).body.fields).toEqual({
    entityType: 'errors.value.otherEntity',
  })
  expect((await set(field.id, 'user', 'nobody', true)).body.fields).toEqual({ entityId: 'errors.noSuchRecord' })
  expect((await set('none', 'user', client.id, true)).body.fields).toEqual({ definitionId: 'errors.noSuchRecord' })
  expect((await fieldsOf('user', expert.id)).some((one) => one.definitionId === field.id)).toBe(false)
  expectStatus(await staff.viewer.call('GET', '/server/customField/entity/user/nobody'), 404)
})

test('a field in use keeps its kind and its choices, and is switched off instead of deleted', async () => {
  const [field, plan] = [
    await define({ definitionType: 'enum', values: ['a', 'b', 'c'] }),
    await makePlan(db, product.now()),
  ]
  expectStatus(await set(field.id, 'plan', plan.id, 'b'), 201)
  const path = `/server/customField/definition/${field.id}`
  const change = (body: object) => staff.admin.call<Rec & Refused>('PUT', path, body)
  expect((await change({ definitionType: 'string', values: [] })).body.fields).toEqual({
    definitionType: 'errors.value.inUse',
  })
  expect((await change({ entityType: 'pool' })).body.fields).toEqual({ entityType: 'errors.value.inUse' })
  expect((await change({ values: ['a', 'c'] })).body.fields).toEqual({ values: 'errors.value.choiceInUse' })
  expectStatus(await change({ values: ['b'] }), 200)
  expect((await staff.super.call<Refused>('DELETE', path)).body.errorKey).toBe('record.inUse')
  expect((await change({ enabled: false })).body).toMatchObject({ enabled: false, used: 1 })
  // what was entered stays in sight; no one new is asked
  expect((await fieldsOf('plan', plan.id)).find((one) => one.definitionId === field.id)).toMatchObject({
    value: 'b',
    enabled: false,
  })
  const other = await makePlan(db, product.now())
  expect((await fieldsOf('plan', other.id)).some((one) => one.definitionId === field.id)).toBe(false)
  expect((await set(field.id, 'plan', other.id, 'b')).body.fields).toEqual({ definitionId: 'errors.value.notForThis' })
})

test.each([
  ['min', { definitionType: 'int', min: 1, max: 10 }, [2, 5, 5], 3, 1, 2],
  ['max', { definitionType: 'float', max: 10 }, [7, 7.5, 3], 5, 2, 7.5],
  ['maxLength', { definitionType: 'string', maxLength: 9 }, ['abc', '😀😀', 'abcd'], 2, 2, 4],
  ['validator', { definitionType: 'string' }, ['10001', 'a@b.test', '1'], 'zip', 2, null],
])('the %s of a field is not narrowed below what records have', async (name, more, values, narrow, count, wide) => {
  const field = await define(more)
  for (const value of values)
    expectStatus(await set(field.id, 'plan', (await makePlan(db, product.now())).id, value), 201)
  const change = (body: object) =>
    staff.admin.call<Rec & Refused>('PUT', `/server/customField/definition/${field.id}`, body)
  const refused = await change({ [name]: narrow })
  expect([refused.status, refused.body.fields, refused.body.counts]).toEqual([
    422,
    { [name]: 'errors.value.limitInUse' },
    { [name]: count },
  ])
  expect((await staff.admin.call<Rec>('GET', `/server/customField/definition/${field.id}`)).body[name]).toEqual(
    field[name],
  )
  expectStatus(await change({ [name]: wide, description: 'Changed' }), 200)
  // without the values it can be narrowed
  await db.delete(customFieldValue).where(eq(customFieldValue.definitionId, field.id))
  expectStatus(await change({ [name]: narrow }), 200)
})

test('a value outside the limits from before does not keep others from being changed', async () => {
  const field = await define({ definitionType: 'int', min: 1, max: 10 })
  expectStatus(await set(field.id, 'plan', (await makePlan(db, product.now())).id, 7), 201)
  await db.update(customFieldValue).set({ value: '70' }).where(eq(customFieldValue.definitionId, field.id))
  const change = (body: object) => staff.admin.call('PUT', `/server/customField/definition/${field.id}`, body)
  expectStatus(await change({ max: 20, min: 2 }), 200)
})

test('values go with their record; bounds keep every digit', async () => {
  const [field, pool] = [
    await define({ entityType: 'pool', definitionType: 'float', min: 0.1, max: 1e21 }),
    await makePool(db, product.now()),
  ]
  expect(field).toMatchObject({ min: 0.1, max: 1e21 })
  expectStatus(await set(field.id, 'pool', pool.id, 0.1), 201)
  expectStatus(await staff.admin.call('DELETE', `/server/pool/${pool.id}`), 200)
  expect(await db.select().from(customFieldValue).where(eq(customFieldValue.entityId, pool.id))).toEqual([])
  expectStatus(await staff.admin.call('DELETE', `/server/customField/definition/${field.id}`), 200)
})

test('definitions are listed by what they are', async () => {
  const field = await define({ name: 'Referring HOSPITAL', entityType: 'grant', definitionType: 'string', userType: 2 })
  const { body } = await staff.admin.call<Listed>(
    'GET',
    '/server/customField/definition/list?name=hospital&entityType=grant&definitionType=string&userType=2',
  )
  expect(body.data.map((row) => row.id)).toEqual([field.id])
})

test('lists are narrowed by custom fields: has, is one of, is not, is empty', async () => {
  const color = await define({ definitionType: 'enum', values: ['red', 'green', 'blue'] })
  const note = await define({})
  const off = await define({ enabled: false })
  const [one, two, three] = [
    await makePlan(db, product.now()),
    await makePlan(db, product.now()),
    await makePlan(db, product.now()),
  ]
  await set(color.id, 'plan', one.id, 'red')
  await set(color.id, 'plan', two.id, 'green')
  await set(note.id, 'plan', one.id, 'Renews in the Spring')
  const of = async (filter: object) =>
    (await listed(staff.csr.call, 'plans', { filter: { id: [one.id, two.id, three.id], ...filter } })).body
      .map(({ id }) => id)
      .sort()
  const ids = (...plans: { id: string }[]) => plans.map(({ id }) => id).sort()
  const name = `custom.${color.id}`
  expect(await of({ [name]: 'red' })).toEqual(ids(one))
  expect(await of({ [name]: ['red', 'green'] })).toEqual(ids(one, two))
  expect(await of({ [name]: { not: 'red' } })).toEqual(ids(two, three))
  expect(await of({ [name]: { empty: true } })).toEqual(ids(three))
  expect(await of({ [name]: { not: 'red', empty: false } })).toEqual(ids(two))
  expect(await of({ [`custom.${note.id}`]: { has: 'SPRING' } })).toEqual(ids(one))
  expect(await of({ [`custom.${note.id}`]: { has: '%' } })).toEqual([])
  for (const [list, field] of [
    ['plans', 'unknown'],
    ['pools', color.id],
    ['tags', color.id],
  ] as const) {
    const refused = await listed(staff.csr.call, list, { filter: { [`custom.${field}`]: 'red' } })
    expect([refused.status, (refused.body as unknown as Refused).fields]).toEqual([
      422,
      { [`filter.custom.${field}`]: 'request.unknownFilter' },
    ])
  }
  // as columns: in the rows of the list, and in a file of them
  const shown = await staff.csr.call<Rec[]>(
    'GET',
    `/rest/plans?${new URLSearchParams({
      filter: JSON.stringify({ id: [one.id, two.id, three.id] }),
      customFields: `${color.id},${note.id},gone`,
    }).toString()}`,
  )
  expectStatus(shown, 200)
  expect(new Map(shown.body.map((row) => [row.id, row.customFields]))).toEqual(
    new Map([
      [one.id, { [color.id]: 'red', [note.id]: 'Renews in the Spring' }],
      [two.id, { [color.id]: 'green' }],
      [three.id, {}],
    ]),
  )
  const file = await staff.csr.call<string>(
    'GET',
    `/rest/plans/export?${new URLSearchParams({
      filter: JSON.stringify({ id: [one.id, two.id] }),
      columns: JSON.stringify([
        { source: 'id', head: 'Id' },
        { source: name, head: 'Color' },
      ]),
    }).toString()}`,
  )
  expectStatus(file, 200)
  expect(file.body.split(/\r?\n/).slice(1).filter(Boolean).sort()).toEqual([`${one.id},red`, `${two.id},green`].sort())
  expectStatus(await staff.csr.call('GET', `/rest/tags?customFields=${color.id}`), 422)
  const offered = await staff.csr.call<{ data: Rec[] }>('GET', '/server/customField/entity/plan')
  expectStatus(offered, 200)
  const found = offered.body.data.map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining([color.id, note.id]))
  expect(found).not.toContain(off.id)
  expect(offered.body.data.find(({ id }) => id === color.id)).toMatchObject({ values: ['red', 'green', 'blue'] })
})
