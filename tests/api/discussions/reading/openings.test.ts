import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { planMember, queryHeader, queryOpening } from '#db/schema/all.ts'
import type { Guest } from '#model/discussions/guests.ts'
import type { Opener } from '#model/discussions/privacy/openings.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct, type Caller } from '../../../support/product.ts'
import { actingAs } from '../../identity/profile/people.ts'
import { startScenario } from '../scenario.ts'

const product = await startProduct()
const { db } = product
const MINUTE = 60

const open = async (call: Caller, key: string) => expectStatus(await call('GET', `/user/interaction/${key}`), 200)
const list = async (call: Caller, key: string, paging = '') => {
  const answer = await call<{ data: Opener[]; total: number }>('GET', `/user/interaction/${key}/openings${paging}`)
  expectStatus(answer, 200)
  return answer.body
}
const shown = async (call: Caller, key: string) =>
  (await list(call, key)).data.map(({ role, name, times }) => [role, name, times])
const rowsOf = (queryId: string) => db.select().from(queryOpening).where(eq(queryOpening.queryId, queryId))
const minute = (at: Date) => at.toISOString().slice(0, 16)
/** So that a day's end never falls into the middle of a test. */
const toNextMorning = () => {
  const now = product.now()
  product.clock.advance((Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 9) - +now) / 1000)
}

test('an opening is kept once for what is read within minutes, in one row a day', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { id, key } = await scenario.ask()
  const [part] = await scenario.engagements(id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
  toNextMorning()
  const first = minute(product.now())
  // a page and its parts at once are one opening
  await Promise.all([open(expert, key), open(expert, key), open(expert, id)])
  product.clock.advance(4 * MINUTE)
  await open(expert, key)
  expect(await rowsOf(id)).toMatchObject([{ userId: part!.userId, inviteId: null, role: 'expert', times: 1 }])
  product.clock.advance(2 * MINUTE)
  await open(expert, key)
  expect(await rowsOf(id)).toMatchObject([{ times: 2, day: first.slice(0, 10) }])
  toNextMorning()
  await open(expert, key)
  expect((await rowsOf(id)).map(({ times }) => times).sort()).toEqual([1, 2])
  const { data, total } = await list(scenario.member, key)
  expect(total).toBe(1)
  expect(data).toMatchObject([{ userId: null, role: 'expert', times: 3 }])
  expect([data[0]!.firstAt, data[0]!.lastAt].map((at) => minute(new Date(at)))).toEqual([first, minute(product.now())])
  // within minutes, but on another day
  const midnight = new Date(product.now())
  midnight.setUTCHours(24, 0, 0, 0)
  product.clock.advance((+midnight - +product.now()) / 1000 - MINUTE)
  await open(expert, key)
  product.clock.advance(2 * MINUTE)
  await open(expert, key)
  expect((await rowsOf(id)).map(({ times }) => times).sort()).toEqual([1, 2, 2])
})

test('what a page asks by itself opens nothing, but no one reads without a trace', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { id, key } = await scenario.ask()
  const [one] = await scenario.engagements(id)
  const expert = await product.as(one!.userId)
  const unasked = async () =>
    expectStatus(await expert('GET', `/user/interaction/${key}`, undefined, { 'x-background': '1' }), 200)
  await unasked()
  product.clock.advance(60 * MINUTE)
  await unasked()
  toNextMorning()
  await unasked()
  expect(await rowsOf(id)).toMatchObject([{ times: 1 }])
  // what has not changed is read as well
  const { headers } = await expert('GET', `/user/interaction/${key}`)
  product.clock.advance(10 * MINUTE)
  const seen = { 'If-None-Match': headers.get('etag') ?? '' }
  expectStatus(await expert('GET', `/user/interaction/${key}`, undefined, seen), 304)
  expect((await rowsOf(id)).map(({ times }) => times).sort()).toEqual([1, 2])
})

test('the asker and staff see who it was, newest first: panel, those without a seat, fellows of the plan, guests', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { sharedQueries: true } })
  const { member, staff } = scenario
  const { id, key } = await scenario.ask()
  const [seated, asked] = await scenario.engagements(id)
  const expert = await product.as(seated!.userId)
  expectStatus(await expert('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
  await db.update(queryHeader).set({ mediaType: 'video' }).where(eq(queryHeader.id, id))
  const invited = await product.as(asked!.userId)
  const fellow = await makeUser(db, product.now(), { firstName: 'Fay', lastName: 'Fellow' })
  await db.insert(planMember).values({ planId: scenario.plan.id, userId: fellow.id, joinedAt: product.now() })
  const robin = { participantType: 'lovedone', name: 'Robin Reed', email: 'robin@guests.test' }
  const guest = await member<Guest>('POST', `/user/interaction/${key}/invites`, robin)
  expectStatus(guest, 200)

  await open(member, key)
  expect(await list(member, key)).toMatchObject({ data: [], total: 0 })
  const calls = [
    () => open(staff, key),
    () => open(invited, key),
    () => open(expert, key),
    async () => open(await product.as(fellow.id), key),
    async () => expectStatus(await product.anonymous('GET', `/invitee/${guest.body.url!.split('/').at(-1)!}`), 200),
  ]
  for (const call of calls) {
    product.clock.advance(MINUTE)
    await call()
  }
  const names = new Map((await list(staff, key)).data.map(({ userId, name }) => [userId, name]))
  const expertName = names.get(seated!.userId)
  expect(expertName).toBeTruthy()
  expect(await shown(member, key)).toEqual([
    ['guest', 'Robin Reed', 1],
    ['planMember', 'Fay Fellow', 1],
    ['expert', expertName, 1],
    // who was asked and has no seat is no news for the asker
    ['invited', null, 1],
    ['staff', 'Consilium Support', 1],
  ])
  expect((await list(member, key)).data.every(({ userId }) => userId === null)).toBe(true)
  expect(await shown(staff, key)).toEqual([
    ['guest', 'Robin Reed', 1],
    ['planMember', 'Fay Fellow', 1],
    ['expert', expertName, 1],
    ['invited', names.get(asked!.userId), 1],
    ['staff', names.get(scenario.csr.id), 1],
    ['asker', 'Ada Asker', 1],
  ])
  expect(names.get(asked!.userId)).toBeTruthy()
  const second = await list(member, key, '?page=2&pageSize=2')
  expect(second.total).toBe(5)
  expect(second.data.map(({ role }) => role)).toEqual(['expert', 'invited'])
})

