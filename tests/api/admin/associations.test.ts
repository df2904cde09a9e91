import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { auditEvent, diagnosis, diagnosisGroup, planSurge, transaction } from '#db/schema/all.ts'
import { addDays, newYorkDay } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const { call } = staff.csr
const now = product.now()
type Listed = { data: Rec[]; total: number }

const first = await makeDiagnosis(db, { name: 'First' })
const sister = { id: 'sister', groupId: first.groupId, name: 'Sister', searchText: 'sister' }
await db.insert(diagnosis).values(sister)
const foreign = await makeDiagnosis(db, { name: 'Foreign' })
const [group] = await db.select().from(diagnosisGroup).where(eq(diagnosisGroup.id, first.groupId))
const domainId = group?.domainId ?? ''

const grant = await makeGrant(db, now)
const plan = await makePlan(db, now)
const pool = await makePool(db, now)
const expert = await makeExpert(db, now, { lastName: 'Expert' })

describe.each([
  ['grant', '/server/grant', grant.id, 'grant_program'],
  ['plan', '/server/membership/plan', plan.id, 'membership_plan'],
  ['pool', '/server/pool', pool.id, 'pools'],
])('%s', (_name, base, id, refTable) => {
  const diagnoses = async () =>
    (await call<Listed>('GET', `${base}/${id}/diagnosis?pageSize=50`)).body.data.map((row) => [row.id, row.via])

  test('covers diagnoses directly, and through groups and domains', async () => {
    expectStatus(await call('POST', `${base}/${id}/diagnosis/${first.id}`), 200)
    expectStatus(await call('POST', `${base}/${id}/diagnosis/${first.id}`), 200)
    expect(await diagnoses()).toEqual([[first.id, 'direct']])
    expectStatus(await call('POST', `${base}/${id}/group/${first.groupId}`), 200)
    expect(await diagnoses()).toEqual([
      [first.id, 'direct'],
      [sister.id, 'rollup'],
    ])
    expect((await call<Listed>('GET', `${base}/${id}/group`)).body.data.map((row) => row.id)).toEqual([first.groupId])
    expectStatus(await call('DELETE', `${base}/${id}/diagnosis/${sister.id}`), 404)
    expectStatus(await call('DELETE', `${base}/${id}/group/${first.groupId}`), 200)
    expectStatus(await call('POST', `${base}/${id}/domain/${domainId}`), 200)
    expectStatus(await call('DELETE', `${base}/${id}/diagnosis/${first.id}`), 200)
    expect(await diagnoses()).toEqual([
      [first.id, 'rollup'],
      [sister.id, 'rollup'],
    ])
    expect((await call<Listed>('GET', `${base}/${id}/domain`)).body.data.map((row) => row.id)).toEqual([domainId])
    const rows = await db.select().from(auditEvent).where(eq(auditEvent.refId, id))
    expect(rows.every((row) => row.refTable === refTable && row.userId === staff.csr.id)).toBe(true)
    expect(rows.map((row) => [row.refField, row.oldVal, row.newVal])).toEqual([
      ['diagnosis', null, 'First'],
      ['group', null, group?.name],
      ['group', group?.name, null],
      ['domain', null, expect.any(String)],
      ['diagnosis', 'First', null],
    ])
  })

  test('is found by what it covers, and not by what it does not', async () => {
    const found = async (query: string) =>
      (await call<Listed>('GET', `${base}/list?${query}`)).body.data.map((row) => row.id)
    expect(await found(`diagnosisId=${sister.id}`)).toEqual([id])
    expect(await found(`diagnosisId=${foreign.id}`)).toEqual([])
    expect(await found(`diagnosisId=${foreign.id},${first.id}`)).toEqual([id])
  })

  test('unknown records are 404, view-only staff are 403', async () => {
    expectStatus(await call('POST', `${base}/${id}/diagnosis/unknown`), 404)
    expectStatus(await call('POST', `${base}/unknown/diagnosis/${first.id}`), 404)
    expectStatus(await call('GET', `${base}/unknown/diagnosis`), 404)
    expectStatus(await staff.viewer.call('POST', `${base}/${id}/diagnosis/${foreign.id}`), 403)
    expectStatus(await staff.viewer.call('GET', `${base}/${id}/diagnosis`), 200)
    expectStatus(await call('GET', `${base}/${id}/diagnosis?nonsense=1`), 422)
  })
})

