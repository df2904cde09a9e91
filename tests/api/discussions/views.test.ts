import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import {
  diagnosis,
  notification,
  planManager,
  planMember,
  queryHeader,
  queryHeaderInput,
  surveyHeader,
  surveyQuestion,
  surveySession,
  user,
  userBio,
} from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { systemCtx, transaction } from '#api/context.ts'
import { surveyFinished } from '#api/discussions/lifecycle/survey-finished.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { answerText, startScenario, type TestScenario } from './scenario.ts'

const product = await startProduct()

async function answeredBy(
  scenario: TestScenario,
  key: string,
  id: string,
  count: number,
): Promise<{ userId: string; call: Caller }[]> {
  const parts = (await scenario.engagements(id)).filter((part) => part.status === 'invited').slice(0, count)
  const experts = await Promise.all(
    parts.map(async (part) => ({ userId: part.userId, call: await product.as(part.userId) })),
  )
  for (const [n, { call }] of experts.entries()) {
    expectStatus(await call('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
    expectStatus(
      await call('POST', `/user/interaction/${key}/response`, { text: `${answerText} Opinion ${n + 1}.`, terms: true }),
      200,
    )
  }
  return experts
}
const lines = async (call: Caller, key: string) =>
  (await call<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${key}/responses`)).body.data

test('an anonymous asker has no name for experts; in a blinded discussion no one has one', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const open = await scenario.ask()
  const hidden = await scenario.ask({ anonymous: true })
  const names = async (row: { key: string; id: string }) => {
    const [part] = await scenario.engagements(row.id)
    const expert = await product.as(part!.userId)
    const before = (await expert<Discussion>('GET', `/user/interaction/${row.key}`)).body.asker.displayName
    expect(before).toBe('Anonymous member')
    expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
    return (await expert<Discussion>('GET', `/user/interaction/${row.key}`)).body.asker.displayName
  }
  expect(await names(open)).toBe('Ada Asker')
  expect(await names(hidden)).toBe('Anonymous member')
  expect((await scenario.staff<Discussion>('GET', `/user/interaction/${hidden.key}`)).body.asker.displayName).toBe(
    'Ada Asker',
  )

  const blinded = await scenario.ask({ type: 'blinded' })
  expect(blinded).toMatchObject({ status: 'open', type: 'blinded' })
  const [one, two] = await answeredBy(scenario, blinded.key, blinded.id, 2)
  expect((await lines(scenario.member, blinded.key)).map((line) => [line.displayName, line.userId])).toEqual([
    ['Expert 1', null],
    ['Expert 2', null],
  ])
  expect((await lines(one!.call, blinded.key)).map((line) => line.userId)).toEqual([one!.userId, null])
  expect(
    (
      await scenario.staff<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${blinded.key}/responses`)
    ).body.data.map((line) => line.userId),
  ).toEqual([one!.userId, two!.userId])
  expect(
    (await scenario.member<{ data: unknown[] }>('GET', `/user/interaction/${blinded.key}/faculty`)).body.data,
  ).toEqual([])
})

test('who loses a seat in a blinded discussion and takes it again keeps the number, as do the others', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask({ type: 'blinded' })
  const [first] = await scenario.engagements(row.id)
  const accept = async () => {
    const expert = await product.as(first!.userId)
    expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  }
  const statusOfFirst = async () => (await scenario.engagements(row.id)).find(({ id }) => id === first!.id)?.status
  await accept()
  await product.pass(60)
  await answeredBy(scenario, row.key, row.id, 1)
  const shown = async () => (await lines(scenario.member, row.key)).map((line) => line.displayName)
  expect(await shown()).toEqual(['Expert 2'])
  await product.pass(7 * 3600)
  expect(await statusOfFirst()).toBe('timedout')
  await accept()
  expect(await statusOfFirst()).toBe('claimed')
  expect(await shown()).toEqual(['Expert 2'])
})

