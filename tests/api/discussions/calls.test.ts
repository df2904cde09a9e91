import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  address,
  auditEvent,
  csrTask,
  earning,
  notification,
  queryExpert,
  queryHeader,
  transaction as ledger,
} from '#db/schema/all.ts'
import type { CallSummaries } from '#model/discussions/calls/call-summary.ts'
import type { CallAttendance } from '#model/discussions/calls/call-wire.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { toSeconds } from '#model/time.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { answerText, startScenario, type TestScenario } from './scenario.ts'

const product = await startProduct()
const minute = 60
const hour = 3600
const day = 24 * hour

interface LiveOptions extends NonNullable<Parameters<typeof startScenario>[1]> {
  /** hours from now */
  times?: number[]
}

/** A released video discussion with proposed times, and everyone it invited. */
async function live({ times = [48, 72], ...options }: LiveOptions = {}, given?: TestScenario) {
  const scenario =
    given ?? (await startScenario(product, { csrReview: 'no', ...options, plan: { media: ['messenger', 'video'] } }))
  const base = Math.ceil(toSeconds(product.now()) / 1800) * 1800
  const proposed = times.map((hours) => base + hours * hour)
  const row = await scenario.ask({ mediaType: 'video', proposedTimes: proposed })
  const invited = (await scenario.engagements(row.id)).map((part) => part.userId)
  const at = `/user/interaction/${row.key}`
  const staffAt = `/csradmin/interaction/${row.key}`
  return { scenario, row, at, staffAt, invited, times: proposed as [number, ...number[]] }
}
type Live = Awaited<ReturnType<typeof live>>

const accept = (call: Caller, { at }: Live, meetingTime: number) =>
  call('POST', `${at}/accept`, { termsAccepted: true, meetingTime })

/** As many experts as asked for have booked the first proposed time. */
async function bookedCall(seats = 1, options: LiveOptions = {}) {
  const call = await live(options)
  const experts = await Promise.all(call.invited.slice(0, seats).map((id) => product.as(id)))
  for (const expert of experts) expectStatus(await accept(expert, call, call.times[0]), 200)
  return { ...call, experts: experts as [Caller, ...Caller[]] }
}
const partOf = async ({ scenario, row }: Live, userId: string | undefined) => {
  const part = (await scenario.engagements(row.id)).find((one) => one.userId === userId)
  if (!part) throw new Error('no such part')
  return part
}
const tasksOf = (queryId: string, kind: 'attendance' | 'call') =>
  product.db
    .select()
    .from(csrTask)
    .where(and(eq(csrTask.queryId, queryId), eq(csrTask.kind, kind)))
const toldOf = async (queryId: string, purpose: string) =>
  (
    await product.db
      .select()
      .from(notification)
      .where(and(eq(notification.queryId, queryId), eq(notification.purpose, purpose)))
  ).map((message) => message.userId)
/** Moves the clock to some seconds after the start of the call. */
const goTo = async (start: number, seconds: number) => product.pass(start + seconds - toSeconds(product.now()))

test('the first accept books the chosen time and the seat is held until the call, not for six hours', async () => {
  const call = await bookedCall()
  expect(await partOf(call, call.invited[0])).toMatchObject({ status: 'claimed', reservedUntil: null, confirmBy: null })
  expect((await partOf(call, call.invited[0])).bookedAt).not.toBeNull()
  const seen = (await call.experts[0]<Discussion>('GET', call.at)).body
  expect(seen).toMatchObject({ meetingTime: call.times[0], call: { minutes: 30, state: 'ahead', booked: 1 } })
  expect(seen.engagement).toMatchObject({ invitation: 'accepted', reservedUntil: null })
  expect(seen.engagement?.allowed).toEqual(expect.arrayContaining(['giveBack']))
  expect(seen.engagement?.allowed).not.toContain('settleCall')
  expect(await toldOf(call.row.id, 'booked')).toEqual([call.invited[0]])
  await product.pass(30 * hour)
  expect((await partOf(call, call.invited[0])).status).toBe('claimed')
  expect((await call.scenario.staff<Discussion>('GET', call.at)).body.seatsUsed).toBe(1)
  // asking again gives the same reservation, whatever time is named
  expectStatus(await accept(call.experts[0], call, call.times[1] as number), 200)
})

