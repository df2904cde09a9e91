import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvent, planLink, planManager, planMember, queryExpert, queryHeader } from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makePlan, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type {
  ManagedDiscussion,
  ManagedLink,
  ManagedMember,
  ManagedPlan,
  PlanUsage,
} from '#model/panels/managed-wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import type { Refused } from '../admin/staff.ts'

const product = await startProduct()
const { db } = product
const now = product.now()
const manager = await makeUser(db, now, { userType: userType.planManager, lastName: 'Manager' })
const member = await makeUser(db, now, { email: 'member@example.test', firstName: 'Ann', lastName: 'Abel' })
const second = await makeUser(db, now, { firstName: 'Bea', lastName: 'Brück' })
const expert = await makeExpert(db, now)
const csr = await makeUser(db, now, { userType: userType.csr, email: 'staff@example.test' })
const plan = await makePlan(
  db,
  now,
  { displayTitle: 'Blue plan', effectiveDate: '2026-01-01' },
  { members: [member.id, second.id] },
)
const shared = await makePlan(db, now, { displayTitle: 'Shared plan', sharedQueries: true })
const foreign = await makePlan(db, now, {}, { members: [expert.id] })
await db.insert(planManager).values([plan, shared].map(({ id }) => ({ planId: id, userId: manager.id })))
await db.insert(planManager).values({ planId: foreign.id, userId: expert.id })
const call = await product.as(manager.id)
const base = `/user/managedPlans/${plan.id}`
const diagnosis = await makeDiagnosis(db)
let nth = 0
async function ask(day: string, header: Partial<typeof queryHeader.$inferInsert> = {}) {
  const at = new Date(day.includes('T') ? day : `${day}T12:00:00Z`)
  const id = newId()
  await db.insert(queryHeader).values({
    id,
    key: `K-${++nth}`,
    userId: member.id,
    createdBy: member.id,
    status: 'open',
    title: 'Case',
    mediaType: 'messenger',
    diagnosisId: diagnosis.id,
    planId: plan.id,
    expertSelectionMode: 'all',
    text: `Secret question ${nth}`,
    createdAt: at,
    updatedAt: at,
    releasedAt: at,
    ...header,
  })
  return id
}
const trail = async (refTable: string, refId: string) =>
  (
    await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refTable, refTable), eq(auditEvent.refId, refId)))
      .orderBy(asc(auditEvent.createdAt), asc(auditEvent.id))
  ).map(({ event, refField, newVal, userId }) => [event, refField, newVal, userId === manager.id])

test('a plan is there for its managers and for no one else, staff included', async () => {
  const writes = [
    ['POST', 'members', { email: 'a@example.test' }],
    ['PUT', `members/${member.id}`, { access: null, version: 1 }],
    ['DELETE', `members/${member.id}`],
    ['POST', 'links', { slug: 'x', description: 'x' }],
    ['PUT', 'links/x', { version: 1 }],
  ] as const
  for (const who of [member, expert, csr]) {
    const other = await product.as(who.id)
    for (const part of ['members', 'links', 'usage', 'discussions'])
      expectStatus(await other('GET', `${base}/${part}`), 404)
    for (const [method, part, body] of writes) expectStatus(await other(method, `${base}/${part}`, body), 404)
    expect((await other<{ total: number }>('GET', '/user/managedPlans')).body.total).toBe(who === expert ? 1 : 0)
  }
  for (const part of ['members', 'links', 'usage', 'discussions'])
    expectStatus(await call('GET', `/user/managedPlans/${foreign.id}/${part}`), 404)
  expect(await db.$count(planMember, eq(planMember.planId, plan.id))).toBe(2)
})