test('a discussion is worded in the language of the page, whatever the account prefers', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask({
    anonymous: true,
    mediaType: 'video',
    proposedTimes: [Math.floor(product.now().getTime() / 1000) + 86_400],
  })
  await product.db.update(diagnosis).set({ nameZh: '胆管癌' }).where(eq(diagnosis.id, row.diagnosisId))
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  const read = async (language?: string) =>
    (
      await expert<Discussion>(
        'GET',
        `/user/interaction/${row.key}`,
        undefined,
        language ? { 'Accept-Language': language } : {},
      )
    ).body
  const chinese = await read('zh-CN')
  expect([chinese.diagnosis.name, chinese.asker.displayName]).toEqual(['胆管癌', '匿名会员'])
  expect((await read('en-US')).asker.displayName).toBe('Anonymous member')
  expect((await read()).diagnosis.name).not.toBe('胆管癌')
  // without a page the account decides
  await product.db.update(user).set({ preferredLanguage: 'zh-cn' }).where(eq(user.id, part!.userId))
  expect((await read()).diagnosis.name).toBe('胆管癌')
})

test('independent first: colleagues’ answers only after one’s own', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { independentFirst: true } })
  const row = await scenario.ask()
  await answeredBy(scenario, row.key, row.id, 1)
  const second = await product.as(
    (await scenario.engagements(row.id)).find((part) => part.status === 'invited')!.userId,
  )
  expectStatus(await second('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  expect(await lines(second, row.key)).toHaveLength(0)
  expectStatus(await second('POST', `/user/interaction/${row.key}/response`, { text: answerText, terms: true }), 200)
  expect(await lines(second, row.key)).toHaveLength(2)
})

test('independent first: a word too many after the panel is full opens no colleague’s answer', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { independentFirst: true, panelSize: 1 } })
  const row = await scenario.ask()
  await answeredBy(scenario, row.key, row.id, 1)
  const missed = (await scenario.engagements(row.id)).find((part) => part.status === 'missedout')
  const expert = await product.as(missed!.userId)
  const say = (text: string) => expert('POST', `/user/interaction/${row.key}/response`, { text, terms: true })
  const colleagues = async () => (await lines(expert, row.key)).filter(({ userId }) => userId !== missed!.userId).length
  expectStatus(await say('hi'), 200)
  const mine = (await scenario.engagements(row.id)).find((part) => part.userId === missed!.userId)
  expect(mine).toMatchObject({ status: 'latereview', answeredAt: null })
  expect(await colleagues()).toBe(0)
  expectStatus(await say(`${answerText} I have seen this twice.`), 200)
  expect(await colleagues()).toBe(1)
})

test('the panel presents itself with affiliations and disclosures', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask()
  const [one] = await answeredBy(scenario, row.key, row.id, 1)
  await product.db
    .update(user)
    .set({ prefix: 'Dr.', firstName: 'Iris', lastName: 'Vale' })
    .where(eq(user.id, one!.userId))
  await product.db.insert(userBio).values({ userId: one!.userId, affiliations: 'North Clinic', disclosures: 'None' })
  expect((await scenario.member('GET', `/user/interaction/${row.key}/faculty`)).body).toEqual({
    data: [{ name: 'Dr. Iris Vale', affiliations: 'North Clinic', disclosures: 'None' }],
  })
})

