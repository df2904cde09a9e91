import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { csrTask, notification, queryExpert, queryHeader, reportHeader, setting, user } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { TriageQueues } from '#model/discussions/triage.ts'
import { defaultLimits } from '#model/limits.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { startScenario, type TestScenario } from '../scenario.ts'

const product = await startProduct()
// the clock of the tests runs on while they work: ten seconds could pass by themselves
await product.db.insert(setting).values({ key: 'task.undo', value: 120, updatedAt: product.now() })

const colleague = async () => {
  const person = await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: ['csr'] })
  return { id: person.id, call: await product.as(person.id) }
}
const taskOf = async (scenario: TestScenario, queryId: string) =>
  (await scenario.staff<{ data: Task[] }>('GET', `/csradmin/task/list?queryId=${queryId}`)).body.data[0]!
const next = async (call: TestScenario['staff'], passed: string[] = []) =>
  (await call<{ data: Task[] }>('POST', '/csradmin/task/next', { passed })).body.data[0] ?? null
/** Everything that waits from earlier tests is settled, so that a test knows its queue. */
const emptyQueue = () => product.db.update(csrTask).set({ doneAt: product.now() })
const messagesOf = (queryId: string) => product.db.select().from(notification).where(eq(notification.queryId, queryId))

test('next claims the most urgent task; people who ask at once get different ones', async () => {
  await emptyQueue()
  const scenario = await startScenario(product)
  const asked = []
  for (let n = 0; n < 4; n++) asked.push((await scenario.ask()).id)
  const people = await Promise.all(Array.from({ length: 6 }, colleague))
  const got = await Promise.all(people.map(({ call }) => next(call)))
  const claimed = got.flatMap((task) => (task ? [task] : []))
  expect(claimed.map(({ queryId }) => queryId).sort()).toEqual([...asked].sort())
  expect(got.filter((task) => task === null)).toHaveLength(2)
  for (const [index, task] of got.entries())
    if (task) expect(task).toMatchObject({ assignedTo: people[index]!.id, csrHandler: 'assigned' })
})

test('the earliest due comes first, and what was passed or postponed comes later', async () => {
  await emptyQueue()
  const scenario = await startScenario(product)
  const first = await scenario.ask()
  await product.pass(60)
  const second = await scenario.ask()
  const one = await next(scenario.staff)
  expect(one?.queryId).toBe(first.id)
  expect((await next(scenario.staff, [one!.id]))?.queryId).toBe(second.id)
  const until = new Date(product.now().getTime() + 3_600_000).toISOString()
  const { version } = await taskOf(scenario, first.id)
  expectStatus(await scenario.staff('PUT', `/csradmin/task/${one!.id}`, { version, snoozedUntil: until }), 200)
  expect((await next(scenario.staff))?.queryId).toBe(second.id)
  const listed = async (snoozed: boolean) =>
    (await scenario.staff<{ data: Task[] }>('GET', `/csradmin/task/list?snoozed=${snoozed}`)).body.data.map(
      ({ queryId }) => queryId,
    )
  expect(await listed(true)).toEqual([first.id])
  expect(await listed(false)).toEqual([second.id])
  await product.pass(3601)
  expect((await next(scenario.staff))?.queryId).toBe(first.id)
  const past = await scenario.staff('PUT', `/csradmin/task/${one!.id}`, { snoozedUntil: '2020-01-01T00:00:00Z' })
  expectStatus(past, 422)
})

test('a claim that is not renewed returns after twenty minutes; one that was assigned stays', async () => {
  await emptyQueue()
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const other = await colleague()
  const claimed = await next(scenario.staff)
  expect((await other.call('POST', `/csradmin/task/${claimed!.id}/claim`)).status).toBe(409)
  expect(await next(other.call)).toBeNull()
  await product.pass(15 * 60)
  expectStatus(await scenario.staff('POST', `/csradmin/task/${claimed!.id}/claim`), 200)
  await product.pass(15 * 60)
  expect(await taskOf(scenario, row.id)).toMatchObject({ assignedTo: scenario.csr.id })
  await product.pass(6 * 60)
  const returned = await taskOf(scenario, row.id)
  expect(returned).toMatchObject({ assignedTo: null, csrHandler: 'unassigned', claimedUntil: null })
  expectStatus(
    await other.call('PUT', `/csradmin/task/${returned.id}`, { version: returned.version, assignedTo: other.id }),
    200,
  )
  await product.pass(3600)
  expect(await taskOf(scenario, row.id)).toMatchObject({ assignedTo: other.id })
})

test('a release can be undone for a while, in which nothing changes and no message leaves', async () => {
  expect(defaultLimits['task.undo']).toBe(10)
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  await product.pass(1)
  const before = (await messagesOf(row.id)).length
  const task = await taskOf(scenario, row.id)
  const path = `/csradmin/task/${task.id}/decide`
  const decide = async () =>
    scenario.staff<Task>('POST', path, {
      command: 'releaseHold',
      version: (await taskOf(scenario, row.id)).version,
    })
  const decided = await decide()
  expectStatus(decided, 200)
  expect(decided.body.decision).toMatchObject({ command: 'releaseHold', by: scenario.csr.id, refused: null })
  expectStatus(await decide(), 409)
  await product.pass(60)
  expect((await scenario.row(row.id)).status).toBe('csrhold')
  expect(await messagesOf(row.id)).toHaveLength(before)
  expectStatus(await scenario.staff('DELETE', path), 200)
  await product.pass(180)
  expect((await scenario.row(row.id)).status).toBe('csrhold')
  expectStatus(await scenario.staff('DELETE', path), 409)

  expectStatus(await decide(), 200)
  await product.pass(121)
  expect((await scenario.row(row.id)).status).toBe('open')
  expect((await messagesOf(row.id)).length).toBeGreaterThan(before)
  expectStatus(await scenario.staff('DELETE', path), 409)
})

