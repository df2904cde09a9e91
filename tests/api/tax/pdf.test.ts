import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { auditEvent, userSession } from '#db/schema/all.ts'
import { expectStatus } from '../../support/product.ts'
import { asKept } from '../identity/files/contents.ts'
import { startTax, w8, w9 } from './tax-people.ts'

const { product, db, people, call, own, path, create, update, staff } = await startTax()
const folder = mkdtempSync(join(tmpdir(), 'tax-'))
afterAll(() => rmSync(folder, { recursive: true }))
const has = (tool: string) => spawnSync(tool, ['--version']).error === undefined

/** A PDF as someone gets it: with a reason by POST. */
async function fetchPdf(userId: string, id: string, body?: object) {
  const token = `pdf-${Math.random()}`
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
    new Request(`http://test/api${path(id)}/pdf`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  const bytes = Buffer.from(await answer.arrayBuffer())
  const file = join(folder, `${Math.random()}.pdf`)
  writeFileSync(file, bytes)
  return { status: answer.status, type: answer.headers.get('content-type'), bytes, file }
}
/** What a reader finds in it; it must find nothing to complain about. */
function words(file: string): string {
  const { stdout, stderr } = spawnSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
}
/** Checked object by object: whole, and without a field that could be filled in. */
function expectSound(file: string) {
  const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('No syntax or stream encoding errors found')
  const objects = execFileSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], { encoding: 'latin1' })
  expect(objects).not.toMatch(/\/(AcroForm|XFA|Widget)\b|\/FT\s*\//)
}
const certify = async (name: string, who = call.expert, id = own) =>
  expectStatus(await update({ certificationName: name }, who, id), 200)

test('there is none before a form is certified', async () => {
  expectStatus(await create(w9), 201)
  expect((await fetchPdf(own, own)).status).toBe(404)
})

test('a W-9 is the official form, filled in for its owner and masked for staff', async () => {
  await update({
    address: '12345 A very long name of a street that goes on and on, Building 7, Apartment 1234, c/o nobody',
  })
  await certify('Ada Keller')
  const file = await fetchPdf(own, own)
  expect([file.status, file.type, file.bytes.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-'])
  // sent back in, it is taken
  expect((await asKept(file.bytes)).length).toBeGreaterThan(10_000)
  const staffFile = await fetchPdf(staff.admin.id, own)
  if (has('pdftotext')) {
    const text = words(file.file)
    for (const part of [
      'Request for Taxpayer',
      'Ada Keller',
      'Albany, NY 12207',
      'Apartment 1234',
      'Electronically signed by Ada Keller',
      'Number in the chain',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/9\s+9\s+9\s+9/)
    const masked = words(staffFile.file)
    expect(masked).toContain('masked')
    expect(masked).toMatch(/9\s+9\s+9\s+9/)
    expect(masked).not.toMatch(/2\s+1\s+9\s+–/)
  }
  if (has('qpdf')) expectSound(file.file)
})

test('a W-8 BEN prints Chinese names, countries in English and nothing of the bank', async () => {
  const { id } = people.stranger
  expectStatus(await create({ ...w8, legalName: '欧阳小明 Łukasz Şahin' }, call.stranger, id), 201)
  await certify('欧阳小明 Łukasz Şahin', call.stranger, id)
  const file = await fetchPdf(id, id)
  expect(file.status).toBe(200)
  if (has('pdftotext')) {
    const text = words(file.file)
    for (const part of [
      'Certificate of Foreign Status',
      '欧阳小明 Łukasz Şahin',
      'China',
      '05-04-1970',
      '11010519491231002X',
      'Valid until',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('COBADEFF')
  }
  if (has('qpdf')) expectSound(file.file)
})

test('whole numbers are for csr_admin with a reason that stands in the audit', async () => {
  const before = await db.$count(auditEvent)
  expect((await fetchPdf(staff.csr.id, own, { reason: 'x' })).status).toBe(403)
  expect((await fetchPdf(staff.admin.id, own, { reason: ' ' })).status).toBe(422)
  expect((await fetchPdf(people.stranger.id, own)).status).toBe(404)
  expect(await db.$count(auditEvent)).toBe(before)
  const file = await fetchPdf(staff.admin.id, own, { reason: 'The IRS asks' })
  expect(file.status).toBe(200)
  const audit = await db.select().from(auditEvent)
  expect(audit.filter(({ text }) => text === 'PDF with whole numbers: The IRS asks')).toHaveLength(1)
  if (has('pdftotext')) expect(words(file.file)).toMatch(/2\s+1\s+9\s+–/)
})
