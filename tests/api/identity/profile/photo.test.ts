import { eq } from 'drizzle-orm'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { user, userSession } from '#db/schema/all.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import type { PhotoAnswer } from '#model/identity/profile-wire.ts'
import { expectStatus, type Caller } from '../../../support/product.ts'
import { startPeople, trail } from './people.ts'

const { product, db, people, call } = await startPeople()
const at = (id: string = people.expert.id) => `/server/user/${id}/photo`

const form = (bytes: Uint8Array, { type = 'image/jpeg', name = 'me.jpg', field = 'file' } = {}) => {
  const made = new FormData()
  made.append(field, new File([new Uint8Array(bytes)], name, { type }))
  return made
}
const send = (who: Caller, bytes: Uint8Array, given?: Parameters<typeof form>[1], id?: string) =>
  who<PhotoAnswer & { fields?: unknown }>('POST', at(id), form(bytes, given))
const drawing = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2a6' } })

/** Fetches the bytes as a browser does. */
async function fetched(path: string, userId: string, headers: Record<string, string> = {}) {
  const token = `picture-${Math.random()}`
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
    new Request(`http://test${path}`, { headers: { Authorization: `Bearer ${token}`, ...headers } }),
  )
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a picture', () => {
  test('is turned upright, cut to a square and kept without place or camera', async () => {
    const taken = await drawing(600, 400)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera-Make-9' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '40/1 44/1 55/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '73/1 59/1 11/1',
        },
      })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    expect(taken.includes('Camera-Make-9')).toBe(true)
    const answer = await send(call.expert, taken)
    expectStatus(answer, 200)
    const { avatar } = answer.body
    expect(avatar).toMatch(new RegExp(`^/api${at()}\\?v=`))
    const { answer: got, bytes } = await fetched(avatar ?? '', people.stranger.id)
    expect(got.status).toBe(200)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 400 })
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
    expect(bytes.includes('Camera-Make-9')).toBe(false)
  })

  test('is served so that no browser takes it for a page, and kept while it is the same', async () => {
    const { avatar } = (await send(call.expert, await drawing(900, 900).png().toBuffer(), { type: 'image/png' })).body
    const { answer, bytes } = await fetched(avatar ?? '', people.expert.id)
    expect(
      Object.fromEntries(
        [
          'content-type',
          'x-content-type-options',
          'content-disposition',
          'content-security-policy',
          'cache-control',
          'vary',
        ].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="photo.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Authorization',
    })
    expect((await sharp(bytes).metadata()).width).toBe(512)
    const again = await fetched(`/api${at()}`, people.expert.id, { 'If-None-Match': answer.headers.get('etag') ?? '' })
    expect([again.answer.status, again.bytes.length, again.answer.headers.get('cache-control')]).toEqual([
      304,
      0,
      'private, no-cache',
    ])
    const next = (await send(call.expert, await drawing(50, 80).webp().toBuffer(), { type: 'image/webp' })).body
    expect(next.avatar).not.toBe(avatar)
    expect((await fetched(`/api${at()}`, people.expert.id)).answer.headers.get('etag')).not.toBe(
      answer.headers.get('etag'),
    )
  })

  test('is a change like any other: audited, shown with the person, and removed once', async () => {
    const [row] = await db.select().from(user).where(eq(user.id, people.expert.id))
    expect((await trail(product, 'user', people.expert.id)).at(-1)).toMatchObject({
      refField: 'avatarFileId',
      newVal: row?.avatarFileId,
      userId: people.expert.id,
    })
    const me = await call.expert<{ user: { avatar: string } }>('GET', `/user/${people.expert.id}/refresh`)
    expect(me.body.user.avatar).toContain(row?.avatarFileId)
    expect(await product.deps.files.get(`photo/${row?.avatarFileId}`)).not.toBeNull()
    expectStatus(await call.expert('DELETE', at()), 200)
    expectStatus(await call.expert('DELETE', at()), 404)
    expect(await product.deps.files.get(`photo/${row?.avatarFileId}`)).toBeNull()
  })
})

test('without a picture there are initials, in letters of any script and as nothing but text', async () => {
  const { answer, bytes } = await fetched(`/api${at()}`, people.stranger.id)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(bytes.toString()).toContain('>AK</text>')
  await db.update(user).set({ firstName: '<script>', lastName: '李' }).where(eq(user.id, people.expert.id))
  expect((await fetched(`/api${at()}`, people.stranger.id)).bytes.toString()).toContain('>&#60;李</text>')
})