test('who was shown another time is told which one was booked, and gets no seat', async () => {
  const call = await bookedCall()
  const second = await product.as(call.invited[1] as string)
  const refused = await accept(second, call, call.times[1] as number)
  expectStatus(refused, 409)
  expect(refused.body).toMatchObject({ errorKey: 'live.timeTaken', meetingTime: call.times[0] })
  expect((await partOf(call, call.invited[1])).status).toBe('invited')
  const none = await second('POST', `${call.at}/accept`, { termsAccepted: true })
  expectStatus(none, 422)
  expectStatus(await accept(second, call, call.times[0]), 200)
})

test('fifty accepts at once on three seats of a call give three seats at one time', async () => {
  const call = await live({ experts: 50 })
  const has = new Set(call.invited)
  const now = product.now()
  await product.db.insert(queryExpert).values(
    call.scenario.people
      .filter(({ id }) => !has.has(id))
      .map(({ id }) => ({
        queryId: call.row.id,
        userId: id,
        status: 'invited' as const,
        inviteTime: now,
        inviteExpires: new Date(now.getTime() + day * 1000),
        createdAt: now,
        updatedAt: now,
      })),
  )
  const callers = await Promise.all(call.scenario.people.map(({ id }) => product.as(id)))
  const answers = await Promise.all(callers.map((one) => accept(one, call, call.times[0])))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.body.errorKey))).toEqual(
    new Set(['invitation.full']),
  )
  const parts = await call.scenario.engagements(call.row.id)
  expect(parts.filter((part) => part.status === 'claimed' && part.bookedAt !== null)).toHaveLength(3)
})

