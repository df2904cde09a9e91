import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { csrTask, earning, liveAttendance, queryExpert, transaction } from '#db/schema/all.ts'
import type { CallSummaries } from '#model/discussions/calls/call-summary.ts'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type TestProduct } from '../../support/product.ts'
import { join, startCall, type Seat } from './room-scenario.ts'

const product: TestProduct = await startProduct()
const { db } = product
const minute = 60
type Call = Awaited<ReturnType<typeof startCall>>

/** The clock goes on while these people's pages say that they are there. */
async function stay(seats: readonly Seat[], seconds: number) {
  for (let left = seconds; left > 0; left -= 20) {
    await product.pass(Math.min(20, left))
    for (const seat of seats) expectStatus(await seat.post('heartbeat'), 200)
  }
}
const goTo = async (call: Call, seconds: number) =>
  product.pass((call.meetingTime.getTime() - product.now().getTime()) / 1000 + seconds)
const partOf = async (call: Call, at = 0) =>
  (
    await db
      .select()
      .from(queryExpert)
      .where(and(eq(queryExpert.queryId, call.row.id), eq(queryExpert.userId, call.expertIds[at] ?? '')))
  )[0]
const linesOf = (call: Call) => db.select().from(earning).where(eq(earning.queryId, call.row.id))
const tasksOf = async (call: Call) =>
  (await db.select().from(csrTask).where(eq(csrTask.queryId, call.row.id))).map(({ kind, doneAt }) => [
    kind,
    doneAt === null,
  ])

test('a call is settled by measured presence over a broken connection, and the ledger line says from when to when', async () => {
  const call = await startCall(product, { startsIn: 4 })
  await product.pass(3 * minute)
  const first = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  // a minute before the start is not paid
  await stay([asker, first], 60 + 8 * minute)
  // the line breaks for two minutes: the last sign of life ends the first stay
  await stay([asker], 2 * minute)
  expect((await first.post('heartbeat')).body).toEqual({ present: false })
  const again = await join(call.expert, call.room)
  await stay([asker, again], 9 * minute)
  expectStatus(await again.post('leave'), 200)
  expectStatus(await asker.post('leave'), 200)
  await goTo(call, 41 * minute)
  expect((await partOf(call))?.status).toBe('claimed')
  await goTo(call, 46 * minute)
  expect(await partOf(call)).toMatchObject({ status: 'answered', minutes: 20 })
  const [line] = await linesOf(call)
  const { intervals } = line?.formula as { intervals: { from: string; until: string }[] }
  const lengths = intervals.map(({ from, until }) => (Date.parse(until) - Date.parse(from)) / 1000)
  expect(Date.parse(intervals[0]!.from)).toBe(call.meetingTime.getTime())
  // the test's own time is added to that of its clock
  for (const [index, least] of [8 * minute, 9 * minute].entries()) {
    expect(lengths[index]).toBeGreaterThanOrEqual(least)
    expect(lengths[index]).toBeLessThan(least + 80)
  }
  expect(line).toMatchObject({ source: 'session', minutes: 20, amount: Math.round((43_000 * 20) / 60) })
  const rows = await db
    .select()
    .from(liveAttendance)
    .where(and(eq(liveAttendance.queryId, call.row.id), eq(liveAttendance.role, 'expert')))
  expect(intervals.map(({ until }) => until).sort()).toEqual(rows.map(({ leftAt }) => leftAt?.toISOString()).sort())
  expect(await tasksOf(call)).toEqual([])
  // doing it again changes nothing
  await product.pass(3600)
  expect(await linesOf(call)).toHaveLength(1)

  // staff correct it, with a reason
  const body = { askerCame: true, people: [{ queryExpertId: (await partOf(call))?.id, present: true, minutes: 28 }] }
  const path = `/csradmin/interaction/${call.row.key}/attendance`
  expect((await call.staff<CallAttendance>('GET', path)).body.people[0]).toMatchObject({
    present: true,
    paidMinutes: 20,
  })
  expectStatus(await call.staff('POST', path, body), 422)
  expectStatus(await call.staff('POST', path, { ...body, reason: 'Part of the call was by phone' }), 200)
  await product.runner.runDue()
  expect((await linesOf(call)).map(({ minutes }) => minutes)).toEqual([30])
  expectStatus(await call.staff('POST', `/csradmin/interaction/${call.row.key}/close`, {}), 200)
  await product.runner.runDue()
  const frozen = await db.select().from(transaction).where(eq(transaction.queryId, call.row.id))
  expect(frozen).toMatchObject([{ transactionType: 'Earned', formula: { minutes: 30, intervals } }])
})