test('diagnoses are listed by who names them', async () => {
  const names = async (query: string) =>
    (await call<Listed>('GET', `/server/diagnosis/list?pageSize=50&${query}`)).body.data.map((row) => row.name)
  expect(await names(`includeGrantId=${grant.id}`)).toEqual(['First', 'Sister'])
  expect(await names(`excludePoolId=${pool.id}`)).toEqual(['Foreign'])
  expect(await names(`includeDomainId=${domainId}&excludeId=${first.id}`)).toEqual(['Sister'])
  const stats = await call<Listed>('GET', `/server/diagnosis/stats?includeId=${first.id}`)
  expect(stats.body.data).toEqual([
    { id: first.id, name: 'First', grants: 1, plans: 1, pools: 1, experts: 0, queries: 0 },
  ])
  const search = await call<{ data: { domain: Rec; groups: { id: string; diagnoses: Rec[] }[] }[] }>(
    'GET',
    '/server/diagnosis/domain/search?name=sister',
  )
  expect(search.body.data).toEqual([
    {
      domain: expect.objectContaining({ id: domainId }) as object,
      groups: [
        {
          id: first.groupId,
          name: group?.name,
          diagnoses: [{ id: sister.id, name: 'Sister', plainName: 'Sister', code: null }],
        },
      ],
    },
  ])
})

test('pools, plans, funding sources, experts and managers are put together and taken apart', async () => {
  for (const [path, list, field, id] of [
    [`/server/grant/${grant.id}/pool/${pool.id}`, `/server/grant/${grant.id}/pool`, 'id', pool.id],
    [`/server/pool/${pool.id}/plan/${plan.id}`, `/server/pool/${pool.id}/plan`, 'planId', plan.id],
    [`/server/pool/${pool.id}/expert/${expert.id}`, `/server/pool/${pool.id}/expert`, 'userId', expert.id],
    [
      `/server/membership/plan/${plan.id}/grant/${grant.id}`,
      `/server/membership/plan/${plan.id}/grant`,
      'grantId',
      grant.id,
    ],
    [
      `/server/membership/plan/${plan.id}/manager/${expert.id}`,
      `/server/membership/plan/${plan.id}/managers`,
      'userId',
      expert.id,
    ],
  ] as const) {
    expectStatus(await call('POST', path), 200)
    const { body } = await call<Listed>('GET', list)
    expect(body, list).toMatchObject({ total: 1, data: [{ [field]: id }] })
  }
  expect((await call<Listed>('GET', `/server/pool/${pool.id}/grant`)).body.data.map((row) => row.grantId)).toEqual([
    grant.id,
  ])
  expect(
    (await call<Listed>('GET', `/server/membership/plan/${plan.id}/pool`)).body.data.map((row) => row.poolId),
  ).toEqual([pool.id])
  expect((await call<Listed>('GET', `/server/grant/plan/list?planId=${plan.id}`)).body.data).toMatchObject([
    { grantId: grant.id, planId: plan.id },
  ])
  expect((await call<Listed>('GET', `/server/user/${expert.id}/poolMembership`)).body.data).toMatchObject([
    { poolId: pool.id, displayName: pool.displayName },
  ])
  expect((await call('GET', `/server/pool/${pool.id}/userStats`)).body).toEqual({
    total: 1,
    verified: 1,
    active: 1,
    bySpecialty: [{ specialty: 'medonc', count: 1 }],
  })
  expectStatus(await call('DELETE', `/server/grant/${grant.id}/pool/${pool.id}`), 200)
  expectStatus(await call('DELETE', `/server/grant/${grant.id}/pool/${pool.id}`), 404)
})

