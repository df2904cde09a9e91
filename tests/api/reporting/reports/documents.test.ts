import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { membershipPlan, queryHeader, transaction, user } from '#db/schema/all.ts'
import { formatMoney } from '#model/money-format.ts'
import { reportOptionFlag } from '#model/reporting/enums.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { rangeOfMonth, rangeText } from '#model/reporting/range.ts'
import { unzip } from '../../../support/unzip.ts'
import { cellsByOffice, has, textByOffice, textOfPdf, textOfWord } from '../../../support/office.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'

const product = await startProduct({ contents: 'demo' })
const { db } = product
const [staff] = await db.select({ id: user.id }).from(user).where(eq(user.email, 'csr@consilium.test'))
const csr = await product.as(staff!.id)

async function bytesOf(path: string): Promise<Buffer> {
  const token = await product.signIn(staff!.id)
  const answer = await product.fetch(
    new Request(`http://test/api${path}`, { headers: { Authorization: `Bearer ${token}` } }),
  )
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

test('a funding source reads what it paid for; Word and PDF say the figures that the report has', async () => {
  const [asked] = await db
    .select({ grantId: queryHeader.grantId })
    .from(queryHeader)
    .where(isNotNull(queryHeader.grantId))
    .limit(1)
  const made = await csr<{ id: string }>('POST', '/server/report/header', {
    name: 'Paid by the grant',
    reportType: 'executive',
    grantId: asked!.grantId,
  })
  expectStatus(made, 201)
  await product.runner.runDue()
  const { body } = await csr<ReportResult>('GET', `/server/report/header/${made.body.id}/result`)
  const path = `/server/report/download/${made.body.id}`
  const texts = [textOfWord(await bytesOf(`${path}?format=docx`))]
  if (has('pdftotext')) texts.push(textOfPdf(await bytesOf(`${path}?format=pdf`)))
  for (const text of texts) {
    expect(text).toContain('Paid by the grant')
    expect(text).toContain(body.fingerprint)
    expect(text).toContain('What the funding paid for')
    expect(text).toContain(formatMoney(body.totals.cost!.value!, 'en-us'))
  }
})

test('a plan reads a report in its own brand, with bars whose lengths are said in words', async () => {
  const [asked] = await db
    .select({ planId: queryHeader.planId })
    .from(queryHeader)
    .where(isNotNull(queryHeader.planId))
    .limit(1)
  await db.update(membershipPlan).set({ theme: 'harbor' }).where(eq(membershipPlan.id, asked!.planId!))
  const made = await csr<{ id: string }>('POST', '/server/report/header', {
    name: 'The plan’s “year”',
    reportType: 'executive',
    planId: asked!.planId,
  })
  expectStatus(made, 201)
  await product.runner.runDue()
  const { body } = await csr<ReportResult>('GET', `/server/report/header/${made.body.id}/result`)
  const path = `/server/report/download/${made.body.id}`
  const word = await bytesOf(`${path}?format=docx`)
  const xml = unzip(word).get('word/document.xml')!
  expect(textOfWord(word)).toContain('Harbor Care')
  const [month] = body.months
  expect(xml).toMatch(/█/)
  expect(textOfWord(word)).toContain(rangeText(rangeOfMonth(month!.month), 'en-us'))
  const pdf = await bytesOf(`${path}?format=pdf`)
  if (has('pdftotext')) for (const part of ['Harbor Care', 'The plan’s “year”']) expect(textOfPdf(pdf)).toContain(part)
})

test.skipIf(!has('soffice'))(
  'LibreOffice opens the files, and what looks like a formula stays text',
  { timeout: 600_000 },
  async () => {
    const [line] = await db.select({ userId: transaction.userId }).from(transaction).limit(1)
    await db
      .update(user)
      .set({ displayName: '=40+2', testUser: false, supportAccount: false })
      .where(eq(user.id, line!.userId))
    const begun = await csr<{ id: string }>('POST', '/server/report/commonExports', {
      reportId: 'earnings',
      options: reportOptionFlag.csv | reportOptionFlag.xls,
    })
    await product.runner.runDue()
    const path = `/server/report/download/${begun.body.id}?part=rows`
    const { body } = await csr<ReportResult>('GET', `/server/report/header/${begun.body.id}/result`)
    for (const [format, shown] of [
      ['csv', "'=40+2"],
      ['xlsx', '=40+2'],
    ] as const) {
      const lines = cellsByOffice(await bytesOf(`${path}&format=${format}`), format)
        .trim()
        .split('\n')
      expect(lines.length, format).toBe(1 + body.totals.lines!.rows)
      const cells = lines.flatMap((one) => one.split(','))
      expect(cells, format).toContain(shown)
      expect(cells, format).not.toContain('42')
    }

    const made = await csr<{ id: string }>('POST', '/server/report/header', {
      name: 'Opened by others',
      reportType: 'graph',
      planId: (await db.select({ id: membershipPlan.id }).from(membershipPlan).limit(1))[0]!.id,
    })
    await product.runner.runDue()
    expect(textByOffice(await bytesOf(`/server/report/download/${made.body.id}?format=docx`))).toContain(
      'Opened by others',
    )
  },
)
