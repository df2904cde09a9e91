import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword, expect } from './browser.ts'

/** A person at the API, signed in as people are: password, then the e-mailed code. */
export async function signedIn(request: APIRequestContext, email: string) {
  const login = (await (
    await request.post('/api/auth/webLogin', {
      headers: { Authorization: `Basic ${Buffer.from('web:consilium-web').toString('base64')}` },
      data: { email, password: demoPassword, deviceId: 'web', deviceToken: '' },
    })
  ).json()) as { token: string; user: { id: string } }
  const headers = { Authorization: `Bearer ${login.token}` }
  const inbox = async () =>
    (
      (await (await request.get(`/api/dev/inbox?channel=email&to=${email}`)).json()) as {
        data: { id: string; text: string }[]
      }
    ).data
  const known = new Set((await inbox()).map((message) => message.id))
  await request.get('/api/auth/mfa/requestCode?mfaType=email', { headers })
  let code = ''
  await expect(async () => {
    code = /\b\d{6}\b/.exec((await inbox()).find((message) => !known.has(message.id))?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass({ intervals: [50, 100, 200] })
  expect((await request.get(`/api/auth/mfa/verify?mfaType=email&authCode=${code}`, { headers })).status()).toBe(200)
  return {
    id: login.user.id,
    email,
    get: async <T>(path: string) => (await (await request.get(`/api${path}`, { headers })).json()) as T,
    put: (path: string, data: unknown = {}) => request.put(`/api${path}`, { headers, data }),
    post: (path: string, data: unknown = {}) =>
      request.post(`/api${path}`, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data }),
    del: (path: string) => request.delete(`/api${path}`, { headers }),
  }
}

/** Where the first hundred records of a list are that fit. */
export const filtered = (resource: string, filter: object) =>
  `/rest/${resource}?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`
