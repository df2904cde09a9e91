import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grantProgram, termsAcceptance } from '#db/schema/all.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { answerText, startStory } from './story.ts'

const product = await startProduct()
const asked = async (call: Caller, key: string) =>
  (await call<Discussion>('GET', `/user/interaction/${key}`)).body.mustAcknowledge
const acknowledge = (call: Caller, key: string) =>
  call<{ acceptedAt?: string; fields?: object }>('POST', `/user/interaction/${key}/acceptTerms`, {
    termsId: 'frontMatter',
  })

test('asker and experts acknowledge what stands before a discussion once for each wording; it is not the terms of taking part', async () => {
  const story = await startStory(product, { csrReview: 'no' })
  const first = await story.ask()
  const second = await story.ask()
  const [part] = await story.engagements(first.id)
  const expert = await product.as(part!.userId)
  // an offer shows no content, so nothing is asked yet; staff are never asked
  expect([
    await asked(story.member, first.key),
    await asked(expert, first.key),
    await asked(story.staff, first.key),
  ]).toEqual([true, false, false])
  expectStatus(await acknowledge(expert, first.key), 422)
  expectStatus(await acknowledge(story.staff, first.key), 422)

  expectStatus(await acknowledge(story.member, first.key), 200)
  expectStatus(await acknowledge(story.member, first.key), 200)
  expect(
    await product.db.select().from(termsAcceptance).where(eq(termsAcceptance.userId, story.asker.id)),
  ).toMatchObject([{ queryId: null }])
  expect([await asked(story.member, first.key), await asked(story.member, second.key)]).toEqual([false, false])

  expectStatus(await expert('POST', `/user/interaction/${first.key}/accept`, { termsAccepted: true }), 200)
  expect(await asked(expert, first.key)).toBe(true)
  expectStatus(await acknowledge(expert, first.key), 200)
  expect(await asked(expert, first.key)).toBe(false)

  await product.db
    .update(grantProgram)
    .set({ frontMatter: '<p>Funding by somebody else</p>' })
    .where(eq(grantProgram.id, story.grant!.id))
  expect([await asked(story.member, second.key), await asked(expert, first.key)]).toEqual([true, true])
  expectStatus(await story.staff('POST', `/csradmin/interaction/${second.key}/close`, {}), 200)
  expect(await asked(story.member, second.key)).toBe(false)
})

test('without a funding source nothing is to be acknowledged; the terms of taking part stay to be accepted', async () => {
  const story = await startStory(product, { csrReview: 'no' })
  const row = await story.ask({ type: 'communal' })
  const [part] = await story.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await acknowledge(story.member, row.key), 200)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: false }), 422)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/response`, { text: answerText, terms: true }), 200)
  const unfunded = await startStory(product, { csrReview: 'no', funded: false })
  const other = await unfunded.ask()
  expect((await unfunded.member<Discussion>('GET', `/user/interaction/${other.key}`)).body).toMatchObject({
    frontMatter: null,
    mustAcknowledge: false,
  })
  expectStatus(await acknowledge(unfunded.member, other.key), 422)
})

test('staff may leave out what only staff see', async () => {
  const story = await startStory(product)
  const row = await story.ask()
  const read = async (query: string) =>
    (await story.staff<Discussion>('GET', `/user/interaction/${row.key}${query}`)).body
  expect((await read('')).reviewReasons).toBeDefined()
  expect((await read('?hideCsrData=false')).reviewReasons).toBeDefined()
  expect(await read('?hideCsrData=true')).not.toHaveProperty('reviewReasons')
  expect(await read('?hideCsrData=true')).not.toHaveProperty('preventInvites')
})