test('no one is booked into two calls at once: two discussions of one asker, two of one expert, in parallel', async () => {
  const first = await live({ experts: 4 })
  const second = await live({}, first.scenario)
  const [one, other] = await Promise.all(first.invited.slice(0, 2).map((id) => product.as(id)))
  expect(second.times).toEqual(first.times)
  const answers = await Promise.all([
    accept(one as Caller, first, first.times[0]),
    accept(other as Caller, second, second.times[0]),
    accept(one as Caller, second, second.times[0]),
    accept(other as Caller, first, first.times[0]),
  ])
  // the asker is the same person: one of the discussions got the time, the other none
  const rows = await Promise.all([first.scenario.row(first.row.id), first.scenario.row(second.row.id)])
  expect(rows.filter((row) => row.meetingTime !== null)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(2)
  const refused = answers.filter((answer) => answer.status !== 200)
  expect(refused.map((answer) => answer.body.errorKey)).toEqual(['live.clash', 'live.clash'])
  // the time that is left is shown as taken to who may still choose
  const loser = rows[0]?.meetingTime === null ? first : second
  const third = await product.as(loser.invited[2] as string)
  const ranked = (await third<Discussion>('GET', loser.at)).body.engagement?.bestTimes
  expect(ranked?.map(({ at, possible }) => ({ at, possible }))).toEqual([
    { at: loser.times[1], possible: true },
    { at: loser.times[0], possible: false },
  ])
})

test('an expert reads of the own clash alone: that of another, or of the patient, is told in neutral words', async () => {
  const call = await live({ experts: 3, panelSize: 2 })
  const [one, two] = await Promise.all(call.invited.slice(0, 2).map((id) => product.as(id)))
  // the first has a seat; staff took the time back, and the first is away at the second time
  expectStatus(await accept(one as Caller, call, call.times[0]), 200)
  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/updateMeetingTime`, { meetingTime: null }), 200)
  const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
  const away = (who: Caller, id: string | undefined) =>
    who('POST', `/server/user/${id}/timeoff`, {
      start: dayOf(call.times[1]! - day),
      end: dayOf(call.times[1]! + day),
      keepCalls: true,
    })
  expectStatus(await away(one as Caller, call.invited[0]), 201)
  const refused = await accept(two as Caller, call, call.times[1]!)
  expectStatus(refused, 409)
  expect(refused.body).toMatchObject({
    errorKey: 'live.clash',
    message: en.callRefused.clash.other,
    clash: { who: 'other' },
  })
  expect(Object.keys(refused.body.clash as object)).toEqual(['who'])
  // where both are away, the second reads of the own time off
  expectStatus(await away(two as Caller, call.invited[1]), 201)
  const own = await accept(two as Caller, call, call.times[1]!)
  expect(own.body).toMatchObject({ errorKey: 'live.clash', clash: { who: 'you', kind: 'timeOff' } })

  // the patient's other call says as little
  const booked = await bookedCall(1, { experts: 3 })
  const other = await live({}, booked.scenario)
  const free = other.invited.find((id) => id !== booked.invited[0])
  const unavailable = await accept(await product.as(free as string), other, booked.times[0])
  expectStatus(unavailable, 409)
  expect([unavailable.body.message, unavailable.body.clash]).toEqual([en.callRefused.clash.other, { who: 'other' }])
})

test('staff cannot schedule over another call or time off either, and read who is busy', async () => {
  const call = await bookedCall()
  const other = await live({}, call.scenario)
  const refused = await call.scenario.staff('POST', `${other.staffAt}/updateMeetingTime`, {
    meetingTime: call.times[0],
  })
  expectStatus(refused, 409)
  expect(refused.body).toMatchObject({
    errorKey: 'live.clash',
    clash: { who: 'asker', kind: 'call', key: call.row.key, userId: call.scenario.asker.id },
  })
  // fifteen minutes into the other call meets it as well; its end does not
  const inside = { meetingTime: call.times[0] + 15 * minute }
  expectStatus(await call.scenario.staff('POST', `${other.staffAt}/updateMeetingTime`, inside), 409)
  const after = { meetingTime: call.times[0] + 30 * minute }
  expectStatus(await call.scenario.staff('POST', `${other.staffAt}/updateMeetingTime`, after), 200)
  const longer = { meetingTime: call.times[0], minutes: 45 }
  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/updateMeetingTime`, longer), 409)
})

