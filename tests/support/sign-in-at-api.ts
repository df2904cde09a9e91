import { expect, type APIRequestContext } from '@playwright/test'
import type { LoginResult } from '#model/identity/wire.ts'

/** The password of every demo account. */
export const demoPassword = 'Consilium-Demo-7'

/** A sign-in as people make it, without its pages: password, then the e-mailed code. */
export async function signInAtApi(request: APIRequestContext, email: string): Promise<LoginResult> {
  const begun = await request.post('/api/auth/webLogin', {
    headers: { Authorization: `Basic ${Buffer.from('web:consilium-web').toString('base64')}` },
    data: { email, password: demoPassword, deviceId: 'web', deviceToken: '' },
  })
  expect(begun.status(), await begun.text()).toBe(200)
  const login = (await begun.json()) as LoginResult
  const headers = { Authorization: `Bearer ${login.token}` }
  const inbox = async () =>
    (
      (await (await request.get(`/api/dev/inbox?channel=email&to=${email}`)).json()) as {
        data: { id: string; text: string }[]
      }
    ).data
  const known = new Set((await inbox()).map((message) => message.id))
  const asked = await request.get('/api/auth/mfa/requestCode?mfaType=email', { headers })
  expect(asked.status(), await asked.text()).toBe(200)
  let code = ''
  await expect(async () => {
    // other mail may arrive meanwhile: a call of this person was moved
    const texts = (await inbox()).filter((message) => !known.has(message.id)).map((message) => message.text)
    code = texts.flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])[0] ?? ''
    expect(code).not.toBe('')
  }).toPass({ intervals: [50, 100, 200] })
  const verified = await request.get(`/api/auth/mfa/verify?mfaType=email&authCode=${code}`, { headers })
  expect(verified.status()).toBe(200)
  return { ...login, ...((await verified.json()) as Pick<LoginResult, 'mfaValidated' | 'mfaUsed' | 'mfaAvail'>) }
}
