import { expect, test } from 'vitest'
import { setting } from '#db/schema/all.ts'
import { afterDeskTime, deskHoursOf, deskOpensAt } from '#model/desk-hours.ts'
import { defaultLimits } from '#model/limits.ts'
import type { Task } from '#model/discussions/tasks.ts'
import { startProduct } from '../../../support/product.ts'
import { startScenario } from '../scenario.ts'

const product = await startProduct()
const changed = { 'desk.opens': 9, 'desk.closes': 17, 'desk.weekends': 0, 'desk.holidays': 0 }
for (const [key, value] of Object.entries(changed))
  await product.db.insert(setting).values({ key, value, updatedAt: product.now() })
const hours = deskHoursOf({ ...defaultLimits, ...changed })

test('the time of a task passes by the hours of the desk, and the queue says until when it rests', async () => {
  const scenario = await startScenario(product)
  const row = await scenario.ask()
  const read = async () => {
    const { body } = await scenario.staff<{ data: Task[] }>('GET', `/csradmin/task/list?queryId=${row.id}`)
    return body.data[0]
  }
  const task = await read()
  const createdAt = new Date(task?.createdAt ?? '')
  expect(task?.dueAt).toBe(afterDeskTime(createdAt, 24 * 3_600_000, hours).toISOString())
  expect(Date.parse(task?.dueAt ?? '') - createdAt.getTime()).toBeGreaterThan(2 * 86_400_000)
  const seen = new Set<boolean>()
  for (let n = 0; n < 12; n++) {
    const opens = (await read())?.deskOpensAt ?? null
    seen.add(opens !== null)
    if (opens !== null) expect(opens).toBe(deskOpensAt(product.now(), hours)?.toISOString())
    await product.pass(4 * 3600)
  }
  expect(seen.has(true)).toBe(true)
})
