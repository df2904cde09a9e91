import { expect, test } from 'vitest'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../../support/product.ts'
import { answerText, startScenario } from '../scenario.ts'

const product = await startProduct()
const read = async (call: Caller, key: string) => (await call<Discussion>('GET', `/user/interaction/${key}`)).body
const lines = async (call: Caller, key: string) =>
  (await call<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${key}/responses`)).body.data

test('the asker follows a case from submitted to answered, and answers are new until they are seen', async () => {
  const scenario = await startScenario(product, { csrReview: 'yes' })
  const { member, staff } = scenario
  const { id, key } = await scenario.ask()
  const submitted = await read(member, key)
  expect(submitted.progress).toMatchObject({ stage: 'submitted', invited: 0, waitsFor: 'review', firstAnswerBy: null })

  const { version } = await read(staff, key)
  expectStatus(await staff('POST', `/csradmin/interaction/${key}/releaseHold`, { version }), 200)
  expect((await read(member, key)).progress).toMatchObject({
    stage: 'invited',
    invited: 5,
    accepted: 0,
    panelSize: 3,
    waitsFor: 'experts',
  })

  const [part] = await scenario.engagements(id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
  const accepted = (await read(member, key)).progress
  expect(accepted).toMatchObject({ stage: 'accepted', accepted: 1, waitsFor: 'answer' })
  expect(accepted?.firstAnswerBy).toBe((await read(expert, key)).engagement?.reservedUntil)
  // where a case is, is for its asker and staff
  expect((await read(expert, key)).progress).toBeNull()

  const posted = await expert<DiscussionResponse>('POST', `/user/interaction/${key}/response`, {
    text: answerText,
    terms: true,
  })
  expectStatus(posted, 200)
  const waits = await read(member, key)
  // an answer that staff still check is no news for the asker
  expect(waits.progress).toEqual(accepted)
  expect(waits.newAnswers).toEqual({ count: 0, firstId: null })
})

test('a released answer is new to the asker until it is seen, and says what its author is', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { member } = scenario
  const open = await scenario.ask()
  const blinded = await scenario.ask({ type: 'blinded' })
  for (const { id, key } of [open, blinded]) {
    const [part] = await scenario.engagements(id)
    const expert = await product.as(part!.userId)
    expectStatus(await expert('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
    expectStatus(
      await expert('POST', `/user/interaction/${key}/response`, { text: `${answerText} ${key}.`, terms: true }),
      200,
    )
    expect((await read(expert, key)).newAnswers?.count).toBe(0)
  }
  const [line] = await lines(member, open.key)
  expect(line?.author).toMatchObject({ affiliations: expect.any(String) as string, avatar: null })
  expect((await lines(member, blinded.key)).map(({ author }) => author)).toEqual([undefined])

  const fresh = await read(member, open.key)
  expect(fresh.progress).toMatchObject({ stage: 'answered', answered: 1, firstAnswerBy: null })
  expect(fresh.newAnswers).toEqual({ count: 1, firstId: line!.id })
  expectStatus(await member('PUT', `/user/interaction/${open.key}/seen`, { responseId: line!.id }), 200)
  expect((await read(member, open.key)).newAnswers).toEqual({ count: 0, firstId: null })
})
