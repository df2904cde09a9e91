import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { notification, queryArchive } from '#db/schema/all.ts'
import type { DiscussionResponse } from '#model/discussions/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../../support/product.ts'
import { textOfWord } from '../../../support/office.ts'
import { eicar, startVirusScanner } from '../../../support/stand-ins/virus-scanner.ts'
import { pdf, pdfHolding } from '../../identity/files/contents.ts'
import { startScenario } from '../scenario.ts'

let scanner = await startVirusScanner()
const port = Number(new URL(scanner.url).port)
const product = await startProduct({ env: { CLAMD_URL: scanner.url } })
afterAll(() => scanner.stop())

const changes: { channel: string; id: string; userIds?: readonly string[] }[] = []
product.deps.bus.subscribe((change) => void changes.push(change))

async function open() {
  const scenario = await startScenario(product, { csrReview: 'no' })
  const row = await scenario.ask({})
  const [part] = await scenario.engagements(row.id)
  const expert = await product.as(part!.userId)
  expectStatus(await expert('POST', `/user/interaction/${row.key}/accept`, { termsAccepted: true }), 200)
  return { ...scenario, row, path: `/user/interaction/${row.key}/attachment`, expert, expertId: part!.userId }
}
const attach = (call: Caller, path: string, bytes: Uint8Array) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'Report.pdf'))
  return call<DiscussionResponse & { fields?: Record<string, string> }>('POST', path, form)
}
const stateFor = async (call: Caller, key: string) =>
  (await call<{ data: DiscussionResponse[] }>('GET', `/user/interaction/${key}/responses`)).body.data.map(
    (line) => line.attachment?.status,
  )
/** The words of the document that a person may take along. */
async function writtenFor(userId: string, key: string): Promise<string> {
  const answer = await product.fetch(
    new Request(`http://test/api/user/interaction/${key}/export`, {
      headers: { Authorization: `Bearer ${await product.signIn(userId)}` },
    }),
  )
  return textOfWord(Buffer.from(await answer.arrayBuffer()))
}
const staffList = async (call: Caller, queryId: string) =>
  (
    await call<{ attachment?: { status: string } }[]>(
      'GET',
      `/rest/queryResponses?filter=${encodeURIComponent(JSON.stringify({ queryId, hasFile: true }))}`,
    )
  ).body.map((line) => line.attachment?.status)

test('a file of a discussion is refused, or waits for everyone, until the virus scanner has looked at it', async () => {
  const { member, expert, staff, row, path, asker, expertId } = await open()
  const refused = await attach(member, path, pdfHolding(eicar))
  expect([refused.status, refused.body.fields]).toEqual([422, { file: 'errors.fileInfected' }])
  expect(await stateFor(expert, row.key)).toEqual([])

  await scanner.stop()
  const made = await attach(member, path, pdf())
  expect([made.status, made.body.attachment?.status]).toEqual([200, 'checking'])
  const download = `${path}/${made.body.attachment?.id}/download`
  for (const call of [member, expert, staff]) {
    expect(await stateFor(call, row.key)).toEqual(['checking'])
    expect((await call<{ errorKey: string }>('GET', download)).body.errorKey).toBe('upload.checking')
  }
  expect(await writtenFor(expertId, row.key)).toMatch(/File, being checked for viruses: Report\.pdf(?!.*Report\.pdf)/s)
  expect(await staffList(staff, row.id)).toEqual(['checking'])

  scanner = await startVirusScanner(port)
  changes.length = 0
  await product.pass(1)
  expect(changes.find(({ channel }) => channel === 'discussion')?.userIds).toEqual(
    expect.arrayContaining([asker.id, expertId]),
  )
  for (const call of [member, expert, staff]) {
    expect(await stateFor(call, row.key)).toEqual(['ready'])
    expectStatus(await call('GET', download), 200)
  }
  // beside the line, and in the table of files
  expect(await writtenFor(expertId, row.key)).toMatch(/File: Report\.pdf.*Report\.pdf/s)
})

test('a file that is found infected later is gone for everyone, says so, and its line can be taken away', async () => {
  const { member, expert, expertId, staff, row, path } = await open()
  await scanner.stop()
  const made = await attach(expert, path, pdfHolding(eicar))
  expectStatus(made, 200)
  scanner = await startVirusScanner(port)
  await product.pass(1)
  const one = `${path}/${made.body.attachment?.id}`
  for (const call of [member, expert, staff])
    expect((await call<{ errorKey: string }>('GET', `${one}/download`)).body.errorKey).toBe('upload.infected')
  expect(await stateFor(member, row.key)).toEqual(['infected'])
  expect(await writtenFor(expertId, row.key)).toMatch(
    /We found a virus in a file and removed it: Report\.pdf(?!.*Report\.pdf)/s,
  )
  // its sender is notified, once
  const told = await product.db.select().from(notification).where(eq(notification.purpose, 'infectedFile'))
  expect(told.map(({ userId, text }) => [userId, /Report\.pdf/.test(text) && text.includes(row.key)])).toEqual([
    [expertId, true],
  ])
  expectStatus(await expert('DELETE', one), 200)
  expect(await stateFor(member, row.key)).toEqual(['removed'])
  expectStatus(await member('GET', `${one}/download`), 404)
})

test('a file that waits in quarantine at the end is in the archive once it is found clean', async () => {
  const { member, staff, row, path } = await open()
  await scanner.stop()
  expectStatus(await attach(member, path, pdf()), 200)
  expectStatus(
    await staff('POST', `/csradmin/interaction/${row.key}/close`, { reason: 'Everything is answered.' }),
    200,
  )
  await product.pass(5)
  const packed = async () => {
    const rows = await product.db.select().from(queryArchive).where(eq(queryArchive.queryId, row.id))
    expect(rows).toHaveLength(1)
    const kept = await product.deps.files.get(rows[0]!.storageKey)
    return Buffer.from(await new Response(kept!.stream).arrayBuffer()).includes('files/01-Report.pdf')
  }
  expect(await packed()).toBe(false)
  scanner = await startVirusScanner(port)
  await product.pass(600)
  expect(await packed()).toBe(true)
})
