import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notification, queryExpert, querySelection, user } from '#db/schema/all.ts'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { answerText, startScenario, type TestScenario } from './scenario.ts'

const product = await startProduct()
const minute = 60
const hour = 3600

async function opened(options: Parameters<typeof startScenario>[1] = {}) {
  const scenario = await startScenario(product, { csrReview: 'no', ...options })
  const row = await scenario.ask()
  const invited = (await scenario.engagements(row.id)).map((part) => part.userId)
  return { scenario, row, at: `/user/interaction/${row.key}`, invited }
}
const statusOf = async (scenario: TestScenario, id: string, userId: string) =>
  (await scenario.engagements(id)).find((part) => part.userId === userId)?.status

test('fifty accepts at once on three seats give three seats', async () => {
  const { scenario, row, at } = await opened({ experts: 50 })
  const has = new Set((await scenario.engagements(row.id)).map((part) => part.userId))
  const now = product.now()
  await product.db.insert(queryExpert).values(
    scenario.people
      .filter(({ id }) => !has.has(id))
      .map(({ id }) => ({
        queryId: row.id,
        userId: id,
        status: 'invited' as const,
        inviteTime: now,
        inviteExpires: new Date(now.getTime() + 24 * hour * 1000),
        createdAt: now,
        updatedAt: now,
      })),
  )
  const callers = await Promise.all(scenario.people.map(({ id }) => product.as(id)))
  const answers = await Promise.all(callers.map((call) => call('POST', `${at}/accept`, { termsAccepted: true })))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  const refused = answers.filter((answer) => answer.status !== 200)
  expect(refused.map((answer) => answer.body.errorKey)).toEqual(Array(47).fill('invitation.full'))
  const parts = await scenario.engagements(row.id)
  expect(parts.filter((part) => part.status === 'claimed')).toHaveLength(3)
  expect(parts.filter((part) => part.status === 'missedout')).toHaveLength(47)
  expect((await scenario.staff<Discussion>('GET', at)).body.seatsUsed).toBe(3)
})

test('accepting again gives the same reservation; without terms no one is seated', async () => {
  const { scenario, row, at, invited } = await opened()
  const expert = await product.as(invited[0] as string)
  const without = await expert('POST', `${at}/accept`, { termsAccepted: false })
  expectStatus(without, 422)
  expect(without.body).toMatchObject({ fields: { termsAccepted: 'engagement.refused.termsMissing' } })
  const first = await expert<{ reservedUntil: string }>('POST', `${at}/accept`, { termsAccepted: true })
  expectStatus(first, 200)
  expect(Date.parse(first.body.reservedUntil) - product.now().getTime()).toBeGreaterThan((6 * hour - 10) * 1000)
  await product.pass(10 * minute)
  const again = await expert<{ reservedUntil: string }>('POST', `${at}/accept`, { termsAccepted: true })
  expect(again.body.reservedUntil).toBe(first.body.reservedUntil)
  expect(await statusOf(scenario, row.id, invited[0] as string)).toBe('claimed')
  const part = (await scenario.engagements(row.id)).find((one) => one.userId === invited[0])
  expect(part).toMatchObject({ rate: 30_000, payable: true })
})

test('a seat is held for six hours: not over at 5:59, over at 6:01, and the next alternate is invited', async () => {
  const { scenario, row, at, invited } = await opened({ experts: 7 })
  const expert = await product.as(invited[0] as string)
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: true }), 200)
  const [run] = await product.db.select().from(querySelection).where(eq(querySelection.queryId, row.id))
  await product.pass(5 * hour + 59 * minute)
  expect(await statusOf(scenario, row.id, invited[0] as string)).toBe('claimed')
  expect(await scenario.engagements(row.id)).toHaveLength(5)
  await product.pass(2 * minute)
  expect(await statusOf(scenario, row.id, invited[0] as string)).toBe('timedout')
  const after = await scenario.engagements(row.id)
  expect(after).toHaveLength(6)
  expect(after.find((part) => part.userId === run?.alternates[0])?.status).toBe('invited')

  // the seat is still free: who was late may take it again and is paid
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: true }), 200)
  expect((await scenario.engagements(row.id)).find((part) => part.userId === invited[0])).toMatchObject({
    status: 'claimed',
    payable: true,
  })
})

test('declining is final and invites the next at once', async () => {
  const { scenario, row, at, invited } = await opened({ experts: 7 })
  const expert = await product.as(invited[0] as string)
  expectStatus(await expert('POST', `${at}/decline`, { reason: 'On leave' }), 200)
  expect(await scenario.engagements(row.id)).toHaveLength(6)
  const line = (await expert<Discussion>('GET', at)).body
  expect(line).toMatchObject({
    text: null,
    contextName: null,
    closeTime: null,
    engagement: { status: 'declined', pay: null, invitation: 'declined' },
  })
  const accept = await expert('POST', `${at}/accept`, { termsAccepted: true })
  expectStatus(accept, 409)
  expect(accept.body).toMatchObject({
    errorKey: 'invitation.decided',
    status: 'declined',
    reason: 'engagement.refused.alreadyDecided',
  })
  expectStatus(await expert('POST', `${at}/decline`, {}), 409)
  const [kept] = await product.db
    .select()
    .from(queryExpert)
    .where(and(eq(queryExpert.queryId, row.id), eq(queryExpert.userId, invited[0] as string)))
  expect(kept).toMatchObject({ declineReason: 'On leave', payable: false })
})

