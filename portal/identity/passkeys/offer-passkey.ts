import type { LoginResult } from '#model/identity/wire.ts'
import type { BodyOf } from '#api/client/types.ts'
import { api } from '../../client.ts'

type SignIn = BodyOf<'post', '/auth/passkey/verify'>

/** A challenge lives five minutes: a page that stays open longer asks for another before it ends. */
const RENEWED_MS = 270_000

/**
 * Has the browser offer its passkeys in the e-mail field (`autocomplete="username webauthn"`) for as long as the page is
 * open. Nothing is said where it cannot: no one has asked for it. A passkey that was chosen and refused is reported.
 * Without the passkey library, whose bytes the sign-in page has no room for.
 * @returns the end of it
 */
export function offerPasskey(onSignedIn: (login: LoginResult) => void, onRefused: (error: unknown) => void) {
  const left = new AbortController()
  const offer = async (): Promise<void> => {
    const round = AbortSignal.timeout(RENEWED_MS)
    const signed = await choose(AbortSignal.any([left.signal, round])).catch(() => undefined)
    if (left.signal.aborted) return
    if (!signed) return round.aborted ? offer() : undefined
    await api.post('/auth/passkey/verify', { body: signed }).then(onSignedIn, onRefused)
  }
  void isOffered().then((offered) => (offered ? offer() : undefined))
  return () => left.abort()
}

const isOffered = async () => {
  try {
    return await PublicKeyCredential.isConditionalMediationAvailable()
  } catch {
    // a browser without passkeys, or a page without https
    return false
  }
}

/** Waits until a passkey is chosen in the field, and has it sign. */
async function choose(signal: AbortSignal) {
  const { challengeId, publicKey } = await api.post('/auth/passkey/options', { body: {}, signal })
  const options = publicKey as Omit<PublicKeyCredentialRequestOptions, 'challenge'> & { challenge: string }
  const chosen = await navigator.credentials.get({
    mediation: 'conditional',
    signal,
    publicKey: { ...options, challenge: bytesOf(options.challenge) },
  })
  if (!chosen) return
  const { id, type, response } = chosen as PublicKeyCredential & { response: AuthenticatorAssertionResponse }
  // not every browser that offers passkeys can write them down itself
  const signed = (['authenticatorData', 'clientDataJSON', 'signature', 'userHandle'] as const).flatMap((name) => {
    const bytes = response[name]
    return bytes ? [[name, textOf(bytes)]] : []
  })
  const credential = { id, rawId: id, type, response: Object.fromEntries(signed) } as SignIn['credential']
  return { challengeId, credential, deviceId: 'web' }
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
