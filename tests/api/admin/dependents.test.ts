import { expect, test } from 'vitest'
import { makeDiagnosis, makeGrant, makePlan, makePool } from '#db/seed/factories.ts'
import type { Dependents } from '#model/dependents.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'
import { hire, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const now = product.now()
const of = async (resource: string, id: string) => {
  const answer = await staff.viewer.call<{ data: Dependents[] }>('GET', `/rest/${resource}/${id}/dependents`)
  expectStatus(answer, 200)
  return answer.body.data
}

test('what depends on a record is counted, named, and found by the list that is named', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const asked = await scenario.ask()
  const plans = [await makePlan(db, now, { name: 'ASTER' }), await makePlan(db, now, { name: 'Pink Lantern' })]
  const grant = await makeGrant(db, now, {}, { plans: plans.map(({ id }) => id) })
  const free = await makePool(db, now)
  expect(await of('pools', free.id)).toEqual([])
  expect(await of('grants', grant.id)).toEqual([
    {
      kind: 'plans',
      count: 2,
      stays: false,
      resource: 'plans',
      names: expect.arrayContaining([
        { id: plans[0]!.id, name: 'ASTER' },
        { id: plans[1]!.id, name: 'Pink Lantern' },
      ]) as unknown,
      filter: { grantId: grant.id },
    },
  ])

  const diagnosis = await makeDiagnosis(db)
  const all = [
    ['grants', grant.id],
    ['plans', scenario.plan.id],
    ['diagnosisGroups', diagnosis.groupId],
    ['diagnoses', asked.diagnosisId],
  ] as const
  const kinds = new Map<string, Dependents[]>()
  for (const [resource, id] of all) {
    const found = await of(resource, id)
    kinds.set(resource, found)
    for (const { count, resource: list, filter, names } of found) {
      expect(names.length).toBe(Math.min(3, count))
      if (!filter) continue
      const listed = await staff.csr.call<object[]>(
        'GET',
        `/rest/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,249]`,
      )
      expect([resource, list, listed.body.length]).toEqual([resource, list, count])
    }
  }
  expect(kinds.get('plans')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'discussions', stays: true, names: [{ id: asked.id, name: asked.key }] }),
      expect.objectContaining({ kind: 'members' }),
    ]),
  )

  // who deletes all the same is refused with the same facts
  const refused = await staff.csr.call<Refused & { dependents: Dependents[] }>(
    'DELETE',
    `/rest/plans/${scenario.plan.id}`,
  )
  expect([refused.status, refused.body.rule]).toEqual([403, 'rules.csrAdmin'])
  const needed = await staff.admin.call<Refused & { dependents: Dependents[] }>(
    'DELETE',
    `/rest/plans/${scenario.plan.id}`,
  )
  expect([needed.status, needed.body.errorKey]).toEqual([409, 'record.inUse'])
  expect(refused.body.dependents).toEqual(kinds.get('plans'))
  expect(needed.body.dependents).toEqual(kinds.get('plans'))
  expectStatus(await staff.csr.call('GET', '/rest/plans/nobody/dependents'), 404)
})