test('an invitation without reaction ends after the response time; all of the ranking is used, then no one is left', async () => {
  const { scenario, row, invited } = await opened({ experts: 6 })
  await product.pass(24 * hour - minute)
  expect((await scenario.engagements(row.id)).every((part) => part.status === 'invited')).toBe(true)
  await product.pass(2 * minute)
  const after = await scenario.engagements(row.id)
  expect(after.filter((part) => invited.includes(part.userId)).map((part) => part.status)).toEqual(
    Array(5).fill('timedout'),
  )
  expect(after.filter((part) => part.status === 'invited')).toHaveLength(1)
})

test('who was too late comments without pay; staff may make it paid', async () => {
  const { scenario, row, at, invited } = await opened({ experts: 5, panelSize: 1 })
  const [winner, late] = await Promise.all(invited.slice(0, 2).map((id) => product.as(id)))
  expectStatus(await winner!('POST', `${at}/accept`, { termsAccepted: true }), 200)
  expectStatus(await late!('POST', `${at}/accept`, { termsAccepted: true }), 409)
  const comment = { text: answerText, terms: true }
  expectStatus(await late!('POST', `${at}/response`, { ...comment, terms: false }), 422)
  expectStatus(await late!('POST', `${at}/response`, comment), 200)
  const part = (await scenario.engagements(row.id)).find((one) => one.userId === invited[1])
  expect(part).toMatchObject({ status: 'latereview', payable: false })
  await product.runner.runDue()
  const csr = `/csradmin/interaction/${row.key}`
  expectStatus(
    await scenario.staff('POST', `${csr}/updateParticipantStatus`, {
      queryExpertId: part?.id,
      status: 'latereview',
      payable: true,
      reason: 'Very helpful',
    }),
    200,
  )
  await product.runner.runDue()
  const ledger = await late!<{ pending: { minutes: number; amount: number }[]; data: unknown[] }>(
    'GET',
    `/server/user/${invited[1]}/transaction/list`,
  )
  expect(ledger.body).toMatchObject({ data: [], pending: [{ queryId: row.id, minutes: 15, amount: 7_500 }] })
})

test('a greeting or a question back keeps the seat open; the question back waits for the asker', async () => {
  const { scenario, row, at, invited } = await opened({ panelSize: 1, experts: 3 })
  const expert = await product.as(invited[0] as string)
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: true }), 200)
  const wrong = await expert('POST', `${at}/response`, { text: answerText, terms: true, minutes: 17 })
  expectStatus(wrong, 422)
  expect(wrong.body).toMatchObject({ fields: { minutes: 'errors.minutesStep' }, least: 15, most: 60, step: 5 })
  const asked = await expert<DiscussionResponse>('POST', `${at}/response`, {
    text: 'Which assay was done, and when was the operation?',
    terms: true,
    subtype: 'clarify',
  })
  expectStatus(asked, 200)
  expect(await statusOf(scenario, row.id, invited[0] as string)).toBe('claimed')
  expect((await scenario.member<Discussion>('GET', at)).body.askerAction).toBe('clarify')
  expectStatus(
    await scenario.member('POST', `${at}/response`, { text: 'None yet; the operation was in May.', terms: true }),
    200,
  )
  expect((await scenario.row(row.id)).askerAction).toBeNull()
  expectStatus(await expert('POST', `${at}/response`, { text: answerText, terms: true, minutes: 20 }), 200)
  expect((await scenario.row(row.id)).status).toBe('answered')

  // the time is stated until the close
  const part = (await scenario.engagements(row.id)).find((one) => one.userId === invited[0])
  const told = await expert('PUT', `${at}/minutes`, { minutes: 40, version: part?.version })
  expect(told.body).toMatchObject({ minutes: 40, amount: 20_000, currency: 'USD' })
  const older = await expert('PUT', `${at}/minutes`, { minutes: 50, version: part?.version })
  expectStatus(older, 409)
  expect(older.body).toMatchObject({ errorKey: 'conflict', current: { minutes: 40 } })

  // what is taken back is seen by its author and staff, and is not paid
  const lines = (await expert<{ data: DiscussionResponse[] }>('GET', `${at}/responses`)).body.data
  const answer = lines.find((line) => line.text === answerText)
  for (const line of lines.filter((one) => one.queryExpertId === part?.id)) {
    expectStatus(await expert('POST', `${at}/response/${line.id}/retract`, { reason: 'Wrong patient' }), 200)
  }
  expect(
    (await scenario.member<{ data: DiscussionResponse[] }>('GET', `${at}/responses`)).body.data.map(
      (line) => line.text,
    ),
  ).not.toContain(answerText)
  expect(
    (await expert<{ data: DiscussionResponse[] }>('GET', `${at}/responses`)).body.data.find(
      (line) => line.id === answer?.id,
    ),
  ).toMatchObject({ type: 'retractedexpert', reason: 'Wrong patient' })
  expect((await scenario.engagements(row.id)).find((one) => one.userId === invited[0])).toMatchObject({
    status: 'answered',
    payable: false,
  })
  expectStatus(await expert('POST', `${at}/response`, { text: `${answerText} Corrected.`, terms: true }), 200)
  expect((await scenario.engagements(row.id)).find((one) => one.userId === invited[0])?.payable).toBe(true)
})

