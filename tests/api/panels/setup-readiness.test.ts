import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentDocument, planMember, queryExpert } from '#db/schema/all.ts'
import { makeDiagnosis, makeExpert, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { SetupReadiness } from '#model/panels/setup-readiness.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed } from '../admin/staff.ts'

const product = await startProduct()
const { db } = product
const now = product.now()
const { admin, viewer } = await hire(product)
const { call } = admin
const diagnosis = await makeDiagnosis(db, { name: 'Glioma', plainName: 'Brain tumor' })
await db
  .insert(contentDocument)
  .values({ type: 'theme', uid: 'harbor', locale: 'en-us', fields: {}, createdAt: now, updatedAt: now })
const question = 'Is surgery advisable before radiation for a small low-grade glioma without symptoms?'
const answerText = 'With a small lesion and no symptoms I would watch it with imaging every three months first.'

const read = async (path: string): Promise<SetupReadiness> => {
  const answer = await call<SetupReadiness>('GET', path)
  expectStatus(answer, 200)
  return answer.body
}
const missing = ({ checks }: SetupReadiness) =>
  Object.fromEntries(
    checks.flatMap(({ check, ok, problems }) => (ok ? [] : [[check, problems.map(({ problem }) => problem)]])),
  )

test('a new plan says what it needs, step by step, until a test expert has answered a test question', async () => {
  const plan = await makePlan(db, now, { enabled: false, noNewQueries: true, panelSize: 2 })
  const path = `/server/membership/plan/${plan.id}`
  const ready = () => read(`${path}/ready`)
  const change = async (fields: Record<string, unknown>) => {
    const [found] = (await listed(call, 'plans', { filter: { id: plan.id } })).body
    expectStatus(await call('PUT', `/rest/plans/${plan.id}`, { ...fields, version: found!.version }), 200)
  }
  expect(missing(await ready())).toEqual({
    open: ['disabled', 'noNewQuestions'],
    money: ['noFunding'],
    experts: ['noPools'],
    brand: ['noTheme'],
    link: ['noLink'],
    testQuestion: ['testNone'],
  })

  await change({ enabled: true, noNewQueries: false, theme: 'harbor' })
  const grant = (
    await call<{ id: string; version: number }>('POST', '/rest/grants', {
      name: 'Foundation',
      displayTitle: 'Foundation',
      shortDescription: '<p>Pays.</p>',
      frontMatter: '<p>Terms.</p>',
      activeFrom: '2099-01-01',
      enabled: true,
    })
  ).body
  expectStatus(await call('POST', `${path}/grant/${grant.id}`), 200)
  expect(missing(await ready()).money).toEqual(['fundingNotActive'])
  const { version } = (await call<{ version: number }>('GET', `/rest/grants/${grant.id}`)).body
  expectStatus(await call('PUT', `/rest/grants/${grant.id}`, { activeFrom: null, version }), 200)

  const pool = await makePool(db, now)
  expectStatus(await call('POST', `/server/grant/${grant.id}/pool/${pool.id}`), 200)
  expect((await ready()).checks.find(({ check }) => check === 'experts')?.problems).toEqual([
    { problem: 'noExperts', names: ['Brain tumor'], count: 1, at: null },
  ])
  const testExpert = await makeExpert(db, now, { testUser: true, lastName: 'Trial' })
  const [one, two] = [await makeExpert(db, now), await makeExpert(db, now)]
  const addExpert = async (id: string) => expectStatus(await call('POST', `/server/pool/${pool.id}/expert/${id}`), 200)
  await addExpert(testExpert.id)
  await addExpert((await makeExpert(db, now, { enabled: false })).id)
  // neither a test expert nor one whose account is closed is an expert for members
  expect(missing(await ready()).experts).toEqual(['noExperts'])
  await addExpert(one.id)
  expect(missing(await ready()).experts).toEqual(['fewExperts'])
  await addExpert(two.id)

  const later = { slug: 'foundation', description: 'Brochure', effectiveDate: '2099-01-01', enabled: true }
  const link = (await call<{ id: string; version: number }>('POST', `${path}/links`, later)).body
  expect(missing(await ready())).toEqual({ link: ['linkLater'], testQuestion: ['testNone'] })
  expectStatus(
    await call('PUT', `${path}/link/${link.id}`, { ...later, effectiveDate: null, version: link.version }),
    200,
  )

  const tester = await makeUser(db, now, { testUser: true, lastName: 'Probe' })
  const patient = await makeUser(db, now)
  const before = await ready()
  expect(before.ready).toBe(false)
  expect(before.test).toMatchObject({
    askers: [{ id: tester.id, member: false }],
    experts: [{ id: testExpert.id, inPool: true }],
    diagnosis: { id: diagnosis.id, name: 'Brain tumor' },
    question: null,
  })
  const ask = (askerId: string, as = call) =>
    as<{ id: string; key: string; fields?: object }>('POST', `${path}/testQuestion`, {
      askerId,
      diagnosisId: diagnosis.id,
      text: question,
    })
  expect((await ask(patient.id)).body.fields).toEqual({ askerId: 'errors.unknownValue' })
  expectStatus(await ask(tester.id, viewer.call), 403)
  const asked = await ask(tester.id)
  expectStatus(asked, 201)
  expect(await db.select().from(planMember).where(eq(planMember.planId, plan.id))).toMatchObject([
    { userId: tester.id },
  ])
  expect(missing(await ready())).toEqual({ testQuestion: ['testUnreleased'] })

  const { key, id } = asked.body
  const staffView = (await call<{ version: number }>('GET', `/user/interaction/${key}`)).body
  expectStatus(await call('POST', `/csradmin/interaction/${key}/releaseHold`, { version: staffView.version }), 200)
  expect(await db.select({ userId: queryExpert.userId }).from(queryExpert).where(eq(queryExpert.queryId, id))).toEqual([
    { userId: testExpert.id },
  ])
  expect(missing(await ready())).toEqual({ testQuestion: ['testUnanswered'] })
  const expert = await product.as(testExpert.id)
  expectStatus(await expert('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
  expectStatus(
    await expert('POST', `/user/interaction/${key}/response`, {
      text: answerText,
      minutes: 30,
      terms: true,
    }),
    200,
  )
  const after = await ready()
  expect(missing(after)).toEqual({})
  expect(after).toMatchObject({ ready: true, test: { question: { id, key, answered: true } } })
})

test('a funding source lists what its plans miss, each with the page that mends it', async () => {
  const plan = await makePlan(db, now, { name: 'Quiet', theme: null })
  const grant = await makeGrant(db, now, { name: 'Trust', frontMatter: 'cms:not-there' })
  const path = `/server/grant/${grant.id}/ready`
  expect(missing(await read(path)).money).toEqual(['noPlans'])
  expectStatus(await call('POST', `/server/membership/plan/${plan.id}/grant/${grant.id}`), 200)
  const at = { resource: 'plans', id: plan.id }
  const { checks } = await read(path)
  expect(checks.filter(({ ok }) => !ok)).toEqual([
    { check: 'experts', ok: false, problems: [{ problem: 'noPools', names: ['Quiet'], count: 1, at }] },
    {
      check: 'frontMatter',
      ok: false,
      problems: [{ problem: 'frontMatterUnknown', names: ['Trust'], count: 1, at: null }],
    },
    { check: 'brand', ok: false, problems: [{ problem: 'noTheme', names: ['Quiet'], count: 1, at }] },
    { check: 'link', ok: false, problems: [{ problem: 'noLink', names: ['Quiet'], count: 1, at }] },
    { check: 'testQuestion', ok: false, problems: [{ problem: 'testNone', names: [], count: 0, at: null }] },
  ])
  expectStatus(await call('GET', '/server/grant/unknown/ready'), 404)
  const member = await product.as((await makeUser(db, now, { userType: userType.client })).id)
  expectStatus(await member('GET', path), 403)
})
