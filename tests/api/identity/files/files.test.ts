import { desc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { auditEvent, file, idempotencyKey, userSession } from '#db/schema/all.ts'
import { makePlan } from '#db/seed/factories.ts'
import type { FileUpload } from '#model/content/user-files.ts'
import type { FileRow } from '#model/content/wire.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { expectStatus, type Caller } from '../../../support/product.ts'
import { startPeople } from '../profile/people.ts'
import { asKept, office, pdf, picture, png } from './contents.ts'

const { product, db, people, call } = await startPeople()
type Refused = { fields?: Record<string, string>; errorKey?: string }

const ask = (who: Caller, name: string, size: number, given: object = {}, id: string = people.client.id) =>
  who<FileUpload & Refused>('POST', '/server/userFile/upload-url', { userId: id, name, size, ...given })
async function put(uploadUrl: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
  const answer = await product.fetch(
    new Request(`http://test${uploadUrl}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream', ...headers },
      body: new Uint8Array(bytes),
    }),
  )
  return { status: answer.status, body: (await answer.json()) as Refused }
}
/** Asks, sends, confirms. */
async function upload(who: Caller, name: string, bytes: Uint8Array, id: string = people.client.id): Promise<FileRow> {
  const asked = await ask(who, name, bytes.length, {}, id)
  expectStatus(asked, 200)
  expect(await put(asked.body.uploadUrl, bytes)).toEqual({ status: 200, body: {} })
  const confirmed = await who<FileRow>('PUT', `/server/userFile/${asked.body.id}`, { uploaded: true, version: 1 })
  expectStatus(confirmed, 200)
  return confirmed.body
}
async function download(id: string, userId: string) {
  const token = `download-${Math.random()}`
  const now = product.now()
  const far = new Date(now.getTime() + 3_600_000)
  await db.insert(userSession).values({
    hash: hashToken(token),
    userId,
    mfaValidated: true,
    mfaUsed: 'email',
    createdAt: now,
    lastSeenAt: now,
    expiresAt: far,
    absoluteExpiresAt: far,
  })
  const answer = await product.fetch(
    new Request(`http://test/api/server/userFile/${id}/download`, { headers: { Authorization: `Bearer ${token}` } }),
  )
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const list = async (who: Caller, more = '', id: string = people.client.id) =>
  (await who<{ data: FileRow[]; total: number }>('GET', `/server/userFile/list?userId=${id}${more}`)).body

describe('a file', () => {
  test('is asked for, sent, confirmed, listed and fetched', async () => {
    const bytes = await asKept(pdf())
    const asked = await ask(call.client, 'Ärztlicher "Brief".pdf', bytes.length, { description: 'From the clinic' })
    expectStatus(asked, 200)
    const { id, uploadUrl, exp } = asked.body
    expect(uploadUrl).toMatch(/^\/api\/upload\/[\w-]{40,}$/)
    expect(exp - product.now().getTime() / 1000).toBeGreaterThan(890)
    expect((await call.client<FileRow>('GET', `/server/userFile/${id}`)).body).toMatchObject({
      status: 'waiting',
      fileType: 'pdf',
      version: 1,
    })
    expect(
      (await call.client<Refused>('PUT', `/server/userFile/${id}`, { uploaded: true, version: 1 })).body.fields,
    ).toEqual({ uploaded: 'errors.fileIncomplete' })
    expectStatus(await call.client('GET', `/server/userFile/${id}/download`), 404)
    expect((await put(uploadUrl, bytes)).status).toBe(200)
    expect((await call.client<FileRow>('GET', `/server/userFile/${id}`)).body).toMatchObject({
      status: 'uploaded',
      version: 1,
    })
    expect((await list(call.client)).total).toBe(0)
    expectStatus(await call.client('GET', `/server/userFile/${id}/download`), 404)
    const confirmed = await call.client<FileRow>('PUT', `/server/userFile/${id}`, { uploaded: true, version: 1 })
    expect(confirmed.body).toMatchObject({
      id,
      name: 'Ärztlicher "Brief".pdf',
      description: 'From the clinic',
      fileType: 'pdf',
      size: bytes.length,
      status: 'ready',
      version: 2,
    })
    expect((await list(call.client)).data).toEqual([confirmed.body])
    const { answer, bytes: got } = await download(id, people.client.id)
    expect(got.equals(bytes)).toBe(true)
    expect(
      Object.fromEntries(
        [
          'content-type',
          'content-length',
          'content-disposition',
          'content-security-policy',
          'x-content-type-options',
          'cache-control',
        ].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Arztlicher Brief.pdf"; filename*=UTF-8''%C3%84rztlicher%20%22Brief%22.pdf`,
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test('may be a picture, a PDF, a presentation or a document, by its content', async () => {
    for (const [name, bytes, fileType] of [
      ['a.jpg', await picture().jpeg().toBuffer(), 'image'],
      ['a.JPEG', await picture().jpeg().toBuffer(), 'image'],
      ['a.png', png, 'image'],
      ['a.webp', await picture().webp().toBuffer(), 'image'],
      ['a.pdf', pdf(), 'pdf'],
      ['a.docx', office('docx'), 'docx'],
      ['a.pptx', office('pptx'), 'pptx'],
    ] as const)
      expect(await upload(call.expert, name, bytes, people.expert.id)).toMatchObject({
        name,
        fileType,
        status: 'ready',
      })
    expect((await list(call.expert, '', people.expert.id)).total).toBe(7)
    expect((await list(call.expert, '&fileType=image', people.expert.id)).total).toBe(4)
    expect(await list(call.expert, '&name=A.P&pageSize=2', people.expert.id)).toMatchObject({ total: 3, pageSize: 2 })
  })

  test('that is a picture is drawn again, upright, without place and camera', async () => {
    const taken = await picture(60, 40)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera-Make-9', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 44/1 55/1' },
      })
      .toBuffer()
    expect(taken.includes('Camera-Make-9')).toBe(true)
    const { id, size } = await upload(call.client, 'scan.jpg', taken)
    const { bytes, answer } = await download(id, people.client.id)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg' })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect([bytes.includes('Camera-Make-9'), bytes.length, answer.headers.get('content-type')]).toEqual([
      false,
      size,
      'image/jpeg',
    ])
  })

  test('is renamed and described, by version; its kind stays', async () => {
    const { id } = await upload(call.client, 'old.pdf', pdf())
    const change = (body: object) =>
      call.client<FileRow & Refused & { current?: FileRow }>('PUT', `/server/userFile/${id}`, body)
    expect((await change({ name: 'new.pdf', description: 'x', version: 2 })).body).toMatchObject({
      name: 'new.pdf',
      description: 'x',
      version: 3,
    })
    expect((await change({ name: 'late.pdf', version: 2 })).body).toMatchObject({
      errorKey: 'conflict',
      current: { name: 'new.pdf', version: 3 },
    })
    expect((await change({ name: 'new.docx', version: 3 })).body.fields).toEqual({ name: 'errors.fileType' })
    expect((await change({ description: '', version: 3 })).body).toMatchObject({ description: null, name: 'new.pdf' })
    expect((await change({ status: 'ready', version: 4 })).body.fields).toEqual({ status: 'errors.unknownField' })
    const trail = await db.select().from(auditEvent).where(eq(auditEvent.refId, id)).orderBy(desc(auditEvent.id))
    expect(trail.map(({ event, refField }) => [event, refField]).sort()).toEqual([
      ['create', null],
      ['field_change', 'description'],
      ['field_change', 'description'],
      ['field_change', 'name'],
    ])
  })

  test('is taken away with its bytes', async () => {
    const { id } = await upload(call.client, 'gone.pdf', pdf())
    const [row] = await db.select().from(file).where(eq(file.id, id))
    expect(await product.deps.files.get(row?.storageKey ?? '')).not.toBeNull()
    expectStatus(await call.client('DELETE', `/server/userFile/${id}`), 200)
    expect(await product.deps.files.get(row?.storageKey ?? '')).toBeNull()
    expectStatus(await call.client('DELETE', `/server/userFile/${id}`), 404)
  })
})

describe('is refused', () => {
  const refused = async (name: string, bytes: Uint8Array) => {
    const asked = await ask(call.client, name, bytes.length)
    if (asked.status !== 200) return asked.body.fields
    const { status, body } = await put(asked.body.uploadUrl, bytes)
    await db.delete(file).where(eq(file.id, asked.body.id))
    expect(status).toBe(422)
    return body.fields
  }
  const html = Buffer.from('<script>alert(1)</script>')
  test.each([
    ['a page with the name of a picture', 'a.png', () => html, 'errors.fileContent'],
    ['a picture with the name of a PDF', 'a.pdf', () => png, 'errors.fileContent'],
    ['a PNG with the name of a JPEG', 'a.jpg', () => png, 'errors.fileContent'],
    ['half a picture', 'a.png', () => png.subarray(0, png.length / 2), 'errors.fileContent'],
    ['half a PDF', 'a.pdf', () => pdf().subarray(0, 40), 'errors.fileContent'],
    [
      'a PDF that runs scripts',
      'a.pdf',
      () => pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      'errors.fileActive',
    ],
    [
      'a PDF that hides that it runs scripts',
      'a.pdf',
      () => pdf('/OpenAction << /S /J#61vaScr#69pt /JS (app.alert(1)) >>'),
      'errors.fileActive',
    ],
    [
      'a PDF that starts programs',
      'a.pdf',
      () => pdf('/OpenAction << /S /Launch /F (cmd.exe) >>'),
      'errors.fileActive',
    ],
    ['a document with macros', 'a.docx', () => office('docx', { 'word/vbaProject.bin': 'x' }), 'errors.fileActive'],
    ['a presentation with the name of a document', 'a.docx', () => office('pptx'), 'errors.fileContent'],
    [
      'a zip with the name of a document',
      'a.docx',
      () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'),
      'errors.fileContent',
    ],
  ])('%s', async (_, name, bytes, problem) => {
    expect(await refused(name, bytes())).toEqual({ file: problem })
  })

  test('a picture of more than 25 million pixels', async () => {
    expect(await refused('a.jpg', await picture(5000, 5001).jpeg({ quality: 10 }).toBuffer())).toEqual({
      file: 'errors.pictureSize',
    })
  })

  test.each([
    ['a.svg', 'errors.fileType'],
    ['a.exe', 'errors.fileType'],
    ['a.docm', 'errors.fileType'],
    ['pdf', 'errors.fileType'],
    ['a.constructor', 'errors.fileType'],
    ['', 'errors.required'],
    ['../a.pdf', 'errors.fileName'],
    ['a\r\nX: y.pdf', 'errors.nameCharacters'],
    [`${'x'.repeat(200)}.pdf`, 'errors.tooLong'],
  ])('the name %j', async (name, problem) => {
    expect((await ask(call.client, name, 10)).body.fields).toEqual({ name: problem })
  })

  test('more than 50 MB, and more or less than was announced', async () => {
    const most = (await product.deps.limits())['upload.file']
    expect(most).toBe(50 * 1024 * 1024)
    expect((await ask(call.client, 'a.pdf', most + 1)).body.fields).toEqual({ size: 'errors.tooLarge' })
    expectStatus(await ask(call.client, 'a.pdf', most), 200)
    const { uploadUrl } = (await ask(call.client, 'a.pdf', pdf().length)).body
    expect((await put(uploadUrl, Buffer.concat([pdf(), Buffer.from(' ')]))).status).toBe(413)
    expect((await put(uploadUrl, pdf().subarray(1))).body.fields).toEqual({ file: 'errors.fileIncomplete' })
    expect((await put(uploadUrl, pdf())).status).toBe(200)
    for (const size of [0, -1, 1.5, '9'])
      expect(
        (await call.client('POST', '/server/userFile/upload-url', { userId: people.client.id, name: 'a.pdf', size }))
          .status,
      ).toBe(422)
    await db.delete(file)
  })
})

describe('the address of an upload', () => {
  test('works once: of 10 at the same time one wins, and its bytes stay', async () => {
    const asked = (await ask(call.client, 'a.pdf', pdf().length)).body
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(asked.uploadUrl, pdf())))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)])
    expect((await put(asked.uploadUrl, pdf())).status).toBe(404)
    const [row] = await db.select().from(file).where(eq(file.id, asked.id))
    expect(await product.deps.files.get(row?.storageKey ?? '')).not.toBeNull()
    expect(row?.uploadTokenHash).toBeNull()
  })

  test('lives 15 minutes, stands nowhere in the database, and is unknown to anybody who guesses', async () => {
    product.stopClock()
    const asked = (await ask(call.client, 'a.pdf', pdf().length, {}, people.client.id)).body
    const keyed = await call.client<FileUpload>(
      'POST',
      '/server/userFile/upload-url',
      { userId: people.client.id, name: 'a.pdf', size: 9 },
      { 'Idempotency-Key': 'once' },
    )
    expectStatus(keyed, 200)
    const kept = JSON.stringify([await db.select().from(file), await db.select().from(idempotencyKey)])
    for (const { uploadUrl } of [asked, keyed.body]) expect(kept).not.toContain(uploadUrl.split('/').at(-1))
    expect((await put('/api/upload/guessed', pdf())).status).toBe(404)
    expect((await put(asked.uploadUrl, pdf(), { Authorization: 'Bearer dead' })).status).toBe(200)
    const late = (await ask(call.client, 'a.pdf', pdf().length)).body
    await product.pass(14 * 60 + 59)
    expect((await put(late.uploadUrl, pdf().subarray(1))).status).toBe(422)
    await product.pass(2)
    expect((await put(late.uploadUrl, pdf())).status).toBe(404)
    product.clock.offset = 0
  })

  test('is handed out 20 times before one is used', async () => {
    await db.delete(file)
    for (let n = 0; n < 20; n++) expectStatus(await ask(call.client, 'a.pdf', 10), 200)
    const more = await ask(call.client, 'a.pdf', 10)
    expectStatus(more, 429)
    expect(more.headers.get('retry-after')).toBe('900')
  })

  test('is forgotten with its bytes a day after it closed, when no one confirmed', async () => {
    await db.delete(file)
    const asked = (await ask(call.client, 'a.pdf', pdf().length)).body
    await put(asked.uploadUrl, pdf())
    const ready = await upload(call.client, 'kept.pdf', pdf())
    const [row] = await db.select().from(file).where(eq(file.id, asked.id))
    await product.pass(24 * 3600 + 14 * 60)
    expect(await db.$count(file)).toBe(2)
    await product.pass(2 * 60)
    expect((await db.select().from(file)).map((one) => one.id)).toEqual([ready.id])
    expect(await product.deps.files.get(row?.storageKey ?? '')).toBeNull()
    product.clock.offset = 0
  })
})

