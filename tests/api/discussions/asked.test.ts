import { describe, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { membershipPlan, planDiagnosis, queryExpert, queryHeader, user } from '#db/schema/all.ts'
import { makeDiagnosis, makePlan } from '#db/seed/factories.ts'
import { searchable } from '#db/sql.ts'
import { eq } from 'drizzle-orm'
import { expectStatus, type Caller } from '../../support/product.ts'
import { startPeople } from '../identity/profile/people.ts'

const { product, db, people, call } = await startPeople()
const lung = await makeDiagnosis(db, { name: 'Lung tumour', nameZh: '肺肿瘤', code: 'C34.9' })
const skin = await makeDiagnosis(db, { name: 'Skin tumour' })
await makeDiagnosis(db, { name: 'Never asked tumour' })
const plan = await makePlan(
  db,
  product.now(),
  { name: 'Sharing', sharedQueries: true },
  { members: [people.stranger.id] },
)
await db.insert(planDiagnosis).values({ planId: plan.id, diagnosisId: lung.id })
let nth = 0
async function asked(
  by: string,
  diagnosisId: string,
  text: string,
  header: Partial<typeof queryHeader.$inferInsert> = {},
) {
  const now = product.now()
  const id = newId()
  await db.insert(queryHeader).values({
    id,
    key: `A-${++nth}`,
    userId: by,
    createdBy: by,
    status: 'open',
    title: 'Case',
    mediaType: 'messenger',
    diagnosisId,
    expertSelectionMode: 'all',
    text,
    searchText: searchable(text),
    createdAt: now,
    updatedAt: now,
    ...header,
  })
  return id
}
const own = await asked(people.client.id, lung.id, 'Would osimertinib help after surgery?')
const path = '/user/diagnosis/search/fromQueries'
const find = async (who: Caller, name: string, more = '') =>
  (
    await who<{ data: { id: string; name: string }[]; total: number }>(
      'GET',
      `${path}?name=${encodeURIComponent(name)}${more}`,
    )
  ).body
const names = async (who: Caller, name: string, more?: string) =>
  (await find(who, name, more)).data.map((row) => row.name)

describe('diagnoses of discussions', () => {
  test('are found by their name or by words of the question, each once', async () => {
    await asked(people.client.id, lung.id, 'A second question about the same')
    expect(await find(call.client, 'tumour')).toEqual({
      data: [{ id: lung.id, name: 'Lung tumour' }],
      total: 1,
      page: 1,
      pageSize: 10,
    })
    expect(await names(call.client, 'OSIMERTINIB surgery')).toEqual(['Lung tumour'])
    expect(await names(call.client, 'c34')).toEqual(['Lung tumour'])
    expect(await names(call.client, 'nivolumab')).toEqual([])
    expect(await names(call.client, '')).toEqual(['Lung tumour'])
  })

  test('POST finds the same', async () => {
    const answer = await call.client<{ data: unknown[] }>('POST', path, { name: 'osimertinib' })
    expectStatus(answer, 200)
    expect(answer.body).toEqual(await find(call.client, 'osimertinib'))
    expect(
      (
        await call.client<{ data: unknown[]; total: number; page: number }>('POST', path, {
          name: '',
          page: 2,
          pageSize: 1,
        })
      ).body,
    ).toMatchObject({ data: [], total: 1, page: 2 })
  })

  test('of strangers are not there, for staff they are', async () => {
    expect(await names(call.expert, 'tumour')).toEqual([])
    expect(await names(call.stranger, 'tumour')).toEqual([])
    expect(await names(call.csr, 'tumour')).toEqual(['Lung tumour'])
    expect(await names(call.viewer, 'osimertinib')).toEqual(['Lung tumour'])
    expectStatus(await product.anonymous('GET', `${path}?name=x`), 401)
    expectStatus(await product.anonymous('POST', path, { name: 'x' }), 401)
    expectStatus(await call.viewer('POST', path, { name: 'x' }), 403)
  })

  test('before accepting an expert finds the diagnosis and no word of the question', async () => {
    const now = product.now()
    const part = newId()
    await db
      .insert(queryExpert)
      .values({ id: part, queryId: own, userId: people.expert.id, status: 'invited', createdAt: now, updatedAt: now })
    expect([await names(call.expert, 'lung'), await names(call.expert, 'osimertinib')]).toEqual([['Lung tumour'], []])
    await db.update(queryExpert).set({ status: 'claimed' }).where(eq(queryExpert.id, part))
    expect(await names(call.expert, 'osimertinib')).toEqual(['Lung tumour'])
    await db.delete(queryExpert).where(eq(queryExpert.id, part))
  })

  test('of a plan that shares are found by its members once they are released', async () => {
    const id = await asked(people.client.id, skin.id, 'Is ipilimumab an option?', {
      planId: plan.id,
      status: 'csrhold',
    })
    expect(await names(call.stranger, 'ipilimumab')).toEqual([])
    await db.update(queryHeader).set({ status: 'open' }).where(eq(queryHeader.id, id))
    expect(await names(call.stranger, 'ipilimumab')).toEqual(['Skin tumour'])
    await db.update(membershipPlan).set({ sharedQueries: false }).where(eq(membershipPlan.id, plan.id))
    expect(await names(call.stranger, 'ipilimumab')).toEqual([])
  })

  test('who asks without a name is found by no name', async () => {
    await db.update(membershipPlan).set({ sharedQueries: true }).where(eq(membershipPlan.id, plan.id))
    const hidden = await asked(people.client.id, skin.id, 'May tebentafusp be given?', {
      planId: plan.id,
      anonymous: true,
      searchText: searchable('May tebentafusp be given? Featherstonehaugh'),
    })
    expect([
      await names(call.stranger, 'tebentafusp'),
      await names(call.stranger, 'featherstonehaugh'),
      await names(call.client, 'featherstonehaugh'),
    ]).toEqual([['Skin tumour'], [], ['Skin tumour']])
    await db.update(queryHeader).set({ anonymous: false }).where(eq(queryHeader.id, hidden))
    expect(await names(call.stranger, 'featherstonehaugh')).toEqual(['Skin tumour'])
    await db.update(membershipPlan).set({ sharedQueries: false }).where(eq(membershipPlan.id, plan.id))
  })

  test('leave out what `exclude` names; what a plan covers is staff’s to know', async () => {
    expect(await names(call.csr, 'tumour')).toEqual(['Lung tumour', 'Skin tumour'])
    expect(await names(call.csr, 'tumour', `&exclude=diagnosis&excludeId=${lung.id}`)).toEqual(['Skin tumour'])
    expect(await names(call.csr, 'tumour', `&exclude=group&excludeId=${skin.groupId}`)).toEqual(['Lung tumour'])
    expect(await names(call.csr, 'tumour', `&exclude=plan&excludeId=${plan.id}`)).toEqual(['Skin tumour'])
    expect(await names(call.csr, 'tumour', `&exclude=none&excludeId=${lung.id}`)).toEqual([
      'Lung tumour',
      'Skin tumour',
    ])
    expect((await call.client('GET', `${path}?name=a&exclude=plan&excludeId=${plan.id}`)).body).toMatchObject({
      errorKey: 'auth.notAuthorized',
      rule: 'rules.staffOnly',
    })
    expect((await call.client('GET', `${path}?name=a&exclude=group`)).body).toMatchObject({
      fields: { excludeId: 'errors.required' },
    })
  })

  test('speak the language of the reader', async () => {
    await db.update(user).set({ preferredLanguage: 'zh-cn' }).where(eq(user.id, people.client.id))
    expect(await names(call.client, 'lung')).toEqual(['肺肿瘤'])
    expect(await names(call.csr, 'never')).toEqual([])
  })

  test.each([
    ['', 'name'],
    ['name=x&exclude=all', 'exclude'],
    ['name=x&page=0', 'page'],
    ['name=x&pageSize=251', 'pageSize'],
    ['name=x&sort=id', 'sort'],
    [`name=${'x'.repeat(201)}`, 'name'],
  ])('%s is refused', async (query, field) => {
    const answer = await call.client<{ fields: object }>('GET', `${path}?${query}`)
    expectStatus(answer, 422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })
  test('and so are bodies', async () => {
    expectStatus(await call.client('POST', path, {}), 422)
    expectStatus(await call.client('POST', path, { name: 'x', page: '1' }), 422)
    expectStatus(await call.client('POST', path, { name: 'x', other: 1 }), 422)
  })
})
