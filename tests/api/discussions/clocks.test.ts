import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { csrTask, notification, queryExpert, queryHeader } from '#db/schema/all.ts'
import type { Discussion, DiscussionResponse, IndexBuckets } from '#model/discussions/wire.ts'
import type { Change } from '#api/ports/pub-sub.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { listed } from '../admin/staff.ts'
import { answerText, startScenario, type TestScenario } from './scenario.ts'

const product = await startProduct()
const changes: Change[] = []
product.deps.bus.subscribe((change) => void changes.push(change))
const minute = 60
const hour = 3600
const ms = 1000
/** The clock of the tests runs on between two calls: within 50 seconds, against lengths of hours. */
const about = (length: number) => expect.closeTo(length, -5) as number
const question = 'Which assay was done, and when was the operation?'

interface Seated {
  scenario: TestScenario
  id: string
  at: string
  csr: string
  experts: { userId: string; call: Caller }[]
}

/** A discussion on which the first experts have taken a seat. @param reviewed what experts write waits for staff */
async function seated({ seats = 1, panelSize = 3, reviewed = false, experts = 6 } = {}): Promise<Seated> {
  const scenario = await startScenario(product, { csrReview: reviewed ? 'yes' : 'no', panelSize, experts })
  const row = await scenario.ask()
  const csr = `/csradmin/interaction/${row.key}`
  if (reviewed) expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, { version: row.version }), 200)
  const at = `/user/interaction/${row.key}`
  const invited = (await scenario.engagements(row.id)).slice(0, seats)
  const people = []
  for (const { userId } of invited) {
    const call = await product.as(userId)
    expectStatus(await call('POST', `${at}/accept`, { termsAccepted: true }), 200)
    people.push({ userId, call })
  }
  return { scenario, id: row.id, at, csr, experts: people }
}
const partOf = async ({ scenario, id }: Seated, userId: string) => {
  const part = (await scenario.engagements(id)).find((one) => one.userId === userId)
  if (!part) throw new Error('no engagement')
  return part
}
const own = async ({ at }: Seated, call: Caller) => {
  const { body } = await call<Discussion>('GET', at)
  if (!body.engagement) throw new Error('no engagement')
  return body.engagement
}
const ask = (call: Caller, at: string) =>
  call<DiscussionResponse>('POST', `${at}/response`, { text: question, terms: true, subtype: 'clarify' })
const answer = (call: Caller, at: string) =>
  call<DiscussionResponse>('POST', `${at}/response`, { text: answerText, terms: true, minutes: 30 })
/** The one expert has answered, was asked again, and the reply waits for review. */
async function repliedInReview() {
  const world = await seated({ panelSize: 1, reviewed: true })
  const { scenario, id, at, csr } = world
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  const first = await answer(call, at)
  expectStatus(
    await scenario.staff('POST', `${csr}/responseQa/${first.body.id}`, { decision: 'release', version: 1 }),
    200,
  )
  expectStatus(await scenario.member('POST', `${at}/followup`, { text: 'And after that?' }), 200)
  const reply = await answer(call, at)
  return { world, scenario, id, at, csr, userId, call, first, reply }
}

const told = async (id: string, purpose: string) =>
  (
    await product.db
      .select()
      .from(notification)
      .where(and(eq(notification.queryId, id), eq(notification.purpose, purpose)))
  ).map((message) => message.userId)