test('no one takes a seat who has five open claims or is disabled', async () => {
  const { scenario, row, at, invited } = await opened()
  const userId = invited[0] as string
  const expert = await product.as(userId)
  const busy = await Promise.all(Array.from({ length: 5 }, () => scenario.ask()))
  for (const other of busy) {
    await product.db
      .update(queryExpert)
      .set({ status: 'claimed', reservedUntil: new Date(product.now().getTime() + 3_600_000), inviteExpires: null })
      .where(and(eq(queryExpert.queryId, other.id), eq(queryExpert.userId, userId)))
    const [part] = await product.db
      .select()
      .from(queryExpert)
      .where(and(eq(queryExpert.queryId, other.id), eq(queryExpert.userId, userId)))
    if (!part)
      await product.db.insert(queryExpert).values({
        queryId: other.id,
        userId,
        status: 'claimed',
        reservedUntil: new Date(product.now().getTime() + 3_600_000),
        createdAt: product.now(),
        updatedAt: product.now(),
      })
  }
  const answer = await expert('POST', `${at}/accept`, { termsAccepted: true })
  expectStatus(answer, 403)
  expect(answer.body).toMatchObject({ reason: 'engagement.refused.notEligible' })
  expect(await statusOf(scenario, row.id, userId)).toBe('invited')
  await product.db
    .update(user)
    .set({ noeticExpert: false })
    .where(eq(user.id, invited[1] as string))
  expectStatus(await (await product.as(invited[1] as string))('POST', `${at}/accept`, { termsAccepted: true }), 403)
})

test('reminders come at six and eighteen hours, before a seat ends, and never after their reason is gone', async () => {
  const { scenario, row, at, invited } = await opened({ experts: 5 })
  const sent = async (purpose: string) =>
    (
      await product.db
        .select()
        .from(notification)
        .where(and(eq(notification.queryId, row.id), eq(notification.purpose, purpose)))
    ).map((message) => message.userId)
  expect((await sent('invite')).sort()).toEqual([...invited].sort())
  await product.pass(5 * hour + 59 * minute)
  expect(await sent('inviteReminder')).toHaveLength(0)
  const expert = await product.as(invited[0] as string)
  expectStatus(await expert('POST', `${at}/accept`, { termsAccepted: true }), 200)
  await product.pass(2 * minute)
  expect((await sent('inviteReminder')).sort()).toEqual(invited.slice(1).sort())
  await product.pass(5 * hour)
  expect(await sent('seatReminder')).toEqual([invited[0]])
  expectStatus(await expert('POST', `${at}/response`, { text: answerText, terms: true }), 200)
  await product.pass(7 * hour + 2 * minute)
  expect(await sent('inviteReminder')).toHaveLength(8)
  const mail = await product.lastMessage(
    (
      await product.db
        .select()
        .from(user)
        .where(eq(user.id, invited[1] as string))
    )[0]?.email ?? '',
  )
  expect(mail?.text).toContain(`/invitation/${row.key}`)
  expect(scenario.people).toHaveLength(5)
})

test('reminders of an invitation wait while it is paused, and come once it has run for six and eighteen hours', async () => {
  const { scenario, row, invited } = await opened({ experts: 5 })
  const reminded = () =>
    product.db.$count(notification, and(eq(notification.queryId, row.id), eq(notification.purpose, 'inviteReminder')))
  const staff = async (path: string, body: object) => {
    const { version } = await scenario.row(row.id)
    expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/${path}`, { ...body, version }), 200)
  }
  await product.pass(hour)
  await staff('hold', { reason: 'Check' })
  await product.pass(20 * hour)
  await staff('releaseHold', {})
  expect(await reminded()).toBe(0)
  await product.pass(5 * hour - minute)
  expect(await reminded()).toBe(0)
  await product.pass(2 * minute)
  expect(await reminded()).toBe(invited.length)
  await product.pass(12 * hour)
  expect(await reminded()).toBe(2 * invited.length)
})
