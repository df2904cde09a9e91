import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { auditEvent, queryHeader, tagTarget } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, type Rec, type Refused } from '../admin/staff.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const staff = await hire(product)
const [first, second, third] = await db.select().from(queryHeader).limit(3)
if (!first || !second || !third) throw new Error('the demo has discussions')

type Listed<T = Rec> = { data: T[]; total: number }
let made = 0
const newTag = async (assignmentType: string, more: object = {}, call = staff.csr.call) => {
  const answer = await call<Rec>('POST', '/server/tag', {
    name: `Tag ${++made}`,
    scope: 'team',
    assignmentType,
    ...more,
  })
  expectStatus(answer, 201)
  return answer.body
}
const put = (tagId: unknown, entityType: string, entityId: string, more: object = {}, call = staff.csr.call) =>
  call<Rec & Refused>('POST', '/server/tag/target', { tagId, entityType, entityId, ...more })

const records: Record<string, () => Promise<string>> = {
  user: async () => (await makeUser(db, product.now())).id,
  plan: async () => (await makePlan(db, product.now())).id,
  pool: async () => (await makePool(db, product.now())).id,
  grant: async () => (await makeGrant(db, product.now())).id,
  query: () => Promise.resolve(first.id),
}

describe.each(Object.entries(records))('a tag for a %s', (entityType, make) => {
  test('is put on one, shown with its name, and taken off', async () => {
    const [tag, id] = [await newTag(entityType), await make()]
    const target = await put(tag.id, entityType, id, { value: ' urgent ' })
    expectStatus(target, 201)
    expect(target.body).toMatchObject({
      tagId: tag.id,
      tagName: tag.name,
      entityType,
      entityId: id,
      value: 'urgent',
      createdBy: staff.csr.id,
      createdAt: expect.any(String),
    })
    expect(target.body.entityName).toEqual(expect.any(String))
    const { body } = await staff.viewer.call<Listed>(
      'GET',
      `/server/tag/target/list?entityType=${entityType}&entityId=${id}`,
    )
    expect(body.data.map((row) => row.tagId)).toEqual([tag.id])
    expect((await staff.csr.call<Rec>('GET', `/server/tag/${tag.id}`)).body.targets).toBe(1)
    const again = await put(tag.id, entityType, id)
    expect([again.status, again.body.fields]).toEqual([409, { tagId: 'errors.duplicate' }])
    expectStatus(await staff.csr.call('DELETE', `/server/tag/target/${target.body.id}`), 200)
    expect(await db.select().from(tagTarget).where(eq(tagTarget.tagId, tag.id))).toEqual([])
    const trail = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refTable, 'tag_target'), eq(auditEvent.refId, target.body.id)))
    expect(trail.map((row) => row.event).sort()).toEqual(['create', 'delete'])
  })

  test('goes on nothing else, and on nothing that is not there', async () => {
    const tag = await newTag(entityType)
    const elsewhere = entityType === 'plan' ? 'pool' : 'plan'
    const wrong = await put(tag.id, elsewhere, await (records[elsewhere] as () => Promise<string>)())
    expect([wrong.status, wrong.body.fields]).toEqual([422, { entityType: 'errors.value.otherEntity' }])
    const nowhere = await put(tag.id, entityType, 'nowhere')
    expect([nowhere.status, nowhere.body.fields]).toEqual([422, { entityId: 'errors.noSuchRecord' }])
  })
})

