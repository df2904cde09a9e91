import { and, desc, eq, or } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvent, idempotencyKey, setting, user, userSession } from '#db/schema/all.ts'
import { hashToken } from '#api/identity/sessions/lucia.ts'
import { makePlan, makeUser, type PersonOptions } from '#db/seed/factories.ts'
import { userType, type StaffRole } from '#model/identity/enums.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { expectStatus, startProduct, testPasswordHash, type Caller } from '../../support/product.ts'

const product = await startProduct()
const { db } = product
const now = () => product.now()
const minutes = (count: number) => count * 60

interface Refused {
  errorKey: string
  message: string
  rule?: string
}
const hire = (roles: StaffRole[], more: PersonOptions = {}) =>
  makeUser(db, now(), { userType: userType.csr, staffRoles: roles, firstName: 'Staff', ...more })
const member = (more: PersonOptions = {}) => makeUser(db, now(), { firstName: 'Member', ...more })
const begin = (call: Caller, id: string, body?: object) =>
  call<LoginResult & Refused>('POST', `/auth/loginas/${id}`, body)
const auditOf = (id: string) =>
  db
    .select()
    .from(auditEvent)
    .where(and(or(eq(auditEvent.event, 'login_as'), eq(auditEvent.refTable, 'user_session')), eq(auditEvent.refId, id)))
    .orderBy(desc(auditEvent.createdAt), desc(auditEvent.id))

/** A member of staff with a session of ordinary length, who acts for a member. */
async function acting(roles: StaffRole[] = ['csr', 'loginas']) {
  const staff = await hire(roles, { passwordHash: await testPasswordHash() })
  const target = await member()
  const token = `own-${staff.id}`
  const at = now()
  await db.insert(userSession).values({
    hash: hashToken(token),
    userId: staff.id,
    mfaValidated: true,
    mfaUsed: 'auth_app',
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + minutes(10) * 1000),
    absoluteExpiresAt: new Date(at.getTime() + minutes(8 * 60) * 1000),
  })
  const own = product.withToken(token)
  const started = await begin(own, target.id, { reason: 'Cannot find the discussion' })
  expectStatus(started, 200)
  return { staff, target, own, started: started.body, as: product.withToken(started.body.token) }
}

