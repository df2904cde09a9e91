import { expect, test } from 'vitest'
import { address, userTimeoff } from '#db/schema/all.ts'
import type { BestTimes } from '#model/discussions/calls/best-times.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { addDays, newYorkDay, toSeconds } from '#model/time.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { startScenario } from '../discussions/scenario.ts'

const product = await startProduct()
const hour = 3600

async function live() {
  const scenario = await startScenario(product, { csrReview: 'no', plan: { media: ['messenger', 'video'] } })
  const base = Math.ceil(toSeconds(product.now()) / 1800) * 1800
  const times: [number, number] = [base + 48 * hour, base + 120 * hour]
  const row = await scenario.ask({ mediaType: 'video', proposedTimes: times })
  const invited = (await scenario.engagements(row.id)).map((part) => part.userId)
  return {
    scenario,
    row,
    times,
    invited: invited as [string, ...string[]],
    best: async (more = '') =>
      (await scenario.staff<BestTimes>('GET', `/csradmin/interaction/${row.key}/bestTimes${more}`)).body.times,
  }
}
const goAway = (userId: string, at: number) => {
  const day = newYorkDay(new Date(at * 1000))
  return product.db.insert(userTimeoff).values({ userId, start: day, end: addDays(day, 1) })
}

test('staff read the proposed times best first, who cannot and why, and the clock of each', async () => {
  const call = await live()
  await goAway(call.invited[0], call.times[0])
  const asker = call.row.userId
  await product.db
    .insert(address)
    .values({ userId: asker, timeZone: 'Europe/Zurich' })
    .onConflictDoUpdate({ target: address.userId, set: { timeZone: 'Europe/Zurich' } })
  const of = call.invited.length + 1
  const best = await call.best()
  expect(best.map(({ at, can, possible }) => ({ at, can, possible }))).toEqual([
    { at: call.times[1], can: of, possible: true },
    // an invited expert who has no seat yet can be absent
    { at: call.times[0], can: of - 1, possible: true },
  ])
  const people = best[1]?.people ?? []
  expect(people.find(({ userId }) => userId === asker)).toMatchObject({
    side: 'asker',
    needed: true,
    can: true,
    zone: 'Europe/Zurich',
  })
  expect(people.find(({ userId }) => userId === call.invited[0])).toMatchObject({
    side: 'expert',
    needed: false,
    can: false,
    kind: 'timeOff',
    key: null,
  })
  // a time that no one proposed is judged the same way
  const asked = call.times[0] + hour
  expect((await call.best(`?at=${asked}`)).find(({ at }) => at === asked)).toMatchObject({
    can: of - 1,
    possible: true,
  })
})

test('an invited expert reads how many can come, without names, and what is refused is not possible', async () => {
  const call = await live()
  const expert = await product.as(call.invited[0])
  const read = async () =>
    (await expert<Discussion>('GET', `/user/interaction/${call.row.key}`)).body.engagement?.bestTimes
  const of = call.invited.length + 1
  expect(await read()).toEqual(call.times.map((at) => ({ at, can: of, of, possible: true })))
  await goAway(call.row.userId, call.times[0])
  expect(await read()).toEqual([
    { at: call.times[1], can: of, of, possible: true },
    { at: call.times[0], can: of - 1, of, possible: false },
  ])
  const accept = (meetingTime: number) =>
    expert('POST', `/user/interaction/${call.row.key}/accept`, { termsAccepted: true, meetingTime })
  expectStatus(await accept(call.times[0]), 409)
  expectStatus(await accept(call.times[1]), 200)
  // the time is chosen
  expect(await read()).toEqual([])
  expectStatus(await expert('GET', `/csradmin/interaction/${call.row.key}/bestTimes`), 403)
  expectStatus(await call.scenario.member('GET', `/csradmin/interaction/${call.row.key}/bestTimes`), 403)
})

test('a written discussion has no times to judge', async () => {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask()
  const read = await scenario.staff<BestTimes>('GET', `/csradmin/interaction/${row.key}/bestTimes`)
  expect(read.body).toEqual({ times: [] })
})
