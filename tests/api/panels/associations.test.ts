import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import {
  contentDocument,
  country,
  grantDiagnosis,
  grantPlan,
  grantPool,
  membershipPlan,
  planDiagnosis,
  planGroup,
  planMember,
  planPool,
  poolDiagnosis,
  poolExpert,
  queryExpert,
  queryHeader,
  userTimeoff,
} from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed } from '../admin/staff.ts'

const product = await startProduct()
const { csr, viewer } = await hire(product)
const { db } = product
const now = product.now()
const [one, two] = [await makeDiagnosis(db), await makeDiagnosis(db)]
await db.insert(country).values({ id: 233, name: 'United States', code: 'US' }).onConflictDoNothing()
const member = await makeUser(db, now)
const expert = await makeExpert(db, now, { countryId: 233, lastName: 'Away', timeZone: 'UTC' })
const idle = await makeExpert(db, now, { enabled: false, lastName: 'Idle', specialties: ['radonc'] })
const [all, some, none] = [
  await makePool(db, now, { poolName: 'a-all' }, [expert.id, idle.id]),
  await makePool(db, now, { poolName: 'b-some' }),
  await makePool(db, now, { poolName: 'c-none' }),
]
const plan = await makePlan(
  db,
  now,
  { localPoolWeight: 2, sponsorName: 'Ward' },
  { members: [member.id], pools: [all.id] },
)
const grant = await makeGrant(
  db,
  now,
  { activeTo: '2020-01-01' },
  { plans: [plan.id], pools: [all.id, some.id, none.id] },
)
const other = await makeDiagnosis(db)
await db.insert(grantDiagnosis).values([
  { grantId: grant.id, diagnosisId: one.id },
  { grantId: grant.id, diagnosisId: two.id },
])
await db.insert(poolDiagnosis).values([
  { poolId: some.id, diagnosisId: one.id },
  { poolId: none.id, diagnosisId: other.id },
])
await db.insert(planDiagnosis).values({ planId: plan.id, diagnosisId: two.id })
type Page = { data: Record<string, unknown>[]; total: number }
const rows = async (path: string) => (await viewer.call<Page>('GET', path)).body.data

test('pools of a funding source tell how much they cover; pools of a plan whether members choose among them', async () => {
  expect((await rows(`/server/grant/${grant.id}/pool`)).map((row) => [row.poolName, row.covers, row.experts])).toEqual([
    ['a-all', 'all', 2],
    ['b-some', 'partly', 0],
    ['c-none', 'none', 0],
  ])
  expect(await rows(`/server/membership/plan/${plan.id}/pool`)).toMatchObject([
    { poolId: all.id, selectable: false, localWeight: 2 },
  ])
  await db.update(membershipPlan).set({ expertSelectionMode: 'plan_select' }).where(eq(membershipPlan.id, plan.id))
  expect(await rows(`/server/membership/plan/${plan.id}/pool`)).toMatchObject([{ selectable: true }])
})

test('plan and funding source tell what is effective with the other', async () => {
  expect(await rows(`/server/grant/plan/list?grantId=${grant.id}&activeOnly=false&activeNowOnly=false`)).toMatchObject([
    { planId: plan.id, sponsorName: 'Ward', members: 1, effective: 1, selectable: true },
  ])
  expect(await rows(`/server/membership/plan/${plan.id}/grant`)).toMatchObject([
    { grantId: grant.id, effective: 1, activeNow: false },
  ])
})

