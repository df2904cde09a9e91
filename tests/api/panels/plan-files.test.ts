import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { auditEvent } from '#db/schema/all.ts'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import type { PlanFile } from '#model/panels/file-wire.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire } from '../admin/staff.ts'
import { asKept, pdf as onePdf } from '../identity/files/contents.ts'

const product = await startProduct()
const staff = await hire(product)
const { call } = staff.csr
const now = product.now()
const member = await makeUser(product.db, now)
const stranger = await makeUser(product.db, now)
const plan = await makePlan(product.db, now, {}, { members: [member.id] })
const other = await makePlan(product.db, now)
const base = `/server/membership/plan/${plan.id}/files`
const pdf = new Uint8Array(onePdf())
const form = (bytes: Uint8Array | null, words: Record<string, string> = {}, name = 'Guide.pdf') => {
  const made = new FormData()
  if (bytes) made.set('file', new File([new Uint8Array(bytes)], name))
  for (const [key, word] of Object.entries(words)) made.set(key, word)
  return made
}

test('a file is added, renamed, replaced and deleted, and the plan remembers each', async () => {
  const made = await call<PlanFile>('POST', base, form(pdf, { description: 'For members' }))
  expectStatus(made, 201)
  expect(made.body).toMatchObject({
    name: 'Guide.pdf',
    description: 'For members',
    fileType: 'pdf',
    mime: 'application/pdf',
    size: (await asKept(pdf)).byteLength,
    version: 1,
  })
  const one = `${base}/${made.body.id}`
  expect((await call<{ data: PlanFile[]; total: number }>('GET', base)).body).toMatchObject({
    total: 1,
    data: [{ name: 'Guide.pdf' }],
  })
  const renamed = await call<PlanFile>('POST', one, form(null, { name: 'Leitfaden é.pdf', version: '1' }))
  expect(renamed.body).toMatchObject({ name: 'Leitfaden é.pdf', version: 2, size: made.body.size })
  expectStatus(await call('POST', one, form(null, { name: 'x', version: '1' })), 409)
  expectStatus(await call('POST', one, form(null, { name: 'x' })), 422)
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#333' } })
    .withExif({ IFD0: { Copyright: 'SecretPlace' } })
    .jpeg()
    .toBuffer()
  expect(picture.includes('SecretPlace')).toBe(true)
  const replaced = await call<PlanFile>('POST', one, form(picture, { version: '2' }, 'x.jpg'))
  expect(replaced.body).toMatchObject({ fileType: 'image', mime: 'image/jpeg', name: 'Leitfaden é.pdf' })
  const read = await call<string>('GET', `${one}/download`)
  expectStatus(read, 200)
  expect(read.headers.get('content-disposition')).toBe(
    'attachment; filename="Leitfaden _.pdf"; filename*=UTF-8\'\'Leitfaden%20%C3%A9.pdf',
  )
  expect(read.headers.get('x-content-type-options')).toBe('nosniff')
  expect(read.body.includes('SecretPlace')).toBe(false)
  expectStatus(await call('DELETE', one), 200)
  expectStatus(await call('GET', `${one}/download`), 404)
  const trail = await product.db
    .select()
    .from(auditEvent)
    .where(eq(auditEvent.refId, plan.id))
    .orderBy(auditEvent.createdAt, auditEvent.id)
  expect(trail.filter((row) => row.refField === 'file').map((row) => [row.oldVal, row.newVal])).toEqual([
    [null, 'Guide.pdf'],
    ['Guide.pdf', 'Leitfaden é.pdf'],
    ['Leitfaden é.pdf', null],
  ])
})

test('members of the plan and staff download; for everyone else there is no such file', async () => {
  const { body } = await call<PlanFile>('POST', base, form(pdf))
  const path = `${base}/${body.id}/download`
  expectStatus(await (await product.as(member.id))('GET', path), 200)
  expectStatus(await staff.viewer.call('GET', path), 200)
  expectStatus(await (await product.as(stranger.id))('GET', path), 404)
  expectStatus(await call('GET', `/server/membership/plan/${other.id}/files/${body.id}/download`), 404)
  expectStatus(await (await product.as(member.id))('GET', base), 403)
  expectStatus(await product.anonymous('GET', path), 401)
})

test('the content decides what a file is, and how large it may be', async () => {
  expect((await call('POST', base, form(new TextEncoder().encode('<html>'), {}, 'page.pdf'))).body).toMatchObject({
    fields: { file: 'errors.fileType' },
  })
  expect((await call('POST', base, form(null))).body).toMatchObject({ fields: { file: 'errors.required' } })
  expect((await call('POST', base, form(pdf, { owner: 'me' }))).body).toMatchObject({
    fields: { owner: 'errors.unknownField' },
  })
  const large = new Uint8Array(20 * 1024 * 1024)
  large.set(pdf)
  large.set(pdf, large.length - pdf.length)
  expectStatus(await call('POST', base, form(large)), 201)
  const tooLarge = new Uint8Array(50 * 1024 * 1024 + 1)
  tooLarge.set(pdf)
  expectStatus(await call('POST', base, form(tooLarge)), 413)
  expectStatus(await staff.viewer.call('POST', base, form(pdf)), 403)
})

test('the bytes of an upload belong to its Idempotency-Key, whatever the frame around them', async () => {
  const once = { 'Idempotency-Key': 'upload-once' }
  const send = (bytes: Uint8Array, words: Record<string, string> = {}) =>
    call<PlanFile>('POST', base, form(bytes, words), once)
  const first = await send(pdf)
  expectStatus(first, 201)
  const again = await send(pdf)
  expectStatus(again, 201)
  expect(again.body).toEqual(first.body)
  const other = new TextEncoder().encode(new TextDecoder().decode(pdf).replace('<< /Type', '<<  /Type'))
  for (const refused of [await send(other), await send(pdf, { description: 'Other words' })]) {
    expectStatus(refused, 422)
    expect(refused.body).toMatchObject({ errorKey: 'idempotency.otherBody' })
  }
  expectStatus(await call('POST', base, form(other), { 'Idempotency-Key': 'upload-other' }), 201)
})
