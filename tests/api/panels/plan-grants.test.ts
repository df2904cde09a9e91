import { expect, test } from 'vitest'
import { country, grantDiagnosis, region } from '#db/schema/all.ts'
import { makeDiagnosis, makeGrant, makePlan, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const { db } = product
const now = product.now()
await db.insert(country).values([
  { id: 39, name: 'Canada', code: 'CA' },
  { id: 82, name: 'Germany', code: 'DE' },
])
const member = await makeUser(db, now, { userType: userType.client, countryId: 39 })
const stranger = await makeUser(db, now, { userType: userType.client })
const staff = await makeUser(db, now, { userType: userType.csr })
const plan = await makePlan(db, now, { displayTitle: 'Blue plan' }, { members: [member.id] })
const other = await makePlan(db, now, { displayTitle: 'Amber plan' }, { members: [member.id] })
const [covered, uncovered] = [await makeDiagnosis(db), await makeDiagnosis(db)]
const first = await makeGrant(db, now, { displayTitle: 'First', priority: 1 }, { plans: [plan.id] })
const later = await makeGrant(
  db,
  now,
  { displayTitle: 'Later', priority: 2, activeFrom: '2099-01-01' },
  { plans: [plan.id] },
)
const anybody = await makeGrant(db, now, { displayTitle: 'Any', priority: 3 }, { plans: [plan.id, other.id] })
await db.insert(grantDiagnosis).values({ grantId: first.id, diagnosisId: covered.id })

type Found = { data: { planName: string; grantName: string; grantId: string; fundable: boolean }[] }
const path = '/server/query/grantPlan'
const asked = async (query: string) => {
  const answer = await (await product.as(member.id))<Found>('GET', `${path}?userId=${member.id}${query}`)
  expectStatus(answer, 200)
  return answer.body.data.map((row) => [row.planName, row.grantName, row.fundable])
}

test("every funding source of a person's plans, in the order in which they are asked, with whether it could pay today", async () => {
  expect(await asked('')).toEqual([
    ['Amber plan', 'Any', true],
    ['Blue plan', 'First', true],
    ['Blue plan', 'Later', false],
    ['Blue plan', 'Any', true],
  ])
  expect(await asked(`&planId=${plan.id}`)).toEqual([
    ['Blue plan', 'First', true],
    ['Blue plan', 'Later', false],
    ['Blue plan', 'Any', true],
  ])
  expect(await asked(`&planId=${plan.id}&diagnosisId=${uncovered.id}`)).toEqual([
    ['Blue plan', 'First', false],
    ['Blue plan', 'Later', false],
    ['Blue plan', 'Any', true],
  ])
  expect(await asked(`&planId=${plan.id}&diagnosisId=${covered.id}`)).toContainEqual(['Blue plan', 'First', true])
})

test('others do not learn of it; staff do', async () => {
  expectStatus(await (await product.as(stranger.id))('GET', `${path}?userId=${member.id}`), 404)
  const answer = await (await product.as(staff.id))<Found>('GET', `${path}?userId=${member.id}`)
  expectStatus(answer, 200)
  expect(answer.body.data.map((row) => row.grantId)).toEqual([anybody.id, first.id, later.id, anybody.id])
})

test('a funding source holds in the countries of its region and in those of its own; in every one where neither names any', async () => {
  const { csr } = await hire(product)
  const path = `/server/grant/${anybody.id}`
  const version = async () => (await csr.call<{ version: number }>('GET', path)).body.version
  const put = async (fields: object) =>
    csr.call<Record<string, unknown>>('PUT', path, { ...fields, version: await version() })
  const pays = async () => (await asked(`&planId=${plan.id}`)).find(([, name]) => name === 'Any')?.[2]
  const found = async (code: string) =>
    (
      await csr.call<{ id: string }[]>(
        'GET',
        `/rest/grants?filter=${encodeURIComponent(JSON.stringify({ country: code }))}`,
      )
    ).body
      .map(({ id }) => id)
      .includes(anybody.id)
  await db.insert(region).values([
    { id: 'dach', name: 'DACH', countryCodes: 'AT,DE' },
    { id: 'world', name: 'World', countryCodes: '' },
  ])

  expect((await put({ countryCodes: 'de, xx' })).body.fields).toEqual({ countryCodes: 'errors.countryCodes' })
  const own = await put({ countryCodes: ' de ' })
  expectStatus(own, 200)
  expect(own.body.countryCodes).toBe('DE')
  expect([await pays(), await found('DE'), await found('CA')]).toEqual([false, true, false])
  expectStatus(await put({ countryCodes: 'CA', regionId: 'dach' }), 200)
  expect([await pays(), await found('DE'), await found('CA'), await found('ca'), await found('US')]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expectStatus(await put({ countryCodes: '' }), 200)
  expect([await pays(), await found('AT'), await found('CA')]).toEqual([false, true, false])
  expectStatus(await put({ regionId: 'world' }), 200)
  expect([await pays(), await found('CA')]).toEqual([true, true])
  expectStatus(await put({ countryCodes: null, regionId: null }), 200)
  expect([await pays(), await found('CA')]).toEqual([true, true])
})
