import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contentDocument, planDiagnosis, queryHeader, queryHeaderInput } from '#db/schema/all.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import {
  draftSchema,
  wizardResponseSchema,
  type Draft,
  type WizardRequest,
  type WizardResponse,
} from '#model/discussions/wizard/wizard-wire.ts'
import { newId } from '#db/columns.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { draftOf, fill, history, question, send, startAsking } from './asking.ts'

const product = await startProduct()
const { db } = product
const now = product.now()
const { breast, other, usual, asker } = await startAsking(product)

describe('asking', () => {
  test('a person is asked in the language of their page, and what they write stays as they wrote it', async () => {
    const page = {
      type: 'page',
      uid: 'disclosure',
      userType: '',
      enabled: true,
      createdAt: now,
      updatedAt: now,
    } as const
    await db.insert(contentDocument).values([
      { ...page, locale: 'en-us', fields: { html: '<p>Please note</p>' } },
      { ...page, locale: 'zh-cn', fields: { html: '<p>说明</p>' } },
    ])
    const { person, call } = await asker({ preferredLanguage: 'en-us' })
    const inChinese: Caller = (method, path, body, headers) =>
      call(method, path, body, { 'Accept-Language': 'zh-CN,zh;q=0.9', ...headers })
    const written = '患者女，IIIA 期肺腺癌，白细胞 3.2×10⁹/L。能否手术？'
    const { turn } = await fill(inChinese, { ...usual, history: written, question: written })
    expect(turn.body.action.clientData).toMatchObject({
      history: written,
      question: written,
      disclosureText: '<p>说明</p>',
    })
    const english = await fill((await asker({ preferredLanguage: 'en-us' })).call, usual)
    expect(english.turn.body.action.clientData.disclosureText).toBe('<p>Please note</p>')
    await send(inChinese, {
      type: 'action',
      actionContext: 'submit',
      ts: turn.body.echo.ts,
      clientData: { queryDraftId: draftOf(turn) ?? '' },
    })
    const [made] = await db.select().from(queryHeader).where(eq(queryHeader.userId, person.id))
    expect(made).toMatchObject({ language: 'zh-cn', text: written, history: written })
  })

  test('an answer whose echo got lost on the way is given again, not refused', async () => {
    const { call } = await asker()
    const start = await send(call, { type: 'init' })
    const request = {
      type: 'respond',
      ts: start.body.echo.ts,
      clientData: {},
      actionContext: 'diagnosis',
      responses: [breast.id],
    }
    const first = await call<WizardResponse>('POST', '/user/newQuery', request, { 'Idempotency-Key': 'lost-1' })
    const repeated = await call<WizardResponse>('POST', '/user/newQuery', request, { 'Idempotency-Key': 'lost-1' })
    expectStatus(repeated, 200)
    expect(repeated.body).toEqual(first.body)
  })

  test('a client is led through the steps, and the finished draft becomes one discussion', async () => {
    const { person, call } = await asker()
    const { turn, asked } = await fill(call, usual)
    expect(asked).toEqual(['diagnosis', 'disclosure', 'focus', 'gender', 'dob', 'history', 'question'])
    expect(wizardResponseSchema.safeParse(turn.body).error).toBeUndefined()
    expect(turn.body.action.clientData.completed).toBe(true)
    const queryDraftId = draftOf(turn)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call<WizardResponse>(
          'POST',
          '/user/newQuery',
          { type: 'action', actionContext: 'submit', ts: turn.body.echo.ts, clientData: { queryDraftId } },
          { 'Idempotency-Key': 'one' },
        ),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(answers[0]?.body.action.action).toBe('submit')
    const made = await db.select().from(queryHeader).where(eq(queryHeader.userId, person.id))
    expect(made).toHaveLength(1)
    expect(made[0]).toMatchObject({
      id: answers[0]?.body.action.clientData.queryId,
      status: 'csrhold',
      text: question,
      history,
      dob: '1964-02-03',
      diagnosisId: breast.id,
    })
    // without the key, the draft itself makes sure
    const again = await send(call, {
      type: 'action',
      actionContext: 'submit',
      clientData: { queryDraftId },
    } as WizardRequest)
    expect(again.body.action.clientData.queryId).toBe(made[0]?.id)
  })

  test('what was typed is in the draft after each step, and opening it shows the whole conversation', async () => {
    const { person, call } = await asker()
    let turn = await send(call, { type: 'init' })
    turn = await send(call, {
      type: 'respond',
      ts: turn.body.echo.ts,
      clientData: {},
      actionContext: 'diagnosis',
      responses: [breast.id],
    })
    const queryDraftId = draftOf(turn) ?? ''
    const list = await call<{ data: Draft[]; total: number }>(
      'GET',
      `/server/query/headerInput/list?userId=${person.id}`,
    )
    expect(list.body.total).toBe(1)
    expect(draftSchema.safeParse(list.body.data[0]).error).toBeUndefined()
    expect(list.body.data[0]).toMatchObject({ id: queryDraftId, diagnosis: { name: 'Breast cancer' } })
    const opened = await send(call, { type: 'init', clientData: { queryDraftId } })
    expect(opened.body.action.tag).toBe(turn.body.action.tag)
    expect(
      opened.body.echo.messages.some((message) => message.user === person.id && message.content === 'Breast cancer'),
    ).toBe(true)
  })

  test('a wrong answer is refused at its step and nothing is lost', async () => {
    const { call } = await asker()
    const { turn } = await fill(call, usual)
    const queryDraftId = draftOf(turn)
    const bad = await send(call, {
      type: 'respond',
      ts: turn.body.echo.ts,
      clientData: { queryDraftId },
      actionContext: 'question',
      responses: ['aaaaaaaaaaaaaaaaaaaa'],
    } as WizardRequest)
    expectStatus(bad, 422)
    expect((bad.body as unknown as { fields: object }).fields).toEqual({
      question: expect.stringMatching(/^errors\.longText\./) as string,
    })
    const opened = await send(call, { type: 'init', clientData: { queryDraftId } } as WizardRequest)
    expect(opened.body.action.clientData.question).toBe(question)
  })

  test('a page that shows an older state is told, and cannot overwrite the newer one', async () => {
    const { call } = await asker()
    const { turn } = await fill(call, usual)
    const queryDraftId = draftOf(turn)
    const edit = (ts: number, focus: string) =>
      send(call, {
        type: 'respond',
        ts,
        clientData: { queryDraftId },
        actionContext: 'focus',
        responses: [focus],
      } as WizardRequest)
    expectStatus(await edit(turn.body.echo.ts, 'Second line'), 200)
    const stale = await edit(turn.body.echo.ts, 'Third line')
    expectStatus(stale, 409)
    expect(stale.body).toMatchObject({ errorKey: 'conflict', message: 'opened elsewhere, reload' })
    expectStatus(
      await send(call, {
        type: 'action',
        actionContext: 'submit',
        ts: turn.body.echo.ts,
        clientData: { queryDraftId },
      } as WizardRequest),
      409,
    )
  })

  test('an incomplete draft is not submitted; the missing step is named', async () => {
    const { call } = await asker()
    const first = await send(call, {
      type: 'respond',
      clientData: {},
      actionContext: 'diagnosis',
      responses: [breast.id],
    })
    const answer = await send(call, {
      type: 'action',
      actionContext: 'submit',
      clientData: { queryDraftId: draftOf(first) },
    } as WizardRequest)
    expectStatus(answer, 422)
    expect((answer.body as unknown as { fields: Record<string, string> }).fields).toHaveProperty('disclosure')
  })

  test('another plan may not cover the diagnosis: it is cleared and said', async () => {
    const { person, call } = await asker()
    const narrow = await makePlan(db, now, {}, { members: [person.id] })
    await db.insert(planDiagnosis).values({ planId: narrow.id, diagnosisId: other.id })
    const wide = (await send(call, { type: 'init' })).body.action
    expect(wide.tag).toBe('plan')
    const first = wide.choices?.map((choice) => choice.value).find((value) => value !== narrow.id) as string
    const { turn } = await fill(call, { ...usual, plan: first })
    const changed = await send(call, {
      type: 'respond',
      ts: turn.body.echo.ts,
      clientData: { queryDraftId: draftOf(turn) },
      actionContext: 'plan',
      responses: [narrow.id],
    } as WizardRequest)
    expectStatus(changed, 200)
    expect(changed.body.action.clear).toContain('diagnosis')
    expect(changed.body.action.clientData.question).toBe(question)
    expect(changed.body.echo.messages.some((message) => message.type === 'banner')).toBe(true)
  })
})

