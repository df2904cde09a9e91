import { expect, vi } from 'vitest'
import type { LoginResult } from '#model/identity/wire.ts'
import { storeLogin } from '#api/client/session.ts'
import { requestCode, verifyCode } from '#portal/identity/mfa-calls.ts'
import { signIn } from '#portal/identity/sign-in.ts'

/** The password of every demo account. */
const demoPassword = 'Consilium-Demo-7'

interface Mail {
  id: string
  text: string
}
const inbox = async (email: string): Promise<Mail[]> =>
  ((await (await fetch(`/api/dev/inbox?channel=email&to=${email}`)).json()) as { data: Mail[] }).data

/** Password, and a code sent by e-mail that has not been entered yet. */
export async function signInUpToCode(email: string): Promise<{ code: string; login: LoginResult }> {
  const login = await signIn(email, demoPassword)
  storeLogin(login)
  const known = new Set((await inbox(email)).map(({ id }) => id))
  await requestCode('email')
  const code = await vi.waitUntil(
    async () =>
      (await inbox(email)).flatMap(({ id, text }) => (known.has(id) ? [] : (/\b\d{6}\b/.exec(text) ?? [])))[0],
    { timeout: 30_000 },
  )
  return { code, login }
}

/** A whole sign-in, as the sign-in pages make it, without their pages. */
export async function signInFully(email: string): Promise<LoginResult['user']> {
  const { code, login } = await signInUpToCode(email)
  const { mfaValidated, mfaUsed, mfaAvail } = await verifyCode('email', code)
  expect(mfaValidated).toBe(true)
  storeLogin({ ...login, mfaValidated, mfaUsed, mfaAvail })
  return login.user
}
