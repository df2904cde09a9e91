import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makePlan, makeUser } from '#db/seed/factories.ts'
import {
  address,
  auditEvent,
  notificationPreference,
  passwordReset,
  planMember,
  user,
  userPassword,
  userSession,
} from '#db/schema/all.ts'
import { userType, type StaffRole } from '#model/identity/enums.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { hire, listed, type Rec, type Refused } from './staff.ts'

const product = await startProduct()
const staff = await hire(product)
const { db } = product
const now = product.now()
const rowOf = async (id: string) => (await db.select().from(user).where(eq(user.id, id)))[0]
const versionOf = async (id: string) => (await rowOf(id))?.version ?? 0
const auditOf = (id: string) =>
  db
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.refTable, 'user'), eq(auditEvent.refId, id)))

test('a new account has its parts, one spelling of its address, and a password to be changed', async () => {
  const made = await staff.csr.call<Rec>('POST', '/server/user', {
    email: ' New.One@Example.TEST ',
    password: 'Vq7!long-enough',
    firstName: 'New',
    lastName: 'One',
    userType: userType.expert,
    noeticExpert: true,
  })
  expectStatus(made, 201)
  expect(made.body).toMatchObject({ email: 'new.one@example.test', enabled: true, accountStatus: 'active', rank: null })
  const id = made.body.id
  expect((await rowOf(id))?.mustChangePassword).toBe(true)
  for (const table of [address, notificationPreference, userPassword])
    expect(await db.select().from(table).where(eq(table.userId, id))).toHaveLength(1)
  expect(JSON.stringify(await auditOf(id))).not.toMatch(/argon2|Vq7/)
  const again = await staff.csr.call<Refused>('POST', '/rest/users', {
    email: 'NEW.one@example.test',
    firstName: 'A',
    lastName: 'B',
    userType: 1,
  })
  expectStatus(again, 409)
  expect(again.body.fields).toEqual({ email: 'errors.duplicate' })
  for (const [wrong, field] of [
    [{ email: 'a@b@c.test' }, 'email'],
    [{ email: 'a,b@c.test' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ userType: 99 }, 'userType'],
    [{ noeticExpert: true, userType: 1 }, 'noeticExpert'],
  ] as const) {
    const answer = await staff.csr.call<Refused>('POST', '/rest/users', {
      email: 'x@example.test',
      firstName: 'X',
      lastName: 'Y',
      userType: 1,
      ...wrong,
    })
    expectStatus(answer, 422)
    expect(answer.body.fields).toHaveProperty(field)
  }
})

test('disable ends sessions and links at once; enable asks for a new password', async () => {
  const person = await makeUser(db, now, { lastName: 'Leaver' })
  const call = await product.as(person.id)
  await db
    .insert(passwordReset)
    .values({ hash: 'h', userId: person.id, createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) })
  expectStatus(await call('GET', `/server/user/${person.id}`), 200)
  expectStatus(await staff.csr.call('POST', `/server/user/${person.id}/disable`, { version: 1 }), 422)
  expectStatus(await staff.csr.call('POST', `/server/user/${person.id}/disable`, { version: 7, reason: 'Left' }), 409)
  const off = await staff.csr.call<Rec>('POST', `/server/user/${person.id}/disable`, {
    version: 1,
    reason: 'Left the clinic',
  })
  expectStatus(off, 200)
  expect(off.body).toMatchObject({ enabled: false, accountStatus: 'inactive', version: 2 })
  expectStatus(await call('GET', `/server/user/${person.id}`), 401)
  expect(await db.select().from(userSession).where(eq(userSession.userId, person.id))).toEqual([])
  expect((await db.select().from(passwordReset).where(eq(passwordReset.userId, person.id)))[0]?.usedAt).not.toBeNull()
  expect((await auditOf(person.id))[0]).toMatchObject({
    event: 'entity_enable_disable',
    refField: 'enabled',
    oldVal: 'true',
    newVal: 'false',
    text: 'Left the clinic',
    userId: staff.csr.id,
  })
  const on = await staff.csr.call<Rec>('POST', `/server/user/${person.id}/enable`, { version: 2 })
  expect(on.body).toMatchObject({ enabled: true, version: 3 })
  expect((await rowOf(person.id))?.mustChangePassword).toBe(true)
  expect((await product.lastMessage(person.email))?.subject).toBe('Your account is open again')
})

