import fc from 'fast-check'
import owasp from 'owasp-password-strength-test'
import { beforeAll, describe, expect, test } from 'vitest'
import { isCommonPassword } from '#model/identity/sign-in/common-passwords.ts'
import { maskEmail, maskPhone, normalizeEmail } from '#model/identity/email.ts'
import { userType, userTypes, type MfaType } from '#model/identity/enums.ts'
import {
  acceptedSteps,
  afterWrongCode,
  challengeLife,
  challengeUsable,
  emailAccepted,
  isLocked,
  offeredMethods,
  usableMethods,
  waitingMethods,
  resendIn,
} from '#model/identity/sign-in/mfa.ts'
import { passwordProblems } from '#model/identity/sign-in/password.ts'
import { clientStep } from '#model/identity/sign-in/client-step.ts'
import { absoluteEnd, judgeSession, type SessionFacts } from '#model/identity/sign-in/session.ts'
import { parseLogin } from '#model/identity/sign-in/stored-login.ts'
import { themeOfHost, themeOfUser } from '#model/identity/theme.ts'
import { signInBody, type LoginResult } from '#model/identity/wire.ts'
import { defaultLimits } from '#model/limits.ts'

describe('password', () => {
  beforeAll(() => owasp.config({ allowPassphrases: false, minLength: 12, maxLength: 128, minOptionalTestsToPass: 4 }))
  /** rules in the order of the library's test numbers */
  const numbered = [
    'password.tooShort',
    'password.tooLong',
    'password.repeated',
    'password.lowercase',
    'password.uppercase',
    'password.digit',
    'password.special',
  ]
  const judgeBoth = (password: string) => {
    const { strong, failedTests } = owasp.test(password)
    const ours = passwordProblems(password).filter((rule) => numbered.includes(rule))
    expect(ours).toEqual(failedTests.map((number) => numbered[number]))
    expect(ours.length === 0).toBe(strong)
  }

  test('breaks exactly the tests that owasp-password-strength-test says it breaks', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', 'Z', 'Q', '1', '9', '!', ' ', 'é', '密', '\n', '😀'),
      maxLength: 140,
    })
    fc.assert(fc.property(fc.oneof(letters, fc.string({ maxLength: 150, unit: 'binary' })), judgeBoth), {
      numRuns: 1000,
    })
  })

  const good = 'Tulip-Harbour-47'
  test.each([
    ['eleven characters', 'Aa1!Aa1!Aa1', ['password.tooShort']],
    ['twelve characters', 'Aa1!Bb2?Cc3-', []],
    ['128 characters', 'aB3-'.repeat(32), []],
    ['129 characters', `${'aB3-'.repeat(32)}x`, ['password.tooLong']],
    ['a run of two', 'Aa11!Bb2?Cc3-', []],
    ['a run of three', 'Aa111!Bb2?Cc3-', ['password.repeated']],
    ['no exemption for passphrases', 'correct horse battery staple', ['password.uppercase', 'password.digit']],
    ['a good one', good, []],
    ['of the demo accounts', 'Consilium-Demo-7', []],
  ])('%s', (_, password, expected) => {
    judgeBoth(password)
    expect(passwordProblems(password)).toEqual(expected)
  })

  test.each([
    ['the address', { email: 'tulip@x.test' }, 'Tulip@X.test-2026'],
    ['the part before the @', { email: 'harbour@x.test' }, good],
    ['a name, in any case', { lastName: 'TULIP' }, good],
    ['first and last name together', { firstName: 'Al', lastName: 'Ng' }, 'x-AlNg-2026-9xY'],
    ['a short name and nothing else', { firstName: 'Li' }, '2026-07-19-Li!'],
  ])('not of %s', (_, owner, password) => expect(passwordProblems(password, owner)).toEqual(['password.personal']))
  test('a short name inside a longer word is no clue', () =>
    expect(passwordProblems(good, { firstName: 'Li', email: '' })).toEqual([]))

  test.each([
    'Password123!',
    'P@ssw0rd2026',
    '123Welcome!!9',
    'Qwerty-12345',
    '!Summer-2026!',
    'Test-Test-99',
    'Iloveyou#2026',
  ])('%s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true)
    expect(passwordProblems(password)).toContain('password.common')
  })
  test.each([good, 'Consilium-Demo-7', 'Summer-Rain-2026', '192837-465!Ab'])('%s is not', (password) =>
    expect(isCommonPassword(password)).toBe(false),
  )
})

