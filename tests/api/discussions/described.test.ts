import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { diagnosis, grantDiagnosis, planDiagnosis, queryHeader } from '#db/schema/all.ts'
import { makeGrant, makePlan, makeUser } from '#db/seed/factories.ts'
import { notListedCode } from '#model/panels/diagnoses/not-listed.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { draftOf, fill, history, question, send } from './asking.ts'

const product = await startProduct({ contents: 'reference' })
const { db } = product
const now = product.now()

const answers = {
  disclosure: true,
  focus: '',
  gender: 'female',
  dob: '1964-02-03',
  age: { magnitude: 62, unit: 'year' as const },
  history,
  question,
  builder: 'no',
  anonymous: 'no',
  terms: true,
}
const idOf = async (code: string) =>
  (await db.select({ id: diagnosis.id }).from(diagnosis).where(eq(diagnosis.code, code)))[0]?.id ?? ''

async function submitted(kind: number, described: string) {
  const person = await makeUser(db, now, { userType: kind })
  // neither the plan nor its funding source names what is not in the list
  const plan = await makePlan(db, now, { csrReview: 'no' }, { members: [person.id] })
  const breast = await idOf('C50.9')
  await db.insert(planDiagnosis).values({ planId: plan.id, diagnosisId: breast })
  const grant = await makeGrant(db, now, {}, { plans: [plan.id] })
  await db.insert(grantDiagnosis).values({ grantId: grant.id, diagnosisId: breast })
  const call = await product.as(person.id)
  const { turn } = await fill(call, { ...answers, diagnosis: { described } })
  const done = await send(call, {
    type: 'action',
    actionContext: 'submit',
    ts: turn.body.echo.ts,
    clientData: { queryDraftId: draftOf(turn) ?? '' },
  })
  expectStatus(done, 200)
  const [made] = await db.select().from(queryHeader).where(eq(queryHeader.userId, person.id))
  if (!made) throw new Error('nothing was made')
  return { made, breast, grant, clientData: turn.body.action.clientData }
}

test.each([
  ['a patient', 1, 'A rare tumor behind the knee, "PNST" in the report'],
  ['an oncologist', 5, '左膝后罕见肿瘤，报告写的是 PNST'],
])('what %s describes waits for staff, who set the diagnosis before the release', async (_who, kind, described) => {
  const { made, breast, grant, clientData } = await submitted(kind, described)
  expect(clientData).toMatchObject({ diagnosis: described, diagnosisDescribed: described })
  expect(made).toMatchObject({
    status: 'csrhold',
    contextName: described,
    diagnosisId: await idOf(notListedCode),
    grantId: grant.id,
  })
  expect(made.reviewReasons).toContain('diagnosisDescribed')

  const csr = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr'] })
  const staff = await product.as(csr.id)
  const tooEarly = await staff('POST', `/csradmin/interaction/${made.key}/releaseHold`, {})
  expectStatus(tooEarly, 409)
  expect(tooEarly.body).toMatchObject({ reason: 'discussion.refused.diagnosisDescribed' })

  const set = await staff('PUT', `/rest/queries/${made.id}`, { diagnosisId: breast, version: made.version })
  expectStatus(set, 200)
  const [classified] = await db.select().from(queryHeader).where(eq(queryHeader.id, made.id))
  expect(classified).toMatchObject({ diagnosisId: breast, grantId: grant.id, contextName: described })
  expect(classified?.reviewReasons).not.toContain('diagnosisDescribed')
  expectStatus(await staff('POST', `/csradmin/interaction/${made.key}/releaseHold`, {}), 200)
})

test('an empty description is refused at the step, and the description is kept when another step is edited', async () => {
  const person = await makeUser(db, now)
  await makePlan(db, now, {}, { members: [person.id] })
  const call = await product.as(person.id)
  const start = await send(call, { type: 'init' })
  const answer = (described: string) =>
    send(call, {
      type: 'respond',
      ts: start.body.echo.ts,
      clientData: {},
      actionContext: 'diagnosis',
      responses: [{ described }],
    })
  expectStatus(await answer('   '), 422)
  expectStatus(await answer('x'.repeat(151)), 422)
  // what stands for it is never chosen by its id
  const byId = await send(call, {
    type: 'respond',
    ts: start.body.echo.ts,
    clientData: {},
    actionContext: 'diagnosis',
    responses: [await idOf(notListedCode)],
  })
  expectStatus(byId, 422)
  const kept = await answer('Something rare')
  const again = await send(call, {
    type: 'action',
    actionContext: 'diagnosis',
    ts: kept.body.echo.ts,
    clientData: { queryDraftId: draftOf(kept) ?? '' },
  })
  expect(again.body.action).toMatchObject({ tag: 'diagnosis', responses: [{ described: 'Something rare' }] })
})