test('a question to the asker pauses the seat until the reply; then the clock runs on and the lost seat is told', async () => {
  const world = await seated()
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  await product.pass(2 * hour)
  expectStatus(await ask(call, world.at), 200)
  expect(await own(world, call)).toMatchObject({
    status: 'claimed',
    pausedFor: ['clarify'],
    questionOpen: true,
    reservedUntil: null,
    reservedLeftMs: about(4 * hour * ms),
  })
  await product.pass(20 * hour)
  expect(await partOf(world, userId)).toMatchObject({ status: 'claimed', remainingMs: about(4 * hour * ms) })
  const list = await listed(world.scenario.staff, 'queryExperts', { filter: { queryId: world.id } })
  expect(list.body).toContainEqual(
    expect.objectContaining({ userId, pausedFor: ['clarify'], remainingMs: about(4 * hour * ms) }),
  )

  expectStatus(await world.scenario.member('POST', `${world.at}/response`, { text: 'None yet.', terms: true }), 200)
  expect(await own(world, call)).toMatchObject({ pausedFor: [], questionOpen: false })
  const runs = await partOf(world, userId)
  expect(runs.reservedUntil?.getTime()).toEqual(about(product.now().getTime() + 4 * hour * ms))
  expect(runs).toMatchObject({ clarifiedMs: about(20 * hour * ms), clarifyResponseId: null, clarifyingSince: null })

  await product.pass(4 * hour - minute)
  expect(await told(world.id, 'seatLost')).toEqual([])
  expect(await told(world.id, 'seatReminder')).toEqual([userId])
  await product.pass(2 * minute)
  expect((await partOf(world, userId)).status).toBe('timedout')
  expect(await told(world.id, 'seatLost')).toEqual([userId])
  // the way back that the message promises
  expectStatus(await call('POST', `${world.at}/accept`, { termsAccepted: true }), 200)
  expect(await partOf(world, userId)).toMatchObject({ status: 'claimed', clarifiedMs: 0, pausedFor: null })
})

test('a paused seat stays taken wherever seats are counted: for the question and during a hold', async () => {
  const world = await seated({ seats: 2 })
  const [{ call }] = world.experts as [Seated['experts'][number]]
  expectStatus(await ask(call, world.at), 200)
  const invited = (await world.scenario.engagements(world.id)).find((part) => part.status === 'invited')
  const other = await product.as(invited?.userId ?? '')
  const shown = async () => {
    const { data } = (await other<IndexBuckets>('GET', '/server/query/indexBuckets')).body
    const card = Object.values(data)
      .flat()
      .find((one) => one.queryId === world.id)
    const rows = await listed(world.scenario.staff, 'queries', { filter: { id: world.id } })
    return {
      card: card?.engagement?.seatsUsed,
      page: (await other<Discussion>('GET', world.at)).body.seatsUsed,
      office: rows.body[0]?.seatsUsed,
    }
  }
  expect(await shown()).toEqual({ card: 2, page: 2, office: 2 })
  const [mine] = Object.values((await call<IndexBuckets>('GET', '/server/query/indexBuckets')).body.data)
    .flat()
    .filter((one) => one.queryId === world.id)
  expect(mine?.engagement).toMatchObject({ status: 'claimed', reservedUntil: null, pausedFor: ['clarify'] })
  const { version } = await world.scenario.row(world.id)
  expectStatus(await world.scenario.staff('POST', `${world.csr}/hold`, { reason: 'Check', version }), 200)
  expect(await shown()).toEqual({ card: 2, page: 2, office: 2 })
  // the hold does not let a paused seat go either
  await product.pass(30 * hour)
  expect(await shown()).toEqual({ card: 2, page: 2, office: 2 })
})

test('one open question for each expert, also when two are sent at once', async () => {
  const world = await seated({ seats: 2 })
  const [first, second] = world.experts as [Seated['experts'][number], Seated['experts'][number]]
  const both = await Promise.all([ask(first.call, world.at), ask(first.call, world.at)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'engagement.refused.questionOpen' })
  expectStatus(await ask(second.call, world.at), 200)
  // one reply answers what the asker could read
  expectStatus(await world.scenario.member('POST', `${world.at}/response`, { text: 'In May.', terms: true }), 200)
  for (const { call } of world.experts)
    expect(await own(world, call)).toMatchObject({ pausedFor: [], questionOpen: false })
  expectStatus(await ask(first.call, world.at), 200)
  // an answer needs no reply to the question
  expectStatus(await answer(first.call, world.at), 200)
  expect(await partOf(world, first.userId)).toMatchObject({ status: 'answered', pausedFor: null, remainingMs: null })
})

test('a withdrawn question pauses nothing any more, and asks nothing of the asker', async () => {
  const world = await seated()
  const [{ call }] = world.experts as [Seated['experts'][number]]
  const asked = await ask(call, world.at)
  await product.pass(hour)
  expectStatus(await call('POST', `${world.at}/response/${asked.body.id}/retract`, {}), 200)
  expect(await own(world, call)).toMatchObject({
    pausedFor: [],
    questionOpen: false,
    reservedLeftMs: about(6 * hour * ms),
  })
  expect((await world.scenario.member<Discussion>('GET', world.at)).body.askerAction).toBeNull()
})