test('the asker is told to wait for the call until it is over, then that attendance is being confirmed', async () => {
  const call = await startCall(product)
  const waitsFor = async () =>
    (await call.asker<Discussion>('GET', `/user/interaction/${call.row.key}`)).body.progress?.waitsFor
  expect(await waitsFor()).toBe('call')
  await goTo(call, 46 * minute)
  expect(await tasksOf(call)).toEqual([['attendance', true]])
  expect(await waitsFor()).toBe('attendance')
  const path = `/csradmin/interaction/${call.row.key}/attendance`
  const people = [{ queryExpertId: (await partOf(call))?.id, present: true, minutes: 20 }]
  expectStatus(await call.staff('POST', path, { askerCame: true, people }), 200)
  expect(await waitsFor()).toBeNull()
})

test('one expert comes, another does not: paid the one, missed out the other, with a task', async () => {
  const call = await startCall(product, { experts: 2 })
  await product.pass(4 * minute)
  const seats = [await join(call.expert, call.room), await join(call.asker, call.room)]
  await stay(seats, 4 * minute)
  expectStatus(await seats[0]!.post('end'), 200)
  await goTo(call, 46 * minute)
  expect([(await partOf(call, 0))?.status, (await partOf(call, 1))?.status]).toEqual(['answered', 'missedout'])
  expect((await linesOf(call)).map(({ minutes }) => minutes)).toEqual([15])
  expect(await tasksOf(call)).toEqual([['call', true]])
})

test('an asker who does not come: fifteen minutes for who waited them; less is a task with the times and no line', async () => {
  const waited = await startCall(product)
  const short = await startCall(product)
  await product.pass(4 * minute)
  const one = await join(waited.expert, waited.room)
  const two = await join(short.expert, short.room)
  await stay([one, two], 9 * minute)
  expectStatus(await two.post('leave'), 200)
  await stay([one], 7 * minute)
  expectStatus(await one.post('leave'), 200)
  await goTo(waited, 46 * minute)
  expect((await linesOf(waited)).map(({ minutes }) => minutes)).toEqual([15])
  expect(await linesOf(short)).toEqual([])
  expect(await partOf(short)).toMatchObject({ status: 'answered', minutes: null })
  const [task] = await db.select().from(csrTask).where(eq(csrTask.queryId, short.row.id))
  expect(task).toMatchObject({
    kind: 'attendance',
    doneAt: null,
    detail: { people: [{ intervals: [expect.anything()] }] },
  })
})

test('a call on another site ends with stated minutes, which staff confirm: the formula says so', async () => {
  const call = await startCall(product)
  const path = `/csradmin/interaction/${call.row.key}`
  expectStatus(
    await call.staff('PUT', `${path}/updateParticipantMtgUrl`, {
      queryExpertId: (await partOf(call))?.id,
      mtgUrl: 'https://meet.test/room',
    }),
    200,
  )
  await product.pass(4 * minute)
  const expert = await join(call.expert, call.room)
  const asker = await join(call.asker, call.room)
  expect([expert.meetingUrl, asker.meetingUrl]).toEqual(['https://meet.test/room', 'https://meet.test/room'])
  expectStatus(await asker.post('chat', { text: 'Is this the right link?' }), 200)
  await stay([expert, asker], 12 * minute)
  for (const [minutes, code] of [
    [undefined, 'errors.required'],
    [10, 'errors.minutesRange'],
    [65, 'errors.minutesRange'],
    [22, 'errors.minutesStep'],
  ] as const) {
    const refused = await expert.post('end', { minutes })
    expect(refused).toMatchObject({ status: 422, body: { fields: { minutes: code }, least: 15, most: 60, step: 5 } })
  }
  expectStatus(await asker.post('end', { minutes: 30 }), 403)
  expectStatus(await expert.post('end', { minutes: 30 }), 200)
  // nothing is paid before staff have confirmed it
  await goTo(call, 46 * minute)
  expect(await tasksOf(call)).toEqual([['attendance', true]])
  expect(await linesOf(call)).toEqual([])
  const summaries = await call.expert<CallSummaries>('GET', `/user/interaction/${call.row.key}/callSummary`)
  expect(summaries.body.mayWrite).toMatchObject({ minutes: 30 })
  const { body } = await call.staff<CallAttendance>('GET', `${path}/attendance`)
  expect(body).toMatchObject({ elsewhere: true, statedMinutes: 30, leastMinutes: 15, mostMinutes: 60 })
  const [person] = body.people
  expect(person).toMatchObject({ minutes: 30, intervals: [{ from: expect.any(String) }] })
  const confirm = (minutes: number) =>
    call.staff('POST', `${path}/attendance`, {
      askerCame: true,
      people: [{ queryExpertId: person?.queryExpertId, present: true, minutes }],
    })
  for (const minutes of [14, 61])
    expect(await confirm(minutes)).toMatchObject({
      status: 422,
      body: { fields: { 'people.0.minutes': 'errors.minutesRange' }, least: 15, most: 60 },
    })
  expectStatus(await confirm(30), 200)
  await product.runner.runDue()
  const [line] = await linesOf(call)
  expect(line).toMatchObject({ minutes: 30, amount: 21_500, formula: { stated: true } })
  expect(line?.formula).not.toHaveProperty('intervals')
  const ledger = await call.expert('GET', `/server/user/${call.expertIds[0]}/transaction/list`)
  expect(JSON.stringify(ledger.body)).toContain('30 min (reported) at $430/h = $215')
})