describe('members', () => {
  const list = async (query = '') =>
    (await call<{ data: ManagedMember[]; total: number }>('GET', `${base}/members${query}`)).body
  const add = (email: string, more: object = {}) =>
    call<ManagedMember & { fields?: unknown }>('POST', `${base}/members`, { email, ...more })

  test('are listed by name and found by it', async () => {
    const { data, total } = await list()
    expect([total, data.map((row) => row.displayName)]).toEqual([2, ['Ann Abel', 'Bea Brück']])
    expect(data[0]).toEqual({
      userId: member.id,
      displayName: 'Ann Abel',
      email: 'member@example.test',
      access: null,
      attachments: null,
      joinedAt: now.toISOString(),
      discussions: null,
      version: 1,
    })
    expect(await list('?name=bruck')).toMatchObject({ total: 1, data: [{ userId: second.id }] })
    expect((await list('?page=2&pageSize=1')).data).toHaveLength(1)
  })

  test('are added by address, once', async () => {
    const joined = await makeUser(db, now, { email: 'new@example.test' })
    const answer = await add(' NEW@example.test ', { access: 'reply_only' })
    expectStatus(answer, 201)
    expect(answer.body).toMatchObject({ userId: joined.id, access: 'reply_only' })
    expect((await add('new@example.test')).body.fields).toEqual({ email: 'errors.alreadyMember' })
    expect(await trail('membership_plan_member', `${plan.id}:${joined.id}`)).toEqual([['create', null, null, true]])
  })

  test('unknown, closed, staff and test accounts are all the same refusal', async () => {
    await makeUser(db, now, { email: 'closed@example.test', enabled: false })
    await makeUser(db, now, { email: 'test@example.test', testUser: true })
    await makeUser(db, now, { email: 'guest@example.test', userType: userType.guest })
    for (const email of [
      'nobody@example.test',
      'closed@example.test',
      'staff@example.test',
      'test@example.test',
      'guest@example.test',
    ]) {
      const answer = await add(email)
      expectStatus(answer, 422)
      expect(answer.body.fields).toEqual({ email: 'errors.noAccount' })
    }
    expect((await add('no address')).body.fields).toEqual({ email: 'errors.email' })
  })

  test('have their access overridden, versioned and audited, and are removed', async () => {
    const put = (body: object) =>
      call<ManagedMember & { current?: unknown }>('PUT', `${base}/members/${second.id}`, body)
    const answer = await put({
      access: 'read_only',
      attachments: { messenger: true, video: false, audio: false },
      version: 1,
    })
    expect(answer.body).toMatchObject({
      access: 'read_only',
      attachments: { messenger: true, video: false, audio: false },
      version: 2,
    })
    expect((await put({ access: 'read_only', version: 2 })).body).toEqual(answer.body)
    const stale = await put({ access: null, version: 1 })
    expectStatus(stale, 409)
    expect(stale.body.current).toEqual(answer.body)
    expectStatus(await put({ access: 'owner', version: 2 }), 422)
    expectStatus(await put({ linkId: 'x', version: 2 }), 422)
    expectStatus(await call('DELETE', `${base}/members/${second.id}`), 200)
    expectStatus(await call('DELETE', `${base}/members/${second.id}`), 404)
    expect(
      (await trail('membership_plan_member', `${plan.id}:${second.id}`)).map(([event, field]) => [event, field]),
    ).toEqual([
      ['field_change', 'access'],
      ['field_change', 'attachments'],
      ['delete', null],
    ])
  })
})

describe('links', () => {
  const add = (slug: string, description = 'For the clinic') =>
    call<ManagedLink & { fields?: unknown }>('POST', `${base}/links`, { slug, description })

  test('are added under a name that is free, counted and disabled', async () => {
    const answer = await add('blue-clinic')
    expectStatus(answer, 201)
    expect(answer.body).toEqual({
      linkId: expect.any(String) as string,
      slug: 'blue-clinic',
      description: 'For the clinic',
      effectiveDate: null,
      url: `${product.deps.env.publicUrl}/register/blue-clinic`,
      registered: 0,
      enabled: true,
      version: 1,
    })
    await db.insert(planLink).values({ planId: foreign.id, slug: 'taken', description: 'x' })
    const taken = await add('taken')
    expectStatus(taken, 409)
    expect(taken.body.fields).toEqual({ slug: 'errors.duplicate' })
    for (const slug of ['', 'with space', '../x', '-x']) expectStatus(await add(slug), 422)
    await db.update(planMember).set({ linkId: answer.body.linkId }).where(eq(planMember.userId, member.id))
    const put = (body: object, linkId = answer.body.linkId) =>
      call<ManagedLink & { current?: unknown }>('PUT', `${base}/links/${linkId}`, body)
    const off = await put({ enabled: false, version: 1 })
    expect(off.body).toMatchObject({ enabled: false, registered: 1, version: 2, description: 'For the clinic' })
    expectStatus(await put({ enabled: true, version: 1 }), 409)
    expectStatus(await put({ slug: 'other', version: 2 }), 422)
    const [theirs] = await db.select().from(planLink).where(eq(planLink.slug, 'taken'))
    expectStatus(await put({ enabled: false, version: 1 }, theirs?.id), 404)
    expect((await call<{ total: number }>('GET', `${base}/links`)).body.total).toBe(1)
    expect(await trail('membership_plan_link', answer.body.linkId)).toEqual([
      ['create', null, null, true],
      ['entity_enable_disable', 'enabled', 'false', true],
    ])
  })

  test('who registered by a link counts for it after leaving the plan and after being added again', async () => {
    const { body: link } = await add('lasting')
    const [left, back, gone] = await Promise.all(
      ['left', 'back', 'gone'].map((name) => makeUser(db, now, { email: `${name}@example.test` })),
    )
    const people = [left!, back!, gone!]
    await db
      .insert(planMember)
      .values(people.map(({ id }) => ({ planId: plan.id, userId: id, linkId: link.linkId, joinedAt: now })))
    const staff = await product.as(csr.id)
    for (const { id } of [left!, back!]) expectStatus(await call('DELETE', `${base}/members/${id}`), 200)
    expectStatus(await staff('DELETE', `/rest/planMembers/${plan.id}:${gone!.id}`), 200)
    expectStatus(await call('POST', `${base}/members`, { email: 'back@example.test' }), 201)
    expectStatus(await call('DELETE', `${base}/members/${back!.id}`), 200)
    expectStatus(await call('POST', `${base}/members`, { email: 'back@example.test' }), 201)
    const managed = await call<{ data: ManagedLink[] }>('GET', `${base}/links`)
    expect(managed.body.data.find(({ slug }) => slug === 'lasting')?.registered).toBe(3)
    const seen = await staff<{ data: { slug: string; registrations: number }[] }>(
      'GET',
      `/server/membership/plan/${plan.id}/links`,
    )
    expect(seen.body.data.find(({ slug }) => slug === 'lasting')?.registrations).toBe(3)
    await db.delete(planMember).where(eq(planMember.userId, back!.id))
  })

  test('two who take one name at once: one has it', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('at-once')))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })
})