test('a live discussion does not close before its call: close time follows the call and cannot be set before', async () => {
  const call = await bookedCall()
  const floor = (start: number) => start + 45 * minute + 7 * day
  const closes = async () => toSeconds((await call.scenario.row(call.row.id)).closeTime as Date)
  expect(await closes()).toBe(floor(call.times[0]))
  const late = call.times[0] + 20 * day
  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/updateMeetingTime`, { meetingTime: late }), 200)
  expect(await closes()).toBe(floor(late))
  const early = new Date((late + day) * 1000).toISOString()
  const refused = await call.scenario.staff('PUT', `${call.staffAt}/updateQueryCloseTime`, { closeTime: early })
  expectStatus(refused, 409)
  expect(refused.body).toMatchObject({ meetingTime: late, reason: 'discussion.refused.callAhead' })
  const asked = await call.scenario.member('POST', `${call.at}/close`, {
    version: (await call.scenario.row(call.row.id)).version,
  })
  expectStatus(asked, 409)
  await product.pass(10 * day)
  expect((await call.scenario.row(call.row.id)).status).toBe('open')
})

test('with proposed times only it stays open until a day after the last one', async () => {
  const call = await live({ times: [24, 20 * 24] })
  expect(toSeconds((await call.scenario.row(call.row.id)).closeTime as Date)).toBe((call.times[1] as number) + day)
})

test('a moved call keeps the seats and waits for each expert; who does not confirm is reminded and staff see to it', async () => {
  const call = await bookedCall(2)
  const moved = call.times[0] + 4 * hour
  const [inShanghai = ''] = call.invited
  const there = { timeZone: 'Asia/Shanghai' }
  await product.db
    .insert(address)
    .values({ userId: inShanghai, ...there })
    .onConflictDoUpdate({ target: address.userId, set: there })
  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/updateMeetingTime`, { meetingTime: moved }), 200)
  const [told] = await product.db
    .select()
    .from(notification)
    .where(and(eq(notification.userId, inShanghai), eq(notification.purpose, 'newTime')))
  const clock = new Intl.DateTimeFormat('en-us', { timeZone: 'Asia/Shanghai', hour: 'numeric', minute: '2-digit' })
  expect(told?.text.split('\n').find((line) => line.includes('is now on'))).toContain(clock.format(moved * 1000))
  expect(await toldOf(call.row.id, 'moved')).toEqual([call.scenario.asker.id])
  expect((await toldOf(call.row.id, 'newTime')).sort()).toEqual(call.invited.slice(0, 2).sort())
  const [first] = call.experts
  const by = Date.parse((await first<Discussion>('GET', call.at)).body.engagement?.confirmBy as string)
  expect(by - product.now().getTime()).toBeLessThanOrEqual(6 * hour * 1000)
  expect(by - product.now().getTime()).toBeGreaterThan((6 * hour - 10) * 1000)
  expectStatus(await first('POST', `${call.at}/confirmMeeting`, { meetingTime: call.times[0] }), 409)
  expectStatus(await first('POST', `${call.at}/confirmMeeting`, { meetingTime: moved }), 200)
  expect((await partOf(call, call.invited[0])).confirmBy).toBeNull()
  await product.pass(6 * hour + minute)
  expect(await toldOf(call.row.id, 'confirmReminder')).toEqual([call.invited[1]])
  expect(await partOf(call, call.invited[1])).toMatchObject({ status: 'claimed' })
  const [task] = await tasksOf(call.row.id, 'call')
  expect(task?.detail).toMatchObject({ items: [{ why: 'unconfirmed', userId: call.invited[1] }] })
})