test('where people are hidden from one another, the asker sees roles, one row a person', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { sharedQueries: true } })
  const { member, staff } = scenario
  const { id, key } = await scenario.ask({ type: 'blinded' })
  const [one, two] = await scenario.engagements(id)
  const fellow = await makeUser(db, product.now())
  await db.insert(planMember).values({ planId: scenario.plan.id, userId: fellow.id, joinedAt: product.now() })
  for (const { userId } of [one!, two!]) {
    const expert = await product.as(userId)
    expectStatus(await expert('POST', `/user/interaction/${key}/accept`, { termsAccepted: true }), 200)
    product.clock.advance(MINUTE)
    await open(expert, key)
  }
  product.clock.advance(MINUTE)
  await open(staff, key)
  product.clock.advance(MINUTE)
  // a plan that shares does not share what is blinded
  expectStatus(await (await product.as(fellow.id))('GET', `/user/interaction/${key}`), 404)
  toNextMorning()
  await open(await product.as(one!.userId), key)
  expect(await shown(member, key)).toEqual([
    ['expert', 'Expert 1', 2],
    ['staff', null, 1],
    ['expert', 'Expert 2', 1],
  ])
  const answer = JSON.stringify(await list(member, key))
  for (const userId of [one!.userId, two!.userId, fellow.id, scenario.csr.id]) expect(answer).not.toContain(userId)
  expect((await list(staff, key)).data.map(({ userId }) => userId)).toEqual([one!.userId, scenario.csr.id, two!.userId])
})

test('physicians of a communal discussion are named as such', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { key } = await scenario.ask({ type: 'communal' })
  const physician = await makeUser(db, product.now(), { userType: userType.network, firstName: 'Nia', lastName: 'Net' })
  await db.insert(planMember).values({ planId: scenario.plan.id, userId: physician.id, joinedAt: product.now() })
  await open(await product.as(physician.id), key)
  expect(await shown(scenario.member, key)).toEqual([['network', 'Nia Net', 1]])
})

test('staff who act for someone are the ones who have opened it', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { id, key } = await scenario.ask()
  const boss = await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr_super'] })
  const [part] = await scenario.engagements(id)
  for (const target of [scenario.asker.id, part!.userId])
    await open(await actingAs(product, target, await product.as(boss.id)), key)
  expect(await rowsOf(id)).toMatchObject([{ userId: boss.id, role: 'csr', times: 1 }])
  expect(await shown(scenario.member, key)).toEqual([['staff', 'Consilium Support', 1]])
  // and they see no more than the one they act for
  const acting = await actingAs(product, scenario.asker.id, await product.as(boss.id))
  expect((await list(acting, key)).data).toEqual((await list(scenario.member, key)).data)
})

test('experts, fellows of the plan and strangers do not see the list, and a refused reader has opened nothing', async () => {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { sharedQueries: true } })
  const { id, key } = await scenario.ask()
  const at = `/user/interaction/${key}/openings`
  const [part] = await scenario.engagements(id)
  const fellow = await makeUser(db, product.now())
  await db.insert(planMember).values({ planId: scenario.plan.id, userId: fellow.id, joinedAt: product.now() })
  const stranger = await product.as((await makeUser(db, product.now())).id)
  expectStatus(await (await product.as(part!.userId))('GET', at), 403)
  expectStatus(await (await product.as(fellow.id))('GET', at), 403)
  expectStatus(await stranger('GET', at), 404)
  expectStatus(await stranger('GET', `/user/interaction/${key}`), 404)
  expectStatus(await product.anonymous('GET', at), 401)
  expect(await rowsOf(id)).toEqual([])
  const answer = await scenario.member('GET', at)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a discussion is read although nothing can be written', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const { id, key } = await scenario.ask()
  const [part] = await scenario.engagements(id)
  const expert = await product.as(part!.userId)
  const { insert } = db
  db.insert = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  }
  try {
    await open(expert, key)
  } finally {
    db.insert = insert
  }
  expect(await rowsOf(id)).toEqual([])
})

test('a discussion that is deleted takes its openings along', async () => {
  const scenario = await startScenario(product, { csrReview: 'yes' })
  const { id, key } = await scenario.ask()
  await open(scenario.member, key)
  expect(await rowsOf(id)).toHaveLength(1)
  await db.delete(queryHeader).where(eq(queryHeader.id, id))
  expect(await rowsOf(id)).toEqual([])
})