describe('who may act for whom', () => {
  const targets = {
    client: {},
    test: { testUser: true },
    support: { supportAccount: true },
    expert: { userType: userType.expert, noeticExpert: true },
    network: { userType: userType.network },
    planManager: { userType: userType.planManager },
    blinded: { userType: userType.blinded },
    disabled: { enabled: false, testUser: true },
    guest: { userType: userType.guest },
    virtual: { userType: userType.virtual },
    pending: { userType: userType.pending },
    csr: { userType: userType.csr, staffRoles: ['csr'] },
    super: { userType: userType.csr, staffRoles: ['csr_super'] },
  } satisfies Record<string, PersonOptions>
  const everybody = ['client', 'test', 'support', 'expert', 'network', 'planManager', 'blinded']
  const rows: [name: string, roles: StaffRole[], may: string[], otherwise: string][] = [
    ['csr', ['csr'], [], 'rules.loginAs.right'],
    ['csr_admin', ['csr_admin'], [], 'rules.loginAs.right'],
    ['loginas', ['csr', 'loginas'], everybody, ''],
    ['loginas_support', ['csr_admin', 'loginas_support'], ['support'], 'rules.loginAs.support'],
    ['loginas_test', ['csr', 'loginas_test'], ['test'], 'rules.loginAs.test'],
    ['csr_super', ['csr_super'], everybody, ''],
  ]
  const always: Record<string, string> = {
    disabled: 'rules.loginAs.disabled',
    guest: 'rules.loginAs.noSignIn',
    virtual: 'rules.loginAs.noSignIn',
    pending: 'rules.loginAs.noSignIn',
    csr: 'rules.loginAs.staff',
    super: 'rules.loginAs.staff',
  }
  test.each(rows)('%s', async (_, roles, allowed, otherwise) => {
    const staff = await hire(roles)
    const call = await product.as(staff.id)
    for (const [name, given] of Object.entries(targets)) {
      const target = await makeUser(db, now(), given as PersonOptions)
      const answer = await begin(call, target.id)
      const told = {
        name,
        status: answer.status,
        rule: answer.body.rule,
        errorKey: answer.body.errorKey,
        user: answer.body.user?.id,
        authUser: answer.body.authUser?.id,
      }
      if (allowed.includes(name)) expect(told).toEqual({ name, status: 200, user: target.id, authUser: staff.id })
      else {
        expect(told).toMatchObject({
          name,
          status: 401,
          errorKey: 'messages.signIn401Error',
          rule: always[name] ?? otherwise,
        })
        expect(answer.body.message).toBe('Unauthorized Login')
        expect(await db.select().from(userSession).where(eq(userSession.userId, target.id))).toEqual([])
      }
    }
  })

  test('not as oneself, not as no one; never by others than staff, nor by those who may only look', async () => {
    const boss = await hire(['csr_super'])
    const call = await product.as(boss.id)
    expect((await begin(call, boss.id)).body.rule).toBe('rules.loginAs.yourself')
    expectStatus(await begin(call, 'nobody'), 404)
    const target = await member()
    const viewer = await product.as((await hire(['csr_super'], { allowedCSRView: true })).id)
    const looked = await begin(viewer, target.id)
    expectStatus(looked, 403)
    expect(looked.body.rule).toBe('rules.viewOnly')
    const other = await product.as((await member()).id)
    expectStatus(await begin(other, target.id), 403)
    expectStatus(await begin(product.anonymous, target.id), 401)
  })

  test('half a sign-in opens nothing', async () => {
    const boss = await hire(['csr_super'])
    await db.insert(userSession).values({
      hash: hashToken('half'),
      userId: boss.id,
      createdAt: now(),
      lastSeenAt: now(),
      expiresAt: new Date(now().getTime() + 60_000),
      absoluteExpiresAt: new Date(now().getTime() + 60_000),
    })
    const answer = await begin(product.withToken('half'), (await member()).id)
    expect(answer).toMatchObject({ status: 403, body: { errorKey: 'auth.mfa.required' } })
  })
})

describe('while acting', () => {
  test('the session has the rights of the person acted for and none of the actor’s, and cannot be nested', async () => {
    const { as, target, started } = await acting(['csr_super'])
    expect(started.mfaValidated).toBe(true)
    expect((await as<{ email: string }>('GET', `/server/user/${target.id}`)).body.email).toBe(target.email)
    for (const path of ['/server/user/list', '/rest/users']) expectStatus(await as('GET', path), 403)
    expectStatus(await begin(as, (await member()).id), 403)
    expect((await as<{ rank: unknown; roles: unknown[] }>('GET', '/user/permissions')).body).toMatchObject({
      rank: null,
      roles: [],
    })
  })

  test('every row of the log names both people: beginning, writing, end', async () => {
    const { as, target, staff } = await acting()
    expectStatus(await as('PUT', '/user/store/columns', { value: 1 }), 200)
    expectStatus(await as('POST', '/auth/cancelloginas'), 200)
    const [ended, started, ...none] = await auditOf(target.id)
    const both = { userId: target.id, actingUserId: staff.id }
    expect(started).toMatchObject({ ...both, event: 'login_as', text: 'Cannot find the discussion' })
    // counted apart from the beginning
    expect(ended).toMatchObject({ ...both, event: 'delete', refTable: 'user_session', text: 'loginAs.ended' })
    expect(none).toEqual([])
  })

  test('one’s own affairs are closed', async () => {
    const { as } = await acting()
    const permissions = (
      await as<{ acts: { act: string; allowed: boolean; rule: string | null }[] }>('GET', '/user/permissions')
    ).body.acts
    const own = permissions.filter(({ act }) => act.startsWith('own.') || act === 'secrets.reveal')
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter(({ allowed }) => allowed)).toEqual([])
  })

  test('terms of a new discussion are for the person alone to accept', async () => {
    const { as, target } = await acting()
    await makePlan(db, now(), {}, { members: [target.id] })
    const answer = await as<Refused>('POST', '/user/newQuery', {
      type: 'respond',
      actionContext: 'terms',
      responses: [true],
    })
    expect(answer).toMatchObject({ status: 403, body: { errorKey: 'auth.acting.forbidden', rule: 'rules.acting' } })
  })
})

