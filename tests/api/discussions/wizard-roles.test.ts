import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { contentDocument, queryHeader, surveyHeader, surveyQuestion, termsAcceptance } from '#db/schema/all.ts'
import { newId } from '#db/columns.ts'
import { makeDiagnosis, makeGrant, makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import type { WizardAction, WizardTag } from '#model/discussions/wizard/wizard-enums.ts'
import type { WizardAnswer, WizardRequest, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { writeConfig } from '#model/surveys/builder.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'

const product = await startProduct()
const { db } = product
const now = product.now()
const about = await makeDiagnosis(db, { code: 'C50.9', name: 'Malignant neoplasm of breast of unspecified site' })
for (const uid of ['client', 'network', 'planmanager', 'blinded']) {
  await db.insert(contentDocument).values({
    type: 'terms',
    uid,
    userType: '',
    locale: 'en-us',
    fields: { html: '<p>Terms</p>' },
    enabled: true,
    createdAt: now,
    updatedAt: now,
  })
}
const question = 'Would you add a CDK4/6 inhibitor to letrozole now, or wait for the next scan?'
const rich = {
  media: ['messenger', 'audio', 'video'],
  genderOptOut: true,
  anonymousAllowed: true,
  surveyBuilder: true,
  csrReview: 'yes',
} as const
const given: Partial<Record<WizardTag, WizardAnswer>> = {
  diagnosis: about.id,
  disclosure: true,
  selection: 'plan_only',
  focus: 'First line',
  optout: 'no',
  gender: 'female',
  age: { magnitude: 62, unit: 'years' },
  dob: '1964-02-03',
  history: 'Sixty-two years old, metastatic breast cancer to bone, ER positive, HER2 negative.',
  question,
  builder: 'yes',
  anonymous: 'yes',
  medium: 'video',
  terms: true,
}

/** Someone of a type in a plan with all there is and in a plain one, with a pool of experts. */
async function asker(userType: number, changes: Parameters<typeof makeUser>[2] = {}, mode = 'user_choice') {
  const person = await makeUser(db, now, { userType: userType as never, ...changes })
  const expert = await makeUser(db, now, { userType: 2, noeticExpert: true })
  const pool = await makePool(db, now, {}, [expert.id])
  const plan = await makePlan(db, now, { ...rich, expertSelectionMode: mode } as object, {
    members: [person.id],
    pools: [pool.id],
  })
  await makePlan(db, now, {}, { members: [person.id] })
  await makeGrant(db, now, {}, { plans: [plan.id] })
  return { person, plan, pool }
}
type Asker = Awaited<ReturnType<typeof asker>>

/** Answers all that is asked, in the asker's way, and says what was asked how. */
async function fill(
  call: Caller,
  { person, plan, pool }: Asker,
  path: string,
  answers: Partial<Record<WizardTag, WizardAnswer>> = {},
) {
  const send = async (request: WizardRequest) => {
    const turn = await call<WizardResponse>('POST', path, request)
    expectStatus(turn, 200)
    return turn.body
  }
  let turn = await send({ type: 'init' })
  const asked: Partial<Record<WizardTag, WizardAction>> = {}
  for (;;) {
    const { tag, action, clientData, choices = [] } = turn.action
    const of = clientData.queryDraftId ? { queryDraftId: clientData.queryDraftId } : {}
    if (tag === 'review' || tag === undefined || tag === 'submit')
      return {
        turn,
        asked,
        submit: () => send({ type: 'action', ts: turn.echo.ts, clientData: of, actionContext: 'submit' }),
      }
    asked[tag] = action
    if (tag === 'builder') await writeQuestion(call, person.id, clientData.queryDraftId ?? '')
    const [day] = choices.flatMap((choice) => (typeof choice.value === 'string' ? [] : [choice.value]))
    const value =
      answers[tag] ??
      (tag === 'plan' ? plan.id : tag === 'pool' ? pool.id : tag === 'schedule' ? [day?.times[4]?.ts ?? 0] : given[tag])
    turn = await send({
      type: 'respond',
      ts: turn.echo.ts,
      clientData: of,
      actionContext: tag,
      responses: [value ?? null],
    })
  }
}

async function writeQuestion(call: Caller, userId: string, draftId: string) {
  const header = await call<{ id: string }>(
    'GET',
    `/server/survey/header?queryDraftId=${draftId}&userId=${userId}&createIfNotFound=true`,
  )
  expectStatus(header, 200)
  expectStatus(
    await call('POST', '/server/survey/question', {
      userId,
      surveyHeaderId: header.body.id,
      order: 1,
      text: 'Which treatment would you start with in this situation?',
      questionTypeId: 1,
      configuration: writeConfig({
        validation: {},
        choices: [
          { id: 'a', text: 'Surgery' },
          { id: 'b', text: 'Radiotherapy' },
        ],
      }),
    }),
    200,
  )
}

const everywhere = {
  plan: 'choose-one',
  diagnosis: 'auto-complete',
  disclosure: 'disclosure',
  focus: 'text-line',
  optout: 'choose-one',
  gender: 'choose-one',
  history: 'text-long',
  question: 'text-long',
  builder: 'question-builder',
  medium: 'choose-one',
  schedule: 'schedule',
}
const ways = { selection: 'choose-one' }
const accepted = { terms: 'disclosure' }
const open = { anonymous: 'choose-one' }
const age = { age: 'age' }
/** type, how experts are chosen, asked beside what everyone is asked, and what the discussion becomes */
const roles = [
  [
    'a member',
    1,
    {},
    'user_choice',
    { ...ways, ...open, ...accepted, dob: 'dob' },
    { dob: '1964-02-03', ageMagnitude: null, type: 'normal' },
  ],
  [
    'an expert who also asks',
    2,
    { noeticExpert: true },
    'user_choice',
    { ...ways, ...open, ...accepted, ...age },
    { dob: null, ageMagnitude: 62, ageUnits: 'year', type: 'normal' },
  ],
  [
    'a physician of the network',
    5,
    {},
    'plan_select',
    { pool: 'choose-one', ...open, ...accepted, ...age },
    { ageMagnitude: 62, type: 'normal' },
  ],
  [
    'a plan manager',
    11,
    {},
    'user_choice',
    { ...ways, ...open, ...accepted, ...age },
    { ageMagnitude: 62, type: 'normal' },
  ],
  [
    'a blinded reviewer',
    12,
    {},
    'plan_select',
    { pool: 'choose-one', ...accepted, ...age },
    { ageMagnitude: 62, type: 'blinded' },
  ],
] as const

test.each(roles)(
  '%s is asked all that concerns them, each in its way, and gets the discussion that was asked for',
  async (_name, type, changes, mode, more, becomes) => {
    const who = await asker(type, changes, mode)
    const call = await product.as(who.person.id)
    const { asked, submit } = await fill(call, who, type === 12 ? `/user/newQuery/${who.person.id}` : '/user/newQuery')
    expect(asked).toEqual({ ...everywhere, ...more })
    const done = await submit()
    const [made] = await db
      .select()
      .from(queryHeader)
      .where(eq(queryHeader.id, done.action.clientData.queryId ?? ''))
    expect(made).toMatchObject({
      ...becomes,
      userId: who.person.id,
      createdBy: who.person.id,
      planId: who.plan.id,
      ...(mode === 'plan_select' ? { poolId: who.pool.id } : { expertSelectionMode: 'plan_only' }),
      mediaType: 'video',
      anonymous: true,
      questionCount: 1,
      status: 'csrhold',
    })
    expect(made?.proposedTimes).toHaveLength(1)
    expect(
      await db
        .select()
        .from(termsAcceptance)
        .where(eq(termsAcceptance.queryId, made?.id ?? '')),
    ).toHaveLength(1)
  },
)

test.each([
  ['a member', 1],
  ['a physician', 5],
] as const)('staff ask for %s: as them, without terms, and without a time', async (_name, type) => {
  const who = await asker(type)
  const staff = await makeUser(db, now, { userType: 3, staffRoles: ['csr'] })
  const { asked, submit } = await fill(await product.as(staff.id), who, `/user/newQuery/${who.person.id}`, {
    schedule: [],
  })
  expect(asked).toEqual({ ...everywhere, ...ways, ...open, ...(type === 1 ? { dob: 'dob' } : age) })
  const [made] = await db
    .select()
    .from(queryHeader)
    .where(eq(queryHeader.id, (await submit()).action.clientData.queryId ?? ''))
  expect(made).toMatchObject({ userId: who.person.id, createdBy: staff.id, proposedTimes: [], mediaType: 'video' })
  expect(
    await db
      .select()
      .from(termsAcceptance)
      .where(eq(termsAcceptance.queryId, made?.id ?? '')),
  ).toEqual([])
})

test('who leaves out age and gender is not asked for them', async () => {
  const who = await asker(1)
  const { asked, submit } = await fill(await product.as(who.person.id), who, '/user/newQuery', { optout: 'yes' })
  expect(asked).not.toHaveProperty('gender')
  expect(asked).not.toHaveProperty('dob')
  const [made] = await db
    .select()
    .from(queryHeader)
    .where(eq(queryHeader.id, (await submit()).action.clientData.queryId ?? ''))
  expect(made).toMatchObject({ dob: null, genderId: null })
})

test('questions that were written and then left out reach no expert', async () => {
  const who = await asker(5)
  const { turn, submit } = await fill(await product.as(who.person.id), who, '/user/newQuery', { builder: 'no' })
  const { queryId } = (await submit()).action.clientData
  const [made] = await db
    .select()
    .from(queryHeader)
    .where(eq(queryHeader.id, queryId ?? ''))
  expect(made?.questionCount).toBe(0)
  expect(
    await db
      .select()
      .from(surveyHeader)
      .innerJoin(surveyQuestion, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
      .where(eq(surveyHeader.queryId, queryId ?? '')),
  ).toEqual([])
  expect(
    await db
      .select()
      .from(surveyHeader)
      .where(eq(surveyHeader.queryDraftId, turn.action.clientData.queryDraftId ?? newId())),
  ).toHaveLength(1)
})
