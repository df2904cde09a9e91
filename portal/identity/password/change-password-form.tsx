import { useState, type FormEvent, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/fields/text-field.tsx'
import { useUser } from '#api/client/session.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { changeOwnPassword } from './password-calls.ts'
import { useNewPassword } from './use-new-password.ts'
import styles from './password.module.css'

interface Props {
  onDone: () => void
  autoFocus?: boolean
  /** beside the button that saves */
  further?: ReactNode
}

/** The current password and a new one. */
export function ChangePasswordForm({ onDone, autoFocus, further }: Props) {
  const t = useTranslation()
  const { id, email, firstName, lastName } = useUser()
  const [current, setCurrent] = useState('')
  const choice = useNewPassword({ email, firstName, lastName })
  const save = useMutation({
    meta: { handled: true },
    mutationFn: () => changeOwnPassword(id, current, choice.password),
    onSuccess: () => {
      setCurrent('')
      choice.clear()
      onDone()
    },
  })
  const fields = save.isError ? fieldTexts(t, save.error) : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (choice.ready && current !== '' && !save.isPending) save.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {save.isError && Object.keys(fields).length === 0 && (
        <Banner tone="error" live>
          {textOfError(t, save.error)}
        </Banner>
      )}
      <PasswordField
        label={t('security.currentPassword')}
        name="current-password"
        autoFocus={autoFocus}
        autoComplete="current-password"
        maxLength={1024}
        value={current}
        error={fields.currentPassword}
        onChange={(event) => {
          setCurrent(event.target.value)
          if (save.isError) save.reset()
        }}
      />
      <NewPasswordFields choice={choice} refusal={fields.password} />
      <Button type="submit" busy={save.isPending} disabled={!choice.ready || current === ''}>
        {t('security.savePassword')}
      </Button>
      {further}
    </form>
  )
}
