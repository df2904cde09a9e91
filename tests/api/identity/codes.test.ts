import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mfaChallenge, setting, userMfa, userMfaSecret } from '#db/schema/all.ts'
import { expectStatus, startProduct } from '../../support/product.ts'
import { authenticatorCode, setUpApp, setUpSms, signingIn } from '../../support/signing-in.ts'

const product = await startProduct()
const { person, half, codeFor } = await signingIn(product)
const verify = (mfaType: string, code: string) => `/auth/mfa/verify?mfaType=${mfaType}&authCode=${code}`
const request = (mfaType: string) => `/auth/mfa/requestCode?mfaType=${mfaType}`
const other = (code: string) => (code === '000000' ? '111111' : '000000')
let last = 1000
const number = () => `+1617555${++last}`

describe('a code', () => {
  test('is good for its own method: sent by mail it is no text message and no app’s', async () => {
    const one = await person()
    const first = await half(one.email)
    await setUpSms(product, first, codeFor, number())
    await setUpApp(product, first)
    const call = await half(one.email)
    expectStatus(await call('GET', request('email')), 200)
    const code = await codeFor(one.email)
    for (const type of ['sms', 'auth_app']) expectStatus(await call('GET', verify(type, code)), 400)
    expectStatus(await call('GET', verify('email', code)), 200)
  })

  test('says for how long it is valid, as it is set now, and is valid for so long', async () => {
    await product.db.insert(setting).values({ key: 'mfa.lifeEmail', value: 2, updatedAt: product.now() })
    const shorter = await startProduct()
    const at = await signingIn(shorter)
    const one = await at.person()
    const call = await at.half(one.email)
    expect((await call('GET', request('email'))).body).toMatchObject({ validFor: 120 })
    const code = await at.codeFor(one.email)
    await shorter.pass(121)
    expectStatus(await call('GET', verify('email', code)), 400)
    await product.db.delete(setting).where(eq(setting.key, 'mfa.lifeEmail'))
  })

  test('is good for its own person', async () => {
    const [one, two] = [await person(), await person()]
    const call = await half(one.email)
    await call('GET', request('email'))
    const code = await codeFor(one.email)
    const stranger = await half(two.email)
    await stranger('GET', request('email'))
    if ((await codeFor(two.email)) !== code) expectStatus(await stranger('GET', verify('email', code)), 400)
    expectStatus(await call('GET', verify('email', code)), 200)
  })

  test('wrong five times locks its method over resends and in every session, and no other method', async () => {
    const one = await person()
    const app = await setUpApp(product, await half(one.email))
    const [here, there] = [await half(one.email), await half(one.email)]
    await here('GET', request('email'))
    for (let i = 0; i < 3; i++) expectStatus(await here('GET', verify('email', other(await codeFor(one.email)))), 400)
    await product.pass(61)
    expectStatus(await here('GET', request('email')), 200)
    const code = await codeFor(one.email)
    expectStatus(await there('GET', verify('email', other(code))), 400)
    // the fifth says that it was the last one
    expectStatus(await there('GET', verify('email', other(code))), 429)
    for (const call of [here, there]) {
      const locked = await call('GET', verify('email', code))
      expect([locked.status, locked.body.errorKey]).toEqual([429, 'mfa.locked'])
      expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    }
    expectStatus(await here('GET', request('email')), 429)
    expectStatus(await there('GET', verify('auth_app', app())), 200)
  })

  test('counts no wrong one any more after a right one', async () => {
    const one = await person()
    const call = await half(one.email)
    await call('GET', request('email'))
    const code = await codeFor(one.email)
    for (let i = 0; i < 4; i++) await call('GET', verify('email', other(code)))
    expectStatus(await call('GET', verify('email', code)), 200)
    expect((await product.db.select().from(userMfa).where(eq(userMfa.userId, one.id)))[0]?.attempts).toBe(0)
  })

  test('by mail is sent again after 60 seconds: 59 are too few, 61 enough', async () => {
    product.stopClock()
    const call = await half((await person()).email)
    expectStatus(await call('GET', request('email')), 200)
    product.clock.advance(59)
    const early = await call('GET', request('email'))
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
    product.clock.advance(2)
    expectStatus(await call('GET', request('email')), 200)
  })

  test.each(['12345', '1234567', '12345a', '١٢٣٤٥٦', '123 456', '+12345', ''])(
    'is six digits: %j is none',
    async (code) => {
      const one = await person()
      await setUpApp(product, await half(one.email))
      const call = await half(one.email)
      await call('GET', request('email'))
      for (const type of ['email', 'auth_app'])
        expect([400, 422]).toContain((await call('GET', verify(type, encodeURIComponent(code)))).status)
    },
  )

  test('wrong 200 times at once by text message: five are counted, none accepted', async () => {
    const one = await person()
    const to = number()
    await setUpSms(product, await half(one.email), codeFor, to)
    const call = await half(one.email)
    expectStatus(await call('GET', request('sms')), 200)
    const code = await codeFor(to)
    const answers = await Promise.all(Array.from({ length: 200 }, () => call('GET', verify('sms', other(code)))))
    expect(answers.filter((answer) => answer.status === 400).length).toBeLessThanOrEqual(5)
    expect(answers.every((answer) => answer.status === 400 || answer.status === 429)).toBe(true)
    expectStatus(await call('GET', verify('sms', code)), 429)
    expect(
      (await product.db.select().from(userMfa).where(eq(userMfa.userId, one.id))).find((row) => row.mfaType === 'sms')
        ?.attempts,
    ).toBe(5)
  })

  test('right twenty times at once by text message: one wins', async () => {
    const one = await person()
    const to = number()
    await setUpSms(product, await half(one.email), codeFor, to)
    const call = await half(one.email)
    expectStatus(await call('GET', request('sms')), 200)
    const code = await codeFor(to)
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('GET', verify('sms', code))))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('is kept as a hash that needs the key: the same code twice is kept differently', async () => {
    const one = await person()
    const call = await half(one.email)
    await call('GET', request('email'))
    const code = await codeFor(one.email)
    const [kept] = await product.db.select().from(mfaChallenge).where(eq(mfaChallenge.userId, one.id))
    expect(kept?.codeHash).toMatch(/^[0-9a-f]{64}$/)
    const { createHash } = await import('node:crypto')
    for (const plain of [code, `${one.id}${code}`, `${kept?.id}${code}`])
      expect(kept?.codeHash).not.toBe(createHash('sha256').update(plain).digest('hex'))
  })
})

