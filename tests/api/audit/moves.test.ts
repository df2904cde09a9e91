import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makePlan } from '#db/seed/factories.ts'
import { auditEvent, user } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, totalOf, type Rec } from '../admin/staff.ts'
import { startScenario } from '../discussions/scenario.ts'

const product = await startProduct()
const staff = await hire(product)
const scenario = await startScenario(product)
const { id, key } = await scenario.ask()
expectStatus(await scenario.staff('POST', `/csradmin/interaction/${key}/releaseHold`, {}), 200)
expectStatus(
  await scenario.staff('POST', `/csradmin/interaction/${key}/hold`, { reason: 'The pathology report is missing' }),
  200,
)
const { call } = staff.viewer

const moves = async (name: string, filter: object) => {
  const answer = await listed(call, name, { filter, sort: ['createdAt', 'ASC'], range: [0, 99] })
  expectStatus(answer, 200)
  return answer.body as (Rec & Record<string, string | null>)[]
}

test('who moved which discussion from where to where, when and why', async () => {
  const found = await moves('stateTransitions', { queryId: id })
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    [null, 'create'],
    ['create', 'csrhold'],
    ['csrhold', 'open'],
    ['open', 'held'],
  ])
  const [csr] = await product.db.select().from(user).where(eq(user.id, scenario.csr.id))
  expect(found.at(-1)).toMatchObject({
    queryId: id,
    queryKey: key,
    command: 'hold',
    reason: 'The pathology report is missing',
    userId: scenario.csr.id,
    actingUserId: null,
    user: { id: scenario.csr.id, email: csr?.email },
    actingUser: null,
  })
  for (const [filter, n] of [
    [{ to: 'held' }, 1],
    [{ from: 'csrhold', to: 'open' }, 1],
    [{ from: 'held' }, 0],
    [{ command: 'hold' }, 1],
    [{ text: 'PATHOLOGY' }, 1],
    [{ text: 'radiology' }, 0],
    [{ userId: scenario.csr.id }, 2],
    [{ createdStart: new Date(product.now().getTime() + 1000).toISOString() }, 0],
    [{ createdEnd: new Date(product.now().getTime() + 1000).toISOString() }, 4],
  ] as const)
    expect(await moves('stateTransitions', { queryId: id, ...filter }), JSON.stringify(filter)).toHaveLength(n)
  const last = found.at(-1)
  expect((await call('GET', `/rest/stateTransitions/${last?.id}`)).body).toEqual(last)
})

test('the same of experts’ parts, and nothing else of the change log', async () => {
  const lines = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'query_expert'), eq(auditEvent.refField, 'status')))
  const parts = (await call<{ data: Rec[] }>('GET', `/server/query/expert/list?queryId=${id}&pageSize=50`)).body.data
  const part = parts[0]
  await product.db.insert(auditEvent).values([
    {
      changeId: 'x',
      event: 'field_change',
      refTable: 'query_expert',
      refId: String(part?.id),
      refField: 'status',
      oldVal: 'invited',
      newVal: 'timedout',
      text: 'No reaction',
      createdAt: product.now(),
    },
    {
      changeId: 'x',
      event: 'field_change',
      refTable: 'query_expert',
      refId: String(part?.id),
      refField: 'minutes',
      oldVal: '15',
      newVal: '30',
      createdAt: product.now(),
    },
    {
      changeId: 'x',
      event: 'field_change',
      refTable: 'query_header',
      refId: id,
      refField: 'status',
      oldVal: 'open',
      newVal: 'held',
      createdAt: product.now(),
    },
  ])
  const found = await moves('engagementMoves', {})
  expect(found).toHaveLength(lines.length + 1)
  expect(found.at(-1)).toMatchObject({
    queryExpertId: part?.id,
    queryId: id,
    queryKey: key,
    expertId: part?.userId,
    expertName: part?.displayName,
    from: 'invited',
    to: 'timedout',
    reason: 'No reaction',
    userId: null,
    user: null,
  })
  for (const [filter, n] of [
    [{ to: 'timedout' }, 1],
    [{ to: 'timedout', from: 'claimed' }, 0],
    [{ text: 'reaction', queryId: id }, 1],
    [{ queryId: 'another' }, 0],
    [{ expertId: String(part?.userId), to: 'timedout' }, 1],
  ] as const)
    expect(await moves('engagementMoves', filter), JSON.stringify(filter)).toHaveLength(n)
  const [other] = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.changeId, 'x'), eq(auditEvent.refField, 'minutes')))
  expectStatus(await call('GET', `/rest/engagementMoves/${other?.id}`), 404)
  expect((await call('GET', `/rest/engagementMoves/${found.at(-1)?.id}`)).body).toEqual(found.at(-1))
})

