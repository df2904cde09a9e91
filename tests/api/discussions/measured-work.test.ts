import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { auditEvent, userSession } from '#db/schema/all.ts'
import { userType } from '#model/identity/enums.ts'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { listed } from '../admin/staff.ts'
import { answerText, startScenario } from './scenario.ts'

const product = await startProduct()

async function atWork(options: Parameters<typeof startScenario>[1] = {}) {
  const scenario = await startScenario(product, { csrReview: 'no', panelSize: 1, ...options })
  const row = await scenario.ask()
  const at = `/user/interaction/${row.key}`
  const userId = (await scenario.engagements(row.id))[0]?.userId ?? ''
  const expert = await product.as(userId)
  const part = async () => (await scenario.engagements(row.id)).find((one) => one.userId === userId)!
  const beat = (call: Caller, seconds = 30) =>
    call<{ measuredSeconds: number }>('POST', `${at}/activity`, { seconds }, { 'x-background': '1' })
  return { scenario, row, at, userId, expert, part, beat }
}
const take = async (call: Caller, at: string) =>
  expectStatus(await call('POST', `${at}/accept`, { termsAccepted: true }), 200)

test('working time is measured from the seat to the answer, and from a follow-up to its reply', async () => {
  const { scenario, at, row, expert, part, beat } = await atWork()
  expect((await beat(expert)).body.measuredSeconds).toBe(0)
  await take(expert, at)
  for (let n = 1; n <= 40; n++) {
    product.clock.advance(30)
    expect((await beat(expert)).body.measuredSeconds).toBe(n * 30)
  }
  // the page was left alone: one heartbeat is worth one interval
  product.clock.advance(3600)
  expect((await beat(expert)).body.measuredSeconds).toBe(1230)
  const page = (await expert<Discussion>('GET', at)).body.engagement
  expect(page).toMatchObject({ measuredSeconds: 1230, version: (await part()).version })
  // 1,230 s are 20.5 min: 25 in steps of five
  const posted = await expert<DiscussionResponse>('POST', `${at}/response`, { text: answerText, terms: true })
  expectStatus(posted, 200)
  expect(await part()).toMatchObject({ status: 'answered', minutes: 25, measuredSeconds: 1230 })
  product.clock.advance(30)
  expect((await beat(expert)).body.measuredSeconds).toBe(1230)

  expectStatus(await scenario.member('POST', `${at}/followup`, { text: 'And after that?' }), 200)
  product.clock.advance(10)
  expect((await beat(expert)).body.measuredSeconds).toBe(1240)
  expectStatus(await expert('POST', `${at}/response`, { text: `${answerText} Then rest.`, terms: true }), 200)
  product.clock.advance(30)
  expect((await beat(expert)).body.measuredSeconds).toBe(1240)
  const list = await listed(scenario.staff, 'queryExperts', { filter: { queryId: row.id } })
  expect(list.body).toContainEqual(expect.objectContaining({ measuredSeconds: 1240 }))
})

test('repeats, tabs and parallel heartbeats add up to no more than the time that passed', async () => {
  const { at, expert, userId, part, beat } = await atWork()
  await take(expert, at)
  const tab = await product.as(userId)
  const before = (await part()).lastActiveAt?.getTime() ?? 0
  for (let n = 0; n < 5; n++) {
    product.clock.advance(30)
    await Promise.all(Array.from({ length: 8 }, (_, at) => beat(at % 2 ? expert : tab, 3600)))
  }
  const after = await part()
  const passed = ((after.lastActiveAt?.getTime() ?? 0) - before) / 1000
  expect(after.measuredSeconds).toBeLessThanOrEqual(passed)
  expect(after.measuredSeconds).toBeGreaterThanOrEqual(150)
})

test('a heartbeat is a measurement: no version, no history, and nothing that others write beside it is lost', async () => {
  const { at, expert, part, beat, scenario, row } = await atWork()
  await take(expert, at)
  const { id, version } = await part()
  const audits = async () =>
    (await product.db.select({ id: auditEvent.id }).from(auditEvent).where(eq(auditEvent.refId, id))).length
  const rows = await audits()
  product.clock.advance(30)
  await beat(expert)
  expect(await part()).toMatchObject({ version, measuredSeconds: 30 })
  expect(await audits()).toBe(rows)
  product.clock.advance(30)
  const link = { queryExpertId: id, mtgUrl: 'https://example.test/room' }
  await Promise.all([
    ...Array.from({ length: 4 }, () => beat(expert)),
    scenario.staff('PUT', `/csradmin/interaction/${row.key}/updateParticipantMtgUrl`, link),
    ...Array.from({ length: 4 }, () => expert('POST', `${at}/response`, { text: 'Hello.', terms: true })),
  ])
  expect((await part()).measuredSeconds).toBe(60)
})

test('no one else counts: not the asker, staff, other experts, nor staff acting for the expert', async () => {
  const { scenario, at, expert, userId, part, beat } = await atWork()
  await take(expert, at)
  product.clock.advance(30)
  expectStatus(await beat(scenario.member), 403)
  expectStatus(await beat(scenario.staff), 403)
  const stranger = await makeUser(product.db, product.now(), { userType: userType.expert })
  expectStatus(await beat(await product.as(stranger.id)), 404)
  const helper = await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: ['csr', 'loginas'] })
  const acting = await (
    await product.as(helper.id)
  )<{ token: string }>('POST', `/auth/loginas/${userId}`, {
    reason: 'asked by phone',
  })
  expectStatus(acting, 200)
  expectStatus(await beat(product.withToken(acting.body.token)), 403)
  expect((await part()).measuredSeconds).toBe(0)
  expectStatus(await expert('POST', `${at}/activity`, { seconds: 'many' }), 422)
})

test('a heartbeat keeps no one signed in, whatever its headers say', async () => {
  const { at, expert, userId } = await atWork()
  await take(expert, at)
  const session = async () => (await product.db.select().from(userSession).where(eq(userSession.userId, userId)))[0]!
  await product.db
    .update(userSession)
    .set({ expiresAt: new Date(product.now().getTime() + 30 * 60_000) })
    .where(eq(userSession.userId, userId))
  const { expiresAt } = await session()
  for (let n = 0; n < 4; n++) {
    product.clock.advance(7 * 60)
    expectStatus(await expert('POST', `${at}/activity`, { seconds: 30 }), 200)
  }
  expect((await session()).expiresAt).toEqual(expiresAt)
  product.clock.advance(3 * 60)
  expectStatus(await expert('POST', `${at}/activity`, { seconds: 30 }), 401)
})