test('72 hours of pause for a seat, then at least one hour is left and staff get a task', async () => {
  const world = await seated()
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  await product.pass(5 * hour + 30 * minute)
  expectStatus(await ask(call, world.at), 200)
  await product.pass(40 * hour)
  expectStatus(await world.scenario.member('POST', `${world.at}/response`, { text: 'Soon.', terms: true }), 200)
  expect(await own(world, call)).toMatchObject({ reservedLeftMs: about(30 * minute * ms) })
  const again = await ask(call, world.at)
  expectStatus(again, 200)
  await product.pass(32 * hour - minute)
  expect(await own(world, call)).toMatchObject({ pausedFor: ['clarify'] })
  const tasks = () =>
    product.db
      .select()
      .from(csrTask)
      .where(and(eq(csrTask.queryId, world.id), eq(csrTask.kind, 'clarify')))
  expect(await tasks()).toEqual([])
  await product.pass(2 * minute)
  const after = await partOf(world, userId)
  expect(after).toMatchObject({ status: 'claimed', pausedFor: null, clarifyResponseId: again.body.id })
  expect(after.reservedUntil?.getTime()).toEqual(about(product.now().getTime() + hour * ms))
  expect(await tasks()).toMatchObject([{ responseId: again.body.id, doneAt: null }])
  // the question is still open, and the next one would not pause either
  expect((await ask(call, world.at)).status).toBe(409)
  expectStatus(await world.scenario.member('POST', `${world.at}/response`, { text: 'In May.', terms: true }), 200)
  expect((await tasks())[0]?.doneAt).not.toBeNull()
  expectStatus(await ask(call, world.at), 200)
  expect(await own(world, call)).toMatchObject({ pausedFor: [], questionOpen: true })
})

test('a clock runs when no reason is left: hold and question together', async () => {
  const world = await seated()
  const { scenario, csr } = world
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  await product.pass(hour)
  expectStatus(await ask(call, world.at), 200)
  await product.pass(hour)
  const version = async () => (await scenario.row(world.id)).version
  expectStatus(await scenario.staff('POST', `${csr}/hold`, { reason: 'Check', version: await version() }), 200)
  expect(await own(world, call)).toMatchObject({ pausedFor: ['clarify', 'hold'], reservedLeftMs: about(5 * hour * ms) })
  await product.pass(100 * hour)
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, { version: await version() }), 200)
  // no one could reply meanwhile: the hold uses up no clarifying time
  expect(await partOf(world, userId)).toMatchObject({ pausedFor: ['clarify'], clarifiedMs: about(hour * ms) })
  await product.pass(hour)
  expectStatus(await scenario.member('POST', `${world.at}/response`, { text: 'In May.', terms: true }), 200)
  expect(await partOf(world, userId)).toMatchObject({ pausedFor: null, clarifiedMs: about(2 * hour * ms) })
  expect(await own(world, call)).toMatchObject({ reservedLeftMs: about(5 * hour * ms) })
})

test('a question that waits for review pauses from its posting; sent back, the clock runs on and the expert is told', async () => {
  const world = await seated({ reviewed: true })
  const { scenario, csr, at } = world
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  const asked = await ask(call, at)
  expect(asked.body.type).toBe('pendedexpert')
  expect(await own(world, call)).toMatchObject({ pausedFor: ['clarify'] })
  // the asker has not read it: whatever they write is no reply
  expect((await scenario.member<Discussion>('GET', at)).body.askerAction).toBeNull()
  expectStatus(await scenario.member('POST', `${at}/response`, { text: 'One thing more.', terms: true }), 200)
  expect(await own(world, call)).toMatchObject({ pausedFor: ['clarify'] })
  await product.pass(10 * hour)
  const decide = (id: string, decision: 'release' | 'reject') =>
    scenario.staff('POST', `${csr}/responseQa/${id}`, {
      decision,
      version: 1,
      ...(decision === 'reject' && { reason: 'It is in the history.' }),
    })
  expectStatus(await decide(asked.body.id, 'reject'), 200)
  expect(await own(world, call)).toMatchObject({
    pausedFor: [],
    questionOpen: false,
    reservedLeftMs: about(6 * hour * ms),
  })
  expect(await told(world.id, 'questionReturned')).toEqual([userId])

  const next = await ask(call, at)
  expectStatus(await decide(next.body.id, 'release'), 200)
  expect((await scenario.member<Discussion>('GET', at)).body.askerAction).toBe('clarify')
  expect(await own(world, call)).toMatchObject({ pausedFor: ['clarify'] })
  expectStatus(await scenario.member('POST', `${at}/response`, { text: 'In May.', terms: true }), 200)
  expect(await own(world, call)).toMatchObject({ pausedFor: [] })
})

