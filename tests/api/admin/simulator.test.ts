import { expect, test } from 'vitest'
import { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool } from '#db/seed/factories.ts'
import { auditEvent, grantDiagnosis, planGroup, poolDiagnosis, queryExpert, userBio } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const { call } = staff.viewer
const now = product.now()
const diagnosis = await makeDiagnosis(db, { name: 'Covered' })
const other = await makeDiagnosis(db, { name: 'Other' })
const able = await Promise.all([1, 2, 3, 4].map((n) => makeExpert(db, now, { lastName: `Able ${n}` })))
const unable = await makeExpert(db, now, { lastName: 'Unable', enabled: false, regStatus: 'new' })
const local = await makePool(db, now, { poolName: 'local' }, [able[0]?.id ?? '', unable.id])
const wide = await makePool(
  db,
  now,
  { poolName: 'wide' },
  able.map((one) => one.id),
)
const foreign = await makePool(db, now, { poolName: 'foreign' })
await db.insert(poolDiagnosis).values({ poolId: foreign.id, diagnosisId: other.id })
const plan = await makePlan(db, now, {}, { pools: [local.id] })
const grant = await makeGrant(db, now, {}, { plans: [plan.id], pools: [wide.id, foreign.id] })
await db.insert(grantDiagnosis).values([{ grantId: grant.id, diagnosisId: diagnosis.id }])
await db.insert(planGroup).values([
  { planId: plan.id, groupId: diagnosis.groupId },
  { planId: plan.id, groupId: other.groupId },
])
const base = '/server/querySimulator'

test('effective diagnoses are what both sides cover, else what one does', async () => {
  expect((await call('GET', `${base}/effectiveDiagnoses/${plan.id}/${grant.id}`)).body).toEqual({
    from: 'both',
    data: [{ id: diagnosis.id, name: 'Covered', plainName: 'Covered', code: null, via: 'direct' }],
  })
  expect((await call('GET', `${base}/effectiveDiagnoses/${plan.id}/none`)).body).toEqual({
    from: 'plan',
    data: [
      { id: diagnosis.id, name: 'Covered', plainName: 'Covered', code: null, via: 'rollup' },
      { id: other.id, name: 'Other', plainName: 'Other', code: null, via: 'rollup' },
    ],
  })
  expectStatus(await call('GET', `${base}/effectiveDiagnoses/unknown/none`), 404)
})

test('pools by side: those that cover, not those that name something else', async () => {
  expect((await call('GET', `${base}/poolsPreview/${plan.id}/${grant.id}/${diagnosis.id}`)).body).toEqual({
    data: [
      { poolId: wide.id, displayName: wide.displayName, side: 'grant', experts: 4, covers: true },
      { poolId: local.id, displayName: local.displayName, side: 'plan', experts: 2, covers: true },
    ],
  })
})

test('the faculty are those who could be chosen', async () => {
  await db.insert(userBio).values({
    userId: able[0]?.id ?? '',
    professionalBio: 'Treats lymphoma',
    affiliations: 'Clinic',
    disclosures: 'None',
  })
  const { body } = await call<{ data: { displayName: string; userBio: string | null }[] }>(
    'GET',
    `${base}/faculty/${plan.id}/${grant.id}/${diagnosis.id}`,
  )
  expect(body.data.map((one) => one.displayName)).toEqual([1, 2, 3, 4].map((n) => `Pat Able ${n}`))
  expect(body.data[0]).toEqual({
    displayName: 'Pat Able 1',
    userBio: 'Treats lymphoma',
    affiliations: 'Clinic',
    disclosures: 'None',
  })
})

test('the draw can be replayed, tells reasons, and sends nothing', async () => {
  const body = {
    planId: plan.id,
    grantId: grant.id,
    dxId: diagnosis.id,
    expertSelectionMode: 'plan_first',
    panelSize: 1,
    seed: 'a-discussion:3',
  }
  const run = await call<{
    seed: string
    waveSize: number
    ranked: {
      userId: string
      tier: number
      rank: number
      eligible: boolean
      invited: boolean
      reasonCodes: string[]
      weight: number
    }[]
  }>('POST', `${base}/selection`, body)
  expectStatus(run, 200)
  expect(run.body).toMatchObject({ seed: 'a-discussion:3', waveSize: 2, eligible: 4, excluded: 1 })
  expect((await call('POST', `${base}/selection`, body)).body).toEqual(run.body)
  expect(run.body.ranked[0]).toMatchObject({ userId: able[0]?.id, tier: 1, rank: 1, eligible: true, invited: true })
  expect(run.body.ranked.filter((one) => one.invited)).toHaveLength(2)
  expect(run.body.ranked.find((one) => one.userId === unable.id)).toMatchObject({
    eligible: false,
    reasonCodes: ['selection.disabled', 'selection.notVerified'],
  })
  const other = await call<typeof run.body>('POST', `${base}/selection`, {
    ...body,
    seed: 'a-discussion:4',
    expertSelectionMode: 'grant_only',
  })
  expect(other.body.ranked.map((one) => one.userId).sort()).toEqual(able.map((one) => one.id).sort())
  expect((await call('POST', `${base}/selection`, { ...body, expertSelectionMode: 'user_choice' })).body).toMatchObject(
    { problem: 'selection.chooseMode' },
  )
  expectStatus(await call('POST', `${base}/selection`, { ...body, dxId: 'unknown' }), 404)
  expectStatus(await call('POST', `${base}/selection`, { ...body, nonsense: 1 }), 422)
  expect(await db.select().from(queryExpert)).toEqual([])
  expect(await db.select().from(auditEvent)).toEqual([])
})