describe('an app being set up', () => {
  test.each([
    [4 * 60 + 59, 200],
    [5 * 60 + 1, 400],
  ] as const)('%i seconds after its picture was shown: %i', async (seconds, status) => {
    const one = await person()
    const call = await half(one.email)
    const { body } = await call<{ setupKey: string }>('GET', '/auth/mfa/authapp/init')
    product.clock.advance(seconds)
    expectStatus(await call('GET', verify('auth_app', authenticatorCode(body.setupKey, product.now()))), status)
    if (status === 200) return
    const again = await call<{ setupKey: string }>('GET', '/auth/mfa/authapp/init')
    expect(again.body.setupKey).not.toBe(body.setupKey)
    expectStatus(await call('GET', verify('auth_app', authenticatorCode(again.body.setupKey, product.now()))), 200)
  })

  test('once set up works for as long as it is kept', async () => {
    const one = await person()
    const code = await setUpApp(product, await half(one.email))
    product.clock.advance(40 * 24 * 3600)
    expectStatus(await (await half(one.email))('GET', verify('auth_app', code())), 200)
    expect(await product.db.$count(userMfaSecret)).toBeGreaterThan(0)
  })
})

describe('the right code sent twice', () => {
  const attempts = async (userId: string, mfaType: 'email' | 'sms' | 'auth_app') => {
    const rows = await product.db.select().from(userMfa).where(eq(userMfa.userId, userId))
    const row = rows.find((one) => one.mfaType === mfaType)
    return [row?.attempts, row?.lockedUntil ?? null]
  }
  test.each(['email', 'sms', 'auth_app'] as const)('is no wrong one: %s', async (mfaType) => {
    const one = await person()
    const to = mfaType === 'sms' ? number() : one.email
    const app = mfaType === 'auth_app' ? await setUpApp(product, await half(one.email)) : undefined
    if (mfaType === 'sms') await setUpSms(product, await half(one.email), codeFor, to)
    await product.pass(61)
    const call = await half(one.email)
    if (!app) expectStatus(await call('GET', request(mfaType)), 200)
    const code = app?.() ?? (await codeFor(to))
    expectStatus(await call('GET', verify(mfaType, code)), 200)
    // one after the other, more often than there are tries
    for (let i = 0; i < 8; i++) expectStatus(await call('GET', verify(mfaType, code)), 400)
    expect(await attempts(one.id, mfaType)).toEqual([0, null])
    // wrong ones count as ever
    for (let i = 0; i < 4; i++) expectStatus(await call('GET', verify(mfaType, other(code))), 400)
    expectStatus(await call('GET', verify(mfaType, other(code))), 429)
    expectStatus(await call('GET', verify(mfaType, code)), 429)
  })

  test('at once is no wrong one either: one wins, and the method is not locked', async () => {
    const one = await person()
    const call = await half(one.email)
    await call('GET', request('email'))
    const code = await codeFor(one.email)
    const answers = await Promise.all(Array.from({ length: 4 }, () => call('GET', verify('email', code))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400])
    expect(await attempts(one.id, 'email')).toEqual([0, null])
  })

  test('a code that a newer one has replaced is a wrong one', async () => {
    const one = await person()
    const call = await half(one.email)
    await call('GET', request('email'))
    const code = await codeFor(one.email)
    await product.pass(61)
    await call('GET', request('email'))
    if ((await codeFor(one.email)) === code) return
    expectStatus(await call('GET', verify('email', code)), 400)
    expect((await attempts(one.id, 'email'))[0]).toBe(1)
  })
})