describe('who', () => {
  test('reaches files: oneself and staff; others do not learn that they exist, and view-only staff change nothing', async () => {
    const { id, version } = await upload(call.client, 'mine.pdf', pdf())
    const at = `/server/userFile/${id}`
    for (const who of [call.stranger, call.expert]) {
      for (const [method, path, body] of [
        ['GET', at],
        ['PUT', at, { name: 'b.pdf', version }],
        ['DELETE', at],
        ['GET', `${at}/download`],
        ['GET', `/server/userFile/list?userId=${people.client.id}`],
        ['GET', `/server/userDocument/list?userId=${people.client.id}`],
      ] as const) {
        expect((await who(method, path, body)).body).toMatchObject({ errorKey: 'not.found' })
      }
      expect((await ask(who, 'a.pdf', 9)).body).toMatchObject({ errorKey: 'not.found' })
    }
    for (const [method, path] of [
      ['GET', at],
      ['GET', `${at}/download`],
      ['DELETE', at],
    ] as const)
      expectStatus(await product.anonymous(method, path), 401)
    expect((await list(call.viewer)).total).toBeGreaterThan(0)
    expect((await download(id, people.viewer.id)).answer.status).toBe(200)
    for (const answer of [
      await ask(call.viewer, 'a.pdf', 9),
      await call.viewer('PUT', at, { name: 'b.pdf', version }),
      await call.viewer('DELETE', at),
    ])
      expect(answer.body).toMatchObject({ rule: 'rules.viewOnly' })
    expect((await ask(call.csr, 'a.pdf', 9, {}, people.otherCsr.id)).body).toMatchObject({ rule: 'rules.staffUsers' })
    expectStatus(await call.csr('PUT', at, { name: 'by staff.pdf', version }), 200)
    expectStatus(await call.csr('DELETE', at), 200)
    expectStatus(await call.csr('GET', '/server/userFile/list?userId=nobody'), 404)
    expectStatus(await call.csr('GET', '/server/userFile/list'), 422)
    expectStatus(await call.client('GET', `/server/userFile/list?userId=${people.client.id}&status=waiting`), 422)
  })

  test('sees files of plans: their members, among their documents, without touching them here', async () => {
    const plan = await makePlan(db, product.now(), {}, { members: [people.client.id] })
    const other = await makePlan(db, product.now(), {}, { members: [people.stranger.id] })
    const [shared] = await Promise.all(
      [plan, other].map(
        async ({ id }, n) =>
          (
            await db
              .insert(file)
              .values({
                planId: id,
                name: `plan ${n}.pdf`,
                fileType: 'pdf',
                mime: 'application/pdf',
                size: 9,
                storageKey: `plan-${n}`,
                status: 'ready',
                createdAt: product.now(),
              })
              .returning()
          )[0],
      ),
    )
    await upload(call.client, 'own.pdf', pdf())
    const documents = async (who: Caller, id: string) =>
      (await who<{ data: FileRow[]; pageSize: number }>('GET', `/server/userDocument/list?userId=${id}`)).body
    const mine = await documents(call.client, people.client.id)
    expect([mine.pageSize, mine.data.map((row) => row.name).sort()]).toEqual([
      200,
      ['kept.pdf', 'own.pdf', 'plan 0.pdf'],
    ])
    expect((await documents(call.csr, people.stranger.id)).data.map((row) => row.name)).toEqual(['plan 1.pdf'])
    const at = `/server/userFile/${shared?.id}`
    await product.deps.files.put('plan/plan-0', pdf())
    expect((await download(shared?.id ?? '', people.client.id)).bytes.equals(pdf())).toBe(true)
    for (const who of [call.client, call.csr]) {
      expectStatus(await who('GET', at), 200)
      expectStatus(await who('PUT', at, { name: 'b.pdf', version: 1 }), 404)
      expectStatus(await who('DELETE', at), 404)
    }
    for (const path of [at, `${at}/download`]) expectStatus(await call.stranger('GET', path), 404)
  })
})