test('experts of a pool with everything that the draw asks about', async () => {
  const day = now.toISOString().slice(0, 10)
  await db.insert(userTimeoff).values({ userId: expert.id, start: day, end: day })
  const queryId = newId()
  await db.insert(queryHeader).values({
    id: queryId,
    key: 'K1',
    userId: member.id,
    createdBy: member.id,
    status: 'open',
    title: 'x',
    mediaType: 'messenger',
    diagnosisId: one.id,
    planId: plan.id,
    expertSelectionMode: 'all',
    text: 'x',
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(queryExpert).values({
    queryId,
    userId: expert.id,
    status: 'claimed',
    inviteTime: now,
    acceptedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const path = `/server/pool/${all.id}/expert`
  expect((await rows(path))[0]).toMatchObject({
    displayName: 'Pat Away',
    country: 'US',
    verified: true,
    openClaims: 1,
    recentInvitations: 1,
    claimed: 1,
    answered: 0,
    awayUntil: `${day}T23:59:59.000Z`,
  })
  expect((await rows(`${path}?expertFilter=disabled`)).map((row) => row.userId)).toEqual([idle.id])
  expect((await rows(`${path}?specialty=medonc`)).map((row) => row.userId)).toEqual([expert.id])
  expect((await rows(`/server/membership/plan/${plan.id}/members`))[0]).toMatchObject({
    userId: member.id,
    discussions: 1,
    linkSlug: null,
  })
  expect((await listed(viewer.call, 'pools', { filter: { empty: true } })).body.map((row) => row.poolName)).toEqual([
    'b-some',
    'c-none',
  ])
  expect(
    (await listed(viewer.call, 'pools', { filter: { empty: false, enabled: true } })).body.map((row) => row.poolName),
  ).toEqual(['a-all'])
})

test('managers since when', async () => {
  const path = `/server/membership/plan/${plan.id}/manager/${member.id}`
  expectStatus(await csr.call('POST', path), 200)
  expect(await rows(`/server/membership/plan/${plan.id}/managers`)).toMatchObject([
    { userId: member.id, since: expect.stringContaining('T') as string },
  ])
})

test('rules of the fields hold on the server', async () => {
  const fields = async (path: string, body: object) =>
    (await csr.call<{ fields?: object }>('POST', path, body)).body.fields
  const made = { name: 'G', displayTitle: 'G', shortDescription: '<p>x</p>', frontMatter: 'cms:front-matter-harbor' }
  expect(
    await fields('/server/grant', { ...made, shortDescription: '<p> &nbsp;<br></p>', frontMatter: 'cms:' }),
  ).toEqual({ shortDescription: 'errors.required', frontMatter: 'errors.cmsReference' })
  expect(
    await fields('/server/grant', {
      ...made,
      activeFrom: '2026-02-02',
      activeTo: '2026-02-01',
      firstReminder: 6,
      secondReminder: 6,
    }),
  ).toEqual({ activeTo: 'errors.endBeforeStart', secondReminder: 'errors.reminderOrder' })
  expectStatus(
    await csr.call('POST', '/server/grant', {
      ...made,
      frontMatter: '<p>x</p>',
      firstReminder: 0,
      secondReminder: 0,
      accountingNotes: 'Invoice in May',
    }),
    201,
  )
  expect(await fields('/server/grant/region', { name: 'R', countryCodes: 'us, ZZ' })).toEqual({
    countryCodes: 'errors.countryCodes',
  })
  expect((await csr.call('POST', '/server/grant/region', { name: 'R', countryCodes: ' us ,' })).body).toMatchObject({
    countryCodes: 'US',
  })
  expect(
    await fields('/server/membership/plan', { type: 'standard', name: 'P', displayTitle: 'P', alias: plan.alias }),
  ).toEqual({ alias: 'errors.duplicate' })
})

test('front matter names a document that is there, and what stood before keeps no one from saving', async () => {
  const made = { name: 'Taught', displayTitle: 'Taught', shortDescription: '<p>x</p>', frontMatter: 'cms:taught-intro' }
  const unknown = { frontMatter: 'errors.cmsUnknown' }
  expect((await csr.call<{ fields?: object }>('POST', '/server/grant', made)).body.fields).toEqual(unknown)
  // a document of another kind is none
  expectStatus(
    await csr.call('POST', '/server/content/document', {
      type: 'help',
      uid: 'taught-intro',
      locale: 'en-us',
      fields: { title: 'T', html: '<p>x</p>', order: 1 },
    }),
    201,
  )
  expect((await csr.call<{ fields?: object }>('POST', '/server/grant', made)).body.fields).toEqual(unknown)
  const intro = await csr.call<{ id: string }>('POST', '/server/content/document', {
    type: 'front_matter',
    uid: 'taught-intro',
    locale: 'zh-cn',
    fields: { title: 'T', html: '<p>x</p>' },
  })
  expectStatus(intro, 201)
  const taught = await csr.call<{ id: string; version: number }>('POST', '/server/grant', made)
  expectStatus(taught, 201)
  const document = `/rest/contentDocuments/${intro.body.id}`
  const inUse = { message: 'The funding source Taught names this document.' }
  expect(await csr.call('DELETE', document)).toMatchObject({ status: 409, body: inUse })
  expect(await csr.call('PUT', document, { uid: 'taught-outro', version: 1 })).toMatchObject({
    status: 409,
    body: inUse,
  })
  const english = await csr.call<{ id: string }>('POST', '/server/content/document', {
    type: 'front_matter',
    uid: 'taught-intro',
    locale: 'en-us',
    fields: { title: 'T', html: '<p>x</p>' },
  })
  expectStatus(english, 201)
  expectStatus(await csr.call('DELETE', document), 200)
  await db.delete(contentDocument).where(eq(contentDocument.id, english.body.id))
  const path = `/rest/grants/${taught.body.id}`
  const changed = await csr.call<{ version: number }>('PUT', path, {
    ...made,
    displayTitle: 'Taught anew',
    version: taught.body.version,
  })
  expectStatus(changed, 200)
  expect(
    (await csr.call<{ fields?: object }>('PUT', path, { frontMatter: 'cms:gone', version: changed.body.version })).body
      .fields,
  ).toEqual(unknown)
})

test('a copy is switched off, has a name of its own and the same associations, and no people', async () => {
  await db.insert(planGroup).values({ planId: plan.id, groupId: one.groupId })
  const copy = async (path: string, body: object) => {
    const answer = await csr.call<{ id: string }>('POST', `${path}/duplicate`, body)
    expectStatus(answer, 201)
    return answer.body.id
  }
  const planId = await copy(`/server/membership/plan/${plan.id}`, { name: 'Copy', alias: 'copy' })
  expect((await csr.call('GET', `/server/membership/plan/${planId}`)).body).toMatchObject({
    name: 'Copy',
    alias: 'copy',
    enabled: false,
    localPoolWeight: 2,
    members: 0,
    version: 1,
  })
  expect([
    await db.$count(planGroup, eq(planGroup.planId, planId)),
    await db.$count(planDiagnosis, eq(planDiagnosis.planId, planId)),
    await db.$count(planPool, eq(planPool.planId, planId)),
    await db.$count(grantPlan, eq(grantPlan.planId, planId)),
    await db.$count(planMember, eq(planMember.planId, planId)),
  ]).toEqual([1, 1, 1, 1, 0])
  expect(
    (
      await csr.call<{ fields: object }>('POST', `/server/membership/plan/${plan.id}/duplicate`, {
        name: 'Copy',
        alias: 'copy',
      })
    ).body.fields,
  ).toEqual({ alias: 'errors.duplicate' })
  const grantId = await copy(`/server/grant/${grant.id}`, { name: 'Copied grant' })
  expect([
    await db.$count(grantDiagnosis, eq(grantDiagnosis.grantId, grantId)),
    await db.$count(grantPool, eq(grantPool.grantId, grantId)),
    await db.$count(grantPlan, eq(grantPlan.grantId, grantId)),
  ]).toEqual([2, 3, 2])
  const poolId = await copy(`/server/pool/${all.id}`, { name: 'Copied pool' })
  expect(await db.$count(poolExpert, eq(poolExpert.poolId, poolId))).toBe(2)
  expectStatus(await viewer.call('POST', `/server/pool/${all.id}/duplicate`, { name: 'x' }), 403)
})
