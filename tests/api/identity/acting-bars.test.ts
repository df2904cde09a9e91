import { and, desc, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, device, userSession } from '#db/schema/all.ts'
import { makeExpert, makeUser } from '#db/seed/factories.ts'
import { userType } from '#model/identity/enums.ts'
import { expectStatus, startProduct, testPassword, testPasswordHash } from '../../support/product.ts'
import { fingerprint } from '../permissions/world.ts'
import { actingAs } from './profile/people.ts'

const product = await startProduct()
const { db } = product
const passwordHash = await testPasswordHash()

async function acting() {
  const target = await makeExpert(db, product.now(), { passwordHash })
  const staff = await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr_super'] })
  return { target, staff, as: await actingAs(product, target.id, await product.as(staff.id)) }
}
const endsOf = async (id: string) =>
  (
    await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refTable, 'user_session'), like(auditEvent.text, 'loginAs.%'), eq(auditEvent.refId, id)))
      .orderBy(desc(auditEvent.createdAt), desc(auditEvent.id))
  ).map((row) => ({ text: row.text, userId: row.userId, actingUserId: row.actingUserId }))

describe('while acting for a person', () => {
  test('password, second factors, passkeys, devices, sessions and secrets are closed, and nothing changes', async () => {
    const { as, target } = await acting()
    const before = await fingerprint(product)
    const own = `/server/user/${target.id}`
    const closed: [string, string, object?][] = [
      ['PUT', `${own}/password`, { currentPassword: testPassword, password: 'Quiet-Harbour-93' }],
      ['GET', '/auth/mfa/requestCode?mfaType=email'],
      ['GET', '/auth/mfa/verify?mfaType=email&authCode=123456'],
      ['GET', '/auth/mfa/authapp/init'],
      ['GET', '/auth/mfa/sms/init?phone=2125550123'],
      ['PUT', '/auth/mfa/available', { mfaVal: ['email'] }],
      ['POST', '/auth/passkey/register/options'],
      ['PUT', '/auth/passkey/any', { name: 'x', version: 1 }],
      ['DELETE', '/auth/passkey/any'],
      ['DELETE', '/auth/sessions/any'],
      ['POST', '/auth/sessions/endOthers'],
    ]
    const told = await Promise.all(
      closed.map(async ([method, path, body]) => {
        const answer = await as(method, path, body)
        return [method, path, answer.status, answer.body.rule]
      }),
    )
    expect(told).toEqual(closed.map(([method, path]) => [method, path, 403, 'rules.acting']))
    const staffs: [string, string, object][] = [
      ['PUT', `${own}/email`, { email: 'else@example.test', version: 1, reason: 'x' }],
      ['POST', `${own}/password/reset`, {}],
      ['DELETE', `${own}/mfa/sms`, { email: target.email, reason: 'x' }],
      ['POST', `${own}/bank/reveal`, { field: 'ibanNumber', reason: 'x' }],
      ['POST', `/auth/loginas/${target.id}`, {}],
    ]
    for (const [method, path, body] of staffs)
      expect([path, (await as(method, path, body)).body.rule]).toEqual([path, 'rules.staffOnly'])
    expect({ ...(await fingerprint(product)), rate_limit: '', user_session: '' }).toEqual({
      ...before,
      rate_limit: '',
      user_session: '',
    })
  })

  test('no push of the person comes to the device of staff', async () => {
    const { as, target } = await acting()
    expect(
      (await as('POST', '/auth/registerDevice', { deviceId: 'staffs-own', deviceToken: '', platform: 'web' })).status,
    ).toBe(403)
    expect(await db.select().from(device).where(eq(device.userId, target.id))).toEqual([])
  })

  test('every change of a record names both people', async () => {
    const { as, target, staff } = await acting()
    const bio = await as<{ version: number }>('GET', `/server/user/${target.id}/bio`)
    expectStatus(
      await as('PUT', `/server/user/${target.id}/bio`, {
        professionalBio: 'Works in Boston',
        version: bio.body.version,
      }),
      200,
    )
    const rows = await db
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.refTable, 'user_bio'), eq(auditEvent.refId, target.id)))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect([row.userId, row.actingUserId]).toEqual([target.id, staff.id])
  })
})

describe('the end of acting is written down', () => {
  test('when the person signs the staff out in their list of sessions', async () => {
    const { as, target, staff } = await acting()
    const own = await product.as(target.id)
    const sessions = (await own<{ data: { id: string; acting: boolean }[] }>('GET', '/auth/sessions')).body.data
    expectStatus(await own('DELETE', `/auth/sessions/${sessions.find((session) => session.acting)?.id}`), 200)
    expectStatus(await as('GET', '/user/permissions'), 401)
    expect((await endsOf(target.id))[0]).toEqual({ text: 'loginAs.ended', userId: target.id, actingUserId: staff.id })
  })

  test('when the person signs out everywhere else, or chooses a new password', async () => {
    const ends: [string, string, (id: string) => string, object?][] = [
      ['everywhere', 'POST', () => '/auth/sessions/endOthers'],
      [
        'password',
        'PUT',
        (id) => `/server/user/${id}/password`,
        { currentPassword: testPassword, password: 'Quiet-Harbour-93' },
      ],
    ]
    for (const [, method, path, body] of ends) {
      const { as, target, staff } = await acting()
      expectStatus(await (await product.as(target.id))(method, path(target.id), body), 200)
      expectStatus(await as('GET', '/user/permissions'), 401)
      expect((await endsOf(target.id))[0]).toEqual({ text: 'loginAs.ended', userId: target.id, actingUserId: staff.id })
    }
  })

  test('when staff close the account', async () => {
    const { target, staff } = await acting()
    const other = await product.as(
      (await makeUser(db, product.now(), { userType: userType.csr, staffRoles: ['csr'] })).id,
    )
    expectStatus(
      await other('POST', `/server/user/${target.id}/disable`, { reason: 'asked for it', version: target.version }),
      200,
    )
    expect((await endsOf(target.id))[0]).toMatchObject({ text: 'loginAs.ended', userId: target.id })
    expect(await db.select().from(userSession).where(eq(userSession.userId, target.id))).toEqual([])
    expect(staff.id).not.toBe(target.id)
  })
})