test('a seat is given back for good, the next expert is invited at once, asker and staff hear of it', async () => {
  const call = await bookedCall(1, { experts: 7 })
  const before = await call.scenario.engagements(call.row.id)
  expectStatus(await call.experts[0]('POST', `${call.at}/giveBack`, { reason: '  ' }), 422)
  const given = await call.experts[0]('POST', `${call.at}/giveBack`, { reason: 'Emergency surgery' })
  expectStatus(given, 200)
  expect(given.body).toMatchObject({ status: 'cancelled' })
  // an open page asks once more before it knows
  const summaries = await call.experts[0]<CallSummaries>('GET', `${call.at}/callSummary`)
  expect([summaries.status, summaries.body]).toEqual([
    200,
    { summaries: [], stated: false, mayWrite: null, mayDecide: null },
  ])
  expect(await partOf(call, call.invited[0])).toMatchObject({
    status: 'cancelled',
    bookedAt: null,
    givenBackReason: 'Emergency surgery',
    payable: false,
  })
  expect(await call.scenario.engagements(call.row.id)).toHaveLength(before.length + 1)
  expect(await toldOf(call.row.id, 'givenBack')).toContain(call.scenario.asker.id)
  const [early] = await tasksOf(call.row.id, 'call')
  expect(early?.detail).toMatchObject({ items: [{ why: 'givenBack', reason: 'Emergency surgery' }] })
  const { body: parts } = await call.scenario.staff<{ givenBackReason: string | null }[]>(
    'GET',
    `/rest/queryExperts?filter=${encodeURIComponent(JSON.stringify({ queryId: call.row.id, status: 'cancelled' }))}`,
  )
  expect(parts.map(({ givenBackReason }) => givenBackReason)).toEqual(['Emergency surgery'])
  expectStatus(await accept(call.experts[0], call, call.times[0]), 409)
  // within the last day it is a task, also when staff enter it
  const second = await product.as(call.invited[1] as string)
  expectStatus(await accept(second, call, call.times[0]), 200)
  await goTo(call.times[0], -10 * hour)
  const part = await partOf(call, call.invited[1])
  const byStaff = { queryExpertId: part.id, reason: 'Called in sick' }
  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/giveBackSeat`, byStaff), 200)
  const [task] = await tasksOf(call.row.id, 'call')
  expect(task?.detail).toMatchObject({ items: [{}, { why: 'givenBack', reason: 'Called in sick' }] })
})

test('the asker reads who is left for the call when a seat is given up and no one else is invited', async () => {
  const call = await bookedCall(2)
  const prevented = { preventInvites: true }
  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/setPreventInvites`, prevented), 200)
  const told = async () =>
    (
      await product.db
        .select()
        .from(notification)
        .where(and(eq(notification.queryId, call.row.id), eq(notification.purpose, 'givenBack')))
        .orderBy(notification.createdAt)
    ).at(-1)?.text
  for (const part of (await call.scenario.engagements(call.row.id)).filter(({ status }) => status === 'invited'))
    expectStatus(await (await product.as(part.userId))('POST', `${call.at}/decline`, {}), 200)
  expectStatus(await call.experts[0]('POST', `${call.at}/giveBack`, { reason: 'Surgery' }), 200)
  expect(await told()).toContain('The call takes place with the other experts.')
  await product.pass(minute)
  const last = await product.as(call.invited[1] as string)
  expectStatus(await last('POST', `${call.at}/giveBack`, { reason: 'Surgery too' }), 200)
  expect(await told()).toContain('Our team is looking for one and will write to you.')
  const { progress } = (await call.scenario.member<Discussion>('GET', call.at)).body
  expect(progress?.waitsFor).toBe('callExpert')
  const [task] = await tasksOf(call.row.id, 'call')
  expect(task?.detail).toMatchObject({ items: [{ reason: 'Surgery' }, { reason: 'Surgery too' }] })
})

test('a text before the call is a note: no answer, no pay, the seat stays', async () => {
  const call = await bookedCall()
  const said = await call.experts[0]('POST', `${call.at}/response`, { text: answerText, terms: true })
  expectStatus(said, 200)
  await product.runner.runDue()
  expect(await partOf(call, call.invited[0])).toMatchObject({ status: 'claimed', answeredAt: null })
  expect(await product.db.select().from(earning).where(eq(earning.queryId, call.row.id))).toHaveLength(0)
  // an expert without a seat cannot take one by writing
  expect((await call.scenario.row(call.row.id)).status).toBe('open')
})