describe('session', () => {
  const hour = 3600
  const facts: SessionFacts = { startedAt: 0, exp: 1800, now: 600, staff: false, enabled: true }
  const rows: [string, Partial<SessionFacts>, number | string][] = [
    ['slides by 30 minutes', {}, 2400],
    ['a second before the end', { now: 1799 }, 3599],
    ['at the end', { now: 1800 }, 'expired'],
    ['no further than 12 hours', { now: 12 * hour - 60, exp: 12 * hour }, 12 * hour],
    ['after 12 hours', { now: 12 * hour, exp: 13 * hour }, 'absolute'],
    ['staff: no further than 8', { staff: true, now: 8 * hour - 60, exp: 8 * hour }, 8 * hour],
    ['staff: after 8', { staff: true, now: 8 * hour, exp: 9 * hour }, 'absolute'],
    ['acting: no further than 30 minutes from its start', { actingSince: 300 }, 2100],
    ['acting: over', { actingSince: 0, now: 1800, exp: 9000 }, 'actingOver'],
    ['disabled', { enabled: false }, 'disabled'],
    ['revoked', { revoked: true, enabled: false }, 'revoked'],
  ]
  test.each(rows)('%s', (_, over, expected) => {
    const state = judgeSession({ ...facts, ...over }, defaultLimits)
    expect(state.alive ? state.exp : state.reason).toBe(expected)
  })

  test('however often it is refreshed, it never outlives its absolute end', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 200 }), (staff, waits) => {
        let { exp, now } = facts
        for (const wait of waits) {
          now += wait
          const state = judgeSession({ ...facts, staff, now, exp }, defaultLimits)
          if (!state.alive) break
          expect(state.exp).toBeGreaterThan(now)
          exp = state.exp
        }
        expect(exp).toBeLessThanOrEqual(absoluteEnd({ startedAt: 0, staff }, defaultLimits))
      }),
    )
  })

  test.each([
    [91, 0, 'wait'],
    [90, 0, 'refresh'],
    [90, 301, 'wait'],
    [61, 301, 'wait'],
    [60, 301, 'warn'],
    [60, 300, 'refresh'],
    [1, 301, 'warn'],
    [0, 0, 'loggedOut'],
  ])('%i s left, idle for %i s: %s', (left, idle, step) => {
    expect(clientStep({ exp: 1000, now: 1000 - left, lastActive: 1000 - left - idle })).toBe(step)
  })
  test('a late timer tries once', () =>
    expect(clientStep({ exp: 10, now: 99, lastActive: 0, late: true })).toBe('tryOnce'))
})

