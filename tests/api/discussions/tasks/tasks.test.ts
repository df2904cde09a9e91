import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvent, csrTask, user } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { answerText, startScenario, type TestScenario } from '../scenario.ts'

const product = await startProduct()
const hour = 3600

const list = async (scenario: TestScenario, queryId: string, more = '') =>
  (await scenario.staff<{ data: Task[]; total: number }>('GET', `/csradmin/task/list?queryId=${queryId}${more}`)).body
    .data
/** how long someone has for it */
const hoursOf = (task: Task | undefined) =>
  (Date.parse(task?.dueAt ?? '') - Date.parse(task?.createdAt ?? '')) / 3_600_000
const change = <T = Task>(call: TestScenario['staff'], task: Task, body: object) =>
  call<T>('PUT', `/csradmin/task/${task.id}`, { version: task.version, ...body })

test('a review waits from the hold to the release, with its reasons and its time', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const [task, ...others] = await list(scenario, row.id)
  expect(others).toEqual([])
  expect(task).toMatchObject({
    kind: 'review',
    key: row.key,
    queryId: row.id,
    status: 'csrhold',
    csrHandler: 'unassigned',
    assignedTo: null,
    done: false,
    personName: 'Ada Asker',
  })
  expect(task?.reasons).toEqual(expect.arrayContaining(['setting', 'firstDiscussion']))
  expect(hoursOf(task)).toBe(24)
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/releaseHold`, {}), 200)
  expect(await list(scenario, row.id)).toEqual([])
  expect(await list(scenario, row.id, '&state=done')).toMatchObject([
    { id: task?.id, done: true, doneAt: expect.any(String) as string },
  ])
  const lines = await product.db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'csr_task'), eq(auditEvent.refId, task?.id ?? '')))
  expect(lines.map((line) => [line.event, line.refField])).toEqual([
    ['create', null],
    ['field_change', 'doneAt'],
  ])

  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${row.key}/hold`, { reason: 'A second look' }), 200)
  expect(await list(scenario, row.id)).toMatchObject([{ kind: 'review', reasons: ['held'] }])
  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/cancelQuery`, { reason: 'Withdrawn' }),
    200,
  )
  expect(await list(scenario, row.id)).toEqual([])
})

test('anyone who returned a question reviews it again; a rewording that waits says so', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const [task] = await list(scenario, row.id)
  expectStatus(await change(scenario.staff, task!, { csrHandler: 'assigned' }), 200)
  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/returnToAsker`, {
      reason: 'Which treatments were given?',
    }),
    200,
  )
  expect(await list(scenario, row.id)).toEqual([])
  const { version } = await scenario.row(row.id)
  expectStatus(
    await scenario.member('POST', `/user/interaction/${row.key}/resubmit`, {
      text: 'Is adjuvant chemotherapy advisable after lumpectomy and radiotherapy?',
      version,
    }),
    200,
  )
  const [again] = await list(scenario, row.id)
  expect(again).toMatchObject({ assignedTo: scenario.csr.id, csrHandler: 'assigned' })
  expect(again?.id).not.toBe(task?.id)
  const now = await scenario.row(row.id)
  expectStatus(
    await scenario.staff('POST', `/csradmin/interaction/${row.key}/updateQueryQuestion`, {
      text: 'Is adjuvant chemotherapy advised after lumpectomy with one positive node?',
      version: now.version,
    }),
    200,
  )
  expect((await list(scenario, row.id))[0]?.reasons[0]).toBe('rewording')
})

test('what no one pays for waits for its charge', async () => {
  const scenario = await startScenario(product, { funded: false })
  const row = await scenario.ask()
  const [task] = await list(scenario, row.id)
  expect(task).toMatchObject({ kind: 'charge', reasons: ['noGrant'] })
  expect(hoursOf(task)).toBe(72)
  const admin = await product.as(scenario.admin.id)
  expectStatus(await admin('POST', `/csradmin/interaction/${row.key}/charge`, { reference: 'INV-1' }), 200)
  expect(await list(scenario, row.id)).toMatchObject([{ kind: 'review' }])
})

