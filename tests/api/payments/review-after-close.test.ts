import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { csrTask, earning, notification, transaction } from '#db/schema/all.ts'
import type { Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { answerText, startScenario } from '../discussions/scenario.ts'

const product = await startProduct()

/** A closed discussion in which answers still wait for review. */
async function closedWithAnswers(answers: number) {
  const scenario = await startScenario(product, { csrReview: 'yes', panelSize: 2 })
  const row = await scenario.ask()
  const csr = `/csradmin/interaction/${row.key}`
  const at = `/user/interaction/${row.key}`
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, { version: row.version }), 200)
  const experts: { userId: string; call: Caller; answer: DiscussionResponse }[] = []
  for (const { userId } of (await scenario.engagements(row.id)).slice(0, answers)) {
    const call = await product.as(userId)
    expectStatus(await call('POST', `${at}/accept`, { termsAccepted: true }), 200)
    const posted = await call<DiscussionResponse>('POST', `${at}/response`, {
      text: answerText,
      terms: true,
      minutes: 30,
    })
    expect(posted.body.type).toBe('pendedexpert')
    experts.push({ userId, call, answer: posted.body })
  }
  const { version } = (await scenario.member<Discussion>('GET', at)).body
  expectStatus(await scenario.member('POST', `${at}/close`, { version }), 200)
  await product.runner.runDue()
  const decide = (answer: DiscussionResponse, body: object) =>
    scenario.staff<DiscussionResponse & { reason?: string }>('POST', `${csr}/responseQa/${answer.id}`, {
      version: answer.version,
      ...body,
    })
  const lines = async () => {
    await product.runner.runDue()
    return product.db
      .select({ userId: transaction.userId, amount: transaction.amount })
      .from(transaction)
      .where(eq(transaction.queryId, row.id))
  }
  const expected = () => product.db.select().from(earning).where(eq(earning.queryId, row.id))
  const openTasks = async () =>
    (
      await product.db
        .select()
        .from(csrTask)
        .where(and(eq(csrTask.queryId, row.id), eq(csrTask.kind, 'answer')))
    ).filter((task) => task.doneAt === null).length
  const told = async (purpose: string) =>
    (
      await product.db
        .select({ userId: notification.userId })
        .from(notification)
        .where(and(eq(notification.queryId, row.id), eq(notification.purpose, purpose)))
    ).map(({ userId }) => userId)
  return { scenario, id: row.id, csr, at, experts, decide, lines, expected, openTasks, told }
}

test('an answer that waits for review at the close is paid when it is released, once', async () => {
  const world = await closedWithAnswers(2)
  const [one, two] = world.experts as [(typeof world.experts)[0], (typeof world.experts)[0]]
  expect(await world.lines()).toEqual([])
  expect((await world.expected()).map((row) => row.frozenAt)).toEqual([null, null])
  const ledger = async () =>
    (
      await one.call<{ pending: { amount: number; inReview: boolean }[]; balance: number }>(
        'GET',
        `/server/user/${one.userId}/transaction/list`,
      )
    ).body
  const inReview = async () => (await one.call<Discussion>('GET', world.at)).body.engagement?.inReview
  expect(await ledger()).toMatchObject({ balance: 0, pending: [{ amount: 15_000, inReview: true }] })
  expect(await inReview()).toBe(true)

  const { body: released } = await world.decide(one.answer, { decision: 'release' })
  expect(released.type).toBe('response')
  expect(await world.lines()).toEqual([{ userId: one.userId, amount: 15_000 }])
  expect(await ledger()).toMatchObject({ balance: 15_000, pending: [] })
  expect(await inReview()).toBe(false)
  expect(await world.openTasks()).toBe(1)
  expectStatus(await world.decide(two.answer, { decision: 'suppress' }), 200)
  expect(await world.lines()).toHaveLength(2)
  expect(await world.openTasks()).toBe(0)

  // what has been decided is final
  const late = await world.decide(released, { decision: 'reject', reason: 'Too short' })
  expectStatus(late, 409)
  expect(late.body.reason).toBe('engagement.refused.frozen')
  expect(await world.lines()).toHaveLength(2)
})

test('rejected after the close, an answer is not paid, and its expert learns why', async () => {
  const world = await closedWithAnswers(1)
  const [{ userId, call, answer }] = world.experts as [(typeof world.experts)[0]]
  expectStatus(await world.decide(answer, { decision: 'reject' }), 422)
  expectStatus(await world.decide(answer, { decision: 'reject', reason: 'Nothing new in it' }), 200)
  expect(await world.lines()).toEqual([])
  expect(await world.expected()).toEqual([])
  expect(await world.openTasks()).toBe(0)
  expect(await world.told('notAccepted')).toEqual([userId])
  expect(await world.told('rejected')).toEqual([])
  const { body } = await call<Discussion>('GET', world.at)
  expect(body).toMatchObject({
    status: 'closed',
    engagement: { status: 'rejected', rejectReason: 'Nothing new in it' },
  })
  expect((await world.scenario.member<{ data: unknown[] }>('GET', `${world.at}/responses`)).body.data).toEqual([])
})

test('no one can answer again in a closed discussion, so an answer is not sent back there', async () => {
  const world = await closedWithAnswers(1)
  const [{ answer }] = world.experts as [(typeof world.experts)[0]]
  const back = await world.decide(answer, { decision: 'reject', reason: 'Please add doses', sendBack: true })
  expectStatus(back, 409)
  expect(back.body.reason).toBe('engagement.refused.notOpen')
  expect(await world.openTasks()).toBe(1)
  // opened again, it can
  const newCloseTime = new Date(product.now().getTime() + 86_400_000).toISOString()
  expectStatus(await world.scenario.staff('POST', `${world.csr}/reopen`, { newCloseTime }), 200)
  expectStatus(await world.decide(answer, { decision: 'reject', reason: 'Please add doses', sendBack: true }), 200)
  expect(await world.told('rejected')).toHaveLength(1)
  expectStatus(await world.scenario.staff('POST', `${world.csr}/close`, {}), 200)
  expect(await world.lines()).toEqual([])
})

test('staff correct the time of an answer in review after the close; its expert cannot', async () => {
  const world = await closedWithAnswers(1)
  const [{ call, answer, userId }] = world.experts as [(typeof world.experts)[0]]
  const { body } = await call<Discussion>('GET', world.at)
  const own = await call<{ reason: string }>('PUT', `${world.at}/minutes`, {
    minutes: 60,
    version: body.engagement?.version,
  })
  expectStatus(own, 409)
  expect(own.body.reason).toBe('engagement.refused.frozen')
  const change = {
    queryExpertId: body.engagement?.id,
    minutes: 15,
    reason: 'Agreed by phone',
  }
  expectStatus(await world.scenario.staff('PUT', `${world.csr}/updateExpertTime`, change), 200)
  expectStatus(await world.decide(answer, { decision: 'release' }), 200)
  expect(await world.lines()).toEqual([{ userId, amount: 7500 }])
  expectStatus(await world.scenario.staff('PUT', `${world.csr}/updateExpertTime`, change), 409)
})

test('a rejection by the record of an expert’s part frees money in review too', async () => {
  const world = await closedWithAnswers(1)
  const [part] = (await world.scenario.engagements(world.id)).filter((row) => row.status === 'answered')
  const body = { status: 'rejected', reason: 'Nothing new in it', version: part?.version }
  expectStatus(await world.scenario.staff('PUT', `/server/query/expert/${part?.id}`, body), 200)
  expect(await world.lines()).toEqual([])
  expect(await world.openTasks()).toBe(0)
})
