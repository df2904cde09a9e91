import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notification, notificationPreference } from '#db/schema/all.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { answerText, startScenario, type TestScenario } from '../discussions/scenario.ts'

const product = await startProduct()
const { next, facts } = en.mailLayout
let scenario: TestScenario
let at: string
beforeEach(async () => {
  await product.pass(3600)
})

/** Who acts next, as the newest mail of this purpose says it to a person; undefined: it does not say. */
async function said(purpose: string, userId = scenario.asker.id) {
  const [mail] = await product.db
    .select({ text: notification.text })
    .from(notification)
    .where(and(eq(notification.purpose, purpose), eq(notification.userId, userId), eq(notification.type, 'email')))
    .orderBy(desc(notification.createdAt), desc(notification.id))
  expect(mail, purpose).toBeDefined()
  return mail!.text.split('\n').flatMap((line) => (line.startsWith(`${facts.next}\t`) ? [line.split('\t')[1]] : []))[0]
}
const waitsFor = async () => (await scenario.member<Discussion>('GET', at)).body.progress?.waitsFor

test('the asker’s mails say who acts next, as the page does', async () => {
  scenario = await startScenario(product, { csrReview: 'yes' })
  const row = await scenario.ask()
  at = `/user/interaction/${row.key}`
  expect(await said('received')).toBe(next.review)
  expect(await waitsFor()).toBe('review')

  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {}), 200)
  expect(await said('released')).toBe(next.experts)
  expect(await waitsFor()).toBe('experts')

  const [first] = await scenario.engagements(row.id)
  const expert = await product.as(first!.userId)
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: true }), 200)
  await product.pass(60)
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/hold`, { reason: 'A question' }), 200)
  expect(await said('held')).toBe(next.held)
  expect(await waitsFor()).toBe('held')
  expect(await said('invite', first!.userId)).toBe(next.yourDecline)
  expect(await said('reserved', first!.userId)).toBe(next.yourAnswer)
  expect(await said('held', first!.userId)).toBe(next.held)
  await product.pass(60)
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {}), 200)
  expect(await waitsFor()).toBe('answer')
  expect(await said('resumed')).toMatch(/^An expert answers by \S+ \d/)
})

test('a question back waits for the asker, and an answer that ends the wait says nothing', async () => {
  scenario = await startScenario(product, { csrReview: 'no', panelSize: 1 })
  const row = await scenario.ask()
  at = `/user/interaction/${row.key}`
  const [first] = await scenario.engagements(row.id)
  const expert = await product.as(first!.userId)
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: true }), 200)
  expectStatus(await expert('POST', `${at}/response`, { text: 'Which drugs?', terms: true, subtype: 'clarify' }), 200)
  expect(await waitsFor()).toBe('yourReply')
  expect(await said('question')).toBe(next.yourReply)

  expectStatus(await scenario.member('POST', `${at}/response`, { text: 'Letrozole.', terms: false }), 200)
  expectStatus(await expert('POST', `${at}/response`, { text: answerText, terms: true, minutes: 15 }), 200)
  expect(await waitsFor()).toBeNull()
  expect(await said('answer')).toBeUndefined()
  expect(await said('reply', first!.userId)).toBeUndefined()

  await product.pass(60)
  expectStatus(await scenario.member('POST', `${at}/followup`, { text: 'And after that?' }), 200)
  expect(await said('followup', first!.userId)).toBe(next.yourFollowUp)
})

test('a mail’s subject names the diagnosis, in a blinded discussion the RefId alone; a locked screen shows no diagnosis', async () => {
  scenario = await startScenario(product, { csrReview: 'yes' })
  const wishes = { userId: scenario.asker.id, app: true }
  await product.db
    .insert(notificationPreference)
    .values(wishes)
    .onConflictDoUpdate({ target: notificationPreference.userId, set: wishes })
  const subjects = async (queryId: string) =>
    Object.fromEntries(
      (await product.db.select().from(notification).where(eq(notification.queryId, queryId)))
        .filter(({ userId, purpose }) => userId === scenario.asker.id && purpose === 'received')
        .map(({ type, subject }) => [type, subject]),
    )
  const plain = (key: string) => en.message.received.subject.replace('%{key}', key)
  const row = await scenario.ask()
  const named = plain(`${row.key} (${scenario.diagnosis.name})`)
  expect(await subjects(row.id)).toEqual({ email: named, app: plain(row.key) })
  const blinded = await scenario.ask({ type: 'blinded' })
  expect(await subjects(blinded.id)).toEqual({ email: plain(blinded.key), app: plain(blinded.key) })
})