test('minutes of a call in the room are measured: none are taken from who ends it', async () => {
  const call = await startCall(product)
  await product.pass(4 * minute)
  const expert = await join(call.expert, call.room)
  expect(await expert.post('end', { minutes: 30 })).toMatchObject({
    status: 422,
    body: { fields: { minutes: 'errors.minutesMeasured' } },
  })
  expectStatus(await expert.post('end'), 200)
})

test('a call whose room no one entered, or that took place elsewhere, is left to staff', async () => {
  const empty = await startCall(product)
  const elsewhere = await startCall(product)
  await db.update(queryExpert).set({ mtgUrl: 'https://meet.test/x' }).where(eq(queryExpert.queryId, elsewhere.row.id))
  await product.pass(4 * minute)
  const seat = await join(elsewhere.expert, elsewhere.room)
  expect(seat.meetingUrl).toBe('https://meet.test/x')
  await goTo(empty, 46 * minute)
  for (const call of [empty, elsewhere]) {
    expect(await tasksOf(call)).toEqual([['attendance', true]])
    expect((await partOf(call))?.status).toBe('claimed')
  }
})

test('staff who enter more than was measured say why; what was measured, or that no one came, needs no reason', async () => {
  const ended = async (seconds: number, askerToo = true) => {
    const call = await startCall(product)
    await goTo(call, 0)
    const expert = await join(call.expert, call.room)
    const all = askerToo ? [expert, await join(call.asker, call.room)] : [expert]
    await stay(all, seconds)
    expectStatus(await expert.post('end'), 200)
    const path = `/csradmin/interaction/${call.row.key}/attendance`
    const { body } = await call.staff<CallAttendance>('GET', path)
    const [person] = body.people
    const enter = (minutes: number, more: object = {}, present = true) =>
      call.staff('POST', path, {
        askerCame: true,
        people: [{ queryExpertId: person?.queryExpertId, present, minutes }],
        ...more,
      })
    const asker = { askerCame: body.askerCame, askerMeasured: body.askerMeasured }
    return { call, enter, asker, measured: person?.measuredMinutes ?? 0, most: body.mostMinutes }
  }
  const refused = { status: 422, body: { fields: { reason: expect.any(String) } } }
  const long = await ended(9 * minute)
  expect(long.measured).toBeGreaterThanOrEqual(9)
  expect(await long.enter(long.measured + 1)).toMatchObject(refused)
  expect((await partOf(long.call))?.status).toBe('claimed')
  expectStatus(await long.enter(long.measured), 200)
  expect(await partOf(long.call)).toMatchObject({ status: 'answered', minutes: 15 })

  const alone = await ended(16 * minute, false)
  expect(alone.asker).toEqual({ askerCame: false, askerMeasured: false })
  expect(await alone.enter(alone.measured)).toMatchObject(refused)
  expect((await partOf(alone.call))?.status).toBe('claimed')
  expectStatus(await alone.enter(alone.measured, { askerCame: false }), 200)
  expect(await partOf(alone.call)).toMatchObject({ status: 'answered', minutes: 15 })
  expect(long.asker).toEqual({ askerCame: true, askerMeasured: true })

  const none = await ended(4 * minute)
  expectStatus(await none.enter(0, {}, false), 200)
  expect(await partOf(none.call)).toMatchObject({ status: 'missedout' })

  // in the room for some seconds only
  const brief = await ended(20)
  await product.pass(1)
  expect(brief.measured).toBeLessThan(3)
  expect(await brief.enter(3)).toMatchObject(refused)
})
