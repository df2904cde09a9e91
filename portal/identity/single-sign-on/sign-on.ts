import { sha256 } from '@oslojs/crypto/sha2'
import { callbackPath, type SignOnStarted } from '#model/identity/sign-in/single-sign-on.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { api } from '../../client.ts'
import { asWebClient } from '../sign-in.ts'
import { markSignedOn, needsFreshSignOn } from '#api/client/sign-out-traces.ts'

/** What the callback page hands over; `taken` is the answer. Only pages of our own origin hear this channel. */
export interface SignOnCallback {
  state: string
  code?: string
  error?: string
  iss?: string
  taken?: true
}
export const channelName = 'consilium.sign-on'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const readProviders = async (signal: AbortSignal) => (await api.get('/auth/oauthApps', { signal })).data

/** Begins: the verifier stays in this page, so what the popup brings back is of use here only. */
export async function startSignOn(key: string): Promise<SignOnStarted & { codeVerifier: string }> {
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  // no crypto.subtle: over plain http, under any name but localhost, browsers do not have it
  const codeChallenge = base64url(sha256(new TextEncoder().encode(codeVerifier)))
  const body = {
    codeChallenge,
    redirectUri: window.location.origin + callbackPath,
    // after a sign-out here, the next person at the computer must prove who they are
    ...(needsFreshSignOn() && { fresh: true }),
  }
  return { ...(await api.post('/auth/oauth/{key}/start', { params: { key }, body })), codeVerifier }
}

/** Ends: the code becomes an id token, the id token a session. */
export async function finishSignOn(
  key: string,
  codeVerifier: string,
  { code, state, iss }: SignOnCallback & { code: string },
): Promise<LoginResult> {
  const { idToken } = await api.post('/auth/oauth/{key}/exchange', {
    params: { key },
    body: { code, state, codeVerifier, ...(iss && { iss }) },
  })
  const login = await api.post('/auth/webLogin', {
    body: { providerKey: key, idToken, deviceId: 'web', deviceToken: '' },
    headers: asWebClient,
  })
  markSignedOn()
  return login
}

const WIDTH = 480
const HEIGHT = 640

/** Opens the window at once, as long as the press on the button counts; where it goes is known later. null: blocked. */
export function openWindow(): Window | null {
  const left = window.screenX + (window.outerWidth - WIDTH) / 2
  const top = window.screenY + (window.outerHeight - HEIGHT) / 2
  const popup = window.open(
    '',
    '_blank',
    `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`,
  )
  // the provider needs no hold on our page; the answer comes through the channel
  if (popup) popup.opener = null
  return popup
}