describe('second factor', () => {
  test('codes live 5 minutes, by e-mail 10, and once', () => {
    expect((['sms', 'auth_app', 'email'] as const).map((type) => challengeLife(type, defaultLimits))).toEqual([
      300, 300, 600,
    ])
    expect([299, 300].map((now) => challengeUsable({ expiresAt: 300, usedAt: null }, now))).toEqual([true, false])
    expect(challengeUsable({ expiresAt: 300, usedAt: 1 }, 2)).toBe(false)
  })

  test('sent again after 60 seconds; the app needs no sending', () => {
    expect([100, 159, 160].map((now) => resendIn('sms', 100, now, defaultLimits))).toEqual([60, 1, 0])
    expect([resendIn('auth_app', 100, 100, defaultLimits), resendIn('email', null, 100, defaultLimits)]).toEqual([0, 0])
  })

  test('the fifth wrong code locks for 15 minutes', () => {
    expect(afterWrongCode(3, 100, defaultLimits)).toEqual({ attempts: 4, lockedUntil: null })
    expect(afterWrongCode(4, 100, defaultLimits)).toEqual({ attempts: 5, lockedUntil: 1000 })
    expect([999, 1000].map((now) => isLocked(1000, now))).toEqual([true, false])
  })

  test('one step either way, none twice and none older', () => {
    expect(acceptedSteps(3000, null, defaultLimits)).toEqual([99, 100, 101])
    expect(acceptedSteps(3029, 100, defaultLimits)).toEqual([101])
    expect(acceptedSteps(3000, 101, defaultLimits)).toEqual([])
  })

  test.each<[string, Parameters<typeof offeredMethods>[0], MfaType[]]>([
    ['US number possible', { enrolled: [], usNumberPossible: true }, ['auth_app', 'sms', 'email']],
    ['abroad', { enrolled: [], usNumberPossible: false }, ['auth_app', 'email']],
    ['abroad, but enrolled', { enrolled: ['sms'], usNumberPossible: false }, ['auth_app', 'sms', 'email']],
    [
      'region and plan say no: one card',
      { enrolled: ['sms'], usNumberPossible: true, smsRefused: true, appRefused: true },
      ['email'],
    ],
  ])('%s', (_, facts, expected) => expect(offeredMethods(facts)).toEqual(expected))

  const state = {
    offered: ['auth_app', 'sms', 'email'],
    emailRefused: false,
    lockedUntil: () => null,
    now: 100,
  } as const
  test.each<[string, Parameters<typeof waitingMethods>[0], ReturnType<typeof waitingMethods>]>([
    ['nothing proved: everything is open', { ...state, proved: [] }, []],
    [
      'one proved: others are set up after it',
      { ...state, proved: ['email'] },
      [
        { mfaType: 'auth_app', reason: 'confirmFirst' },
        { mfaType: 'sms', reason: 'confirmFirst' },
      ],
    ],
    [
      'reset by e-mail',
      { ...state, proved: ['auth_app', 'sms', 'email'], emailRefused: true },
      [{ mfaType: 'email', reason: 'emailAfterReset' }],
    ],
    [
      'locked',
      { ...state, proved: ['auth_app', 'sms'], lockedUntil: (type) => (type === 'sms' ? 101 : 100) },
      [{ mfaType: 'sms', reason: 'locked', until: 101 }],
    ],
  ])('%s', (_, facts, expected) => expect(waitingMethods(facts)).toEqual(expected))

  test('what can be used now: enrolled, offered and not waiting; a lock that is over no longer counts', () => {
    const facts = {
      offered: ['auth_app', 'sms', 'email'],
      enrolled: ['email', 'sms'],
      waiting: [{ mfaType: 'email', reason: 'locked', until: 200 }],
    } as const
    expect(usableMethods(facts, 199)).toEqual(['sms'])
    expect(usableMethods(facts, 200)).toEqual(['sms', 'email'])
    expect(usableMethods({ ...facts, waiting: [{ mfaType: 'sms', reason: 'confirmFirst' }] }, 0)).toEqual(['email'])
  })

  test('e-mail does not follow upon a reset by e-mail where an app is enrolled', () => {
    expect(emailAccepted({ enrolled: ['auth_app'], justResetByEmail: true })).toBe(false)
    expect(emailAccepted({ enrolled: ['sms'], justResetByEmail: true })).toBe(true)
    expect(emailAccepted({ enrolled: ['auth_app'], justResetByEmail: false })).toBe(true)
  })
})

describe('address', () => {
  test('one spelling', () => expect(normalizeEmail('  Ann.Lee@Consilium.TEST ')).toBe('ann.lee@consilium.test'))
  test.each([
    'a@b.test\nBcc: c@d.test',
    'a@b.test\n',
    'a@b.test,c@d.test',
    'a@b.test;c@d.test',
    'a@b@c.test',
    'a＠b@c.test',
    'a@b.test，c',
    'a\u0000@b.test',
    'a@b',
    '',
    `${'a'.repeat(60)}@b.test`,
  ])('refused: %j', (text) => expect(normalizeEmail(text)).toBeUndefined())
  test('whatever passes is plain, and passes unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 30 })), (text) => {
        const email = normalizeEmail(text)
        if (email === undefined) return
        expect(email).toMatch(/^[^\s,;@\p{Cc}]+@[^\s,;@\p{Cc}]+$/u)
        expect(normalizeEmail(email)).toBe(email)
      }),
    )
  })
  test('masks', () => {
    expect([maskEmail('ann@x.test'), maskEmail('nothing'), maskPhone('+1 212 555 0147'), maskPhone('12')]).toEqual([
      'a•••••@x.test',
      '•••',
      '••• ••• 0147',
      '•••',
    ])
  })
})