test('members read along where the plan shares, physicians comment unpaid where it is communal', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { sharedQueries: true } })
  const row = await scenario.ask()
  const held = await scenario.ask()
  await product.db.update(queryHeader).set({ status: 'csrhold' }).where(eq(queryHeader.id, held.id))
  const communal = await scenario.ask({ type: 'communal' })
  const now = product.now()
  const fellow = await makeUser(product.db, now)
  const physician = await makeUser(product.db, now, { userType: userType.network })
  for (const { id } of [fellow, physician])
    await product.db.insert(planMember).values({ planId: scenario.plan.id, userId: id, joinedAt: now })
  const member = await product.as(fellow.id)
  const colleague = await product.as(physician.id)
  expect((await member<Discussion>('GET', `/user/interaction/${row.key}`)).body).toMatchObject({
    viewer: 'planMember',
    mayPost: false,
    allowed: [],
  })
  expectStatus(await member('POST', `/user/interaction/${row.key}/response`, { text: answerText, terms: true }), 403)
  expectStatus(await member('POST', `/user/interaction/${row.key}/close`, { version: 1 }), 403)
  expectStatus(await member('GET', `/user/interaction/${held.key}`), 404)
  expect((await colleague<Discussion>('GET', `/user/interaction/${communal.key}`)).body).toMatchObject({
    viewer: 'expert',
    mayPost: true,
    engagement: null,
  })
  expectStatus(
    await colleague('POST', `/user/interaction/${communal.key}/response`, { text: answerText, terms: false }),
    422,
  )
  expectStatus(await colleague('POST', `/user/interaction/${communal.key}/acceptTerms`, { termsId: 'discussion' }), 200)
  expectStatus(
    await colleague('POST', `/user/interaction/${communal.key}/response`, { text: answerText, terms: false }),
    200,
  )
  expect(await lines(scenario.member, communal.key)).toMatchObject([{ queryExpertId: null, text: answerText }])
  expect((await scenario.row(communal.id)).responseCount).toBe(1)
})

test.each([
  ['private', 'live', [404, 404]],
  ['blinded', 'live', [404, 404]],
  ['academy', 'live', [404, 404]],
  ['normal', 'test', [404, 404]],
  ['communal', 'test', [404, 404]],
  ['normal', 'live', [200, 200]],
] as const)(
  'a %s question of a %s member is read by members and managers of a sharing plan only where it is shared with them',
  async (type, world, statuses) => {
    const scenario = await startScenario(product, { csrReview: 'no', plan: { sharedQueries: true } })
    const row = await scenario.ask({ type: 'normal' })
    await product.db
      .update(queryHeader)
      .set({ type, testQuery: world === 'test' })
      .where(eq(queryHeader.id, row.id))
    const now = product.now()
    const [fellow, manager] = [
      await makeUser(product.db, now),
      await makeUser(product.db, now, { userType: userType.planManager }),
    ]
    await product.db.insert(planMember).values({ planId: scenario.plan.id, userId: fellow.id, joinedAt: now })
    await product.db.insert(planManager).values({ planId: scenario.plan.id, userId: manager.id })
    const [member, managing] = [await product.as(fellow.id), await product.as(manager.id)]
    const read = await Promise.all([member, managing].map((call) => call('GET', `/user/interaction/${row.key}`)))
    expect(read.map(({ status }) => status)).toEqual(statuses)
    const shared = await member<{ data: { key: string }[] }>('GET', '/server/query/indexBuckets?filter=shared')
    expectStatus(shared, 200)
    expect(JSON.stringify(shared.body).includes(row.key)).toBe(statuses[0] === 200)
  },
)

test('experts of another language read the product in it', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', expert: { preferredLanguage: 'zh-cn' } })
  const row = await scenario.ask({ anonymous: true })
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expect((await expert<Discussion>('GET', `/user/interaction/${row.key}`)).body.asker.displayName).toBe('匿名会员')
  const [told] = await product.db.select().from(notification).where(eq(notification.userId, part!.userId))
  expect(told?.subject).toBe(`邀请您回答 ${row.key}（${scenario.diagnosis.name}）`)
})

