import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, idempotencyKey, user } from '#db/schema/all.ts'
import { makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, type Caller } from '../../support/product.ts'
import { actingAs, startPeople } from '../identity/profile/people.ts'

const { product, db, people, call } = await startPeople()
const admin = await product.as(
  (await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr_admin', 'loginas_test'] })).id,
)
const viewingAdmin = await product.as(
  (await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr_admin'], allowedCSRView: true })).id,
)
const iban = 'DE89370400440532013000'
expectStatus(await call.expert('PUT', `/server/user/${people.expert.id}/bank`, { ibanNumber: iban, version: 0 }), 200)

const reveal = (who: Caller, body: object = {}, id: string = people.expert.id, headers = {}) =>
  who<{ value: string; hideAt: string; rule?: string; fields?: unknown }>(
    'POST',
    `/server/user/${id}/bank/reveal`,
    { field: 'ibanNumber', reason: 'The bank sent it back', ...body },
    headers,
  )
const lastRow = async () =>
  (await db.select().from(auditEvent).orderBy(desc(auditEvent.createdAt), desc(auditEvent.id)).limit(1))[0]
const rows = () => db.$count(auditEvent)

describe('a whole bank number', () => {
  test('is shown to a csr_admin for 60 seconds, with the reason in the audit log and the number nowhere', async () => {
    const answer = await reveal(admin)
    expectStatus(answer, 200)
    expect(answer.body.value).toBe(iban)
    expect(new Date(answer.body.hideAt).getTime() - product.now().getTime()).toBeGreaterThan(55_000)
    expect(new Date(answer.body.hideAt).getTime() - product.now().getTime()).toBeLessThanOrEqual(60_000)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await lastRow()).toMatchObject({
      refTable: 'bank_account',
      refId: people.expert.id,
      text: 'ibanNumber revealed: The bank sent it back',
    })
    expect(JSON.stringify(await db.select().from(auditEvent))).not.toContain(iban)
  })

  test('is not kept under an Idempotency-Key: each look is a look of its own', async () => {
    const before = await rows()
    for (let n = 0; n < 2; n++)
      expectStatus(await reveal(admin, {}, people.expert.id, { 'Idempotency-Key': 'again' }), 200)
    expect(await rows()).toBe(before + 2)
    expect(await db.select().from(idempotencyKey).where(eq(idempotencyKey.key, 'again'))).toEqual([])
  })

  test('is not shown without a reason, of another field, or when there is none; nothing is written down then', async () => {
    const before = await rows()
    expect((await reveal(admin, { reason: '  ' })).body.fields).toEqual({ reason: 'errors.required' })
    expect((await reveal(admin, { reason: 'x'.repeat(1001) })).body.fields).toEqual({ reason: 'errors.tooLong' })
    expect((await reveal(admin, { field: 'swiftCode' })).status).toBe(422)
    expect((await reveal(admin, { all: true })).body.fields).toEqual({ all: 'errors.unknownField' })
    expectStatus(await reveal(admin, { field: 'bankSortCode' }), 404)
    expectStatus(await reveal(admin, {}, people.stranger.id), 404)
    expectStatus(await reveal(admin, {}, 'nobody'), 404)
    expect(await rows()).toBe(before)
  })

  test('is for csr_admin and above alone: not for its owner, other people, csr, view-only staff, or someone acting for another', async () => {
    const before = await rows()
    for (const who of [call.expert, call.stranger, call.client])
      expect((await reveal(who)).body).toMatchObject({ errorKey: 'auth.notAuthorized', rule: 'rules.staffOnly' })
    expect((await reveal(call.csr)).body).toMatchObject({ errorKey: 'auth.notAuthorized', rule: 'rules.csrAdmin' })
    expect((await reveal(viewingAdmin)).body).toMatchObject({ errorKey: 'auth.notAuthorized', rule: 'rules.viewOnly' })
    expectStatus(await product.anonymous('POST', `/server/user/${people.expert.id}/bank/reveal`, {}), 401)
    expect(await rows()).toBe(before)
    await db.update(user).set({ testUser: true }).where(eq(user.id, people.expert.id))
    const acting = await actingAs(product, people.expert.id, admin)
    expectStatus(await reveal(acting), 403)
  })
})
