import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeUser } from '#db/seed/factories.ts'
import { queryArchive, queryHeader } from '#db/schema/all.ts'
import type { Archive, Discussion } from '#model/discussions/wire.ts'
import { expectStatus, startProduct } from '../../../support/product.ts'
import { unzip } from '../../../support/unzip.ts'
import { asKept, pdf } from '../../identity/files/contents.ts'
import { answerText, startScenario } from '../scenario.ts'

const product = await startProduct()
const { db } = product
const runAll = async () => {
  while (await product.runner.runDue());
}
const kept = async (queryId: string) => {
  const [row] = await db.select().from(queryArchive).where(eq(queryArchive.queryId, queryId))
  const file = row && (await product.deps.files.get(row.storageKey))
  return { row: row!, files: file ? unzip(Buffer.from(await new Response(file.stream).arrayBuffer())) : undefined }
}

async function answered(options: Parameters<typeof startScenario>[1] = {}) {
  const scenario = await startScenario(product, { csrReview: 'no', ...options })
  const row = await scenario.ask()
  const [part, late] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/response`, { text: answerText, terms: true }), 200)
  const form = new FormData()
  form.set('file', new File([new Uint8Array(pdf())], '病理 报告.pdf'))
  expectStatus(await expert('POST', `/user/interaction/${row.key}/attachment`, form), 200)
  const view = async (call: typeof expert) => (await call<Discussion>('GET', `/user/interaction/${row.key}`)).body
  return { ...scenario, row, at: `/user/interaction/${row.key}`, expert, view, late: await product.as(late!.userId) }
}

test('closing packs the document and the files; reopening and closing packs again', async () => {
  const { row, at, staff, member, expert, view } = await answered()
  await runAll()
  expect((await view(member)).archives).toEqual([])
  expectStatus(await staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
  await runAll()
  const [archive] = (await view(member)).archives
  expect(archive).toMatchObject({ name: `${row.key}.zip`, size: expect.any(Number) })
  const first = await kept(row.id)
  expect([...first.files!.keys()]).toEqual([`${row.key}.pdf`, 'files/01-病理 报告.pdf'])
  expect(first.files!.get('files/01-病理 报告.pdf')).toBe((await asKept(pdf())).toString())
  for (const call of [member, expert, staff]) {
    expect((await call<Archive>('GET', `${at}/archive/${archive!.id}`)).body).toEqual(archive)
    const got = await call<string>('GET', `${at}/archive/${archive!.id}/download`)
    expect([got.status, got.headers.get('content-type'), got.headers.get('content-disposition')]).toEqual([
      200,
      'application/zip',
      expect.stringContaining('attachment'),
    ])
  }
  const stranger = await product.as((await makeUser(db, product.now())).id)
  for (const path of ['', '/download']) expectStatus(await stranger('GET', `${at}/archive/${archive!.id}${path}`), 404)
  expectStatus(await member('GET', `${at}/archive/none`), 404)

  const later = new Date(product.now().getTime() + 3_600_000).toISOString()
  expectStatus(await staff('POST', `/csradmin/interaction/${row.key}/reopen`, { newCloseTime: later }), 200)
  expectStatus(await member('POST', `${at}/followup`, { text: 'And what if the assay is not available here?' }), 200)
  expectStatus(await staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
  await runAll()
  const second = (await view(member)).archives
  expect(second).toHaveLength(1)
  expect(second[0]!.id).not.toBe(archive!.id)
  expectStatus(await member('GET', `${at}/archive/${archive!.id}/download`), 404)
  expect(await product.deps.files.get(first.row.storageKey)).toBeNull()
})

test('a file taken away after the end is in no archive any more', async () => {
  const { row, at, staff, member, view } = await answered()
  expectStatus(await staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
  await runAll()
  const before = await kept(row.id)
  const line = (await member<{ data: { attachment?: { id: string } }[] }>('GET', `${at}/responses`)).body.data.find(
    (one) => one.attachment,
  )
  expectStatus(await staff('DELETE', `${at}/attachment/${line!.attachment!.id}`), 200)
  expect((await view(member)).archives).toEqual([])
  expectStatus(await member('GET', `${at}/archive/${before.row.id}/download`), 404)
  await runAll()
  const after = await kept(row.id)
  expect([...after.files!.keys()]).toEqual([`${row.key}.pdf`])
  expect(await product.deps.files.get(before.row.storageKey)).toBeNull()
})

test('what was never released has no archive; independent readers get none before their own answer', async () => {
  const scenario = await startScenario(product)
  const early = await scenario.ask()
  expectStatus(await scenario.staff('POST', `/csradmin/interaction/${early.key}/cancelQuery`, {}), 200)
  await runAll()
  expect((await kept(early.id)).row).toBeUndefined()

  const { row, late, view, expert, staff } = await answered({ plan: { independentFirst: true } })
  expectStatus(await late('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  expectStatus(await staff('POST', `/csradmin/interaction/${row.key}/close`, {}), 200)
  await runAll()
  expect((await view(expert)).archives).toHaveLength(1)
  expect((await view(late)).archives).toEqual([])
  await db.update(queryHeader).set({ independentFirst: false }).where(eq(queryHeader.id, row.id))
  expect((await view(late)).archives).toHaveLength(1)
})
