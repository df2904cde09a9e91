import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planDiagnosis, planPool, queryHeaderInput, user } from '#db/schema/all.ts'
import type { Draft, Phrase, WizardResponse } from '#model/discussions/wizard/wizard-wire.ts'
import { makePlan, makePool, makeUser } from '#db/seed/factories.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { expectStatus, startProduct, type Answer } from '../../support/product.ts'
import { draftOf, fill, history, question, send, startAsking } from './asking.ts'

const product = await startProduct()
const { db } = product
const now = product.now()
const { breast, other, usual, asker } = await startAsking(product)

test('what stopped fitting while the page was away is told when the draft is opened, and with the next answer', async () => {
  const { plan, call } = await asker()
  const { turn } = await fill(call, usual)
  const clientData = { queryDraftId: draftOf(turn) ?? '' }
  await db.insert(planDiagnosis).values({ planId: plan.id, diagnosisId: other.id })
  const gone = (answer: Answer<WizardResponse>) =>
    answer.body.echo.messages
      .filter((message) => message.type === 'banner')
      .map((message) => (message.content as Phrase).params?.list)
  const opened = await send(call, { type: 'init', clientData })
  expect(gone(opened)).toEqual(['discussion.wizard.diagnosis.name'])
  expect(opened.body.action).toMatchObject({ tag: 'diagnosis', clear: ['diagnosis'] })
  expect(gone(await send(call, { type: 'action', ts: turn.body.echo.ts, clientData, actionContext: 'focus' }))).toEqual(
    ['discussion.wizard.diagnosis.name'],
  )
  const answered = await send(call, {
    type: 'respond',
    ts: turn.body.echo.ts,
    clientData,
    actionContext: 'diagnosis',
    responses: [other.id],
  })
  expect(gone(answered)).toEqual([])
  expect(answered.body.action).toMatchObject({
    tag: 'review',
    clientData: { diagnosis: plainNameOf(other, 'en'), question },
  })
})

test('a text without end is refused and not cut, in every script', async () => {
  const { call } = await asker()
  const { turn } = await fill(call, usual)
  const clientData = { queryDraftId: draftOf(turn) ?? '' }
  const write = (actionContext: 'history' | 'question', text: string, ts: number) =>
    send(call, { type: 'respond', ts, clientData, actionContext, responses: [text] })
  for (const tag of ['history', 'question'] as const) {
    const long = await write(tag, '患者男，五十岁😀。'.repeat(5_000), turn.body.echo.ts)
    expectStatus(long, 422)
    expect(long.body).toMatchObject({
      fields: { [tag]: 'discussion.wizard.tooLong' },
      problem: { params: { n: 20_000 } },
    })
  }
  const most = '患者男，五十岁，肺腺癌。'.repeat(1_666)
  const kept = await write('history', most, turn.body.echo.ts)
  expect(kept.body.action.clientData.history).toBe(most)
})

test('an answer that comes after the draft was submitted elsewhere is not swallowed', async () => {
  const { call } = await asker()
  const { turn } = await fill(call, usual)
  const clientData = { queryDraftId: draftOf(turn) ?? '' }
  const done = await send(call, { type: 'action', ts: turn.body.echo.ts, clientData, actionContext: 'submit' })
  const late = await send(call, {
    type: 'respond',
    ts: turn.body.echo.ts,
    clientData,
    actionContext: 'focus',
    responses: ['Second line'],
  })
  expectStatus(late, 409)
  expect(late.body).toMatchObject({ current: { queryId: done.body.action.clientData.queryId } })
  expectStatus(await send(call, { type: 'init', clientData }), 409)
})

test('a draft that was thrown away elsewhere is made again from what the page holds', async () => {
  const { person, call } = await asker()
  const { turn } = await fill(call, usual)
  const { queryDraftId = '', ...clientData } = turn.body.action.clientData
  expectStatus(await call('DELETE', `/server/query/headerInput/${queryDraftId}`), 200)
  expectStatus(
    await send(call, {
      type: 'respond',
      ts: turn.body.echo.ts,
      clientData: { queryDraftId },
      actionContext: 'focus',
      responses: ['x'],
    }),
    404,
  )
  const made = await call<Draft>('POST', '/server/query/headerInput', { userId: person.id, clientData })
  expectStatus(made, 200)
  const opened = await send(call, { type: 'init', clientData: { queryDraftId: made.body.id } })
  expect(opened.body.action).toMatchObject({ tag: 'review', clientData: { question, history, completed: true } })
})

