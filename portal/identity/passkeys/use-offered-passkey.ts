import { useEffect } from 'react'
import { clearEndReason, storeLogin } from '#api/client/session.ts'
import { offerPasskey } from './offer-passkey.ts'

/** Offers this browser's passkeys in the e-mail field of the page while `on`. */
export function useOfferedPasskey(onRefused: (error: unknown) => void, on = true) {
  useEffect(() => {
    if (!on) return
    return offerPasskey((login) => {
      clearEndReason()
      storeLogin(login)
    }, onRefused)
  }, [onRefused, on])
}
