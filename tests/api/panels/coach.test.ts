import { expect, test } from 'vitest'
import { makeDiagnosis, makeUser } from '#db/seed/factories.ts'
import type { CoachFact, DiagnosisFact } from '#model/panels/coach/coach.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const product = await startProduct()
const { csr, viewer } = await hire(product)
const { db } = product
const member = await product.as((await makeUser(db, product.now())).id)
const melanoma = await makeDiagnosis(db, { name: 'Melanoma of skin', code: 'C43.99' })
const other = await makeDiagnosis(db, { name: 'Something else', code: 'X99.9' })
const add = async (body: Record<string, unknown>) => {
  const answer = await csr.call<DiagnosisFact>('POST', '/server/diagnosis/fact', { pattern: 'x', ...body })
  expectStatus(answer, 201)
  return answer.body
}
const facts = async (id: string) => {
  const answer = await member<{ data: CoachFact[] }>('GET', `/user/diagnosis/${id}/facts`)
  expectStatus(answer, 200)
  return answer.body.data.map(({ label, pattern }) => [label, pattern])
}

test('an asker gets the facts of the diagnosis, its group and everywhere, the nearer one of two with one name', async () => {
  await add({ label: 'Stage', pattern: 'stage', order: 1 })
  await add({ label: 'BRAF', pattern: 'BRAF', groupId: melanoma.groupId, order: 5 })
  await add({ label: 'stage', pattern: 'Breslow', diagnosisId: melanoma.id, order: 3 })
  await add({ label: 'Off', pattern: 'off', diagnosisId: melanoma.id, order: 2, enabled: false })
  const own = await facts(melanoma.id)
  expect(own.filter(([label]) => ['Stage', 'stage', 'BRAF', 'Off'].includes(String(label)))).toEqual([
    ['stage', 'Breslow'],
    ['BRAF', 'BRAF'],
  ])
  const elsewhere = (await facts(other.id)).map(([label]) => label)
  expect(elsewhere).toContain('Stage')
  expect(elsewhere).not.toContain('stage')
  expectStatus(await member('GET', '/user/diagnosis/none/facts'), 404)
})

test('staff change and remove them; who may only look changes nothing', async () => {
  const fact = await add({ label: 'Ulceration', labelZh: '溃疡', pattern: 'ulcer*', diagnosisId: melanoma.id })
  expectStatus(
    await viewer.call('PUT', `/server/diagnosis/fact/${fact.id}`, { label: 'Other', version: fact.version }),
    403,
  )
  const changed = await csr.call<DiagnosisFact>('PUT', `/server/diagnosis/fact/${fact.id}`, {
    hint: 'yes or no',
    version: fact.version,
  })
  expect(changed.body).toMatchObject({ hint: 'yes or no', pattern: 'ulcer*' })
  expectStatus(await csr.call('PUT', `/server/diagnosis/fact/${fact.id}`, { hint: 'late', version: fact.version }), 409)
  expectStatus(await csr.call('POST', '/server/diagnosis/fact', { label: 'No words', pattern: ' , ' }), 422)
  expectStatus(
    await csr.call('POST', '/server/diagnosis/fact', { label: 'Nowhere', pattern: 'x', groupId: 'none' }),
    422,
  )
  expectStatus(await csr.call('DELETE', `/server/diagnosis/fact/${fact.id}`), 200)
  expect((await facts(melanoma.id)).map(([label]) => label)).not.toContain('Ulceration')
})