test('an answer that waits for review changes nothing for the asker; released, it counts', async () => {
  const world = await seated({ reviewed: true, panelSize: 2, seats: 2 })
  const { scenario, csr, at, id } = world
  const seen = async () => {
    const page = (await scenario.member<Discussion>('GET', at)).body
    const list = (await scenario.member('GET', '/server/query/indexBuckets')).body
    const counts = (await scenario.member('GET', `/server/query/stats/user/${scenario.asker.id}`)).body
    return { page, list, counts, faculty: (await scenario.member('GET', `${at}/faculty`)).body }
  }
  const before = await seen()
  const mails = async () =>
    (await product.db.select().from(notification).where(eq(notification.queryId, id))).filter(
      (message) => message.userId === scenario.asker.id,
    ).length
  const sent = await mails()
  changes.length = 0
  const answers = []
  for (const { call } of world.experts) {
    const posted = await answer(call, at)
    expect(posted.body.type).toBe('pendedexpert')
    answers.push(posted.body)
    await product.runner.runDue()
  }
  expect(await seen()).toEqual(before)
  expect(await mails()).toBe(sent)
  expect(changes.filter((change) => change.channel !== 'tasks' && change.userIds?.includes(scenario.asker.id))).toEqual(
    [],
  )
  // its seat stays taken, and no one can be asked about what no one has read
  expect(before.page.seatsUsed).toBe(2)
  expect((await scenario.member('POST', `${at}/followup`, { text: 'Why?' })).status).toBe(409)

  const release = (response: DiscussionResponse | undefined) =>
    scenario.staff('POST', `${csr}/responseQa/${response?.id}`, { decision: 'release', version: response?.version })
  expectStatus(await release(answers[0]), 200)
  expect((await scenario.row(id)).status).toBe('open')
  expect((await scenario.member<Discussion>('GET', at)).body.allowed).toContain('followup')
  // released during a hold, it counts once that is over
  const version = async () => (await scenario.row(id)).version
  expectStatus(await scenario.staff('POST', `${csr}/hold`, { reason: 'Check', version: await version() }), 200)
  expectStatus(await release(answers[1]), 200)
  expect((await scenario.row(id)).status).toBe('held')
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, { version: await version() }), 200)
  expect((await scenario.row(id)).status).toBe('answered')
  expect(await told(id, 'answered')).toEqual([scenario.asker.id])

  // the reply to a follow-up waits as the answer did
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  const part = await partOf(world, userId)
  expectStatus(await scenario.member('POST', `${at}/followup`, { text: 'And then?', queryExpertId: part.id }), 200)
  const reply = await answer(call, at)
  expect(reply.body.type).toBe('pendedexpert')
  expect((await scenario.row(id)).status).toBe('open')
  expectStatus(await release(reply.body), 200)
  expect((await scenario.row(id)).status).toBe('answered')
})

test('a reply and the end of the seat at once: the seat is kept or lost, never half of it', async () => {
  const world = await seated({ seats: 3 })
  for (const { call } of world.experts) expectStatus(await ask(call, world.at), 200)
  product.clock.advance(72 * hour)
  await Promise.all([
    world.scenario.member('POST', `${world.at}/response`, { text: 'In May.', terms: true }),
    product.runner.runDue(),
    product.runner.runDue(),
    ...world.experts.map(({ call }) => answer(call, world.at)),
  ])
  const parts = (await world.scenario.engagements(world.id)).filter((part) =>
    world.experts.some(({ userId }) => userId === part.userId),
  )
  expect(parts.map((part) => part.status)).toEqual(['answered', 'answered', 'answered'])
  for (const part of parts)
    expect(part).toMatchObject({ pausedFor: null, remainingMs: null, reservedUntil: null, clarifyingSince: null })
  const open = await product.db
    .select({ id: csrTask.id, doneAt: csrTask.doneAt })
    .from(csrTask)
    .where(and(eq(csrTask.queryId, world.id), inArray(csrTask.kind, ['clarify'])))
  expect(open.every((task) => task.doneAt !== null)).toBe(true)
})