test('members read their own plans and no one else’s', async () => {
  const member = await makeUser(db, now)
  expectStatus(
    await call('POST', `/server/membership/plan/${plan.id}/member/${member.id}`, { access: 'read_only' }),
    201,
  )
  const own = await product.as(member.id)
  expect((await own<Listed>('GET', `/server/user/${member.id}/planMembership`)).body.data).toMatchObject([
    { planId: plan.id, access: 'read_only', displayTitle: plan.displayTitle },
  ])
  expectStatus(await own('GET', `/server/user/${expert.id}/planMembership`), 404)
  expectStatus(await own('GET', `/server/user/${member.id}/poolMembership`), 403)
  const changed = await call<Rec>('PUT', `/server/membership/plan/${plan.id}/member/${member.id}`, {
    attachments: { messenger: false, video: true, audio: true },
    version: 1,
  })
  expect(changed.body).toMatchObject({ version: 2, access: 'read_only', attachments: { messenger: false } })
  expectStatus(
    await call('PUT', `/server/membership/plan/${plan.id}/member/${member.id}`, { access: null, version: 1 }),
    409,
  )
  expectStatus(await call('DELETE', `/server/membership/plan/${plan.id}/member/${member.id}`), 200)
  expectStatus(await call('GET', `/server/membership/plan/${plan.id}/member/${member.id}`), 404)
})

test('a link or surge of another plan is not there', async () => {
  const other = await makePlan(db, now)
  const link = await call<Rec>('POST', `/server/membership/plan/${other.id}/links`, {
    slug: 'other-plan',
    description: 'Other',
  })
  expectStatus(link, 201)
  expect(link.body).toMatchObject({
    linkId: link.body.id,
    planId: other.id,
    url: expect.stringMatching(/\/register\/other-plan$/) as string,
  })
  expectStatus(
    await call('PUT', `/server/membership/plan/${plan.id}/link/${link.body.id}`, { description: 'Mine', version: 1 }),
    404,
  )
  expectStatus(await call('DELETE', `/server/membership/plan/${plan.id}/link/${link.body.id}`), 404)
  expectStatus(
    await call('PUT', `/server/membership/plan/${other.id}/link/${link.body.id}`, {
      description: 'Theirs',
      version: 1,
    }),
    200,
  )
  expectStatus(await call('GET', `/server/membership/links/${link.body.id}`), 200)
})

test('the history of a plan holds what happened to its people, links and surge payments, and nothing of other plans', async () => {
  const [one, two] = [await makePlan(db, now), await makePlan(db, now)]
  const member = await makeUser(db, now)
  const expected: string[][] = []
  for (const { id } of [one, two]) {
    const made = [
      await call<Rec>('POST', `/server/membership/plan/${id}/links`, { slug: `by-${id}`, description: 'Link' }),
      await call<Rec>('POST', `/server/membership/plan/${id}/surge`, {
        description: 'Surge',
        start: '2027-01-01',
        end: '2027-01-02',
        multiple: 2,
      }),
    ]
    expectStatus(await call('POST', `/server/membership/plan/${id}/member/${member.id}`, {}), 201)
    expectStatus(await call('PUT', `/rest/plans/${id}`, { displayTitle: 'Renamed', version: 1 }), 200)
    if (id === one.id)
      expected.push(
        ['membership_plan', id],
        ['membership_plan_link', String(made[0]?.body.id)],
        ['membership_plan_member', `${id}:${member.id}`],
        ['membership_plan_surge', String(made[1]?.body.id)],
      )
  }
  const { body } = await call<{ refTable: string; refId: string }[]>(
    'GET',
    `/rest/auditEvents?range=[0,49]&filter=${encodeURIComponent(JSON.stringify({ planId: one.id }))}`,
  )
  expect([...new Set(body.map((row) => `${row.refTable} ${row.refId}`))].sort()).toEqual(
    expected.map((pair) => pair.join(' ')),
  )
})