test('another e-mail address: both are told, sessions end, search finds the new one', async () => {
  const person = await makeUser(db, now, { email: 'old@example.test', lastName: 'Mover' })
  const call = await product.as(person.id)
  expectStatus(
    await staff.csr.call('PUT', `/server/user/${person.id}/email`, {
      email: staff.csr.person.email,
      reason: 'Asked on the phone',
      version: 1,
    }),
    409,
  )
  // without a reason, and for the address that it has already, nothing happens
  const path = `/server/user/${person.id}/email`
  for (const [body, fields] of [
    [{ email: 'fresh@example.test' }, { reason: 'errors.required' }],
    [{ email: 'fresh@example.test', reason: ' ' }, { reason: 'errors.required' }],
    [{ email: 'old@example.test', reason: 'x' }, { email: 'errors.emailSame' }],
    [{ email: ' OLD@Example.test', reason: 'x' }, { email: 'errors.emailSame' }],
  ] as const)
    expect(await staff.csr.call('PUT', path, { ...body, version: 1 })).toMatchObject({ status: 422, body: { fields } })
  expectStatus(await call('GET', `/server/user/${person.id}`), 200)
  expect(await rowOf(person.id)).toMatchObject({ mustChangePassword: false, version: 1 })
  const done = await staff.csr.call<Rec>('PUT', `/server/user/${person.id}/email`, {
    email: 'Fresh@Example.test',
    reason: 'Asked on the phone',
    version: 1,
  })
  expectStatus(done, 200)
  expect(done.body).toMatchObject({ email: 'fresh@example.test', version: 2 })
  expectStatus(await call('GET', `/server/user/${person.id}`), 401)
  expect((await rowOf(person.id))?.mustChangePassword).toBe(true)
  expect((await listed(staff.csr.call, 'users', { filter: { q: 'fresh@example' } })).body).toHaveLength(1)
  expect((await listed(staff.csr.call, 'users', { filter: { q: 'old@example' } })).body).toHaveLength(0)
  const [before, after] = [
    await product.lastMessage('old@example.test'),
    await product.lastMessage('fresh@example.test'),
  ]
  expect(after?.text).toContain('fresh@example.test')
  expect(after?.text).toContain('Forgot password?')
  // the old mailbox learns neither the new address nor a way in
  expect(before?.text).toContain('contact support')
  expect(before?.text).not.toMatch(/fresh@example\.test|Forgot password/)
})

describe('staff on staff', () => {
  const acts = (id: string, version: number): [string, string, object][] => [
    ['PUT', `/rest/users/${id}`, { suffix: 'X', version }],
    ['PUT', `/server/user/${id}/email`, { email: `${id}@example.test`, reason: 'x', version }],
    ['POST', `/server/user/${id}/disable`, { reason: 'x', version }],
    ['POST', `/server/user/${id}/enable`, { version }],
    ['PUT', `/server/user/${id}/access`, { access: null, attachments: null, version }],
  ]
  test.each([
    ['csr', 'csr', 'rules.staffUsers'],
    ['csr', 'csr_super', 'rules.staffUsers'],
    ['admin', 'csr_admin', 'rules.staffUsers'],
    ['admin', 'csr_super', 'rules.staffUsers'],
  ] as const)('%s may do nothing to %s', async (who, role, rule) => {
    const target = await makeUser(db, now, { userType: userType.csr, staffRoles: [role as StaffRole] })
    for (const [method, path, body] of acts(target.id, 1)) {
      const answer = await staff[who].call<Refused>(method, path, body)
      expectStatus(answer, 403)
      expect(answer.body.rule).toBe(rule)
    }
    expect(await rowOf(target.id)).toEqual(target)
  })

  test.each([
    ['admin', 'csr'],
    ['super', 'csr_admin'],
    ['super', 'csr_super'],
  ] as const)('%s may do everything to %s', async (who, role) => {
    const target = await makeUser(db, now, { userType: userType.csr, staffRoles: [role] })
    for (const [index, [method, path, body]] of acts(target.id, 1).entries())
      expectStatus(await staff[who].call(method, path, { ...body, version: index + 1 }), 200)
  })

  test('no one edits their own account from here', async () => {
    for (const [method, path, body] of acts(staff.super.id, await versionOf(staff.super.id)))
      expect((await staff.super.call<Refused>(method, path, body)).body.rule).toMatch(/rules\.(yourself|lastSuper)/)
  })

  test('an ordinary edit makes no one staff and no one less', async () => {
    const member = await makeUser(db, now)
    const refused = await staff.csr.call<Refused>('PUT', `/rest/users/${member.id}`, {
      userType: userType.csr,
      version: 1,
    })
    expectStatus(refused, 403)
    expect(refused.body.rule).toBe('rules.csrAdmin')
    expectStatus(
      await staff.csr.call('POST', '/rest/users', {
        email: 's@example.test',
        firstName: 'S',
        lastName: 'T',
        userType: userType.csr,
      }),
      403,
    )
    expectStatus(await staff.admin.call('PUT', `/rest/users/${member.id}`, { userType: userType.csr, version: 1 }), 200)
    const other = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr_super'] })
    expectStatus(
      await staff.admin.call('PUT', `/rest/users/${other.id}`, { userType: userType.client, version: 1 }),
      403,
    )
    expectStatus(
      await staff.super.call('PUT', `/rest/users/${other.id}`, { userType: userType.client, version: 1 }),
      200,
    )
    expect((await rowOf(other.id))?.staffRoles).toEqual([])
  })
})