describe('usage', () => {
  test('is numbers: by month, medium and diagnosis, without test users', async () => {
    const tester = await makeUser(db, now, { testUser: true })
    const first = await ask('2026-03-10', { status: 'closed' })
    await ask('2026-03-20', { mediaType: 'video', status: 'held' })
    const third = await ask('2026-04-01', { status: 'create' })
    // the last evening of April in New York
    await ask('2026-05-01T03:30:00Z', { status: 'cancelled' })
    await ask('2026-04-03', { userId: tester.id })
    await ask('2026-04-03', { testQuery: true })
    for (const [queryId, userId, hours] of [
      [first, expert.id, 5],
      [first, manager.id, 2],
      [third, expert.id, 4],
    ] as const) {
      const [row] = await db.select().from(queryHeader).where(eq(queryHeader.id, queryId))
      await db.insert(queryExpert).values({
        id: newId(),
        queryId,
        userId,
        status: 'answered',
        answeredAt: new Date((row?.releasedAt?.getTime() ?? 0) + hours * 3_600_000),
        createdAt: now,
        updatedAt: now,
      })
    }
    const { body } = await call<PlanUsage>('GET', `${base}/usage`)
    expect(body).toEqual({
      queries: 4,
      unreleased: 1,
      open: 1,
      closed: 1,
      cancelled: 1,
      members: 2,
      byMonth: [
        { month: '2026-03', queries: 2 },
        { month: '2026-04', queries: 2 },
      ],
      byMedium: [
        { mediaType: 'messenger', queries: 3 },
        { mediaType: 'video', queries: 1 },
      ],
      byDiagnosis: [{ diagnosis: 'Other', queries: 4 }],
      medianFirstAnswer: 180,
    })
    // both days are included
    for (const to of ['2026-03-20', '2026-03-31'])
      expect((await call<PlanUsage>('GET', `${base}/usage?from=2026-03-20&to=${to}`)).body).toMatchObject({
        queries: 1,
        byMonth: [{ month: '2026-03', queries: 1 }],
        medianFirstAnswer: null,
      })
    expect((await call<PlanUsage>('GET', `${base}/usage?from=2026-03-20&to=2026-04-01`)).body.queries).toBe(2)
    expectStatus(await call('GET', `${base}/usage?from=soon`), 422)
    for (const part of ['usage', 'discussions']) {
      const refused = await call<Refused>('GET', `${base}/${part}?from=2026-04-02&to=2026-04-01`)
      expect([refused.status, refused.body.fields]).toEqual([422, { to: 'errors.endBeforeStart' }])
      expectStatus(await call('GET', `${base}/${part}?from=2026-04-01&to=2026-04-01`), 200)
    }
    expect((await call<{ data: ManagedPlan[] }>('GET', '/user/managedPlans')).body.data).toEqual([
      { planId: plan.id, displayTitle: 'Blue plan', effectiveDate: '2026-01-01', memberCount: 2, open: 2, closed: 1 },
      { planId: shared.id, displayTitle: 'Shared plan', effectiveDate: null, memberCount: 0, open: 0, closed: 0 },
    ])
  })

  test('tells no question where the plan does not share, and never who asked', async () => {
    const { body } = await call<{ data: ManagedDiscussion[]; total: number }>('GET', `${base}/discussions`)
    expect(body.total).toBe(4)
    expect(body.data.every((row) => row.text === null)).toBe(true)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Secret question|${member.id}|Abel`))
    for (const given of [
      {},
      { type: 'private' as const },
      { type: 'blinded' as const },
      { status: 'csrhold' as const },
      { status: 'cancelled' as const },
    ])
      await ask('2026-05-01', { planId: shared.id, ...given })
    const open = await call<{ data: ManagedDiscussion[] }>(
      'GET',
      `/user/managedPlans/${shared.id}/discussions?from=2026-05-01&to=2026-05-01`,
    )
    expect(open.body.data).toHaveLength(5)
    expect(open.body.data.filter((row) => row.text !== null)).toHaveLength(1)
    expect(JSON.stringify(open.body)).not.toContain(member.id)
  })
})
