import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { csrTask, notification, queryHeader, tag, tagTarget, user } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { BulkRow, BulkRun } from '#model/admin/bulk-wire.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { startScenario, type TestScenario } from '../scenario.ts'

const product = await startProduct()
const scenario = await startScenario(product)
const { staff } = scenario

async function judged(call: TestScenario['staff'], body: object): Promise<{ run: BulkRun; rows: BulkRow[] }> {
  const begun = await call<BulkRun>('POST', '/server/bulk', body)
  expectStatus(begun, 201)
  await product.runner.runDue()
  return read(call, begun.body.id)
}
async function read(call: TestScenario['staff'], id: string) {
  const { body: run } = await call<BulkRun>('GET', `/server/bulk/${id}`)
  return { run, rows: (await call<{ data: BulkRow[] }>('GET', `/server/bulk/${id}/rows?pageSize=250`)).body.data }
}
async function carriedOut(call: TestScenario['staff'], run: BulkRun) {
  expectStatus(await call('POST', `/server/bulk/${run.id}/start`, { version: run.version }), 200)
  await product.runner.runDue()
  return read(call, run.id)
}
const statesOf = async (ids: string[]) => {
  const rows = await product.db.select().from(queryHeader).where(inArray(queryHeader.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}
const messagesOf = (ids: string[]) => product.db.$count(notification, inArray(notification.queryId, ids))
const tasksOf = (ids: string[]) => product.db.select().from(csrTask).where(inArray(csrTask.queryId, ids))
const verdicts = (rows: BulkRow[]) => rows.map((row) => [row.recordId, row.verdict, row.reason])

test('discussions are released together: the dry run invites no one and says which cannot be released, and why', async () => {
  const [first, second, closed] = [await scenario.ask(), await scenario.ask(), await scenario.ask()]
  expectStatus(await staff('POST', `/csradmin/interaction/${closed.id}/cancelQuery`, { reason: 'Twice' }), 200)
  const ids = [first.id, second.id, closed.id]
  const before = await messagesOf(ids)
  const { run, rows } = await judged(staff, { resource: 'queries', act: 'releaseHold', ids })
  expect(verdicts(rows)).toEqual([
    [first.id, 'change', null],
    [second.id, 'change', null],
    [closed.id, 'invalid', expect.stringMatching(/^life\.|^discussion\./)],
  ])
  expect(rows.map(({ refusedIn, changes }) => [refusedIn, changes])).toEqual([
    ...[first, second].map(() => [null, [{ field: 'status', from: 'csrhold', to: 'open' }]]),
    ['cancelled', []],
  ])
  const { body: csv } = await staff<string>('GET', `/server/bulk/${run.id}/export?locale=en`)
  expect(csv).toContain('Status: In review → Open')
  expect(csv).toContain('The discussion’s status is “Cancelled”. This is available only when: In review, Held.')
  expect(await statesOf(ids)).toEqual(['csrhold', 'csrhold', 'cancelled'])
  expect(await messagesOf(ids)).toBe(before)
  expect((await tasksOf([first.id]))[0]?.doneAt).toBeNull()

  const { run: done } = await carriedOut(staff, run)
  expect(done).toMatchObject({ state: 'done', outcomes: { changed: 2 } })
  expect(await statesOf(ids)).toEqual(['open', 'open', 'cancelled'])
  expect(await messagesOf([first.id])).toBeGreaterThan(0)
  expect((await tasksOf([first.id, second.id])).every(({ doneAt }) => doneAt !== null)).toBe(true)
})

test('discussions are held with a reason; what is held already stays as it is', async () => {
  const [open, held] = [await scenario.ask(), await scenario.ask()]
  for (const { id } of [open, held])
    expectStatus(await staff('POST', `/csradmin/interaction/${id}/releaseHold`, {}), 200)
  expectStatus(await staff('POST', `/csradmin/interaction/${held.id}/hold`, { reason: 'Asked by phone' }), 200)
  const ids = [open.id, held.id]
  expectStatus(await staff('POST', '/server/bulk', { resource: 'queries', act: 'hold', ids }), 422)
  const { run, rows } = await judged(staff, { resource: 'queries', act: 'hold', input: { reason: 'Drug recall' }, ids })
  expect(verdicts(rows)).toEqual([
    [open.id, 'change', null],
    [held.id, 'same', null],
  ])
  await carriedOut(staff, run)
  expect(await statesOf(ids)).toEqual(['held', 'held'])
})

test('a tag is put on many discussions, once on each', async () => {
  const [one, other] = [await scenario.ask(), await scenario.ask()]
  const made = await staff<{ id: string }>('POST', '/rest/tags', {
    name: 'Recall 7',
    scope: 'global',
    assignmentType: 'query',
  })
  expectStatus(made, 201)
  const ids = [one.id, other.id]
  expectStatus(
    await staff('POST', '/rest/tagTargets', { tagId: made.body.id, entityType: 'query', entityId: one.id }),
    201,
  )
  const input = { tagId: made.body.id }
  const { run, rows } = await judged(staff, { resource: 'queries', act: 'addTag', input, ids })
  expect(verdicts(rows).map(([, verdict]) => verdict)).toEqual(['same', 'change'])
  await carriedOut(staff, run)
  const worn = await product.db.select().from(tagTarget).where(eq(tagTarget.tagId, made.body.id))
  expect(worn.map(({ entityId }) => entityId).sort()).toEqual([...ids].sort())
  expect(await product.db.$count(tag, eq(tag.id, made.body.id))).toBe(1)
})

test('tasks are handed to one person, given back and resolved; what waits for a decision is not resolved', async () => {
  const asked = [await scenario.ask(), await scenario.ask()]
  const colleague = await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: ['csr'] })
  const ids = (await tasksOf(asked.map(({ id }) => id))).map(({ id }) => id)
  const stored = async () =>
    (await product.db.select().from(csrTask).where(inArray(csrTask.id, ids))).map(({ assignedTo, doneAt }) => [
      assignedTo,
      doneAt,
    ])
  const whole = { resource: 'tasks', ids }
  const assigned = await judged(staff, { ...whole, act: 'assign', input: { assignedTo: colleague.id } })
  expect(assigned.run.verdicts).toMatchObject({ change: 2, invalid: 0 })
  expect(await stored()).toEqual(ids.map(() => [null, null]))
  await carriedOut(staff, assigned.run)
  expect(await stored()).toEqual(ids.map(() => [colleague.id, null]))
  const again = await judged(staff, { ...whole, act: 'assign', input: { assignedTo: colleague.id } })
  expect(again.run.verdicts).toMatchObject({ same: 2 })

  const finish = await judged(staff, { ...whole, act: 'finish' })
  expect(finish.rows.map(({ verdict, reason }) => [verdict, reason])).toEqual(ids.map(() => ['invalid', 'task.waits']))
  const back = await judged(staff, { ...whole, act: 'unassign' })
  await carriedOut(staff, back.run)
  expect(await stored()).toEqual(ids.map(() => [null, null]))

  const client = await makeUser(product.db, product.now(), { userType: userType.client })
  const refused = await judged(staff, { ...whole, act: 'assign', input: { assignedTo: client.id } })
  expect(refused.rows.map(({ verdict, reason }) => [verdict, reason])).toEqual(
    ids.map(() => ['invalid', 'errors.noTaskFor']),
  )
})

test('a task that someone else has taken meanwhile is left to them', async () => {
  const { id } = await scenario.ask()
  const [task] = await tasksOf([id])
  const other = await makeUser(product.db, product.now(), { userType: userType.csr, staffRoles: ['csr'] })
  const { run } = await judged(staff, {
    resource: 'tasks',
    act: 'assign',
    ids: [task!.id],
    input: { assignedTo: other.id },
  })
  const mine = await staff<Task>('PUT', `/csradmin/task/${task!.id}`, {
    version: task!.version,
    snoozedUntil: null,
    assignedTo: other.id,
  })
  expectStatus(mine, 200)
  const { rows } = await carriedOut(staff, run)
  expect(rows[0]?.outcome).toBe('same')
})

test('those who may only read are told the rule', async () => {
  const viewer = await makeUser(product.db, product.now(), { userType: userType.csr, allowedCSRView: true })
  const call = await product.as(viewer.id)
  const { id } = await scenario.ask()
  for (const [resource, act] of [
    ['queries', 'releaseHold'],
    ['tasks', 'unassign'],
  ])
    expectStatus(await call('POST', '/server/bulk', { resource, act, ids: [id] }), 403)
  expect(await product.db.$count(user, eq(user.id, viewer.id))).toBe(1)
})
