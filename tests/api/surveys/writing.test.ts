import { afterAll, expect, test } from 'vitest'
import { newId } from '#db/columns.ts'
import { diagnosisFact, queryHeaderInput } from '#db/schema/all.ts'
import { makeDiagnosis, makeUser } from '#db/seed/factories.ts'
import { localWriting, openAiWriting } from '#api/ports/writing.ts'
import type { AiInteraction, Suggestion } from '#model/surveys/writing-wire.ts'
import { startChatProvider } from '../../support/stand-ins/chat-provider.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'

const provider = await startChatProvider()
afterAll(() => provider.close())
const product = await startProduct({
  ports: { writing: openAiWriting({ baseURL: provider.url, apiKey: 'secret-key', model: 'some-model' }) },
})
const { viewer } = await hire(product)
const { db } = product
const diagnosis = await makeDiagnosis(db, { name: 'Follicular lymphoma', code: 'C82.99' })
await db
  .insert(diagnosisFact)
  .values({ diagnosisId: diagnosis.id, label: 'Bulk', labelZh: '肿块大小', pattern: 'bulky, # cm', order: 1 })
const asker = await makeUser(db, product.now())
const me = await product.as(asker.id)
const stranger = await product.as((await makeUser(db, product.now())).id)
const draftId = newId()
await db.insert(queryHeaderInput).values({
  id: draftId,
  userId: asker.id,
  createdBy: asker.id,
  updatedBy: asker.id,
  clientData: { diagnosisId: diagnosis.id },
  ts: 1,
  createdAt: product.now(),
  updatedAt: product.now(),
})
const asked = (text: string, target = 'question') => ({
  logRefTable: 'query_header_input',
  logRefId: draftId,
  target,
  text,
})
const suggest = (text: string, target?: string) =>
  me<Suggestion>('POST', '/server/onvivai/suggestion', asked(text, target))

test('a suggestion that keeps the facts is passed on, with what is missing beside it', async () => {
  provider.says(() => 'She has stage 2 lymphoma. Which treatment is best?')
  const answer = await suggest('She have stage 2 lymphoma, wich treatment is best', 'history')
  expectStatus(answer, 200)
  expect(answer.body).toMatchObject({
    aiResponse: 'She has stage 2 lymphoma. Which treatment is best?',
    userId: asker.id,
  })
  expect(answer.body.hints).toContainEqual({ key: 'ai.hint.missing', params: { name: 'Bulk', nameZh: '肿块大小' } })
  const [sent] = provider.asked
  expect(sent).toMatchObject({
    model: 'some-model',
    messages: [{ role: 'system' }, { role: 'user', content: 'She have stage 2 lymphoma, wich treatment is best' }],
  })
})

test('what the question names is not missing in the history', async () => {
  const id = newId()
  await db.insert(queryHeaderInput).values({
    id,
    userId: asker.id,
    createdBy: asker.id,
    updatedBy: asker.id,
    ts: 1,
    createdAt: product.now(),
    updatedAt: product.now(),
    clientData: { diagnosisId: diagnosis.id, question: 'Is radiation needed for a mass of 12 cm?' },
  })
  const { body } = await me<Suggestion>('POST', '/server/onvivai/suggestion', {
    ...asked('She has lymphoma.', 'history'),
    logRefId: id,
  })
  expect(body.hints.map(({ params }) => params.name)).not.toContain('Bulk')
})

test.each([
  ['a drug', 'Which therapy would you choose?', 'Would you choose rituximab?'],
  ['a number', 'She had some cycles.', 'She had 6 cycles.'],
  ['a negation', 'There is progression.', 'There is no progression.'],
  ['nothing new', 'It is right as it stands.', 'It is right as it stands.'],
  ['silence', 'Please make this better for me.', ''],
])('%s in it makes it no suggestion', async (_what, text, said) => {
  provider.says(() => said)
  const answer = await suggest(text)
  expectStatus(answer, 200)
  expect(answer.body.aiResponse).toBeNull()
})

