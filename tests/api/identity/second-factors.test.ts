import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { address, auditEvent, setting, userMfa } from '#db/schema/all.ts'
import type { MfaState } from '#model/identity/wire.ts'
import { expectStatus, startProduct, type Caller } from '../../support/product.ts'
import { authenticatorCode, setUpApp, setUpSms, signingIn } from '../../support/signing-in.ts'

const product = await startProduct()
const { person, signIn, half, enter, codeFor } = await signingIn(product)
const number = '+12125550123'
const init = (phone = number) => `/auth/mfa/sms/init?phone=${encodeURIComponent(phone)}`
const verify = (mfaType: string, code: string) => `/auth/mfa/verify?mfaType=${mfaType}&authCode=${code}`
const abroad = (id: string) => product.db.update(address).set({ countryId: 82 }).where(eq(address.userId, id))

describe('text messages', () => {
  test('are set up by the first code, and go to the verified number from then on', async () => {
    const one = await person()
    const call = await half(one.email)
    const sent = await call('GET', init('(212) 555-0123'))
    expect([sent.status, sent.body]).toEqual([
      200,
      { phone: '(212) 555-0123', sentAt: expect.any(String) as string, validFor: 300, resendIn: 60 },
    ])
    const before = await call<{ mfaAvail: string[] }>('PUT', '/auth/mfa/available', { mfaVal: ['email'] })
    expect(before.body.mfaAvail).toEqual(['email'])
    expect((await call('GET', verify('sms', await codeFor(number)))).body).toEqual({
      result: 'success',
      mfaAvail: ['email', 'sms'],
      mfaUsed: 'sms',
      mfaValidated: true,
    })
    const again = await signIn(one.email)
    expect(again.body).toMatchObject({ mfaAvail: ['email', 'sms'], mfaPhone: '••• ••• 0123' })
    const next = product.withToken(again.body.token)
    // whatever number is typed now
    expect((await next('GET', init('+16175551234'))).body.phone).toBe('••• ••• 0123')
    expect(await codeFor('+16175551234')).toBe('')
    expectStatus(await next('GET', verify('sms', await codeFor(number))), 200)
    expect((await product.lastMessage(one.email))?.subject).toBe('A sign-in method was added')
  })

  test.each([
    ['+1 787 555 1234', 'Puerto Rico'],
    ['+1 242 322 1234', 'the Bahamas'],
    ['+1 416 555 0123', 'Canada'],
    ['+44 7911 123456', 'Guernsey'],
    ['+1 800 555 0199', 'nobody, freephone'],
  ])('do not go to %s (%s)', async (typed) => {
    const answer = await (await half((await person()).email))('GET', init(typed))
    expect([answer.status, answer.body.message, answer.body.fields]).toEqual([
      422,
      'Text messages can be sent to US numbers only.',
      { phone: 'mfa.smsUsOnly' },
    ])
  })

  test.each(['123', 'call me', '+12125550123;ext=1', '2125550', '++12125550123x'])('%s is no number', async (typed) => {
    expectStatus(await (await half((await person()).email))('GET', init(typed)), 422)
  })

  test('a code lives 5 minutes and another is sent after 60 seconds', async () => {
    product.stopClock()
    for (const [seconds, status] of [
      [4 * 60 + 59, 200],
      [5 * 60 + 1, 400],
    ] as const) {
      const call = await half((await person()).email)
      expectStatus(await call('GET', init()), 200)
      const code = await codeFor(number)
      await product.pass(seconds)
      expectStatus(await call('GET', verify('sms', code)), status)
    }
    const call = await half((await person()).email)
    expectStatus(await call('GET', init()), 200)
    await product.pass(59)
    const early = await call('GET', init())
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
    await product.pass(2)
    expectStatus(await call('GET', init()), 200)
  })

  test('a newer code kills the older, and of several asked for at once one is sent', async () => {
    const call = await half((await person()).email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('GET', init())))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429, 429, 429])
    const old = await codeFor(number)
    await product.pass(61)
    await call('GET', init())
    const recent = await codeFor(number)
    if (old !== recent) expectStatus(await call('GET', verify('sms', old)), 400)
    expectStatus(await call('GET', verify('sms', recent)), 200)
  })

  test('are offered where a US number is possible or enrolled', async () => {
    const one = await person()
    expect((await signIn(one.email)).body.mfaOffered).toEqual(['auth_app', 'sms', 'email'])
    await abroad(one.id)
    expect((await signIn(one.email)).body.mfaOffered).toEqual(['auth_app', 'email'])
    await setUpSms(product, await half(one.email), codeFor)
    expect((await signIn(one.email)).body.mfaOffered).toEqual(['auth_app', 'sms', 'email'])
  })

  test('one card alone remains where apps are switched off and no US number is possible, and it works', async () => {
    const one = await person()
    await abroad(one.id)
    await product.db.insert(setting).values({ key: 'mfa.app', value: 0, updatedAt: product.now() })
    // the numbers are kept for two seconds
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect((await signIn(one.email)).body.mfaOffered).toEqual(['email'])
    expectStatus(await (await enter(one.email))('GET', '/auth/mfa/authapp/init'), 422)
    await product.db.delete(setting)
    await new Promise((resolve) => setTimeout(resolve, 2_100))
  })
})

