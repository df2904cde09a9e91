import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notification, notificationPreference } from '#db/schema/all.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { meetingTextIn } from '#api/discussions/meeting-text.ts'
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
  const text = await textOf(purpose, userId)
  return text.split('\n').flatMap((line) => (line.startsWith(`${facts.next}\t`) ? [line.split('\t')[1]] : []))[0]
}
async function textOf(purpose: string, userId: string) {
  const [mail] = await product.db
    .select({ text: notification.text })
    .from(notification)
    .where(and(eq(notification.purpose, purpose), eq(notification.userId, userId), eq(notification.type, 'email')))
    .orderBy(desc(notification.createdAt), desc(notification.id))
  expect(mail, purpose).toBeDefined()
  return mail!.text
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

  await product.pass(600)
  expectStatus(await scenario.member('POST', `${at}/response`, { text: 'Letrozole.', terms: false }), 200)
  // the deadline that runs again, not the one of before
  const [resumed] = await scenario.engagements(row.id)
  expect(resumed?.reservedUntil?.getTime()).toBeGreaterThan(product.now().getTime() + 5.9 * 3_600_000)
  const until = meetingTextIn(resumed!.reservedUntil!, 'en-us', 'America/New_York')
  expect(await textOf('reply', first!.userId)).toContain(`Your deadline has resumed: please answer by ${until}.`)
  expect(await said('reply', first!.userId)).toBe(next.yourAnswer)
  await product.pass(60)
  expectStatus(await scenario.member('POST', `${at}/response`, { text: 'Since May.', terms: false }), 200)
  expect(await textOf('reply', first!.userId)).toContain('The patient has posted in discussion')
  expectStatus(await expert('POST', `${at}/response`, { text: answerText, terms: true, minutes: 15 }), 200)
  expect(await waitsFor()).toBeNull()
  expect(await said('answer')).toBeUndefined()
  expect(await said('reply', first!.userId)).toBeUndefined()

  await product.pass(60)
  expectStatus(await scenario.member('POST', `${at}/followup`, { text: 'And after that?' }), 200)
  expect(await said('followup', first!.userId)).toBe(next.yourFollowUp)
})

test('an offer of a written discussion names the least it pays and by what; one of a call its whole pay', async () => {
  scenario = await startScenario(product, { csrReview: 'no' })
  const pays = async (queryId: string) => {
    await product.pass(60)
    const [mail] = await product.db
      .select({ text: notification.text })
      .from(notification)
      .where(and(eq(notification.queryId, queryId), eq(notification.purpose, 'invite'), eq(notification.type, 'email')))
    return mail!.text
      .split('\n')
      .find((line) => line.startsWith(`${facts.pay}\t`))
      ?.split('\t')[1]
  }
  const written = await scenario.ask()
  expect(await pays(written.id)).toBe('At least $75.00: you’re paid for the time you report, 15 to 60 min at $300.00/h')
  const call = await scenario.ask({
    mediaType: 'video',
    proposedTimes: [Math.floor(product.now().getTime() / 1000) + 90_000],
  })
  expect(await pays(call.id)).toMatch(/^\d+ min at \$300\.00\/h = \$[\d.]+$/)
})

test('an invitation to a call says until when its seat is kept, and which times are proposed, in the reader’s zone', async () => {
  scenario = await startScenario(product, { csrReview: 'no' })
  const day = Math.floor(product.now().getTime() / 86_400_000) * 86_400
  const row = await scenario.ask({
    mediaType: 'video',
    proposedTimes: [2, 3].map((days) => day + days * 86_400 + 54_000),
  })
  const [first] = await scenario.engagements(row.id)
  const mails = await product.db
    .select({ text: notification.text })
    .from(notification)
    .where(
      and(eq(notification.queryId, row.id), eq(notification.purpose, 'invite'), eq(notification.userId, first!.userId)),
    )
  const mail = mails.map(({ text }) => text).find((text) => text.includes('\t'))
  expect(mail).toContain('Accepting books the call and reserves your seat until it ends.')
  expect(mail).not.toMatch(/for \d+ hours/)
  const times = mail?.split('\n').find((line) => line.startsWith(`${facts.times}\t`))
  expect(times?.split('\t')[1]?.split('; ')).toEqual(
    [0, 1].map(() => expect.stringMatching(/^\w{3} \d+, \d{4}, \d+:00/)),
  )
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