describe('bad files', () => {
  const refused = async (bytes: Uint8Array, given?: Parameters<typeof form>[1]) =>
    (await send(call.expert, bytes, given)).body.fields

  test('whatever they call themselves', async () => {
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    for (const bytes of [gif, svg, Buffer.from('%PDF-1.7\n'), Buffer.from('MZ'), Buffer.alloc(0)])
      expect(await refused(bytes)).toEqual({ file: 'errors.pictureType' })
    const png = await drawing(40, 40).png().toBuffer()
    expect(await refused(png.subarray(0, png.length - 30), { type: 'image/png' })).toEqual({
      file: 'errors.pictureType',
    })
    expectStatus(await send(call.expert, png, { type: 'text/html', name: '../../evil.html' }), 200)
  })

  test('a bomb of few bytes and many pixels is refused before it is unpacked', async () => {
    const bomb = hugePng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    const begin = performance.now()
    expect(await refused(bomb, { type: 'image/png' })).toEqual({ file: 'errors.pictureSize' })
    expect(performance.now() - begin).toBeLessThan(2_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  })

  test('25 million pixels are taken, one row more is not', async () => {
    expectStatus(await send(call.expert, await drawing(5000, 5000).jpeg({ quality: 10 }).toBuffer()), 200)
    expect(await refused(await drawing(5000, 5001).jpeg({ quality: 10 }).toBuffer())).toEqual({
      file: 'errors.pictureSize',
    })
  })

  test('the size limit of the settings holds, to the byte', async () => {
    const picture = await drawing(64, 64).png().toBuffer()
    const most = (await product.deps.limits())['upload.picture']
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    expectStatus(await send(call.expert, padded(most), { type: 'image/png' }), 200)
    expectStatus(await send(call.expert, padded(most + 1), { type: 'image/png' }), 413)
    expectStatus(await send(call.expert, Buffer.alloc(most * 2)), 413)
  })

  test('and bad forms', async () => {
    const png = await drawing(8, 8).png().toBuffer()
    expectStatus(await call.expert('POST', at(), {}), 415)
    expectStatus(await call.expert('POST', at(), 'nothing', { 'Content-Type': 'multipart/form-data; boundary=x' }), 400)
    expect((await call.expert('POST', at(), form(png, { field: 'picture' }))).body.fields).toEqual({
      picture: 'errors.unknownField',
    })
    const two = form(png)
    two.append('file', new File([png], 'two.png'))
    expect((await call.expert('POST', at(), two)).body.fields).toEqual({ file: 'errors.tooMany' })
    const words = new FormData()
    words.append('file', 'no file')
    expect((await call.expert('POST', at(), words)).body.fields).toEqual({ file: 'errors.required' })
  })
})

describe('who', () => {
  test('changes it: oneself and staff, no client, no one else', async () => {
    const png = await drawing(8, 8).png().toBuffer()
    expectStatus(await send(call.csr, png), 200)
    expectStatus(await send(call.stranger, png), 404)
    expectStatus(await send(call.viewer, png), 403)
    expectStatus(await send(call.csr, png, {}, people.otherCsr.id), 403)
    expectStatus(await send(call.client, png, {}, people.client.id), 403)
    expectStatus(await call.stranger('DELETE', at()), 404)
  })

  test('sees it: everyone sees experts; askers and blinded people are seen by staff and themselves, and blinded people see no one', async () => {
    const blinded = await makeUser(db, product.now(), { userType: userType.blinded })
    const see = async (who: string, whom: string) => (await fetched(`/api${at(whom)}`, who)).answer.status
    expect([await see(people.client.id, people.expert.id), await see(people.stranger.id, people.csr.id)]).toEqual([
      200, 200,
    ])
    expect([
      await see(people.expert.id, people.client.id),
      await see(people.expert.id, blinded.id),
      await see(blinded.id, people.expert.id),
    ]).toEqual([404, 404, 404])
    expect([
      await see(people.csr.id, people.client.id),
      await see(blinded.id, blinded.id),
      await see(people.csr.id, blinded.id),
    ]).toEqual([200, 200, 200])
    expect((await product.anonymous('GET', at())).status).toBe(401)
  })
})

/** A PNG of one colour whose rows pack to almost nothing. */
function hugePng(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    let crc = 0xffffffff
    for (const byte of body) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1 // one bit a pixel, grey
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