test('roles: no one gives more than they hold, they count at once, the last super stays', async () => {
  const colleague = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr'] })
  const path = `/server/user/${colleague.id}/role`
  expectStatus(await staff.csr.call('PUT', path, { roles: ['csr'], version: 1 }), 403)
  expect((await staff.admin.call<Refused>('PUT', path, { roles: ['csr_admin'], version: 1 })).body.rule).toBe(
    'rules.roleAbove',
  )
  expect((await staff.admin.call<Refused>('PUT', path, { roles: ['csr', 'loginas'], version: 1 })).body.rule).toBe(
    'rules.roleNotHeld',
  )
  const call = await product.as(colleague.id)
  expectStatus(await call('PUT', '/server/limits', { name: 'list.planSubRecords', value: 20, version: 0 }), 403)
  const raised = await staff.super.call('PUT', path, { roles: ['csr_super', 'loginas'], version: 1 })
  expectStatus(raised, 200)
  expect(raised.body).toEqual({
    roles: ['csr_super', 'loginas'],
    rank: 'csr_super',
    allowedCSRAdmin: true,
    allowedCSRView: false,
    version: 2,
  })
  expectStatus(await call('PUT', '/server/limits', { name: 'list.planSubRecords', value: 20, version: 0 }), 200)
  expectStatus(await staff.super.call('PUT', path, { roles: ['csr'], allowedCSRView: true, version: 2 }), 200)
  expectStatus(await call('PUT', '/server/limits', { name: 'list.planSubRecords', value: 30, version: 1 }), 403)

  const second = await makeUser(db, now, { userType: userType.csr, staffRoles: ['csr_super'] })
  const secondCall = await product.as(second.id)
  for (const one of await db.select().from(user).where(eq(user.userType, userType.csr))) {
    if (one.staffRoles.includes('csr_super') && ![second.id, staff.super.id].includes(one.id))
      await db
        .update(user)
        .set({ staffRoles: ['csr'] })
        .where(eq(user.id, one.id))
  }
  const both = await Promise.all([
    staff.super.call<Refused>('PUT', `/server/user/${second.id}/role`, {
      roles: ['csr'],
      version: await versionOf(second.id),
    }),
    secondCall<Refused>('PUT', `/server/user/${staff.super.id}/role`, {
      roles: ['csr'],
      version: await versionOf(staff.super.id),
    }),
  ])
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 403])
  const supers = (await db.select().from(user).where(eq(user.userType, userType.csr))).filter(
    (row) => row.enabled && row.staffRoles.includes('csr_super'),
  )
  expect(supers).toHaveLength(1)
  const member = await makeUser(db, now)
  const last = supers[0]?.id === staff.super.id ? staff.super.call : secondCall
  expect(
    (await last<Refused>('PUT', `/server/user/${member.id}/role`, { roles: ['csr'], version: 1 })).body.fields,
  ).toEqual({ roles: 'errors.notStaff' })
})

test('access: the override of a person comes first, null lifts it', async () => {
  const person = await makeUser(db, now)
  const plan = await makePlan(db, now, { access: 'reply_only' }, { members: [person.id] })
  const path = `/server/user/${person.id}/access`
  expect((await staff.viewer.call('GET', path)).body).toMatchObject({
    access: null,
    attachments: null,
    effective: [{ planId: plan.id, access: 'reply_only', from: 'plan' }],
  })
  await db.update(planMember).set({ access: 'full' }).where(eq(planMember.userId, person.id))
  expect((await staff.csr.call('GET', path)).body).toMatchObject({ effective: [{ access: 'full', from: 'member' }] })
  const set = await staff.csr.call('PUT', path, {
    access: 'read_only',
    attachments: { messenger: false, video: true, audio: true },
    version: 1,
  })
  expect(set.body).toMatchObject({
    access: 'read_only',
    attachments: { messenger: false },
    effective: [{ access: 'read_only', from: 'user' }],
    version: 2,
  })
  expect((await staff.csr.call('PUT', path, { access: null, attachments: null, version: 2 })).body).toMatchObject({
    access: null,
    attachments: null,
    effective: [{ from: 'member' }],
  })
})

test('people read their own account without what staff note, and no one else’s', async () => {
  const person = await makeUser(db, now, { testUser: true })
  const call = await product.as(person.id)
  const own = await call('GET', `/server/user/${person.id}`)
  expectStatus(own, 200)
  expect(own.body).toMatchObject({ id: person.id, email: person.email })
  for (const field of ['csrReview', 'regStatus', 'expertTier', 'testUser', 'supportAccount', 'accountStatus', 'rank'])
    expect(own.body).not.toHaveProperty(field)
  expectStatus(await call('GET', `/server/user/${staff.csr.id}`), 404)
  expect((await staff.viewer.call('GET', `/server/user/${person.id}`)).body).toMatchObject({ testUser: true })
})

test('the matrix and the holders of roles are shown', async () => {
  const { body } = await staff.viewer.call<{ data: { role: string; users: number }[] }>('GET', '/server/role/list')
  expect(body.data.find((row) => row.role === 'csr_super')?.users).toBe(1)
  const matrix = await staff.viewer.call<{ data: object[] }>('GET', '/server/role/matrix')
  expect(matrix.body.data).toContainEqual({
    act: 'ledger.write',
    rule: 'acts.ledger.write',
    csr: false,
    csr_admin: true,
    csr_super: true,
  })
})