describe('who may ask', () => {
  test('no one without a plan, with a read-only plan or a closed one; the reason is named', async () => {
    const none = await product.as((await makeUser(db, now)).id)
    expect((await send(none, { type: 'init' })).body).toMatchObject({
      errorKey: 'auth.notAuthorized',
      rule: 'canPost.noPlan',
    })
    for (const [plan, rule] of [
      [{ access: 'read_only' }, 'canPost.access'],
      [{ noNewQueries: true }, 'canPost.noNewQueries'],
      [{ enabled: false }, 'canPost.planInactive'],
    ] as const) {
      const { call } = await asker({}, plan)
      const answer = await send(call, { type: 'init' })
      expectStatus(answer, 403)
      expect(answer.body).toMatchObject({ rule })
    }
  })

  test('staff ask on behalf of someone, not for themselves; others cannot', async () => {
    const { person } = await asker()
    const csr = await product.as((await makeUser(db, now, { userType: 3, staffRoles: ['csr'] })).id)
    expectStatus(await send(csr, { type: 'init' }), 403)
    const { turn } = await fill(csr, usual, `/user/newQuery/${person.id}`)
    const done = await send(
      csr,
      { type: 'action', actionContext: 'submit', clientData: { queryDraftId: draftOf(turn) } } as WizardRequest,
      `/user/newQuery/${person.id}`,
    )
    expectStatus(done, 200)
    const stranger = await asker()
    expectStatus(await send(stranger.call, { type: 'init' }, `/user/newQuery/${person.id}`), 404)
    const viewer = await product.as(
      (await makeUser(db, now, { userType: 3, staffRoles: ['csr'], allowedCSRView: true })).id,
    )
    expectStatus(await send(viewer, { type: 'init' }, `/user/newQuery/${person.id}`), 403)
  })

  test('other people’s drafts do not exist', async () => {
    const mine = await asker()
    const first = await send(mine.call, {
      type: 'respond',
      clientData: {},
      actionContext: 'diagnosis',
      responses: [breast.id],
    })
    const id = draftOf(first) ?? ''
    const { call } = await asker()
    for (const answer of [
      await call('GET', `/server/query/headerInput/${id}`),
      await call('DELETE', `/server/query/headerInput/${id}`),
      await send(call, { type: 'init', clientData: { queryDraftId: id } }),
      await call('GET', `/server/query/headerInput/list?userId=${mine.person.id}`),
    ])
      expectStatus(answer, 404)
    expectStatus(await mine.call('DELETE', `/server/query/headerInput/${id}`), 200)
    expect(await db.select().from(queryHeaderInput).where(eq(queryHeaderInput.id, id))).toHaveLength(0)
  })

  test('at the limit no further draft is kept', async () => {
    const { person, call } = await asker()
    const start = () =>
      send(call, { type: 'respond', clientData: {}, actionContext: 'diagnosis', responses: [breast.id] })
    for (let i = 0; i < 5; i++) expectStatus(await start(), 200)
    const sixth = await start()
    expectStatus(sixth, 409)
    expect(sixth.body).toMatchObject({ errorKey: 'discussion.error.maxDraft' })
    expect((await call('GET', `/server/query/headerInput/stats/${person.id}`)).body).toEqual({
      draftCount: 5,
      maxDrafts: 5,
    })
  })

  test('the diagnosis search finds by name and code, effective ones only', async () => {
    const { person } = await asker()
    const narrow = await makeUser(db, now)
    const plan = await makePlan(db, now, {}, { members: [narrow.id] })
    await db.insert(planDiagnosis).values({ planId: plan.id, diagnosisId: other.id })
    const search = async (id: string, name: string) =>
      (
        await (
          await product.as(id)
        )<{ data: { id: string }[] }>('GET', `/user/diagnosis/search?name=${encodeURIComponent(name)}`)
      ).body.data.map((row) => row.id)
    expect(await search(person.id, 'c50')).toEqual([breast.id])
    expect(await search(person.id, 'BREAST malig')).toEqual([breast.id])
    expect(await search(narrow.id, 'malignant')).toEqual([other.id])
    expect(await search(person.id, newId())).toEqual([])
  })
})
