import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/fields/text-field.tsx'
import { confirming } from '../factors/confirming.ts'
import type { MethodProps } from '../factors/method-props.ts'
import styles from './confirmation.module.css'

/** Confirms with the current password. */
export function ConfirmPassword({ onDone }: MethodProps) {
  const t = useTranslation()
  const [password, setPassword] = useState('')
  const send = useMutation({
    meta: { handled: true },
    mutationKey: confirming,
    mutationFn: () => api.post('/auth/confirm', { body: { password } }),
    onSuccess: () => onDone?.(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (password !== '' && !send.isPending) send.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField
        label={t('security.currentPassword')}
        name="current-password"
        autoFocus
        autoComplete="current-password"
        maxLength={1024}
        value={password}
        error={send.isError ? (fieldTexts(t, send.error).password ?? textOfError(t, send.error)) : undefined}
        onChange={(event) => {
          setPassword(event.target.value)
          if (send.isError) send.reset()
        }}
      />
      <div>
        <Button type="submit" busy={send.isPending} disabled={password === ''}>
          {t('confirmIdentity.confirm')}
        </Button>
      </div>
    </form>
  )
}
