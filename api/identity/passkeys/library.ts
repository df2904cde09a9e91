import type * as WebAuthn from '@simplewebauthn/server'

let loaded: Promise<typeof WebAuthn> | undefined

/** The WebAuthn library is large: it is read when someone first uses a passkey, not when the product starts. */
export const webAuthn = (): Promise<typeof WebAuthn> => (loaded ??= import('@simplewebauthn/server'))

/** How long the browser's own dialog waits, milliseconds; the challenge behind it lives as long. */
export const DIALOG_MS = 300_000
