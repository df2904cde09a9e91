/** Signing in as people do: password, code, session. */
import { generateTOTP } from '@oslojs/otp'
import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { execFileSync } from 'node:child_process'
import { makeUser } from '#db/seed/factories.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { expectStatus, testPassword, testPasswordHash, type Answer, type Caller, type TestProduct } from './product.ts'

const basic = { Authorization: `Basic ${Buffer.from('web:consilium-web').toString('base64')}` }

export interface SigningIn {
  person(given?: Parameters<typeof makeUser>[2]): ReturnType<typeof makeUser>
  signIn(email: string, password?: string): Promise<Answer<LoginResult>>
  /** after the password, before the code */
  half(email: string, password?: string): Promise<Caller>
  /** password and e-mail code */
  enter(email: string, password?: string): Promise<Caller>
  /** the code in the newest message to an address or a number */
  codeFor(to: string): Promise<string>
  /** the link in the newest message to an address: its path, and its parts */
  linkFor(email: string): Promise<{ path: string; kind: string; id: string; token: string }>
}

export async function signingIn(product: TestProduct): Promise<SigningIn> {
  const passwordHash = await testPasswordHash()
  const signIn = (email: string, password = testPassword) =>
    product.anonymous<LoginResult>(
      'POST',
      '/auth/webLogin',
      { email, password, deviceId: 'web', deviceToken: '' },
      basic,
    )
  const codeFor = async (to: string) => /\b\d{6}\b/.exec((await product.lastMessage(to))?.text ?? '')?.[0] ?? ''
  const half = async (email: string, password?: string) => {
    const answer = await signIn(email, password)
    expectStatus(answer, 200)
    return product.withToken(answer.body.token)
  }
  return {
    person: (given = {}) => makeUser(product.db, product.now(), { passwordHash, ...given }),
    signIn,
    half,
    codeFor,
    enter: async (email, password) => {
      const call = await half(email, password)
      expectStatus(await call('GET', '/auth/mfa/requestCode?mfaType=email'), 200)
      expectStatus(await call('GET', `/auth/mfa/verify?mfaType=email&authCode=${await codeFor(email)}`), 200)
      return call
    },
    linkFor: async (email) => {
      const text = (await product.lastMessage(email))?.text ?? ''
      const [path = '', kind = '', id = '', token = ''] = /\/(resetpass|newpass)\/([\w-]+)\/([\w-]+)$/m.exec(text) ?? []
      return { path, kind, id, token }
    },
  }
}

const STEP_SECONDS = 30
const DIGITS = 6
let toolThere: boolean | undefined

/** What an authenticator shows at a time: a program of its own where the machine has one, else the library. */
export function authenticatorCode(setupKey: string, at: Date): string {
  if (toolThere !== false) {
    try {
      const code = execFileSync(
        'oathtool',
        ['--totp', '--base32', '--now', at.toISOString().replace('T', ' ').replace(/\..*/, ' UTC'), setupKey],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
      )
      toolThere = true
      return code.trim()
    } catch (error) {
      if (toolThere || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      toolThere = false
    }
  }
  // the library reads the machine's clock; the product's may be ahead of it
  const real = Date.now
  Date.now = () => at.getTime()
  try {
    return generateTOTP(decodeBase32IgnorePadding(setupKey), STEP_SECONDS, DIGITS)
  } finally {
    Date.now = real
  }
}

/** Sets up an authenticator app for a caller. @returns what the app shows from then on */
export async function setUpApp(product: TestProduct, call: Caller): Promise<() => string> {
  const { body } = await call<{ setupKey: string }>('GET', '/auth/mfa/authapp/init')
  const code = () => authenticatorCode(body.setupKey, product.now())
  expectStatus(await call('GET', `/auth/mfa/verify?mfaType=auth_app&authCode=${code()}`), 200)
  await product.pass(2 * STEP_SECONDS)
  return code
}

/** Sets up text messages to a number for a caller. */
export async function setUpSms(
  product: TestProduct,
  call: Caller,
  codeFor: SigningIn['codeFor'],
  number = '+12125550123',
): Promise<void> {
  expectStatus(await call('GET', `/auth/mfa/sms/init?phone=${encodeURIComponent(number)}`), 200)
  expectStatus(await call('GET', `/auth/mfa/verify?mfaType=sms&authCode=${await codeFor(number)}`), 200)
}