test('a closed discussion leaves no clock', async () => {
  const world = await seated()
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  expectStatus(await ask(call, world.at), 200)
  const [header] = await product.db.select().from(queryHeader).where(eq(queryHeader.id, world.id))
  // a question does not move the time to close
  expect(header?.closeTime?.getTime()).toBe((header?.releasedAt?.getTime() ?? 0) + 7 * 24 * hour * ms)
  expectStatus(await world.scenario.member('POST', `${world.at}/close`, { version: header?.version }), 200)
  const [part] = await product.db
    .select()
    .from(queryExpert)
    .where(and(eq(queryExpert.queryId, world.id), eq(queryExpert.userId, userId)))
  expect(part).toMatchObject({ status: 'timedout', pausedFor: null, remainingMs: null, clarifyingSince: null })
})

test('an invitation during a hold says that it is paused, is refused for that reason, and told when it reopens', async () => {
  const world = await seated({ seats: 1 })
  const invited = (await world.scenario.engagements(world.id)).find((part) => part.status === 'invited')
  const userId = invited?.userId ?? ''
  const call = await product.as(userId)
  const version = async () => (await world.scenario.row(world.id)).version
  const hold = { reason: 'Check', version: await version() }
  expectStatus(await world.scenario.staff('POST', `${world.csr}/hold`, hold), 200)
  expect(await own(world, call)).toMatchObject({ status: 'invited', invitation: 'paused' })
  const refused = await call('POST', `${world.at}/accept`, { termsAccepted: true })
  expectStatus(refused, 409)
  expect(refused.body).toMatchObject({ errorKey: 'invitation.paused', reason: 'engagement.refused.onHold' })
  expect((await partOf(world, userId)).status).toBe('invited')

  expectStatus(await world.scenario.staff('POST', `${world.csr}/releaseHold`, { version: await version() }), 200)
  await product.runner.runDue()
  expect(await told(world.id, 'resumed')).toContain(userId)
  expectStatus(await call('POST', `${world.at}/accept`, { termsAccepted: true }), 200)
})

test('a withdrawn only answer promises the asker nothing and shows its expert the way back to the pay', async () => {
  const world = await seated()
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  const asker = async () => (await world.scenario.member<Discussion>('GET', world.at)).body
  expect((await asker()).progress).toMatchObject({ waitsFor: 'answer', firstAnswerBy: expect.any(String) })
  const posted = await answer(call, world.at)
  expect((await asker()).newAnswers?.count).toBe(1)
  expect(await own(world, call)).toMatchObject({ withdrawn: false, paidAgain: false })
  expectStatus(await call('POST', `${world.at}/response/${posted.body.id}/retract`, {}), 200)
  const { progress, newAnswers } = await asker()
  expect(progress).toMatchObject({ answered: 0, waitsFor: 'experts', firstAnswerBy: null })
  expect(newAnswers).toEqual({ count: 0, firstId: null })
  expect(await own(world, call)).toMatchObject({ status: 'answered', withdrawn: true, paidAgain: true })

  expectStatus(await answer(call, world.at), 200)
  expect(await own(world, call)).toMatchObject({ withdrawn: false, paidAgain: false })
  expect((await partOf(world, userId)).payable).toBe(true)
})

test('an answer in review keeps the deadline that the asker saw; withdrawn from review, none is named', async () => {
  const world = await seated({ reviewed: true })
  const [{ call }] = world.experts as [Seated['experts'][number]]
  const progress = async () => (await world.scenario.member<Discussion>('GET', world.at)).body.progress
  const before = await progress()
  const posted = await answer(call, world.at)
  expect(posted.body.type).toBe('pendedexpert')
  expect(await progress()).toEqual(before)
  expectStatus(await call('POST', `${world.at}/response/${posted.body.id}/retract`, {}), 200)
  expect(await progress()).toMatchObject({ waitsFor: 'experts', firstAnswerBy: null })
})