test('a deleted link or surge payment stays in the history of its plan, from its beginning to its end', async () => {
  const { id } = await makePlan(db, now)
  const base = `/server/membership/plan/${id}`
  const link = await call<Rec>('POST', `${base}/links`, {
    slug: 'short-lived',
    description: 'Link',
    userKind: 'advocate',
  })
  const surge = await call<Rec>('POST', `${base}/surge`, {
    description: 'Called off',
    start: '2027-01-01',
    end: '2027-01-02',
    multiple: 2,
  })
  expect(link.body).toMatchObject({ userKind: 'advocate' })
  expectStatus(await call('PUT', `${base}/link/${link.body.id}`, { userKind: 'census', version: 1 }), 200)
  expectStatus(await call('DELETE', `${base}/link/${link.body.id}`), 200)
  expectStatus(await call('DELETE', `${base}/surge/${surge.body.id}`), 200)
  const { body } = await call<{ refId: string; event: string; oldVal: string | null; newVal: string | null }[]>(
    'GET',
    `/rest/auditEvents?range=[0,49]&filter=${encodeURIComponent(JSON.stringify({ planId: id }))}`,
  )
  expect(
    body
      .filter((row) => row.refId === link.body.id)
      .map((row) => [row.event, row.oldVal, row.newVal])
      .reverse(),
  ).toEqual([
    ['create', null, null],
    ['field_change', 'advocate', 'census'],
    ['delete', null, null],
  ])
  expect(
    body
      .filter((row) => row.refId === surge.body.id)
      .map((row) => row.event)
      .reverse(),
  ).toEqual(['create', 'delete'])
})

test('a surge that has begun keeps its start and multiple, and stays', async () => {
  const today = newYorkDay(now)
  const base = `/server/membership/plan/${plan.id}/surge`
  const running = await call<Rec>('POST', base, {
    description: 'Now',
    start: today,
    end: addDays(today, 5),
    multiple: 2,
  })
  const planned = await call<Rec>('POST', base, {
    description: 'Later',
    start: addDays(today, 10),
    end: addDays(today, 15),
    multiple: 2,
  })
  await db
    .insert(planSurge)
    .values({ planId: plan.id, description: 'Past', start: '2020-01-01', end: '2020-02-01', multiple: 3 })
  expect([running.body.state, planned.body.state]).toEqual(['active', 'planned'])
  expectStatus(
    await call('POST', base, { description: 'Turned', start: today, end: addDays(today, -1), multiple: 2 }),
    422,
  )
  expectStatus(await call('POST', base, { description: 'Less', start: today, end: today, multiple: 0.5 }), 422)
  const fixed = await call<Refused>('PUT', `${base}/${running.body.id}`, { multiple: 3, version: 1 })
  expectStatus(fixed, 422)
  expect(fixed.body.fields).toEqual({ multiple: 'errors.surgeStarted' })
  expectStatus(await call('PUT', `${base}/${running.body.id}`, { end: addDays(today, 1), version: 1 }), 200)
  expectStatus(await call('DELETE', `${base}/${running.body.id}`), 409)
  const names = async (query: string) =>
    (await call<Listed>('GET', `${base}?${query}`)).body.data.map((row) => row.description)
  expect(await names('')).toEqual(['Now'])
  expect(await names('activeOnly=false')).toEqual(['Later', 'Now', 'Past'])
  expect(await names('activeOnly=false&includePast=false')).toEqual(['Later', 'Now'])
  await db.insert(transaction).values({
    userId: expert.id,
    description: 'x',
    amount: 100,
    transactionType: 'Earned',
    source: 'async',
    status: 'credit',
    effectiveDate: today,
    surgeId: running.body.id,
    createdAt: now,
  })
  expect((await call<Listed>('GET', `/server/membership/surgePayment/list?planId=${plan.id}`)).body.data).toMatchObject(
    [{ surgeId: running.body.id, multiple: 2, amount: 100 }],
  )
  expectStatus(await call('DELETE', `${base}/${planned.body.id}`), 200)
})

test('the summary shows the plan with the first rows of everything', async () => {
  const { body } = await call<Record<string, { total: number; data: unknown[] }> & { plan: Rec }>(
    'GET',
    `/server/membership/plan/${plan.id}/summary?maxSubRecords=1`,
  )
  expect(body.plan.id).toBe(plan.id)
  expect(body.surge).toMatchObject({ total: 2, data: [expect.anything()] })
  expect(body.diagnoses).toMatchObject({ total: 2, data: [expect.anything()] })
  expect(body.pools).toMatchObject({ total: 1, data: [{ id: pool.id }] })
  expect(body.managers).toMatchObject({ total: 1, data: [{ id: expert.id }] })
})
