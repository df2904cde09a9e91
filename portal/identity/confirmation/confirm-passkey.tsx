import { useEffect } from 'react'
import { useMutation } from '@tanstack/react-query'
import { WebAuthnAbortService } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { ApiError } from '#api/client/api-error.ts'
import { useUser } from '#api/client/session.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/fields/field.tsx'
import type { MethodProps } from '../factors/method-props.ts'
import { confirmWithPasskey, wasCancelled } from '../passkeys/calls.ts'
import styles from './confirmation.module.css'

/** Confirms with a passkey of this account. */
export function ConfirmPasskey({ onDone }: MethodProps) {
  const t = useTranslation()
  const { email } = useUser()
  const send = useMutation({
    meta: { handled: true },
    mutationFn: () => confirmWithPasskey(email),
    onSuccess: () => onDone?.(),
  })
  // the browser's own dialog goes with ours
  useEffect(() => () => WebAuthnAbortService.cancelCeremony(), [])
  const problem = (error: unknown) =>
    error instanceof ApiError
      ? textOfError(t, error)
      : t(wasCancelled(error) ? 'passkey.cancelled' : 'messages.passkeyFailed')
  return (
    <div className={styles.form}>
      <div>
        <Button busy={send.isPending} icon={<Fingerprint aria-hidden="true" />} onClick={() => send.mutate()}>
          {t('confirmIdentity.use.passkey')}
        </Button>
      </div>
      {send.isError && (
        <div role="alert">
          <FieldError>{problem(send.error)}</FieldError>
        </div>
      )}
    </div>
  )
}
