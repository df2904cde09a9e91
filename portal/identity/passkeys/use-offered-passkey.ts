import { useEffect } from 'react'
import { forgetEnd, storeLogin } from '../session.ts'
import { offerPasskey } from './offer-passkey.ts'

/** Offers this browser's passkeys in the e-mail field of the page while `on`. */
export function useOfferedPasskey(onRefused: (error: unknown) => void, on = true) {
  useEffect(() => {
    if (!on) return
    return offerPasskey((login) => {
      forgetEnd()
      storeLogin(login)
    }, onRefused)
  }, [onRefused, on])
}
