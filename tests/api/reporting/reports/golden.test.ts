/** Every report of the demo data at a fixed moment, as files that a reader can check by hand. */
import { asc, count, desc, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillEmpty } from '#db/seed/fill.ts'
import { queryHeader, user } from '#db/schema/all.ts'
import { reportDefinitions } from '#model/reporting/definitions.ts'
import { commonReportIds } from '#model/reporting/enums.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const fixed = new Date('2026-07-15T16:00:00Z')
const range = { start: '2025-07-01', end: '2026-07-16' }

const product = await startProduct()
const { db, clock } = product
clock.advance((fixed.getTime() - Date.now()) / 1000)
await fillEmpty(db, { demo: true, now: fixed, progress: () => undefined })
const [staff] = await db.select({ id: user.id }).from(user).where(eq(user.email, 'csr@consilium.test'))
const csr = await product.as(staff!.id)

async function made(path: string, body: Record<string, unknown>): Promise<string> {
  const begun = await csr<{ id: string }>('POST', path, body)
  expect(begun.body).toMatchObject({ id: expect.any(String) as string })
  await product.runner.runDue()
  return begun.body.id
}

test.each(commonReportIds)('%s', async (reportId) => {
  const { flags, dividedBy } = reportDefinitions[reportId]
  const ranged = (flags & 4) !== 0
  const id = await made('/server/report/commonExports', { reportId, options: 1, ...(ranged && { dateRange: range }) })
  const files: string[] = []
  for (const part of dividedBy === null ? ['rows'] : ['groups', 'rows']) {
    const file = await csr<string>('GET', `/server/report/download/${id}?format=csv&part=${part}`)
    expectStatus(file, 200)
    files.push(file.body.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''))
  }
  await expect(files.join('\n')).toMatchFileSnapshot(`golden/${reportId}.csv`)
})

test.each(['executive', 'topline', 'graph'])('for a customer: %s', async (reportType) => {
  const [plan] = await db
    .select({ id: queryHeader.planId, n: count() })
    .from(queryHeader)
    .where(isNotNull(queryHeader.planId))
    .groupBy(queryHeader.planId)
    .orderBy(desc(count()), asc(queryHeader.planId))
    .limit(1)
  const id = await made('/server/report/header', { name: 'One plan', reportType, planId: plan!.id })
  const { body } = await csr<ReportResult>('GET', `/server/report/header/${id}/result`)
  const line = (name: string, figures: ReportResult['totals']) =>
    [name, ...body.figures.map((figure) => `${figure.id} ${figures[figure.id]?.value ?? '–'}`)].join(', ')
  const lines = [line('Total', body.totals), ...body.groups.map(({ name, figures }) => line(name, figures))]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/customer.txt')
})
