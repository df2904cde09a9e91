import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { platformAuthenticatorIsAvailable, WebAuthnAbortService } from '@simplewebauthn/browser'
import { ApiError } from '#api/client/api-error.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { alert } from '../../ui/overlays/ask.ts'
import { clearEndReason, storeLogin } from '#api/client/session.ts'
import { signInWithPasskey, wasCancelled, wasReplaced } from './calls.ts'
import { useOfferedPasskey } from './use-offered-passkey.ts'

/**
 * Signing in with a passkey, as the page shows it. `asksEmail`: the device has no passkeys of its own, or none was
 * chosen, so the page offers its e-mail field, in which browsers offer the passkeys that they keep elsewhere.
 */
export function usePasskeySignIn() {
  const t = useTranslation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [asksEmail, setAsksEmail] = useState(false)

  const failed = useCallback(
    async (error: unknown) => {
      if (wasReplaced(error)) return
      setAsksEmail(true)
      if (error instanceof ApiError) {
        setProblem(textOfError(t, error))
        if (error.errorKey !== 'auth.oauth.required') return
        await alert({ title: t('auth.oauth.required') })
        void navigate('/csr')
        return
      }
      setProblem(t(wasCancelled(error) ? 'passkey.cancelled' : 'messages.passkeyFailed'))
    },
    [t, navigate],
  )

  useEffect(() => {
    void platformAuthenticatorIsAvailable().then((available) => available || setAsksEmail(true))
    return () => WebAuthnAbortService.cancelCeremony()
  }, [])
  // the browser does one at a time: what the button asks for takes the place of the offer
  useOfferedPasskey(
    useCallback((error) => void failed(error), [failed]),
    asksEmail && !busy,
  )

  const signIn = async (email: string) => {
    setBusy(true)
    setProblem(undefined)
    clearEndReason()
    try {
      storeLogin(await signInWithPasskey(email ? { email } : {}))
    } catch (error) {
      setBusy(false)
      await failed(error)
    }
  }
  return { busy, problem, asksEmail, signIn }
}