test('when the call is over staff enter who came: present is answered and paid, absent has missed out', async () => {
  const call = await bookedCall(2, { panelSize: 2 })
  await goTo(call.times[0], 20 * minute)
  const readNow = await call.scenario.staff<CallAttendance>('GET', `${call.staffAt}/attendance`)
  expect(readNow.body).toMatchObject({ over: false, settledAt: null })
  const people = async (given: [boolean, number][]) => ({
    askerCame: true,
    people: await Promise.all(
      given.map(async ([present, minutes], at) => ({
        queryExpertId: (await partOf(call, call.invited[at])).id,
        present,
        minutes,
      })),
    ),
  })
  const enter = async (given: [boolean, number][], reason?: string) =>
    call.scenario.staff<CallAttendance>('POST', `${call.staffAt}/attendance`, {
      ...(await people(given)),
      ...(reason && { reason }),
    })
  expectStatus(
    await enter([
      [true, 20],
      [false, 0],
    ]),
    409,
  )
  await goTo(call.times[0], 46 * minute)
  expect(await tasksOf(call.row.id, 'attendance')).toHaveLength(1)
  expect((await call.scenario.staff<Discussion>('GET', call.at)).body).toMatchObject({
    call: { state: 'over' },
    seatsUsed: 2,
  })
  // the job may run as often as it wants
  await product.pass(hour)
  expect(await tasksOf(call.row.id, 'attendance')).toHaveLength(1)
  expectStatus(await enter([[true, 20]]), 422)
  expectStatus(
    await enter([
      [true, 2],
      [false, 0],
    ]),
    422,
  )
  expectStatus(
    await enter([
      [true, 90],
      [false, 0],
    ]),
    422,
  )
  const entered = await enter([
    [true, 22],
    [false, 0],
  ])
  expectStatus(entered, 200)
  expect(entered.body.people.map(({ present, paidMinutes }) => [present, paidMinutes])).toEqual(
    expect.arrayContaining([
      [true, 25],
      [false, null],
    ]),
  )
  await product.runner.runDue()
  expect(await partOf(call, call.invited[0])).toMatchObject({ status: 'answered', minutes: 25 })
  expect(await partOf(call, call.invited[1])).toMatchObject({ status: 'missedout', payable: false })
  expect((await call.scenario.row(call.row.id)).status).toBe('answered')
  const lines = () => product.db.select().from(earning).where(eq(earning.queryId, call.row.id))
  expect(await lines()).toMatchObject([{ userId: call.invited[0], source: 'session', minutes: 25, amount: 12_500 }])
  expect((await tasksOf(call.row.id, 'attendance')).every((task) => task.doneAt !== null)).toBe(true)
  expect(await toldOf(call.row.id, 'missedCall')).toEqual([call.invited[1]])

  // the same dialog corrects it until the discussion is closed
  const more: [boolean, number][] = [
    [true, 31],
    [true, 12],
  ]
  expectStatus(await enter(more), 422)
  expectStatus(await enter(more, 'The log of the room shows more'), 200)
  await product.runner.runDue()
  expect((await lines()).map((line) => line.minutes).sort()).toEqual([15, 35])
  // both are told what is recorded now, when the call was, and what it pays
  const corrections = (purpose: string) =>
    product.db
      .select()
      .from(notification)
      .where(and(eq(notification.queryId, call.row.id), eq(notification.purpose, purpose)))
  const present = await corrections('correctedPresent')
  expect(present.map(({ userId }) => userId).sort()).toEqual([...call.invited.slice(0, 2)].sort())
  const toldSecond = present.find(({ userId }) => userId === call.invited[1])
  expect(toldSecond?.text).toContain('present for 15 min')
  expect(toldSecond?.text).toContain('15 min at $300.00/h = $75.00')
  const when = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', dateStyle: 'medium', timeStyle: 'short' })
  expect(toldSecond?.text).toContain(when.format(call.times[0] * 1000))
  expect(await corrections('callUnanswered')).toEqual([])
  expectStatus(
    await enter(
      [
        [false, 0],
        [true, 12],
      ],
      'Wrong person',
    ),
    200,
  )
  await product.runner.runDue()
  expect(await lines()).toMatchObject([{ userId: call.invited[1], minutes: 15 }])
  // the correction takes the place of the message about a missed call; who is not concerned is told nothing again
  const [absent, ...others] = await corrections('correctedAbsent')
  expect(others).toEqual([])
  expect(absent).toMatchObject({ userId: call.invited[0] })
  expect(absent?.text).toContain('Not paid')
  expect(await toldOf(call.row.id, 'missedCall')).toEqual([call.invited[1]])
  expect(await corrections('correctedPresent')).toHaveLength(2)

  // no one came after all: nothing is answered, until it is corrected again
  const second = (present: boolean): [boolean, number][] => [
    [false, 0],
    [present, present ? 12 : 0],
  ]
  expectStatus(await enter(second(false), 'No one was there'), 200)
  expect((await call.scenario.row(call.row.id)).status).toBe('open')
  await product.runner.runDue()
  expect(await toldOf(call.row.id, 'callUnanswered')).toEqual([call.row.userId])
  expectStatus(await enter(second(true), 'One was'), 200)
  expect((await call.scenario.row(call.row.id)).status).toBe('answered')
  await product.runner.runDue()

  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/close`, {}), 200)
  await product.runner.runDue()
  const frozen = await product.db.select().from(ledger).where(eq(ledger.queryId, call.row.id))
  expect(frozen).toMatchObject([
    { userId: call.invited[1], source: 'session', transactionType: 'Earned', amount: 7_500 },
  ])
  expectStatus(
    await enter(
      [
        [true, 20],
        [true, 20],
      ],
      'Once more',
    ),
    409,
  )
})

test('a patient who does not come: fifteen minutes to who waited them, nothing to who did not', async () => {
  const call = await bookedCall(2)
  await goTo(call.times[0], 50 * minute)
  const [one, two] = await Promise.all([partOf(call, call.invited[0]), partOf(call, call.invited[1])])
  const body = {
    askerCame: false,
    people: [
      { queryExpertId: one.id, present: true, minutes: 28 },
      { queryExpertId: two.id, present: true, minutes: 10 },
    ],
  }
  expectStatus(await call.scenario.staff('POST', `${call.staffAt}/attendance`, body), 200)
  await product.runner.runDue()
  const lines = await product.db.select().from(earning).where(eq(earning.queryId, call.row.id))
  expect(lines).toMatchObject([{ userId: call.invited[0], minutes: 15 }])
})

test('staff end a call and may reopen it until fifteen minutes after its planned end', async () => {
  const call = await bookedCall()
  const status = (to: string) => call.scenario.staff('POST', `${call.staffAt}/updateLiveSessionStatus`, { status: to })
  expectStatus(await status('ended'), 409)
  await goTo(call.times[0], 10 * minute)
  expectStatus(await status('ended'), 200)
  await product.runner.runDue()
  expect(await tasksOf(call.row.id, 'attendance')).toHaveLength(1)
  expect(await call.scenario.row(call.row.id)).toMatchObject({ sessionEndedBy: call.scenario.csr.id })
  expectStatus(await status('joinable'), 200)
  expect((await tasksOf(call.row.id, 'attendance')).every((task) => task.doneAt !== null)).toBe(true)
  expect((await call.scenario.row(call.row.id)).sessionEndedAt).toBeNull()
  expectStatus(await status('ended'), 200)
  await goTo(call.times[0], 45 * minute)
  expectStatus(await status('joinable'), 409)
  expectStatus(await status('early'), 422)
})

test('time off over a booked call asks: keep the call, or give the seat back first', async () => {
  const call = await bookedCall()
  const userId = call.invited[0] as string
  const on = new Date(call.times[0] * 1000).toISOString().slice(0, 10)
  const [from, until] = [-1, 1].map((days) => new Date(Date.parse(on) + days * day * 1000).toISOString().slice(0, 10))
  const off = (more = {}) =>
    call.experts[0]('POST', `/server/user/${userId}/timeoff`, { start: from, end: until, ...more })
  const asked = await off()
  expectStatus(asked, 409)
  expect(asked.body).toMatchObject({
    errorKey: 'timeoff.callsBooked',
    calls: [
      {
        queryExpertId: (await partOf(call, userId)).id,
        queryId: call.row.id,
        key: call.row.key,
        meetingTime: call.times[0],
      },
    ],
  })
  expectStatus(await off({ keepCalls: true }), 201)
  expect((await partOf(call, userId)).status).toBe('claimed')
  // the next call in these days is not booked with this expert
  const other = await live({}, call.scenario)
  if (other.invited.includes(userId)) {
    const refused = await accept(call.experts[0], other, other.times[0])
    expect(refused.body).toMatchObject({ errorKey: 'live.clash', clash: { who: 'you' } })
  }
})

test('a vacation gives up the seats it names in the same act: one that is refused changes nothing', async () => {
  const call = await bookedCall()
  const other = await live({}, call.scenario)
  const userId = call.invited[0] as string
  const [start, end] = [-1, 1].map((days) => new Date((call.times[0] + days * day) * 1000).toISOString().slice(0, 10))
  const path = `/server/user/${userId}/timeoff`
  const off = (calls: string[], who = call.experts[0], more = {}) =>
    who('POST', path, { start, end, giveBack: { calls, reason: 'Vacation' }, ...more })
  const vacations = async () => (await call.experts[0]<{ data: object[] }>('GET', path)).body.data

  const refused = await off([call.row.id, other.row.id])
  expect([404, 409]).toContain(refused.status)
  expectStatus(await off([call.row.id], undefined, { end: '2020-01-01' }), 422)
  expectStatus(await off([call.row.id], await product.as(call.invited[1] as string)), 404)
  expect(await partOf(call, userId)).toMatchObject({ status: 'claimed', givenBackReason: null })
  expect(await vacations()).toEqual([])

  expectStatus(await off([call.row.id]), 201)
  expect(await partOf(call, userId)).toMatchObject({ status: 'cancelled', givenBackReason: 'Vacation' })
  expect(await vacations()).toMatchObject([{ start, end }])
})

test('after the upgrade experts get back the seat of a call to come, and staff hear where that is not possible', async () => {
  const call = await bookedCall(2, { panelSize: 1 + 1 })
  const lost = await live({}, call.scenario)
  const [restored, busy] = [lost.invited.find((id) => !call.invited.slice(0, 2).includes(id)), call.invited[0]]
  const at = new Date((call.times[0] + 24 * hour) * 1000)
  const meetingTime = new Date(lost.times[1]! * 1000)
  await product.db.update(queryHeader).set({ meetingTime }).where(eq(queryHeader.id, lost.row.id))
  expect(at.getTime()).toBe(meetingTime.getTime())
  const old = { status: 'timedout' as const, acceptedAt: product.now(), meetingTime, payable: false }
  await product.db
    .update(queryExpert)
    .set(old)
    .where(and(eq(queryExpert.queryId, lost.row.id), eq(queryExpert.userId, restored as string)))
  await product.db
    .delete(queryExpert)
    .where(and(eq(queryExpert.queryId, lost.row.id), eq(queryExpert.userId, busy as string)))
  await product.db.insert(queryExpert).values({
    ...old,
    queryId: lost.row.id,
    userId: busy as string,
    createdAt: product.now(),
    updatedAt: product.now(),
  })
  // the second one is on time off by now
  await product.db.update(queryHeader).set({ panelSize: 1 }).where(eq(queryHeader.id, lost.row.id))
  const { restoreCallSeats } = await import('#api/discussions/calls/restore-seats.ts')
  const { systemCtx } = await import('#api/context.ts')
  await restoreCallSeats(systemCtx(product.deps))
  await restoreCallSeats(systemCtx(product.deps))
  const parts = (await lost.scenario.engagements(lost.row.id)).filter((part) => [restored, busy].includes(part.userId))
  expect(parts.filter((part) => part.status === 'claimed' && part.bookedAt !== null)).toHaveLength(1)
  expect(parts.filter((part) => part.status === 'timedout')).toHaveLength(1)
  const [task] = await tasksOf(lost.row.id, 'call')
  expect(task?.detail).toMatchObject({ items: [{ why: 'notRestored' }] })
  expect(await toldOf(lost.row.id, 'seatRestored')).toHaveLength(1)
  const [change] = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'query_expert'), eq(auditEvent.newVal, 'claimed')))
  expect(change).toBeDefined()
})