test('what was made of it is logged, and another try goes further', async () => {
  provider.says((text) => `${text} Thank you.`)
  const { body } = await suggest('What would you do here?')
  const log = (change: object) =>
    me<{ id: string }>('POST', '/server/onvivai/ai-interaction', {
      userId: asker.id,
      logAIEventId: body.larId,
      aiAction: 'retried',
      payload: JSON.stringify({ suggestion: body.aiResponse }),
      _ver: 1,
      ...change,
    })
  expectStatus(await log({}), 201)
  await suggest('What would you do here?')
  expect(provider.asked.at(-1)).toMatchObject({ temperature: 0.8 })
  expect(provider.asked.at(-2)).toMatchObject({ temperature: 0.2 })
  expectStatus(await log({ aiAction: 'used' }), 201)
  expectStatus(await log({ payload: '{' }), 422)
  expectStatus(await log({ _ver: 2 }), 422)
  expectStatus(await log({ userId: 'other' }), 404)
  expectStatus(
    await stranger('POST', '/server/onvivai/ai-interaction', {
      userId: asker.id,
      logAIEventId: body.larId,
      aiAction: 'used',
      payload: '{}',
      _ver: 1,
    }),
    404,
  )
  const list = await viewer.call<{ data: AiInteraction[]; total: number }>(
    'GET',
    `/server/onvivai/ai-interaction/list?logAIEventId=${body.larId}&aiAction=used`,
  )
  expect(list.body).toMatchObject({
    total: 1,
    data: [
      {
        userId: asker.id,
        aiAction: 'used',
        _ver: 1,
        payload: JSON.stringify({ suggestion: 'What would you do here? Thank you.' }),
      },
    ],
  })
  expectStatus(await me('GET', '/server/onvivai/ai-interaction/list'), 403)
})

test("other people's drafts are not there, and blank or endless texts are refused", async () => {
  expectStatus(await stranger('POST', '/server/onvivai/suggestion', asked('Which treatment is best?')), 404)
  expectStatus(
    await me('POST', '/server/onvivai/suggestion', { ...asked('Which one?'), logRefTable: 'user', logRefId: asker.id }),
    422,
  )
  expectStatus(await suggest('   '), 422)
  expectStatus(await suggest('x'.repeat(20_001)), 422)
})

test('the local helper corrects what is sure, offline, in a process of its own', async () => {
  // its own limit is for people who wait
  const local = localWriting({ wholeMs: 300_000 })
  const known = new Set(['lymphoma'])
  const first = await local.suggest({
    text: 'She have a mass of the the lung and she dont tolerate carboplatin 450 mg b.i.d. now.She had CA 15-3 of 40.',
    target: 'question',
    attempt: 0,
    known,
  })
  expect(first.text).toBe(
    "She has a mass of the lung and she doesn't tolerate carboplatin 450 mg b.i.d. now. She had CA 15-3 of 40.",
  )
  expect(await local.suggest({ text: 'The question is well put.', target: 'question', attempt: 0, known })).toEqual({
    text: null,
    hints: [],
  })
  expect(await local.suggest({ text: '患者能否手术？？', target: 'question', attempt: 0, known })).toEqual({
    text: '患者能否手术？',
    hints: [],
  })
  await local.close()
})

test('the helper gets ready for who writes, wherever they write; no one else wakes it', async () => {
  const answer = await me<{ provider: string }>('POST', '/server/onvivai/ready')
  expectStatus(answer, 200)
  expect(answer.body).toEqual({ provider: 'some-model' })
  expectStatus(await product.anonymous('POST', '/server/onvivai/ready'), 401)
})

test('a provider that is silent or away is told as such, and soon', async () => {
  provider.fallsSilent()
  const before = Date.now()
  const answer = await suggest('Is anybody there to help me?')
  expectStatus(answer, 503)
  expect(answer.body).toMatchObject({ message: 'Error generating suggestion. Please try again.' })
  expect(Date.now() - before).toBeLessThan(15_000)
})