test('a follow-up whose only reply is withdrawn is open again, for its expert, the discussion and the reminders', async () => {
  const world = await seated({ panelSize: 1 })
  const { scenario, id, at } = world
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  expectStatus(await answer(call, at), 200)
  const say = (text: string, subtype?: 'clarify') =>
    call<DiscussionResponse>('POST', `${at}/response`, { text, terms: true, ...(subtype && { subtype }) })
  const withdraw = ({ body }: { body: DiscussionResponse }) =>
    call<DiscussionResponse>('POST', `${at}/response/${body.id}/retract`, {})
  const states = async () => [(await partOf(world, userId)).status, (await scenario.row(id)).status]

  // a comment that replied to no one leaves nothing open
  expectStatus(await withdraw(await say(`${answerText} A comment.`)), 200)
  expect(await states()).toEqual(['answered', 'answered'])

  expectStatus(await scenario.member('POST', `${at}/followup`, { text: 'And after that?' }), 200)
  await product.pass(hour)
  const first = await say(`${answerText} A reply.`)
  const second = await say(`${answerText} One more.`)
  expect(await states()).toEqual(['answered', 'answered'])
  // another reply is left, then none
  expectStatus(await withdraw(first), 200)
  expect(await states()).toEqual(['answered', 'answered'])
  await product.pass(50 * hour)
  expect(await told(id, 'followupReminder')).toEqual([])
  expectStatus(await withdraw(second), 200)
  expect(await states()).toEqual(['followup', 'open'])
  expect(await own(world, call)).toMatchObject({ status: 'followup', pay: { payable: true } })
  expect((await scenario.member<Discussion>('GET', at)).body).toMatchObject({ status: 'open', displayStatus: 'open' })
  // no second mail about the question, but the reminder
  expect(await told(id, 'followup')).toEqual([userId])
  await product.pass(50 * hour)
  expect(await told(id, 'followupReminder')).toEqual([userId])

  // replied to again and withdrawn by staff: the same
  const again = await say(`${answerText} Corrected.`)
  expect(await states()).toEqual(['answered', 'answered'])
  expectStatus(
    await scenario.staff('PUT', `/server/query/response/${again.body.id}`, {
      type: 'retractedexpert',
      reason: 'On request',
      version: 1,
    }),
    200,
  )
  expect(await states()).toEqual(['followup', 'open'])
  // a question back is no reply
  expectStatus(await say(question, 'clarify'), 200)
  expect(await states()).toEqual(['followup', 'open'])
})

test('a reply in review that is withdrawn opens its follow-up again, also where the answer itself is gone', async () => {
  const { world, scenario, id, at, userId, call, first, reply } = await repliedInReview()
  expect(reply.body.type).toBe('pendedexpert')
  const withdraw = ({ body }: { body: DiscussionResponse }) => call('POST', `${at}/response/${body.id}/retract`, {})
  expectStatus(await withdraw(first), 200)
  expectStatus(await withdraw(reply), 200)
  expect((await scenario.row(id)).status).toBe('open')
  expect(await partOf(world, userId)).toMatchObject({ status: 'followup', payable: false })
  expectStatus(await answer(call, at), 200)
  expect(await partOf(world, userId)).toMatchObject({ status: 'answered', payable: true })
})