describe('an authenticator app', () => {
  test('takes the codes of a real authenticator, one step either way, each once, and none of two steps ago', async () => {
    const one = await person()
    const first = await half(one.email)
    const { body } = await first<{ setupKey: string; qrCodeDataUri: string }>('GET', '/auth/mfa/authapp/init')
    expect(body.setupKey).toMatch(/^[A-Z2-7]{32}$/)
    const shown = (secondsAgo = 0) =>
      authenticatorCode(body.setupKey, new Date(product.now().getTime() - secondsAgo * 1000))
    expectStatus(await first('GET', verify('auth_app', shown(60))), 400)
    expectStatus(await first('GET', verify('auth_app', shown(30))), 200)
    const second = await half(one.email)
    expectStatus(await second('GET', verify('auth_app', shown(30))), 400)
    expectStatus(await second('GET', verify('auth_app', shown(-30))), 200)
    const third = await half(one.email)
    expectStatus(await third('GET', verify('auth_app', shown())), 400)
    expectStatus(await third('GET', '/auth/mfa/authapp/init'), 422)
  })

  test('of twenty parallel uses of the right code one wins', async () => {
    const one = await person()
    const app = await setUpApp(product, await half(one.email))
    const code = app()
    // enough tries for all of them: five callers, four sessions
    const calls = [await half(one.email), await half(one.email), await half(one.email), await half(one.email)]
    const answers = await Promise.all(calls.map((call) => call('GET', verify('auth_app', code))))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('200 parallel wrong codes leave five counted, and the lock lasts 15 minutes', async () => {
    product.stopClock()
    const one = await person()
    const app = await setUpApp(product, await half(one.email))
    const call = await half(one.email)
    const answers = await Promise.all(Array.from({ length: 200 }, () => call('GET', verify('auth_app', 'abcdef'))))
    expect(answers.filter((answer) => answer.status === 400).length).toBeLessThanOrEqual(5)
    expect(answers.some((answer) => answer.status === 200)).toBe(false)
    const locked = await call('GET', verify('auth_app', app()))
    expect([locked.status, locked.body.errorKey]).toEqual([429, 'mfa.locked'])
    expect(
      (await product.db.select().from(userMfa).where(eq(userMfa.userId, one.id))).find(
        (row) => row.mfaType === 'auth_app',
      )?.attempts,
    ).toBe(5)
    await product.pass(15 * 60 - 5)
    expectStatus(await call('GET', verify('auth_app', app())), 429)
    await product.pass(6)
    expectStatus(await call('GET', verify('auth_app', app())), 200)
  })

  test('the fifth wrong code tells of the lock, and so does the next sign-in', async () => {
    const one = await person()
    await setUpApp(product, await half(one.email))
    const call = await half(one.email)
    for (let tries = 0; tries < 4; tries++) expectStatus(await call('GET', verify('auth_app', 'abcdef')), 400)
    const fifth = await call('GET', verify('auth_app', 'abcdef'))
    expect([fifth.status, fifth.body.errorKey, fifth.headers.get('retry-after')]).toEqual([429, 'mfa.locked', '900'])
    const { mfaWaiting } = (await signIn(one.email)).body
    expect(mfaWaiting).toEqual([
      { mfaType: 'auth_app', reason: 'locked', until: expect.any(Number) as number },
      { mfaType: 'sms', reason: 'confirmFirst' },
    ])
    const left = (mfaWaiting?.[0]?.until ?? 0) - product.now().getTime() / 1000
    expect(left).toBeGreaterThan(890)
    expect(left).toBeLessThanOrEqual(901)
    await product.pass(901)
    expect((await signIn(one.email)).body.mfaWaiting).toEqual([{ mfaType: 'sms', reason: 'confirmFirst' }])
  })

  test('an account that has proved none yet may set up any, and is told of nothing that waits', async () => {
    expect((await signIn((await person()).email)).body.mfaWaiting).toBeUndefined()
  })

  test('cannot be added by someone who has but the password, once there is a second factor', async () => {
    const one = await person()
    await setUpSms(product, await half(one.email), codeFor)
    const call = await half(one.email)
    const refused = await call('GET', '/auth/mfa/authapp/init')
    expect([refused.status, refused.body.errorKey]).toEqual([403, 'auth.mfa.required'])
    const other = await person()
    await setUpApp(product, await half(other.email))
    expectStatus(await (await half(other.email))('GET', init()), 403)
  })
})

async function emailLastUsed(id: string) {
  const csr = await product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
  const { body } = await csr<MfaState>('GET', `/server/user/${id}/mfa`)
  return body.methods.find(({ mfaType }) => mfaType === 'email')?.lastUsedAt
}

describe('removing a method', () => {
  test('by its owner ends other sessions, is told by mail, and cannot be undone', async () => {
    const one = await person()
    const here = await half(one.email)
    await setUpSms(product, here, codeFor)
    const there = await product.as(one.id)
    expectStatus(await (await half(one.email))('PUT', '/auth/mfa/available', { mfaVal: ['email'] }), 403)
    expect((await here('PUT', '/auth/mfa/available', { mfaVal: ['email', 'auth_app'] })).body.fields).toEqual({
      mfaVal: 'errors.mfaNotEnrolled',
    })
    expect((await here('PUT', '/auth/mfa/available', { mfaVal: ['sms'] })).body.fields).toEqual({
      mfaVal: 'errors.mfaEmailStays',
    })
    const answer = await here('PUT', '/auth/mfa/available', { mfaVal: ['email'] })
    expect([answer.status, answer.body]).toEqual([200, { mfaAvail: ['email'], mfaPhone: null }])
    expectStatus(await here('GET', '/user/permissions'), 200)
    expectStatus(await there('GET', '/user/permissions'), 401)
    const told = await product.lastMessage(one.email)
    expect(told?.subject).toBe('A sign-in method was removed')
    expect(told?.text).toContain('everywhere else. Next time, confirm your sign-in with a code by e-mail')
    expectStatus(await here('GET', '/auth/mfa/requestCode?mfaType=sms'), 422)
  })

  test('by staff needs the typed address and a reason; sessions end and the owner is told', async () => {
    const one = await person()
    const own = await half(one.email)
    await setUpApp(product, own)
    const csr = await product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
    const remove = (body: object, type = 'auth_app') => csr('DELETE', `/server/user/${one.id}/mfa/${type}`, body)
    expect((await csr('GET', `/server/user/${one.id}/mfa`)).body).toMatchObject({
      mfaAvail: ['email', 'auth_app'],
      mfaPhone: null,
      lockedUntil: null,
    })
    expect((await remove({ email: 'else@example.test', reason: 'lost' })).body.fields).toEqual({
      email: 'errors.emailOther',
    })
    expect((await remove({ email: one.email, reason: ' ' })).body.fields).toEqual({ reason: 'errors.required' })
    expect((await remove({ email: one.email, reason: 'lost' }, 'sms')).body.fields).toEqual({
      mfaType: 'errors.mfaNotEnrolled',
    })
    expect((await remove({ email: one.email, reason: 'lost' }, 'email')).body.fields).toEqual({
      mfaType: 'errors.mfaEmailStays',
    })
    const done = await remove({ email: one.email.toUpperCase(), reason: 'Phone was stolen' })
    expect([done.status, done.body]).toEqual([200, { mfaAvail: ['email'] }])
    expectStatus(await own('GET', '/user/permissions'), 401)
    const told = (await product.lastMessage(one.email))?.text
    expect(told).toContain('Our team removed this sign-in method from your account: Authenticator app.')
    expect(told).toContain('sign in with your password and a code by e-mail')
    expect(told).not.toContain('everywhere else')
    const rows = await product.db.select().from(auditEvent).where(eq(auditEvent.refTable, 'user_mfa'))
    expect(rows.map((row) => row.text)).toContain('auth_app: Phone was stolen')
  })

  describe('of an account that has never used another', () => {
    async function removeByStaff(one: { id: string; email: string }) {
      const csr = await product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
      const removal = { email: one.email, reason: 'Phone was lost' }
      expectStatus(await csr('DELETE', `/server/user/${one.id}/mfa/auth_app`, removal), 200)
    }
    const removeOwn = async (_: unknown, own: Caller) =>
      expectStatus(await own('PUT', '/auth/mfa/available', { mfaVal: ['email'] }), 200)

    test.each([
      ['staff', removeByStaff],
      ['its owner', removeOwn],
    ])('by %s leaves e-mail to be proved before another is set up', async (_who, remove) => {
      const one = await person()
      const own = await half(one.email)
      await setUpApp(product, own)
      await remove(one, own)
      expect(await emailLastUsed(one.id)).toBeNull()
      const next = await signIn(one.email)
      const call = product.withToken(next.body.token)
      expect(next.body).toMatchObject({
        mfaAvail: ['email'],
        mfaWaiting: [
          { mfaType: 'auth_app', reason: 'confirmFirst' },
          { mfaType: 'sms', reason: 'confirmFirst' },
        ],
      })
      const refused = await call('GET', '/auth/mfa/authapp/init')
      expect([refused.status, refused.body.errorKey]).toEqual([403, 'auth.mfa.required'])
      expectStatus(await call('GET', init()), 403)
      await setUpApp(product, await enter(one.email))
      expect((await signIn(one.email)).body.mfaAvail).toEqual(['email', 'auth_app'])
    })

    test('of codes by e-mail it says when one was used last, and keeps that when another method goes', async () => {
      const one = await person()
      const own = await enter(one.email)
      const used = await emailLastUsed(one.id)
      expect(used).toEqual(expect.any(String))
      await product.pass(60)
      await setUpApp(product, own)
      await removeByStaff(one)
      expect(await emailLastUsed(one.id)).toBe(used)
    })

    test('a set-up that was never finished, when removed, leaves the account as it was', async () => {
      const one = await person()
      expectStatus(await (await half(one.email))('GET', '/auth/mfa/authapp/init'), 200)
      await removeByStaff(one)
      expectStatus(await (await half(one.email))('GET', '/auth/mfa/authapp/init'), 200)
    })
  })

  test('is refused to staff whose reach ends before the account, and to view-only staff', async () => {
    const boss = await person({ userType: 3, staffRoles: ['csr_super'] })
    const body = { email: boss.email, reason: 'lost' }
    const csr = await product.as((await person({ userType: 3, staffRoles: ['csr'] })).id)
    expect((await csr('DELETE', `/server/user/${boss.id}/mfa/sms`, body)).body.rule).toBe('rules.staffUsers')
    const viewer = await product.as((await person({ userType: 3, allowedCSRView: true })).id)
    expect((await viewer('DELETE', `/server/user/${boss.id}/mfa/sms`, body)).body.rule).toBe('rules.viewOnly')
  })

  test('what an account has is for its owner and staff to see', async () => {
    const one = await person()
    const other = await enter((await person()).email)
    expectStatus(await other('GET', `/server/user/${one.id}/mfa`), 404)
  })
})

test('a code by e-mail lives 10 minutes', async () => {
  for (const [seconds, status] of [
    [9 * 60 + 59, 200],
    [10 * 60 + 1, 400],
  ] as const) {
    const one = await person()
    const call = await half(one.email)
    await call('GET', '/auth/mfa/requestCode?mfaType=email')
    const code = await codeFor(one.email)
    await product.pass(seconds)
    expectStatus(await call('GET', verify('email', code)), status)
  }
})

describe('numbers', () => {
  test.each([
    ['212-555-0123', { valid: true, formatted: '(212) 555-0123', number, country: 'US', sms: true }],
    [
      '+1 787 555 1234',
      { valid: true, formatted: '(787) 555-1234', number: '+17875551234', country: 'PR', sms: false },
    ],
    [
      '+44 20 7946 0958',
      { valid: true, formatted: '+44 20 7946 0958', number: '+442079460958', country: 'GB', sms: false },
    ],
  ])('%s is read', async (typed, expected) => {
    expect((await product.anonymous('GET', `/validate/telephone?number=${encodeURIComponent(typed)}`)).body).toEqual(
      expected,
    )
  })
  test('what is none gets 422', async () => {
    const answer = await product.anonymous('GET', '/validate/telephone?number=12')
    expect([answer.status, answer.body.message, answer.body.valid]).toEqual([422, 'Invalid Parameters', false])
  })

  test('are confirmed by a code that opens no session, and a sign-in code confirms no number', async () => {
    const one = await person()
    const call = await half(one.email)
    await setUpSms(product, call, codeFor)
    expectStatus(await call('POST', `/server/user/${one.id}/smsconf`, { number: '617-555-1234' }), 200)
    const code = await codeFor('+16175551234')
    expectStatus(await (await half(one.email))('GET', verify('sms', code)), 400)
    expectStatus(
      await call('PUT', `/server/user/${one.id}/smsconf`, { code: code === '000000' ? '111111' : '000000' }),
      400,
    )
    expect((await call('PUT', `/server/user/${one.id}/smsconf`, { code })).body).toEqual({
      confirmed: true,
      number: '+16175551234',
    })
    expectStatus(await call('PUT', `/server/user/${one.id}/smsconf`, { code }), 400)
    expectStatus(await (await enter((await person()).email))('POST', `/server/user/${one.id}/smsconf`, { number }), 404)
    expectStatus(await call('POST', `/server/user/${one.id}/smsconf`, { number: '+44 20 7946 0958' }), 422)
  })

  test('five wrong codes are all that is looked at', async () => {
    const one = await person()
    const call = await enter(one.email)
    expectStatus(await call('POST', `/server/user/${one.id}/smsconf`, { number }), 200)
    const code = await codeFor(number)
    const wrong = code === '000000' ? '111111' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('PUT', `/server/user/${one.id}/smsconf`, { code: wrong })),
    )
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(5)
    expectStatus(await call('PUT', `/server/user/${one.id}/smsconf`, { code }), 429)
  })
})