test('of many who put one tag on one record at once, one does', async () => {
  const [tag, plan] = [await newTag('plan'), await makePlan(db, product.now())]
  const answers = await Promise.all(Array.from({ length: 12 }, () => put(tag.id, 'plan', plan.id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
})

test('tags and values go with the record that they were put on', async () => {
  const [tag, pool] = [await newTag('pool'), await makePool(db, product.now())]
  expectStatus(await put(tag.id, 'pool', pool.id), 201)
  expectStatus(await staff.admin.call('DELETE', `/server/pool/${pool.id}`), 200)
  expect(await db.select().from(tagTarget).where(eq(tagTarget.entityId, pool.id))).toEqual([])
})

describe('definitions', () => {
  const define = async (more: object) =>
    (
      await staff.csr.call<Rec>('POST', '/server/tag/definition', {
        name: `Definition ${++made}`,
        entityType: 'plan',
        scope: 'team',
        ...more,
      })
    ).body

  test('say which values a tag and its places may have', async () => {
    const definition = await define({ type: 'enum', options: ['Gold', 'Silver'] })
    const refused = await staff.csr.call<Refused>('POST', '/server/tag', {
      name: 'T',
      scope: 'team',
      assignmentType: 'plan',
      definitionId: definition.id,
      value: 'Lead',
    })
    expect([refused.status, refused.body.fields]).toEqual([422, { value: 'errors.value.choice' }])
    const other = await staff.csr.call<Refused>('POST', '/server/tag', {
      name: 'T',
      scope: 'team',
      assignmentType: 'pool',
      definitionId: definition.id,
    })
    expect(other.body.fields).toEqual({ definitionId: 'errors.value.otherEntity' })
    const tag = await newTag('plan', { definitionId: definition.id, value: 'Gold' })
    expect(tag).toMatchObject({ definitionName: definition.name, value: 'Gold', ownerId: staff.csr.id })
    const plan = await makePlan(db, product.now())
    expect((await put(tag.id, 'plan', plan.id, { value: 'Lead' })).body.fields).toEqual({
      value: 'errors.value.choice',
    })
    const target = await put(tag.id, 'plan', plan.id, { value: 'Silver' })
    const worse = await staff.csr.call<Refused>('PUT', `/server/tag/target/${target.body.id}`, {
      value: 'Lead',
      version: 1,
    })
    expect(worse.body.fields).toEqual({ value: 'errors.value.choice' })
    expect(
      (await staff.csr.call<Rec>('PUT', `/server/tag/target/${target.body.id}`, { value: 'Gold', version: 1 })).body,
    ).toMatchObject({ value: 'Gold', version: 2 })
    expectStatus(
      await staff.csr.call('PUT', `/server/tag/target/${target.body.id}`, { value: 'Silver', version: 1 }),
      409,
    )
  })

  test('are not narrowed to another kind of text than tags and records have', async () => {
    const definition = await define({ type: 'string' })
    const tag = await newTag('plan', { definitionId: definition.id, value: '10001' })
    expectStatus(await put(tag.id, 'plan', (await makePlan(db, product.now())).id, { value: 'a@b.test' }), 201)
    const change = (body: object) => staff.csr.call<Refused>('PUT', `/server/tag/definition/${definition.id}`, body)
    const { status, body } = await change({ validator: 'zip' })
    expect([status, body.fields, body.counts]).toEqual([
      422,
      { validator: 'errors.value.limitInUse' },
      { validator: 1 },
    ])
  })

  test('keep what is in use: their type, their choices, themselves', async () => {
    const definition = await define({ type: 'enum', options: ['Gold', 'Silver', 'Lead'] })
    const tag = await newTag('plan', { definitionId: definition.id, value: 'Gold' })
    expectStatus(await put(tag.id, 'plan', (await makePlan(db, product.now())).id, { value: 'Silver' }), 201)
    const change = (body: object) => staff.csr.call<Refused>('PUT', `/server/tag/definition/${definition.id}`, body)
    expect((await change({ type: 'string', options: [] })).body.fields).toEqual({ type: 'errors.value.inUse' })
    for (const options of [
      ['Gold', 'Lead'],
      ['Silver', 'Lead'],
    ])
      expect((await change({ options })).body.fields).toEqual({ options: 'errors.value.choiceInUse' })
    expectStatus(await change({ options: ['Gold', 'Silver'] }), 200)
    expect((await staff.super.call<Refused>('DELETE', `/server/tag/definition/${definition.id}`)).body.errorKey).toBe(
      'record.inUse',
    )
    expect((await staff.csr.call<Refused>('DELETE', `/server/tag/${tag.id}`)).body.rule).toBe('rules.csrAdmin')
    expectStatus(await staff.admin.call('DELETE', `/server/tag/${tag.id}`), 200)
    expectStatus(await staff.csr.call('DELETE', `/server/tag/definition/${definition.id}`), 200)
  })

  test('are listed by what they are', async () => {
    const definition = await define({
      type: 'string',
      validator: 'zip',
      entityType: 'user',
      scope: 'cen',
      description: 'Postal area',
    })
    const { body } = await staff.viewer.call<Listed>(
      'GET',
      '/server/tag/definition/list?name=POSTAL&entityType=user&scope=cen&type=string',
    )
    expect(body.data).toEqual([{ ...definition, tags: 0 }])
  })
})

test('a personal tag is its owner’s to change and to use, and an admin’s to tidy up', async () => {
  const other = await product.as((await makeUser(db, product.now(), { userType: 3, staffRoles: ['csr'] })).id)
  const tag = await newTag('plan', { scope: 'user' })
  const plan = await makePlan(db, product.now())
  expectStatus(await put(tag.id, 'plan', plan.id), 201)
  const refusals = [
    await other<Refused>('PUT', `/server/tag/${tag.id}`, { name: 'Mine' }),
    await put(tag.id, 'plan', (await makePlan(db, product.now())).id, {}, other),
  ]
  expect(refusals.map(({ status, body }) => [status, body.rule])).toEqual([
    [403, 'rules.personalTag'],
    [403, 'rules.personalTag'],
  ])
  expectStatus(await other('GET', `/server/tag/${tag.id}`), 200)
  expectStatus(await staff.admin.call('PUT', `/server/tag/${tag.id}`, { name: 'Tidied' }), 200)
})

test('the right to a tag, and to a record that has one, is asked before versions are compared', async () => {
  const other = await product.as((await makeUser(db, product.now(), { userType: 3, staffRoles: ['csr'] })).id)
  const own = await newTag('plan', { scope: 'user' })
  const placed = await put(own.id, 'plan', (await makePlan(db, product.now())).id)
  const ofStaff = await put((await newTag('user')).id, 'user', staff.csr.id, {}, staff.admin.call)
  for (const [path, rule] of [
    [`/server/tag/${own.id}`, 'rules.personalTag'],
    [`/rest/tags/${own.id}`, 'rules.personalTag'],
    [`/server/tag/target/${placed.body.id}`, 'rules.personalTag'],
    [`/server/tag/target/${ofStaff.body.id}`, 'rules.staffUsers'],
  ] as const) {
    const change = path.includes('target') ? { value: 'Gold' } : { name: 'Mine' }
    for (const { status, body } of [
      await other<Refused>('PUT', path, { ...change, version: 99 }),
      await other<Refused>('PUT', path, { ...change, version: 1 }),
      await other<Refused>('DELETE', path, undefined, { 'If-Match': '"99"' }),
    ])
      expect([status, body.rule, body.current]).toEqual([403, rule, undefined])
    const { status, body } = await staff.admin.call<Refused>('PUT', path, { ...change, version: 99 })
    expect([status, body.current?.version]).toEqual([409, 1])
  }
})

test('a csr tags no account of staff', async () => {
  const tag = await newTag('user')
  const answer = await put(tag.id, 'user', staff.super.id)
  expect([answer.status, answer.body.rule]).toEqual([403, 'rules.staffUsers'])
  expectStatus(await put(tag.id, 'user', staff.csr.id, {}, staff.admin.call), 201)
})

test('discussions by their tags: any of them, or all, and narrowed further', async () => {
  const [urgent, rare] = [await newTag('query'), await newTag('query')]
  for (const [tag, query] of [
    [urgent, first],
    [urgent, second],
    [rare, second],
    [rare, third],
  ] as const)
    expectStatus(await put(tag.id, 'query', query.id), 201)
  const find = async (body: object) => {
    const answer = await staff.viewer.call<Listed>('POST', '/server/tag/query-filter/list', body)
    expectStatus(answer, 200)
    expect(answer.body.total).toBe(answer.body.data.length)
    return answer.body.data.map((row) => row.id).sort()
  }
  const tagIds = [urgent.id, rare.id]
  expect(await find({ tagIds: [urgent.id] })).toEqual([first.id, second.id].sort())
  expect(await find({ tagIds })).toEqual([first.id, second.id, third.id].sort())
  expect(await find({ tagIds, match: 'all' })).toEqual([second.id])
  expect(await find({ tagIds, filter: { key: first.key } })).toEqual([first.id])
  expect(
    (await listed(staff.csr.call, 'queries', { filter: { tagIds: [rare.id] } })).body.map((row) => row.id).sort(),
  ).toEqual([second.id, third.id].sort())
  expectStatus(await staff.csr.call('POST', '/server/tag/query-filter/list', { tagIds: [] }), 422)
  expectStatus(await staff.csr.call('POST', '/server/tag/query-filter/list', { tagIds, filter: { nothing: 1 } }), 422)
})

test('tags are found by words, scope and kind', async () => {
  const tag = await newTag('grant', { name: 'Réservé aux congrès', scope: 'global' })
  const { body } = await staff.csr.call<Listed>(
    'GET',
    '/server/tag/list?name=RESERVE%20congres&scope=global&entityType=grant',
  )
  expect(body.data.map((row) => row.id)).toEqual([tag.id])
})