test('a draft names only the plan and the pool that its owner may choose, to the owner and to staff', async () => {
  const { person, plan, call } = await asker()
  const [own, foreign] = [await makePool(db, now), await makePool(db, now)]
  await db.insert(planPool).values({ planId: plan.id, poolId: own.id })
  const elsewhere = await makePlan(db, now, {}, { pools: [foreign.id] })
  const csr = await product.as((await makeUser(db, now, { userType: 3, staffRoles: ['csr'] })).id)
  const make = async (clientData: object) => {
    const made = await call<Draft>('POST', '/server/query/headerInput', { userId: person.id, clientData })
    expectStatus(made, 200)
    return made.body
  }
  const about = { diagnosisId: breast.id }
  const mine = await make({ ...about, planId: plan.id, poolId: own.id })
  expect(mine).toMatchObject({
    plan: { name: plan.name, displayTitle: plan.displayTitle },
    pool: { name: own.poolName, displayName: own.displayName },
  })
  const others = await make({ ...about, planId: elsewhere.id, poolId: foreign.id })
  const unknown = await make({ ...about, planId: 'nothing', poolId: 'nothing' })
  for (const draft of [others, unknown]) expect(draft).toMatchObject({ plan: null, pool: null })
  for (const reader of [call, csr]) {
    const path = '/server/query/headerInput'
    expect((await reader('GET', `${path}/${others.id}`)).body).toMatchObject({ plan: null, pool: null })
    const { data } = (await reader<{ data: Draft[] }>('GET', `${path}/list?userId=${person.id}`)).body
    const names = data.map((draft) => [draft.id, draft.plan?.name ?? null, draft.pool?.name ?? null])
    expect(names).toHaveLength(3)
    expect(names).toEqual(
      expect.arrayContaining([
        [mine.id, plan.name, own.poolName],
        [others.id, null, null],
        [unknown.id, null, null],
      ]),
    )
  }
  const kept = await call<Draft>('PUT', `/server/query/headerInput/${mine.id}`, {
    clientData: { ...about, planId: elsewhere.id, poolId: foreign.id },
    version: mine.version,
  })
  expectStatus(kept, 200)
  expect(kept.body).toMatchObject({ plan: null, pool: null })
})

test('no draft is made or saved for people who cannot ask, in the words in which the wizard refuses them', async () => {
  const path = '/server/query/headerInput'
  const csrUser = await makeUser(db, now, { userType: 3, staffRoles: ['csr'] })
  const superUser = await makeUser(db, now, { userType: 3, staffRoles: ['csr_super'] })
  const viewer = await makeUser(db, now, { userType: 3, staffRoles: ['csr'], allowedCSRView: true })
  const disabled = await asker({ enabled: false })
  const reader = await asker({ access: 'read_only' })
  const csr = await product.as(csrUser.id)
  const clientData = { question }
  const bar = (rule: string) => ({ status: 403, body: { errorKey: 'auth.notAuthorized', rule } })
  const missing = { status: 404, body: { errorKey: 'not.found' } }
  for (const [call, userId, refusal] of [
    [csr, csrUser.id, bar('canPost.staff')],
    [csr, superUser.id, bar('canPost.staff')],
    [csr, viewer.id, bar('canPost.staff')],
    [csr, disabled.person.id, bar('canPost.disabled')],
    [csr, reader.person.id, bar('canPost.access')],
    [csr, 'unknown', missing],
    [reader.call, reader.person.id, bar('canPost.access')],
    [reader.call, disabled.person.id, missing],
  ] as const) {
    const made = await call('POST', path, { userId, clientData })
    expect(made).toMatchObject(refusal)
    if (call === csr) {
      const { status, body } = await send(csr, { type: 'init' }, `/user/newQuery/${userId}`)
      expect({ status, body: { ...body, requestId: '' } }).toEqual({
        status: made.status,
        body: { ...made.body, requestId: '' },
      })
    }
    expect(await db.select().from(queryHeaderInput).where(eq(queryHeaderInput.userId, userId))).toEqual([])
  }
  const member = await asker()
  const kept = await csr<Draft>('POST', path, { userId: member.person.id, clientData })
  expectStatus(kept, 200)
  await db.update(user).set({ access: 'read_only' }).where(eq(user.id, member.person.id))
  const late = { clientData: { question: 'Another' }, version: kept.body.version }
  for (const call of [member.call, csr])
    expect(await call('PUT', `${path}/${kept.body.id}`, late)).toMatchObject(bar('canPost.access'))
  expectStatus(await member.call('GET', `${path}/${kept.body.id}`), 200)
})
