import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Passkey, PasskeyOptions } from '#model/identity/passkeys.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { api, type Page } from '../../client.ts'

/**
 * Signs in with a passkey of this device.
 * @throws ApiError messages.passkeyFailed and the refusals of a sign-in; an Error of the browser, see `wasCancelled`
 */
export async function signInWithPasskey({ email }: { email?: string } = {}): Promise<LoginResult> {
  const { challengeId, publicKey } = await api.post<PasskeyOptions>('/auth/passkey/options', {
    body: email ? { email } : {},
  })
  const credential = await startAuthentication({
    optionsJSON: publicKey as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  return api.post<LoginResult>('/auth/passkey/verify', {
    body: { challengeId, credential, deviceId: 'web', deviceToken: '' },
  })
}

/** Makes a passkey on this device and keeps it under a name. @throws as above; `wasKnown` when the device has one */
export async function addPasskey(name: string): Promise<Passkey> {
  const { challengeId, publicKey } = await api.post<PasskeyOptions>('/auth/passkey/register/options')
  const credential = await startRegistration({
    optionsJSON: publicKey as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  return api.post<Passkey>('/auth/passkey/register/verify', { body: { challengeId, credential, name } })
}

export const readPasskeys = (signal: AbortSignal) =>
  api.get<Page<Passkey>>('/auth/passkey/list', { query: { pageSize: 50 }, signal })
export const renamePasskey = ({ id, version }: Passkey, name: string) =>
  api.put<Passkey>(`/auth/passkey/${encodeURIComponent(id)}`, { body: { name, version } })
export const removePasskey = ({ id }: Passkey) => api.del(`/auth/passkey/${encodeURIComponent(id)}`)

const named = (error: unknown, name: string) => error instanceof Error && error.name === name
/** The person closed the browser's dialog, had no passkey, or took too long: browsers do not say which. */
export const wasCancelled = (error: unknown) => named(error, 'NotAllowedError')
/** Another ceremony took its place, or the page was left. */
export const wasReplaced = (error: unknown) => named(error, 'AbortError')
export const wasKnown = (error: unknown) => named(error, 'InvalidStateError')
