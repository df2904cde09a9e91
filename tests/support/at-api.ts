import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { signInAtApi } from './sign-in-at-api.ts'

/** A person at the API, signed in as people are: password, then the e-mailed code. */
export async function signedIn(request: APIRequestContext, email: string) {
  const login = await signInAtApi(request, email)
  const headers = { Authorization: `Bearer ${login.token}` }
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