test('a reply that is sent back opens its follow-up again and takes neither the seat nor the pay; what would is said before', async () => {
  const world = await seated({ panelSize: 1, reviewed: true })
  const { scenario, id, at, csr } = world
  const [{ userId, call }] = world.experts as [Seated['experts'][number]]
  const review = async ({ body }: { body: DiscussionResponse }) =>
    (await scenario.staff<{ endsSeat: boolean }>('GET', `${csr}/responseQa/${body.id}`)).body
  const decide = ({ body }: { body: DiscussionResponse }, decision: 'release' | 'reject', more = {}) =>
    scenario.staff('POST', `${csr}/responseQa/${body.id}`, {
      decision,
      version: 1,
      ...(decision === 'reject' && { reason: 'Please name the dose.' }),
      ...more,
    })
  // a greeting before the answer is none, however the answer ends
  const greeting = await call<DiscussionResponse>('POST', `${at}/response`, {
    text: `${answerText} Glad to help.`,
    terms: true,
    subtype: 'salutation',
  })
  const first = await answer(call, at)
  expect(await review(greeting)).toMatchObject({ endsSeat: false })
  expect(await review(first)).toMatchObject({ endsSeat: true })
  expectStatus(await decide(first, 'release'), 200)
  expectStatus(await decide(greeting, 'reject'), 200)
  expect(await partOf(world, userId)).toMatchObject({ status: 'answered', payable: true })
  expect(await told(id, 'textReturned')).toEqual([userId])

  expectStatus(await scenario.member('POST', `${at}/followup`, { text: 'And after that?' }), 200)
  const reply = await answer(call, at)
  expect(reply.body.type).toBe('pendedexpert')
  expect(await review(reply)).toMatchObject({ endsSeat: false })
  const invited = (await scenario.engagements(id)).length
  expectStatus(await decide(reply, 'reject'), 200)
  expect(await partOf(world, userId)).toMatchObject({ status: 'followup', payable: true, answeredAt: expect.any(Date) })
  expect((await scenario.row(id)).status).toBe('open')
  expect(await told(id, 'textReturned')).toEqual([userId, userId])
  expect(await told(id, 'rejected')).toEqual([])
  // no one else is invited to a seat that is taken
  expect(await scenario.engagements(id)).toHaveLength(invited)
  expect(await own(world, call)).toMatchObject({ status: 'followup', pay: { payable: true } })
  // the expert reads why
  const lines = (await call<{ data: DiscussionResponse[] }>('GET', `${at}/responses`)).body.data
  expect(lines).toContainEqual(expect.objectContaining({ type: 'rejectedexpert', text: 'Please name the dose.' }))

  // corrected, released, and rejected for good: the follow-up is open once more
  const corrected = await answer(call, at)
  expectStatus(await decide(corrected, 'release'), 200)
  expect((await scenario.row(id)).status).toBe('answered')
  expect(await review(corrected)).toMatchObject({ endsSeat: false })
  expectStatus(await decide(corrected, 'reject', { sendBack: false, version: 2 }), 200)
  expect(await partOf(world, userId)).toMatchObject({ status: 'followup', payable: true })

  // the answer itself still takes both
  expect(await review(first)).toMatchObject({ endsSeat: true })
  expectStatus(await decide(first, 'reject', { sendBack: false, version: 2 }), 200)
  expect(await partOf(world, userId)).toMatchObject({ status: 'rejected', payable: false })
})

test('while the discussion is on hold, a reply that is sent back opens its follow-up for when it goes on', async () => {
  const { world, scenario, id, at, csr, userId, call, reply } = await repliedInReview()
  const version = async () => (await scenario.row(id)).version
  expectStatus(await scenario.staff('POST', `${csr}/hold`, { reason: 'A call', version: await version() }), 200)
  expectStatus(
    await scenario.staff('POST', `${csr}/responseQa/${reply.body.id}`, {
      decision: 'reject',
      reason: 'Why?',
      version: 1,
    }),
    200,
  )
  expect(await partOf(world, userId)).toMatchObject({ status: 'followup', payable: true })
  expect((await scenario.row(id)).status).toBe('held')
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, { version: await version() }), 200)
  expectStatus(await answer(call, at), 200)
  expect(await partOf(world, userId)).toMatchObject({ status: 'answered', payable: true })
})

test('the asker is offered a follow-up to those who have answered, and can ask each of them', async () => {
  const world = await seated({ seats: 2 })
  const { scenario, at } = world
  const [first, second] = world.experts as [Seated['experts'][number], Seated['experts'][number]]
  const offered = async () => (await scenario.member<Discussion>('GET', at)).body.followupTo
  expectStatus(await ask(second.call, at), 200)
  expect(await offered()).toEqual([])
  expectStatus(await answer(first.call, at), 200)
  const [answered, asksBack] = [await partOf(world, first.userId), await partOf(world, second.userId)]
  expect(await offered()).toEqual([answered.id])
  expect((await first.call<Discussion>('GET', at)).body.followupTo).toBeUndefined()
  const followup = (queryExpertId: string) =>
    scenario.member('POST', `${at}/followup`, { text: 'And after that?', queryExpertId })
  expectStatus(await followup(asksBack.id), 409)
  expectStatus(await followup(answered.id), 200)
})
