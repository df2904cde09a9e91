import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { macro, queryHeader, setting, tag, tagTarget } from '#db/schema/all.ts'
import { newId } from '#db/columns.ts'
import type { Macro } from '#model/discussions/triage.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { startScenario, type TestScenario } from '../scenario.ts'

const product = await startProduct()
const { db } = product
await db.insert(setting).values({ key: 'task.undo', value: 120, updatedAt: product.now() })

const taskOf = async (scenario: TestScenario, queryId: string) =>
  (await scenario.staff<{ data: Task[] }>('GET', `/csradmin/task/list?queryId=${queryId}`)).body.data[0]!
const queryTag = async (more: Partial<typeof tag.$inferInsert> = {}) => {
  const id = newId()
  await db.insert(tag).values({ id, name: `Tag ${id}`, scope: 'global', assignmentType: 'query', ...more })
  return id
}
const make = (scenario: TestScenario, body: Record<string, unknown>) =>
  scenario.staff<Macro>('POST', '/csradmin/macro', {
    name: `Macro ${String(body.key)}`,
    command: 'returnToAsker',
    text: 'Why',
    ...body,
  })
const byMacro = (scenario: TestScenario, { id, version }: Task, macroId: string) =>
  scenario.staff<Task>('POST', `/csradmin/task/${id}/decide`, { command: 'macro', version, macroId })
const usedBy = async (id: string) => (await db.select().from(macro).where(eq(macro.id, id)))[0]?.used
const tagged = (tagId: string, entityId: string) =>
  db.$count(tagTarget, and(eq(tagTarget.tagId, tagId), eq(tagTarget.entityId, entityId)))

test('one key returns a question with a filled text and a tag; undone it leaves nothing, not even a count', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const tagId = await queryTag()
  const made = await make(scenario, { key: '1', tagId, text: 'Dear {patient}, please add a report to {key}. {me}' })
  expectStatus(made, 201)
  const { id } = made.body

  const task = await taskOf(scenario, row.id)
  const first = await byMacro(scenario, task, id)
  expectStatus(first, 200)
  const filled = `Dear Ada Asker, please add a report to ${row.key}. ${first.body.decision?.byName}`
  expect(first.body.decision).toMatchObject({ command: 'returnToAsker', reason: filled, macroId: id, refused: null })
  expectStatus(await scenario.staff('DELETE', `/csradmin/task/${task.id}/decide`), 200)
  await product.pass(130)
  expect(await usedBy(id)).toBe(0)
  expect(await tagged(tagId, row.id)).toBe(0)

  expectStatus(await byMacro(scenario, await taskOf(scenario, row.id), id), 200)
  await product.pass(130)
  const [after] = await db.select().from(queryHeader).where(eq(queryHeader.id, row.id))
  expect(after).toMatchObject({ status: 'create', returnReason: filled })
  expect(await usedBy(id)).toBe(1)
  expect(await tagged(tagId, row.id)).toBe(1)
})

test('a macro that releases has no text; a discussion that has its tag keeps one', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const tagId = await queryTag()
  await db.insert(tagTarget).values({ tagId, entityType: 'query', entityId: row.id, createdAt: product.now() })
  const { body } = await make(scenario, { key: '2', command: 'releaseHold', text: null, tagId })
  expectStatus(await byMacro(scenario, await taskOf(scenario, row.id), body.id), 200)
  await product.pass(130)
  const [after] = await db.select().from(queryHeader).where(eq(queryHeader.id, row.id))
  expect(after?.status).toBe('open')
  expect(await usedBy(body.id)).toBe(1)
  expect(await tagged(tagId, row.id)).toBe(1)
})

test('what a macro cannot be is refused at its field', async () => {
  const scenario = await startScenario(product)
  expectStatus(await make(scenario, { key: '3' }), 201)
  const own = await queryTag({ scope: 'user', ownerId: scenario.csr.id })
  const ofPlans = await queryTag({ assignmentType: 'plan' })
  for (const [body, field] of [
    [{ key: '3' }, 'key'],
    [{ key: '0' }, 'key'],
    [{ key: '4', command: 'cancel' }, 'command'],
    [{ key: '4', text: '' }, 'text'],
    [{ key: '4', text: 'Dear {doctor}' }, 'text'],
    [{ key: '4', command: 'releaseHold', text: 'Good' }, 'text'],
    [{ key: '4', tagId: own }, 'tagId'],
    [{ key: '4', tagId: ofPlans }, 'tagId'],
    [{ key: '4', tagId: 'no-such-tag' }, 'tagId'],
  ] as const) {
    const { status, body: answer } = await make(scenario, body)
    expect({
      body,
      refused: [409, 422].includes(status),
      fields: Object.keys((answer as { fields?: object }).fields ?? {}),
    }).toEqual({
      body,
      refused: true,
      fields: [field],
    })
  }
  const row = await scenario.ask()
  expectStatus(await byMacro(scenario, await taskOf(scenario, row.id), 'no-such-macro'), 404)
})

test('two macros cannot have one name, whatever its case; those that had one before can still be edited', async () => {
  const scenario = await startScenario(product)
  expectStatus(await make(scenario, { key: '7', name: 'Ask for the scan' }), 201)
  const again = await make(scenario, { key: '8', name: ' ask for the SCAN ' })
  expectStatus(again, 409)
  expect(again.body).toMatchObject({ fields: { name: 'errors.duplicate' } })
  const id = newId()
  await db.insert(macro).values({ id, name: 'Ask for the scan', key: '9', command: 'hold', text: 'Why' })
  const edit = (body: object) => scenario.staff('PUT', `/csradmin/macro/${id}`, body)
  expectStatus(await edit({ name: 'Ask for the scan', text: 'Another reason' }), 200)
  expectStatus(await edit({ name: 'Macro 8' }), 200)
  expectStatus(await edit({ name: 'ASK for the scan' }), 409)
})