test('only the one who decided can undo it, and is told when nothing is left to undo', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const task = await taskOf(scenario, row.id)
  const path = `/csradmin/task/${task.id}/decide`
  const undo = async (call: TestScenario['staff']) => {
    const { status, body } = await call<{ errorKey?: string }>('DELETE', path)
    return [status, body.errorKey]
  }
  expect(await undo(scenario.staff)).toEqual([409, 'task.notDecided'])
  expectStatus(await scenario.staff('POST', path, { command: 'releaseHold', version: task.version }), 200)
  const other = await colleague()
  expect(await undo(other.call)).toEqual([403, 'task.othersDecision'])
  expect((await undo(scenario.staff))[0]).toBe(200)
  expect(await undo(scenario.staff)).toEqual([409, 'task.notDecided'])
  const { version, done } = await taskOf(scenario, row.id)
  expect(done).toBe(false)
  expectStatus(await scenario.staff('POST', path, { command: 'releaseHold', version }), 200)
  expect((await undo(other.call))[0]).toBe(403)
  await product.pass(121)
  expect((await scenario.row(row.id)).status).toBe('open')
  expect(await undo(scenario.staff)).toEqual([409, 'task.over'])
})

test('what is not allowed is refused at once; what is no longer allowed in the end is said on the task', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const task = await taskOf(scenario, row.id)
  const path = `/csradmin/task/${task.id}/decide`
  const returned = { command: 'returnToAsker', version: task.version, reason: 'Which treatments were given?' }
  expectStatus(await scenario.staff('POST', path, { ...returned, version: task.version + 7 }), 409)
  const viewer = await makeUser(product.db, product.now(), {
    userType: userType.csr,
    staffRoles: ['csr'],
    allowedCSRView: true,
  })
  expectStatus(await (await product.as(viewer.id))('POST', path, returned), 403)
  expectStatus(await scenario.staff('POST', path, returned), 200)
  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/cancelQuery`, { reason: 'Withdrawn' }),
    200,
  )
  await product.pass(121)
  expect((await scenario.row(row.id)).status).toBe('cancelled')

  const second = await scenario.ask()
  const waiting = await taskOf(scenario, second.id)
  const leaver = await colleague()
  expectStatus(
    await leaver.call('POST', `/csradmin/task/${waiting.id}/decide`, {
      command: 'releaseHold',
      version: waiting.version,
    }),
    200,
  )
  await product.db.update(user).set({ enabled: false }).where(eq(user.id, leaver.id))
  await product.pass(121)
  expect((await scenario.row(second.id)).status).toBe('csrhold')
  expect((await taskOf(scenario, second.id)).decision).toMatchObject({ refused: 'auth.notAuthorized' })
})

test('panels short of seats, calls without a time, failed messages and reports are listed beside the tasks', async () => {
  const scenario = await startScenario(product, { panelSize: 2 })
  const [written, call] = [await scenario.ask(), await scenario.ask()]
  for (const { key } of [written, call])
    expectStatus(await scenario.staff('POST', `/csradmin/interaction/${key}/releaseHold`, {}), 200)
  const queues = async () => (await scenario.staff<TriageQueues>('GET', '/server/report/triage')).body
  const short = async () => (await queues()).shortPanels.data.find(({ id }) => id === written.id)
  expect(await short()).toMatchObject({ queryId: written.id, name: written.key, count: 2 })
  const parts = await scenario.engagements(written.id)
  for (const part of parts.slice(0, 2))
    await product.db.update(queryExpert).set({ status: 'answered' }).where(eq(queryExpert.id, part.id))
  expect(await short()).toBeUndefined()

  await product.db.update(queryHeader).set({ mediaType: 'video' }).where(eq(queryHeader.id, call.id))
  expect((await queues()).meetings.data).toMatchObject([{ id: call.id }])

  await product.pass(1)
  const [sent] = await messagesOf(written.id)
  await product.db
    .update(notification)
    .set({ status: 'error', error: 'Mailbox full' })
    .where(eq(notification.id, sent!.id))
  expect((await queues()).messages.data).toMatchObject([{ id: sent!.id, why: 'Mailbox full' }])
  await product.db
    .insert(reportHeader)
    .values({ name: 'Quarter', state: 'failed', error: 'Out of memory', createdAt: product.now() })
  expect((await queues()).reports).toMatchObject({ total: 1, data: [{ name: 'Quarter', why: 'Out of memory' }] })
  expectStatus(await scenario.member('GET', '/server/report/triage'), 403)

  await product.db
    .insert(reportHeader)
    .values(Array.from({ length: 28 }, () => ({ name: 'Month', state: 'failed' as const, createdAt: product.now() })))
  const sizes = async (query: string) => {
    const { total, data } = (await scenario.staff<TriageQueues>('GET', `/server/report/triage${query}`)).body.reports
    return [total, data.length]
  }
  expect(await sizes('')).toEqual([29, 25])
  expect(await sizes('?limit=1000')).toEqual([29, 29])
  expectStatus(await scenario.staff('GET', '/server/report/triage?limit=1001'), 422)
})