describe('the end', () => {
  test('returning: the own session goes on under a new token, the acting one is dead', async () => {
    const { as, own, staff } = await acting()
    const back = await as<LoginResult>('POST', '/auth/cancelloginas')
    expectStatus(back, 200)
    expect(back.body.user.id).toBe(staff.id)
    expect(back.body.authUser).toBeUndefined()
    expect(back.body).toMatchObject({ mfaValidated: true, mfaUsed: 'auth_app' })
    expectStatus(await product.withToken(back.body.token)('GET', '/server/user/list'), 200)
    expectStatus(await own('GET', '/server/user/list'), 401)
    const dead = await as('GET', '/user/permissions')
    expectStatus(dead, 401)
    expect(dead.headers.get('x-session-terminated')).toBe('expired')
  })

  test('of ten at once one returns', async () => {
    const { as } = await acting()
    const answers = await Promise.all(Array.from({ length: 10 }, () => as('POST', '/auth/cancelloginas')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
  })

  test('30 minutes, whatever is refreshed in between; the log says that time was up', async () => {
    product.stopClock()
    const inHalfAnHour = () => Math.floor(now().getTime() / 1000) + minutes(30)
    const earliest = inHalfAnHour()
    const { as, target, staff, started } = await acting()
    expect(started.exp).toBeGreaterThanOrEqual(earliest)
    expect(started.exp).toBeLessThanOrEqual(inHalfAnHour())
    await product.pass(minutes(20))
    const refreshed = await as<LoginResult>('GET', `/user/${target.id}/refresh`)
    expect(refreshed.body).toMatchObject({ exp: started.exp, authUser: { id: staff.id } })
    await product.pass(minutes(10) - 5)
    expectStatus(await as('GET', '/user/permissions'), 200)
    product.clock.advance(10)
    expectStatus(await as('GET', '/user/permissions'), 401)
    expectStatus(await as('POST', '/auth/cancelloginas'), 401)
    await product.pass(1)
    expect((await auditOf(target.id))[0]).toMatchObject({
      userId: target.id,
      actingUserId: staff.id,
      text: 'loginAs.expired',
    })
    expect(await db.select().from(userSession).where(eq(userSession.userId, target.id))).toEqual([])
  })

  test('as long as the limit says: the answer tells the end, which no renewal moves', async () => {
    await db.insert(setting).values({ key: 'session.acting', value: 60, updatedAt: now() })
    const longer = await startProduct()
    const at = () => Math.floor(longer.now().getTime() / 1000)
    const [staff, target] = [await hire(['csr_super']), await member()]
    const { body: started } = await begin(await longer.as(staff.id), target.id)
    const { actingUntil = 0 } = started
    expect(Math.abs(actingUntil - at() - minutes(60))).toBeLessThan(10)
    expect(started.exp).toBeLessThan(actingUntil - minutes(29))
    const as = longer.withToken(started.token)
    const renewed = async () => (await as<LoginResult>('GET', `/user/${target.id}/refresh`)).body
    longer.clock.advance(minutes(20))
    expect(await renewed()).toMatchObject({ actingUntil })
    longer.clock.advance(minutes(20))
    expect(await renewed()).toMatchObject({ actingUntil, exp: actingUntil })
    const back = await as<LoginResult>('POST', '/auth/cancelloginas')
    expectStatus(back, 200)
    expect(back.body).not.toHaveProperty('actingUntil')
    await db.delete(setting).where(eq(setting.key, 'session.acting'))
  })

  test('one may return a second before the end', async () => {
    product.stopClock()
    const { as } = await acting()
    await product.pass(minutes(30) - 1)
    expectStatus(await as('POST', '/auth/cancelloginas'), 200)
  })

  test('it never outlives the actor’s own last moment', async () => {
    const staff = await hire(['csr_super'])
    const end = new Date(now().getTime() + minutes(7) * 1000)
    await db.insert(userSession).values({
      hash: hashToken('late'),
      userId: staff.id,
      mfaValidated: true,
      createdAt: now(),
      lastSeenAt: now(),
      expiresAt: end,
      absoluteExpiresAt: end,
    })
    const answer = await begin(product.withToken('late'), (await member()).id)
    expect(answer.body.exp).toBe(Math.floor(end.getTime() / 1000))
  })

  test.each<[string, (staff: string, own: Caller, target: string) => Promise<unknown>]>([
    ['signs out', (_staff, own) => own('POST', '/auth/logout')],
    ['is disabled', (staff) => db.update(user).set({ enabled: false }).where(eq(user.id, staff))],
    [
      'loses the right',
      (staff) =>
        db
          .update(user)
          .set({ staffRoles: ['csr'] })
          .where(eq(user.id, staff)),
    ],
    ['may only look', (staff) => db.update(user).set({ allowedCSRView: true }).where(eq(user.id, staff))],
    [
      'acted for somebody who became staff',
      (_staff, _own, target) => db.update(user).set({ userType: userType.csr }).where(eq(user.id, target)),
    ],
    [
      'acted for somebody who was disabled',
      (_staff, _own, target) => db.update(user).set({ enabled: false }).where(eq(user.id, target)),
    ],
  ])('at once when the actor %s', async (_, happens) => {
    const { as, own, staff, target } = await acting()
    expectStatus(await as('GET', '/user/permissions'), 200)
    await happens(staff.id, own, target.id)
    expectStatus(await as('GET', '/user/permissions'), 401)
    expectStatus(await as('POST', '/auth/cancelloginas'), 401)
  })

  test('signing out while acting ends both', async () => {
    const { as, own, target } = await acting()
    expectStatus(await as('POST', '/auth/logout'), 200)
    expectStatus(await as('GET', '/user/permissions'), 401)
    expectStatus(await own('GET', '/server/user/list'), 401)
    expect((await auditOf(target.id))[0]?.text).toBe('loginAs.ended')
  })

  test('anyone who is acted for gains nothing by signing in and returning', async () => {
    const { target, as } = await acting()
    const theirs = await product.as(target.id)
    const answer = await theirs<Refused>('POST', '/auth/cancelloginas')
    expect(answer).toMatchObject({ status: 409, body: { errorKey: 'auth.notActing' } })
    expect(JSON.stringify(answer.body)).not.toContain('token')
    expectStatus(await as('GET', '/user/permissions'), 200)
    expectStatus(await (await product.as((await hire(['csr_super'])).id))('POST', '/auth/cancelloginas'), 409)
  })
})

test('no token is kept: not in the database, not under an Idempotency-Key', async () => {
  const staff = await hire(['csr_super'], { passwordHash: await testPasswordHash() })
  const call = await product.as(staff.id)
  const target = await member()
  const answer = await call<LoginResult>('POST', `/auth/loginas/${target.id}`, {}, { 'Idempotency-Key': 'once' })
  const back = await product.withToken(answer.body.token)<LoginResult>('POST', '/auth/cancelloginas', undefined, {
    'Idempotency-Key': 'back',
  })
  const kept = JSON.stringify([
    await db.select().from(idempotencyKey),
    await db.select().from(userSession),
    await db.select().from(auditEvent),
  ])
  for (const token of [answer.body.token, back.body.token]) {
    expect(token.length).toBeGreaterThan(30)
    expect(kept).not.toContain(token)
  }
})

test('unknown fields and endless reasons are refused; the door stands before them', async () => {
  const staff = await product.as((await hire(['csr_super'])).id)
  const target = await member()
  expectStatus(await begin(staff, target.id, { reason: 'x'.repeat(501) }), 422)
  expectStatus(await begin(staff, target.id, { userId: 'other' }), 422)
  expectStatus(await begin(await product.as(target.id), target.id, { userId: 'other' }), 403)
})
