import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clamdScanner } from '#api/ports/scanner.ts'
import { uploadCheck, user } from '#db/schema/all.ts'
import { makePlan } from '#db/seed/factories.ts'
import type { FileUpload } from '#model/content/user-files.ts'
import { nextCheckIn } from '#model/content/uploads.ts'
import type { FileRow } from '#model/content/wire.ts'
import type { PlanFile } from '#model/panels/file-wire.ts'
import { expectStatus } from '../../../support/product.ts'
import { eicar, startVirusScanner } from '../../../support/stand-ins/virus-scanner.ts'
import { startPeople, trail } from '../profile/people.ts'
import { asKept, pdf, pdfHolding, picture } from './contents.ts'

const scanner = await startVirusScanner()
const port = Number(new URL(scanner.url).port)
const { product, db, people, call } = await startPeople({ env: { CLAMD_URL: scanner.url } })
/** away: no one listens; back: on the same port as before */
let back = scanner
const away = () => back.stop()
const returns = async () => (back = await startVirusScanner(port))
const infected = pdfHolding(eicar)

afterAll(() => back.stop())
beforeEach(async () => {
  await db.delete(uploadCheck)
  back.mood = 'works'
})

type Refused = { fields?: Record<string, string>; errorKey?: string }
async function put(bytes: Uint8Array) {
  const { body } = await call.client<FileUpload>('POST', '/server/userFile/upload-url', {
    userId: people.client.id,
    name: 'report.pdf',
    size: bytes.length,
  })
  const answer = await product.fetch(
    new Request(`http://test${body.uploadUrl}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    }),
  )
  return { id: body.id, status: answer.status, refused: (await answer.json()) as Refused }
}
const secondsUntil = (then: Date | undefined) => Math.round(((then?.getTime() ?? 0) - product.now().getTime()) / 1000)
const confirm = (id: string) => call.client<FileRow>('PUT', `/server/userFile/${id}`, { uploaded: true, version: 1 })
const read = (id: string) => call.client<FileRow>('GET', `/server/userFile/${id}`)
const download = (id: string) => call.client<Refused>('GET', `/server/userFile/${id}/download`)
const listed = async () =>
  (await call.client<{ data: FileRow[] }>('GET', `/server/userFile/list?userId=${people.client.id}`)).body.data

describe('while the scanner works', () => {
  test('a clean file is looked at, byte by byte, before it is there', async () => {
    const bytes = pdfHolding('x'.repeat(200_000))
    const { id, status } = await put(bytes)
    expect(status).toBe(200)
    expect(scanner.seen.at(-1)?.equals(await asKept(bytes))).toBe(true)
    expect((await confirm(id)).body.status).toBe('ready')
    expectStatus(await download(id), 200)
  })

  test('an infected file is refused with a clear text, and nothing of it is kept', async () => {
    const { id, status, refused } = await put(infected)
    expect([status, refused.fields]).toEqual([422, { file: 'errors.fileInfected' }])
    expect((await confirm(id)).body).toMatchObject({ fields: { uploaded: 'errors.fileIncomplete' } })
    expectStatus(await download(id), 404)
    expect(await db.$count(uploadCheck)).toBe(0)
  })

  test.each(['cuts off', 'too small'] as const)('no verdict is no pass: a scanner that %s', async (mood) => {
    back.mood = mood
    const { id, status } = await put(pdf())
    expect(status).toBe(200)
    expect((await confirm(id)).body.status).toBe('checking')
    expectStatus(await download(id), 409)
  })

  test('a scanner that says nothing holds an upload up for seconds only', async () => {
    back.mood = 'silent'
    const begun = performance.now()
    const { id } = await put(pdf())
    expect(performance.now() - begun).toBeLessThan(5_500)
    expect((await confirm(id)).body.status).toBe('checking')
  })
})

describe('while the scanner is away', () => {
  test('an upload waits where no one gets it, is said to be checked, and is there after the check', async () => {
    await away()
    const { id, status } = await put(pdf())
    expect(status).toBe(200)
    expect((await confirm(id)).body.status).toBe('checking')
    expect((await listed()).find((row) => row.id === id)?.status).toBe('checking')
    for (const who of [call.client, call.csr])
      expect((await who<Refused>('GET', `/server/userFile/${id}/download`)).body.errorKey).toBe('upload.checking')

    await product.runner.runDue()
    const [waiting] = await db.select().from(uploadCheck)
    expect([waiting?.status, waiting?.attempts, secondsUntil(waiting?.nextAt)]).toEqual(['checking', 1, 5])
    expect(await product.deps.files.get(waiting?.storageKey ?? '')).toBeNull()
    await returns()
    await product.pass(4)
    expect((await read(id)).body.status).toBe('checking')
    await product.pass(2)
    expect((await read(id)).body.status).toBe('ready')
    const got = await download(id)
    expectStatus(got, 200)
    expect(await db.$count(uploadCheck)).toBe(0)
    expect(await product.deps.files.get(`quarantine/${waiting?.storageKey}`)).toBeNull()
  })

  test('what is found later is removed, said and written down; the owner may take the rest away', async () => {
    await away()
    const { id } = await put(infected)
    await confirm(id)
    await returns()
    await product.pass(1)
    expect((await read(id)).body.status).toBe('infected')
    expect((await download(id)).body.errorKey).toBe('upload.infected')
    const [found] = await db.select().from(uploadCheck)
    expect(await product.deps.files.get(`quarantine/${found?.storageKey}`)).toBeNull()
    expect((await trail(product, 'user_file', id)).at(-1)).toMatchObject({
      refField: 'virus',
      newVal: 'Eicar-Test-Signature',
    })
    expectStatus(await call.client('DELETE', `/server/userFile/${id}`), 200)
    expect(await db.$count(uploadCheck)).toBe(0)
  })

  test('one upload asks for all, ever less often; nothing passes when the setting is taken away', async () => {
    await away()
    for (let n = 0; n < 3; n++) await confirm((await put(pdf())).id)
    const waits: number[] = []
    for (let n = 0; n < 9; n++) {
      await product.runner.runDue()
      const rows = await db.select().from(uploadCheck)
      expect(new Set(rows.map((row) => row.attempts))).toEqual(new Set([n + 1]))
      waits.push(secondsUntil(rows[0]?.nextAt))
      product.clock.advance(waits[n] ?? 0)
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600])
    expect(nextCheckIn(30)).toBe(600)
    await returns()
    const deps = product.deps
    const configured = deps.scanner
    deps.scanner = { on: false, scan: () => Promise.reject(new Error('off')) }
    await product.pass(3_600)
    expect(await db.$count(uploadCheck)).toBe(3)
    deps.scanner = configured
    await product.pass(3_600)
    expect(await db.$count(uploadCheck)).toBe(0)
  })

  test('a file that its owner takes away while it waits leaves nothing behind', async () => {
    await away()
    const { id } = await put(pdf())
    const { version } = (await confirm(id)).body
    expect(version).toBe(2)
    const [waiting] = await db.select().from(uploadCheck)
    expectStatus(await call.client('DELETE', `/server/userFile/${id}`), 200)
    expect(await db.$count(uploadCheck)).toBe(0)
    expect(await product.deps.files.get(`quarantine/${waiting?.storageKey}`)).toBeNull()
    await returns()
    await product.pass(60)
    expect(await product.deps.files.get(waiting?.storageKey ?? '')).toBeNull()
  })
})

const form = (bytes: Uint8Array, name: string, type: string) => {
  const made = new FormData()
  made.append('file', new File([new Uint8Array(bytes)], name, { type }))
  return made
}

test('files of plans pass the same check, for their members too', async () => {
  const plan = await makePlan(db, product.now(), {}, { members: [people.client.id] })
  const base = `/server/membership/plan/${plan.id}/files`
  expect((await call.csr<Refused>('POST', base, form(infected, 'a.pdf', 'application/pdf'))).body.fields).toEqual({
    file: 'errors.fileInfected',
  })
  await away()
  const made = await call.csr<PlanFile>('POST', base, form(pdf(), 'a.pdf', 'application/pdf'))
  expect([made.status, made.body.status]).toEqual([201, 'checking'])
  expect((await call.csr<{ data: PlanFile[] }>('GET', base)).body.data.map((row) => row.status)).toEqual(['checking'])
  const documents = async () =>
    (await call.client<{ data: FileRow[] }>('GET', `/server/userDocument/list?userId=${people.client.id}`)).body.data
  expect((await documents()).find((row) => row.id === made.body.id)?.status).toBe('checking')
  const doors = [`${base}/${made.body.id}/download`, `/server/userFile/${made.body.id}/download`]
  for (const door of doors) for (const who of [call.client, call.csr]) expectStatus(await who('GET', door), 409)
  await returns()
  await product.pass(1)
  for (const door of doors) for (const who of [call.client, call.csr]) expectStatus(await who('GET', door), 200)
})

describe('a picture', () => {
  const path = `/server/user/${people.expert.id}/photo`
  const send = (bytes: Uint8Array) =>
    call.expert<Refused & { avatar: string }>('POST', path, form(bytes, 'me.png', 'image/png'))
  const check = async () => (await call.expert<{ status: string | null }>('GET', `${path}/check`)).body.status
  const shown = async () => {
    const token = await product.signIn(people.stranger.id)
    return (
      await product.fetch(new Request(`http://test/api${path}`, { headers: { Authorization: `Bearer ${token}` } }))
    ).headers.get('content-type')
  }
  const png = () => picture(60, 60).png().toBuffer()

  test('waits too: until then others see the initials', async () => {
    await away()
    expectStatus(await send(await png()), 200)
    expect([await check(), await shown()]).toEqual(['checking', 'image/svg+xml'])
    await returns()
    await product.pass(1)
    expect([await check(), await shown()]).toEqual([null, 'image/webp'])
  })

  test("that is found infected is no one's picture, and that is said until there is another", async () => {
    await away()
    expectStatus(await send(await png()), 200)
    await returns()
    product.deps.scanner = { on: true, scan: async () => ({ found: 'Picture.Bad' }) }
    await product.pass(1)
    product.deps.scanner = clamdScanner(scanner.url)
    expect([await check(), await shown()]).toEqual(['infected', 'image/svg+xml'])
    const [row] = await db.select().from(user).where(eq(user.id, people.expert.id))
    expect(row?.avatarFileId).toBeNull()
    expectStatus(await send(await png()), 200)
    expect([await check(), await shown()]).toEqual([null, 'image/webp'])
  })
})

test('a scanner is reached through a socket of the machine as well', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'consilium-scanner-'))
  const local = await startVirusScanner(join(folder, 'clamd.sock'))
  const port = clamdScanner(local.url)
  expect(await port.scan(infected, 2_000)).toEqual({ found: 'Eicar-Test-Signature' })
  expect(await port.scan(pdf(), 2_000)).toEqual({ found: null })
  await local.stop()
  await expect(port.scan(pdf(), 2_000)).rejects.toThrow()
  rmSync(folder, { recursive: true, force: true })
})
