import type { LoginResult, SignInBody } from '#model/identity/wire.ts'
import { api } from '../client.ts'

/** The portal as a client of the API: fixed, no secret, the same in every copy of the portal. */
const webClient = 'web:consilium-web'
export const asWebClient = { authorization: `Basic ${btoa(webClient)}` }

/** @throws ApiError 400 wrong e-mail or password, 401 not allowed, 403 auth.oauth.required, 429 locked */
export function signIn(email: string, password: string): Promise<LoginResult> {
  const body: SignInBody = { email: email.trim(), password, deviceId: 'web', deviceToken: '' }
  return api.post('/auth/webLogin', { body, headers: asWebClient })
}