test('an answer waits until it is released, sent back, suppressed or taken back', async () => {
  const scenario = await startScenario(product, { panelSize: 3, experts: 8 })
  const row = await scenario.ask()
  const csr = `/csradmin/interaction/${row.key}`
  expectStatus(await scenario.staff('POST', `${csr}/releaseHold`, {}), 200)
  const experts = await Promise.all((await scenario.engagements(row.id)).map((part) => product.as(part.userId)))
  const write = async (n: number, text = answerText) => {
    expectStatus(await experts[n]!('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
    return (
      await experts[n]!<DiscussionResponse>('POST', `/user/interaction/${row.key}/response`, { text, terms: true })
    ).body
  }
  const first = await write(0, `${answerText} Call me at 212-555-0188.`)
  const [task] = await list(scenario, row.id)
  expect(task).toMatchObject({ kind: 'answer', responseId: first.id, reasons: ['setting', 'identifiers'] })
  expect(hoursOf(task)).toBe(12)
  const waits = await change<{ errorKey: string }>(scenario.staff, task!, { done: true })
  expectStatus(waits, 409)
  expect(waits.body.errorKey).toBe('task.waits')
  expectStatus(
    await scenario.staff('POST', `${csr}/responseQa/${first.id}`, {
      decision: 'release',
      text: answerText,
      version: 1,
    }),
    200,
  )
  expect(await list(scenario, row.id)).toEqual([])
  const over = await change<{ errorKey: string }>(
    scenario.staff,
    (await list(scenario, row.id, '&state=done&kind=answer'))[0]!,
    { csrHandler: 'assigned' },
  )
  expectStatus(over, 409)
  expect(over.body.errorKey).toBe('task.over')

  const second = await write(1)
  const third = await write(2)
  expect(await list(scenario, row.id)).toHaveLength(2)
  expectStatus(
    await scenario.staff('POST', `${csr}/responseQa/${second.id}`, {
      decision: 'suppress',
      reason: 'Under dispute',
      version: 1,
    }),
    200,
  )
  expectStatus(await experts[2]!('POST', `/user/interaction/${row.key}/response/${third.id}/retract`, {}), 200)
  expect(await list(scenario, row.id)).toEqual([])
})

test('a task is taken, handed on and given back; two who take it at once get it once', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const other = await makeUser(product.db, product.now(), {
    userType: userType.csr,
    staffRoles: ['csr'],
    firstName: 'Olga',
    lastName: 'Other',
  })
  const viewer = await makeUser(product.db, product.now(), {
    userType: userType.csr,
    staffRoles: ['csr'],
    allowedCSRView: true,
  })
  const colleague = await product.as(other.id)
  const [task] = await list(scenario, row.id)
  const both = await Promise.all([
    change(scenario.staff, task!, { csrHandler: 'assigned' }),
    change(colleague, task!, { csrHandler: 'assigned' }),
  ])
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409])
  const winner = both.find((answer) => answer.status === 200)!.body
  const late = both.find((answer) => answer.status === 409)!.body as unknown as { errorKey: string; current: Task }
  expect(late).toMatchObject({ errorKey: 'conflict', current: { assignedTo: winner.assignedTo } })

  const handed = await change(scenario.staff, winner, { assignedTo: other.id })
  expect(handed.body).toMatchObject({ assignedTo: other.id, assignedName: 'Olga Other', csrHandler: 'assigned' })
  const mine = async (call: TestScenario['staff']) =>
    (await call<{ data: Task[] }>('GET', '/csradmin/task/list?mine=true&pageSize=250')).body.data.map((one) => one.id)
  expect(await mine(colleague)).toContain(task?.id)
  expect(await mine(scenario.staff)).not.toContain(task?.id)
  const said = await change<{ fields: object }>(scenario.staff, handed.body, { csrHandler: 'deactivated' })
  expectStatus(said, 422)
  expect(said.body.fields).toEqual({ csrHandler: 'errors.invalid' })
  // who has left still has it on paper
  await product.db.update(user).set({ enabled: false }).where(eq(user.id, other.id))
  expect(await list(scenario, row.id, '&csrHandler=deactivated')).toMatchObject([
    { id: task?.id, csrHandler: 'deactivated' },
  ])

  const refusals: [object, number, object][] = [
    [{ assignedTo: scenario.asker.id }, 422, { fields: { assignedTo: 'errors.noTaskFor' } }],
    [{ assignedTo: viewer.id }, 422, { fields: { assignedTo: 'errors.noTaskFor' } }],
    [{ csrHandler: 'assigned', assignedTo: null }, 422, { fields: { assignedTo: 'errors.invalid' } }],
    [{ csrHandler: 'unassigned', assignedTo: scenario.csr.id }, 422, { fields: { assignedTo: 'errors.invalid' } }],
    [{ done: true }, 409, { errorKey: 'task.waits', status: 'csrhold' }],
    [{ kind: 'charge' }, 422, { fields: { kind: 'errors.readOnly' } }],
    [{ version: 1 }, 409, { errorKey: 'conflict' }],
  ]
  for (const [body, status, told] of refusals) {
    const answer = await change(scenario.staff, handed.body, body)
    expectStatus(answer, status)
    expect(answer.body).toMatchObject(told)
  }
  const taken = await change(scenario.staff, handed.body, { csrHandler: 'assigned' })
  expect(taken.body).toMatchObject({ assignedTo: scenario.csr.id, csrHandler: 'assigned' })
  const back = await change(scenario.staff, taken.body, { csrHandler: 'unassigned' })
  expect(back.body).toMatchObject({ assignedTo: null, assignedName: null, csrHandler: 'unassigned' })
  expectStatus(await change(await product.as(viewer.id), back.body, { csrHandler: 'assigned' }), 403)
})

test('what is late is found; a change of tax data is settled by hand', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const overdue = async () => (await list(scenario, row.id, '&overdue=true')).length
  expect(await overdue()).toBe(0)
  await product.pass(25 * hour)
  expect(await overdue()).toBe(1)

  await product.db.insert(csrTask).values({
    id: 'tax-task',
    kind: 'tax',
    userId: scenario.people[0]!.id,
    createdAt: product.now(),
    dueAt: product.now(),
  })
  const [tax] = (await scenario.staff<{ data: Task[] }>('GET', '/csradmin/task/list?kind=tax')).body.data
  expect(tax).toMatchObject({ key: null, personId: scenario.people[0]?.id })
  const settled = await change(scenario.staff, tax!, { done: true })
  expect(settled.body).toMatchObject({ done: true, doneAt: expect.any(String) as string })
  expect((await change(scenario.staff, settled.body, { done: false })).body).toMatchObject({
    done: false,
    doneAt: null,
  })
})