describe('sign-in as it travels', () => {
  test('password or provider, nothing else', () => {
    const ok = (body: unknown) => signInBody.safeParse(body).success
    expect(ok({ email: 'a@b.test', password: 'x' })).toBe(true)
    expect(ok({ providerKey: 'corp', idToken: 't', deviceId: 'web', deviceToken: '' })).toBe(true)
    expect(
      [
        {},
        { email: 'a@b.test' },
        { providerKey: 'corp' },
        { email: 'a@b.test', password: 'x', admin: true },
        { email: 'a@b.test\n', password: 'x' },
      ].map(ok),
    ).toEqual([false, false, false, false, false])
  })

  const login: LoginResult = {
    user: {
      id: 'u',
      email: 'a@b.test',
      firstName: 'A',
      lastName: 'B',
      displayName: '',
      resolvedDisplayName: 'A B',
      avatar: null,
      userType: 1,
      noeticExpert: false,
      taxFormStatus: 'not_started',
      allowedCSRAdmin: false,
      allowedCSRView: false,
    },
    token: 't',
    exp: 100,
    canPost: true,
    mfaAvail: ['email'],
    mfaPhone: null,
    mfaUsed: null,
    mfaValidated: false,
    theme: 'consilium',
  }
  test('a stored record is read until it expires, and never when damaged', () => {
    const text = JSON.stringify(login)
    expect(parseLogin(text, 99)).toEqual(login)
    expect([parseLogin(text, 100), parseLogin(null, 0), parseLogin('{', 0), parseLogin('{"token":"t"}', 0)]).toEqual(
      Array(4).fill(undefined),
    )
  })
})

describe('theme', () => {
  test('own, else of the plan, else of the user type', () => {
    expect(themeOfUser({ userType: userType.client, theme: 'meridian', planTheme: 'harbor' })).toBe('meridian')
    expect(themeOfUser({ userType: userType.client, theme: 'gone', planTheme: 'harbor' })).toBe('harbor')
    expect(new Set(userTypes.map((type) => themeOfUser({ userType: type })))).toEqual(
      new Set(['consilium', 'meridian', 'harbor']),
    )
  })
  const domains = { harbor: 'harbor-care.test', meridian: 'meridian.test', consilium: 'consilium.test' }
  test.each([
    ['harbor-care.test', 'harbor'],
    ['app.harbor-care.test', 'harbor'],
    ['app.harbor-care.test:443', 'harbor'],
    ['harbor-care.test:3000', 'harbor'],
    ['HARBOR-care.TEST.', 'harbor'],
    ['https://harbor-care.test/login?x=1', 'harbor'],
    ['notharbor-care.test', 'consilium'],
    ['harbor-care.test.evil.test', 'consilium'],
    ['harbor-care.tests', 'consilium'],
    ['xmeridian.test', 'consilium'],
    ['a.b.meridian.test', 'meridian'],
    ['localhost:3000', 'consilium'],
    ['[::1]:3000', 'consilium'],
    ['', 'consilium'],
    ['.', 'consilium'],
  ])('of the host %j before sign-in: %s', (host, theme) => expect(themeOfHost(host, domains)).toBe(theme))

  test('the closest domain wins, a domain may be written with a port, an empty one is no one’s', () => {
    expect(themeOfHost('care.consilium.test', { consilium: 'consilium.test', harbor: 'care.consilium.test' })).toBe(
      'harbor',
    )
    expect(themeOfHost('harbor.test', { harbor: 'Harbor.test:8443' })).toBe('harbor')
    expect(themeOfHost('harbor.test', { harbor: '' })).toBe('consilium')
  })
})
