import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { address, userTimeoff } from '#db/schema/all.ts'
import type { Timeoff } from '#model/identity/work-wire.ts'
import { addDays, dayIn } from '#model/time.ts'
import { expectStatus } from '../../../support/product.ts'
import { expectDoors, startPeople, trail } from './people.ts'

const world = await startPeople()
const { product, db, people, call } = world
const at = (timeoffId = '', id: string = people.expert.id) =>
  `/server/user/${id}/timeoff${timeoffId && `/${timeoffId}`}`
type Told = Timeoff & { fields?: unknown; current?: unknown }
const add = (start: string, end: string) => call.expert<Told>('POST', at(), { start, end })
const list = async (query = '') =>
  (await call.expert<{ data: Timeoff[]; total: number }>('GET', `${at()}${query}`)).body
const clear = () => db.delete(userTimeoff)
const today = product.now().toISOString().slice(0, 10)
const day = (days: number) => addDays(today, days)

test('is for physicians themselves and for staff', async () => {
  await expectDoors(world, (id) => ({
    path: at('', id),
    write: { method: 'POST', body: { start: day(400), end: day(401) } },
    notClients: true,
  }))
  const { body } = await add(day(300), day(301))
  await expectDoors(world, (id) => ({
    path: at('', id),
    write: { method: 'DELETE', path: at(body.id, id) },
    notClients: true,
  }))
  // another's vacation under one's own id is not there
  expectStatus(await call.stranger('DELETE', at(body.id, people.stranger.id)), 404)
  expectStatus(
    await call.stranger('PUT', at(body.id, people.stranger.id), { start: day(1), end: day(2), version: 1 }),
    404,
  )
  expect((await list()).data.map((row) => row.id)).toContain(body.id)
  await clear()
})

describe('both days belong to it', () => {
  test.each([
    ['2027-03-10', '2027-03-10', undefined],
    ['2027-03-11', '2027-03-10', { end: 'errors.endBeforeStart' }],
    ['2027-02-29', '2027-03-10', { start: 'errors.date' }],
    ['2027-03-10', '9999-12-31', { end: 'errors.date' }],
    ['10.03.2027', '2027-03-10', { start: 'errors.date' }],
    ['2027-03-10', '2027-03-10T00:00:00Z', { end: 'errors.date' }],
  ])('%s to %s', async (start, end, told) => {
    await clear()
    const answer = await add(start, end)
    expectStatus(answer, told ? 422 : 201)
    expect(answer.body.fields).toEqual(told)
  })

  test.each([
    [-2, -1, 201],
    [-2, 0, 422],
    [2, 3, 422],
    [4, 4, 422],
    [4, 9, 422],
    [5, 9, 201],
    [-5, 9, 422],
  ])('beside a vacation on days 0 to 4: %i to %i is %i', async (from, to, status) => {
    await clear()
    const base = '2027-06-10'
    expectStatus(await add(base, addDays(base, 4)), 201)
    const answer = await add(addDays(base, from), addDays(base, to))
    expectStatus(answer, status)
    if (status === 422) expect(answer.body.fields).toEqual({ start: 'errors.overlap' })
  })
})

test('past ones are listed when asked for; the day counts where the person is', async () => {
  await clear()
  await db.update(address).set({ timeZone: 'Asia/Kolkata' }).where(eq(address.userId, people.expert.id))
  // one that was entered while it was ahead
  await db.insert(userTimeoff).values({ userId: people.expert.id, start: day(-9), end: day(-7) })
  for (const [start, end] of [
    [day(20), day(30)],
    [day(-3), day(3)],
  ] as const)
    expectStatus(await add(start, end), 201)
  expect((await list()).data.map((row) => row.start)).toEqual([day(-3), day(20)])
  expect(await list('?inclPast=true&pageSize=2')).toMatchObject({
    total: 3,
    data: [{ start: day(-9) }, { start: day(-3) }],
  })
  expectStatus(await call.expert('GET', `${at()}?past=true`), 422)
})

test('the last day is not past, by the calendar where the person is', async () => {
  await clear()
  const instant = product.now()
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    await clear()
    await db.update(address).set({ timeZone }).where(eq(address.userId, people.expert.id))
    const own = dayIn(instant, timeZone)
    const late = await add(addDays(own, -4), addDays(own, -1))
    expectStatus(late, 422)
    expect(late.body.fields).toEqual({ end: 'errors.lastDayPast' })
    const made = await add(addDays(own, -4), own)
    expectStatus(made, 201)
    const shorter = { start: addDays(own, -4), end: addDays(own, -1), version: 1 }
    const changed = await call.expert<Told>('PUT', at(made.body.id), shorter)
    expectStatus(changed, 422)
    expect(changed.body.fields).toEqual({ end: 'errors.lastDayPast' })
  }
})

test('a change is checked against the others, versioned and audited', async () => {
  await clear()
  const { body: first } = await add('2027-01-10', '2027-01-12')
  await add('2027-01-20', '2027-01-22')
  const put = (start: string, end: string, version: number) =>
    call.expert<Told>('PUT', at(first.id), { start, end, version })
  expect((await put('2027-01-10', '2027-01-20', 1)).body.fields).toEqual({ start: 'errors.overlap' })
  expect((await put('2027-01-10', '2027-01-19', 1)).body).toEqual({
    id: first.id,
    start: '2027-01-10',
    end: '2027-01-19',
    version: 2,
  })
  const stale = await put('2027-01-11', '2027-01-12', 1)
  expectStatus(stale, 409)
  expect(stale.body.current).toMatchObject({ end: '2027-01-19', version: 2 })
  expectStatus(await call.expert('DELETE', at(first.id)), 200)
  expectStatus(await call.expert('DELETE', at(first.id)), 404)
  expect(
    (await trail(product, 'user_timeoff', first.id)).map(({ event, refField, newVal }) => [event, refField, newVal]),
  ).toEqual([
    ['create', null, null],
    ['field_change', 'end', '2027-01-19'],
    ['delete', null, null],
  ])
})

test('whatever is asked for, in whatever order, no two vacations meet', async () => {
  await clear()
  const period = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 6 }))
  await fc.assert(
    fc.asyncProperty(fc.array(period, { minLength: 1, maxLength: 6 }), async (periods) => {
      await Promise.all(
        periods.map(([from, days]) => add(addDays('2028-01-01', from), addDays('2028-01-01', from + days))),
      )
      const { data } = await list('?pageSize=250')
      for (const [i, one] of data.entries()) expect(i === 0 || (data[i - 1]?.end ?? '') < one.start).toBe(true)
    }),
    { numRuns: 10 },
  )
})
