import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grantProgram, termsAcceptance } from '#db/schema/all.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { answerText, startScenario } from './scenario.ts'

const product = await startProduct()
const asked = async (call: Caller, key: string) =>
  (await call<Discussion>('GET', `/user/interaction/${key}`)).body.mustAcknowledge
const acknowledge = (call: Caller, key: string) =>
  call<{ acceptedAt?: string; fields?: object }>('POST', `/user/interaction/${key}/acceptTerms`, {
    termsId: 'frontMatter',
  })

test('asker and experts acknowledge what stands before a discussion once for each wording; it is not the terms of taking part', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const first = await scenario.ask()
  const second = await scenario.ask()
  const [part] = await scenario.engagements(first.id)
  const expert = await product.as(part!.userId)
  // an offer shows no content, so nothing is asked yet; staff are never asked
  expect([
    await asked(scenario.member, first.key),
    await asked(expert, first.key),
    await asked(scenario.staff, first.key),
  ]).toEqual([true, false, false])
  expectStatus(await acknowledge(expert, first.key), 422)
  expectStatus(await acknowledge(scenario.staff, first.key), 422)

  expectStatus(await acknowledge(scenario.member, first.key), 200)
  expectStatus(await acknowledge(scenario.member, first.key), 200)
  expect(
    await product.db.select().from(termsAcceptance).where(eq(termsAcceptance.userId, scenario.asker.id)),
  ).toMatchObject([{ queryId: null }])
  expect([await asked(scenario.member, first.key), await asked(scenario.member, second.key)]).toEqual([false, false])

  expectStatus(await expert('POST', `/user/interaction/${first.key}/accept`, { termsAccepted: true }), 200)
  expect(await asked(expert, first.key)).toBe(true)
  expectStatus(await acknowledge(expert, first.key), 200)
  expect(await asked(expert, first.key)).toBe(false)

  await product.db
    .update(grantProgram)
    .set({ frontMatter: '<p>Funding by somebody else</p>' })
    .where(eq(grantProgram.id, scenario.grant!.id))
  expect([await asked(scenario.member, second.key), await asked(expert, first.key)]).toEqual([true, true])
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${second.key}/close`, {}), 200)
  expect(await asked(scenario.member, second.key)).toBe(false)
})

test('without a funding source nothing is to be acknowledged; the terms of taking part stay to be accepted', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask({ type: 'communal' })
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await acknowledge(scenario.member, row.key), 200)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: false }), 422)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/response`, { text: answerText, terms: true }), 200)
  const unfunded = await startScenario(product, { csrReview: 'no', funded: false })
  const other = await unfunded.ask()
  expect((await unfunded.member<Discussion>('GET', `/user/interaction/${other.key}`)).body).toMatchObject({
    frontMatter: null,
    mustAcknowledge: false,
  })
  expectStatus(await acknowledge(unfunded.member, other.key), 422)
})

test('staff may leave out what only staff see', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const read = async (query: string) =>
    (await scenario.staff<Discussion>('GET', `/user/interaction/${row.key}${query}`)).body
  expect((await read('')).reviewReasons).toBeDefined()
  expect((await read('?hideCsrData=false')).reviewReasons).toBeDefined()
  expect(await read('?hideCsrData=true')).not.toHaveProperty('reviewReasons')
  expect(await read('?hideCsrData=true')).not.toHaveProperty('preventInvites')
})
