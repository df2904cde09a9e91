import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Passkey } from '#model/identity/sign-in/passkeys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { api } from '../../client.ts'
import { confirmed } from '../confirmation/confirmed.ts'

/** Nothing is asked of the extensions, and the server takes nothing of them. */
const noExtensions = { clientExtensionResults: {} }

/**
 * Signs in with a passkey of this device.
 * @throws ApiError messages.passkeyFailed and the refusals of a sign-in; an Error of the browser, see `wasCancelled`
 */
export async function signInWithPasskey({ email }: { email?: string } = {}): Promise<LoginResult> {
  return api.post('/auth/passkey/verify', { body: { ...(await sign(email)), deviceId: 'web', deviceToken: '' } })
}

/** Confirms with a passkey that the owner of the open session is present. @throws as above */
export const confirmWithPasskey = async (email: string) => api.post('/auth/confirm', { body: await sign(email) })

/** Has a passkey of this device sign a challenge; with an e-mail address one of that account. */
async function sign(email?: string) {
  const { challengeId, publicKey } = await api.post('/auth/passkey/options', { body: email ? { email } : {} })
  const credential = await startAuthentication({
    optionsJSON: publicKey as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  return { challengeId, credential: { ...credential, ...noExtensions } }
}

/** Makes a passkey on this device and keeps it under a name. @throws as above; `wasKnown` when the device has one */
export async function addPasskey(name: string): Promise<Passkey> {
  const { challengeId, publicKey } = await confirmed(() => api.post('/auth/passkey/register/options'))
  const credential = await startRegistration({
    optionsJSON: publicKey as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  return api.post('/auth/passkey/register/verify', {
    body: { challengeId, credential: { ...credential, ...noExtensions }, name },
  })
}

export const readPasskeys = (signal: AbortSignal) => api.get('/auth/passkey/list', { query: { pageSize: 50 }, signal })
export const renamePasskey = ({ id, version }: Passkey, name: string) =>
  api.put('/auth/passkey/{id}', { params: { id }, body: { name, version } })
export const removePasskey = ({ id }: Passkey) => confirmed(() => api.delete('/auth/passkey/{id}', { params: { id } }))

const named = (error: unknown, name: string) => error instanceof Error && error.name === name
/** The person closed the browser's dialog, had no passkey, or took too long: browsers do not say which. */
export const wasCancelled = (error: unknown) => named(error, 'NotAllowedError')
/** Another ceremony took its place, or the page was left. */
export const wasReplaced = (error: unknown) => named(error, 'AbortError')
export const wasKnown = (error: unknown) => named(error, 'InvalidStateError')