test('a survey before release holds the discussion back until it is answered; later ones follow the close', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const now = product.now()
  const [draft] = await product.db
    .insert(queryHeaderInput)
    .values({
      userId: scenario.asker.id,
      createdBy: scenario.asker.id,
      updatedBy: scenario.asker.id,
      clientData: {},
      ts: 1,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const [survey] = await product.db
    .insert(surveyHeader)
    .values({ queryDraftId: draft!.id, userId: scenario.asker.id, createdAt: now })
    .returning()
  for (const questionWhen of ['pre', 'question', 'post', 'followup'] as const) {
    await product.db.insert(surveyQuestion).values({
      surveyHeaderId: survey!.id,
      userId: scenario.asker.id,
      order: 1,
      text: 'How are you?',
      questionTypeId: 2,
      questionWhen,
      configuration: '[]',
      createdAt: now,
    })
  }
  const row = await scenario.ask({ draftId: draft!.id })
  expect(row).toMatchObject({ status: 'pending_survey', questionCount: 1 })
  expect((await scenario.ask({ draftId: draft!.id })).id).toBe(row.id)
  const reminders = async () =>
    (
      await product.db
        .select()
        .from(notification)
        .where(and(eq(notification.queryId, row.id), eq(notification.purpose, 'surveyReminder')))
    ).length
  await product.pass(24 * 3600 + 60)
  expect(await reminders()).toBe(1)
  const finish = () => transaction(product.deps, (tx) => surveyFinished(systemCtx(product.deps), tx, row.id))
  await finish()
  expect((await scenario.row(row.id)).status).toBe('pending_survey')
  await product.db.insert(surveySession).values({
    surveyHeaderId: survey!.id,
    queryId: row.id,
    userId: scenario.asker.id,
    questionWhen: 'pre',
    keyHash: 'k1',
    completedAt: product.now(),
    createdAt: now,
    updatedAt: now,
  })
  await finish()
  expect((await scenario.row(row.id)).status).toBe('open')
  await product.pass(48 * 3600)
  expect(await reminders()).toBe(1)

  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
  expect((await scenario.row(row.id)).surveyStatus).toBe('post_pending')
  const done = (questionWhen: 'post' | 'followup') =>
    product.db.insert(surveySession).values({
      surveyHeaderId: survey!.id,
      queryId: row.id,
      userId: scenario.asker.id,
      questionWhen,
      keyHash: questionWhen,
      completedAt: product.now(),
      createdAt: now,
      updatedAt: now,
    })
  await done('post')
  await finish()
  expect((await scenario.row(row.id)).surveyStatus).toBe('new')
  await product.pass(30 * 86_400 - 60)
  expect((await scenario.row(row.id)).surveyStatus).toBe('new')
  await product.pass(120)
  expect((await scenario.row(row.id)).surveyStatus).toBe('followup_pending')
  await done('followup')
  await finish()
  expect((await scenario.row(row.id)).surveyStatus).toBe('new')
})

test('an expert who was invited and never accepted reads no more than the offer once the discussion is closed, and is told so', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask()
  const [invited, seated] = await scenario.engagements(row.id)
  const [outside, inside] = await Promise.all([product.as(invited!.userId), product.as(seated!.userId)])
  expectStatus(await inside('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
  const read = async (call: Caller) => (await call<Discussion>('GET', `/user/interaction/${row.key}`)).body
  expect(await read(outside)).toMatchObject({ text: null, history: null, genderId: null, mayPost: false })
  expect(await lines(outside, row.key)).toEqual([])
  expect((await read(inside)).history).toBe('Lumpectomy in May, margins clear.')
  const told = async (userId: string) =>
    (
      await product.db
        .select({ text: notification.text })
        .from(notification)
        .where(and(eq(notification.queryId, row.id), eq(notification.userId, userId)))
    ).map(({ text }) => text)
  const everything = /You can still read everything in it/
  expect((await told(seated!.userId)).some((text) => everything.test(text))).toBe(true)
  const outsideMails = await told(invited!.userId)
  expect(outsideMails.some((text) => everything.test(text))).toBe(false)
  expect(outsideMails.some((text) => text.includes('was closed before you accepted'))).toBe(true)
})
