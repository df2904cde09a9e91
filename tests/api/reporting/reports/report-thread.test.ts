import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { job, reportHeader, reportRow, user } from '#db/schema/all.ts'
import { reportThreadOf } from '#api/product.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db, deps } = product
const [staff] = await db.select({ id: user.id }).from(user).where(eq(user.email, 'csr@consilium.test'))
const csr = await product.as(staff!.id)
const ask = { reportId: 'planUsage', options: 3, groupBy: 'plan' }

const begin = async () => {
  const begun = await csr<{ id: string }>('POST', '/server/report/commonExports', ask)
  expectStatus(begun, 200)
  return begun.body.id
}
const stateOf = async (id: string) =>
  (await db.select({ state: reportHeader.state }).from(reportHeader).where(eq(reportHeader.id, id)))[0]?.state

async function made(id: string) {
  const { body } = await csr<ReportResult>('GET', `/server/report/header/${id}/result`)
  const read = async (part: string) =>
    (await csr<string>('GET', `/server/report/download/${id}?format=csv&part=${part}`)).body
  return {
    result: body,
    rows: await db.$count(reportRow, eq(reportRow.reportId, id)),
    groups: await read('groups'),
    lines: await read('rows'),
  }
}

test('a report made in a thread of its own is the one made here', async () => {
  const here = await begin()
  await product.runner.runDue()
  deps.reportThread = reportThreadOf(deps.env, product.store)
  const there = await begin()
  await product.runner.runDue()
  expect(await stateOf(there)).toBe('ready')
  const [one, other] = [await made(here), await made(there)]
  expect(one.rows).toBeGreaterThan(20)
  expect(other).toEqual(one)
}, 60_000)

test('a thread that is gone begins again; one that was cancelled makes nothing', async () => {
  const gone = reportThreadOf(deps.env, product.store)
  deps.reportThread = gone
  const id = await begin()
  const running = product.runner.runDue()
  await expect
    .poll(async () => (await db.select().from(reportHeader).where(eq(reportHeader.id, id)))[0]!.attempts)
    .toBe(1)
  await gone.close()
  await running
  expect(await stateOf(id)).toBe('processing')
  expect(
    (await db.select().from(job).where(eq(job.kind, 'report.generate'))).filter((one) => !one.doneAt),
  ).toHaveLength(1)
  await product.pass(60)
  expect(await stateOf(id)).toBe('ready')

  const cancelled = await begin()
  expectStatus(await csr('POST', `/server/report/header/${cancelled}/cancel`), 200)
  await product.runner.runDue()
  expect(await stateOf(cancelled)).toBe('failed')
  expect(await db.$count(reportRow, eq(reportRow.reportId, cancelled))).toBe(0)
}, 60_000)