test('both are exported with the people’s names and ids, and no one changes them', async () => {
  const columns = [
    { source: 'queryKey', head: 'Discussion' },
    { source: 'queryId', head: 'Discussion (ID)' },
    { source: 'to', head: 'To', words: 'discussion.status' },
    { source: 'userId', head: 'By', of: 'users' },
    { source: 'userId', head: 'By (ID)' },
  ]
  const { body } = await call<string>(
    'GET',
    `/rest/stateTransitions/export?filter=${encodeURIComponent(JSON.stringify({ queryId: id, to: 'held' }))}&columns=${encodeURIComponent(JSON.stringify(columns))}`,
  )
  const [csr] = await product.db.select().from(user).where(eq(user.id, scenario.csr.id))
  expect(body.replace('\uFEFF', '').trim().split('\n')).toEqual([
    'Discussion,Discussion (ID),To,By,By (ID)',
    `${key},${id},Held,${csr?.displayName ?? `${csr?.firstName} ${csr?.lastName}`},${scenario.csr.id}`,
  ])
  for (const name of ['stateTransitions', 'engagementMoves'])
    for (const method of ['PUT', 'DELETE']) expectStatus(await staff.super.call(method, `/rest/${name}/any`, {}), 405)
})

test('a tag or a value that is put on a record, changed or taken away stands in its own history', async () => {
  const plan = await makePlan(product.db, product.now(), { name: 'Worn' })
  const history = async () =>
    (
      await listed(call, 'auditEvents', {
        filter: { refTable: 'membership_plan', refId: plan.id },
        sort: ['createdAt', 'ASC'],
      })
    ).body.map((row) => [row.refField, row.oldVal, row.newVal, row.userId])
  const tag = await staff.csr.call<Rec>('POST', '/server/tag', {
    name: 'Pilot',
    scope: 'global',
    assignmentType: 'plan',
  })
  expectStatus(tag, 201)
  await product.pass(1)
  const target = await staff.csr.call<Rec>('POST', '/server/tag/target', {
    tagId: tag.body.id,
    entityType: 'plan',
    entityId: plan.id,
  })
  expectStatus(target, 201)
  const field = await staff.admin.call<Rec>('POST', '/server/customField/definition', {
    name: 'Contract',
    entityType: 'plan',
    definitionType: 'string',
  })
  expectStatus(field, 201)
  await product.pass(1)
  const value = await staff.csr.call<Rec>('POST', '/server/customField/value', {
    definitionId: field.body.id,
    entityType: 'plan',
    entityId: plan.id,
    value: 'A-17',
  })
  expectStatus(value, 201)
  await product.pass(1)
  expectStatus(
    await staff.admin.call('PUT', `/server/customField/value/${value.body.id}`, {
      value: 'B-3',
      version: value.body.version,
    }),
    200,
  )
  await product.pass(1)
  expectStatus(await staff.csr.call('DELETE', `/server/tag/target/${target.body.id}`), 200)
  expect(await history()).toEqual([
    ['tags', null, 'Pilot', staff.csr.id],
    ['customFields', null, 'Contract: A-17', staff.csr.id],
    ['customFields', 'Contract: A-17', 'Contract: B-3', staff.admin.id],
    ['tags', 'Pilot', null, staff.csr.id],
  ])
  expect(
    totalOf(await listed(call, 'auditEvents', { filter: { refTable: 'tag_target', refId: target.body.id } })),
  ).toBe(2)
})

test('a discussion that was returned says so in its list, in files, counts and moves; one just submitted does not', async () => {
  const asked = await scenario.ask()
  const reason = 'Which treatments were given?'
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${asked.key}/returnToAsker`, { reason }), 200)
  const fileOf = async (name: string, filter: object, columns: readonly string[], locale: string) => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify(['createdAt', 'ASC']),
      columns: JSON.stringify(columns.map((source) => ({ source, head: source }))),
      locale,
    })
    const answer = await call<string>('GET', `/rest/${name}/export?${query.toString()}`)
    expectStatus(answer, 200)
    return answer.body.trim().split(/\r?\n/).slice(1)
  }
  const status = { status: 'create' }
  expect(await fileOf('queries', status, ['key', 'status'], 'en')).toEqual([`${asked.key},Returned to patient`])
  expect(await fileOf('queries', status, ['key', 'status'], 'zh')).toEqual([`${asked.key},已退回患者`])
  const { body } = await call<{ data: { status: string; count: number }[] }>('GET', '/server/query/statusCounts')
  expect(body.data.find((one) => one.status === 'create')?.count).toBe(1)
  expect(await fileOf('stateTransitions', { queryId: asked.id }, ['command', 'from', 'to'], 'en')).toEqual([
    'submit,,Submitted',
    'route,Submitted,In review',
    'returnToAsker,In review,Returned to patient',
  ])
})
