import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordEntry, useEntry } from '../../ui/fields/entries.tsx'
import { useSubmit } from '../../ui/fields/form.ts'
import { useUser } from '#api/client/session.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { changeOwnPassword } from './password-calls.ts'
import { useJudgedPassword } from './use-new-password.ts'
import styles from './password.module.css'

interface Props {
  onDone: () => void
  autoFocus?: boolean
  /** beside the button that saves */
  further?: ReactNode
}

interface Values {
  currentPassword: string
  password: string
  repeated: string
}

/** The current password and a new one. No resolver: the password is judged while it is typed, by more than a schema knows. */
export function ChangePasswordForm({ onDone, autoFocus, further }: Props) {
  const t = useTranslation()
  const { id, email, firstName, lastName } = useUser()
  const form = useForm<Values>({ defaultValues: { currentPassword: '', password: '', repeated: '' } })
  const { control } = form
  const { field: password, error: refusal } = useEntry<Values, string>({ control, name: 'password' })
  const { field: repeated } = useEntry<Values, string>({ control, name: 'repeated' })
  const choice = useJudgedPassword(
    {
      password: password.value,
      setPassword: password.onChange,
      repeated: repeated.value,
      setRepeated: repeated.onChange,
    },
    { email, firstName, lastName },
  )
  const ready = choice.ready && form.watch('currentPassword') !== ''
  const { onSubmit, busy, failure, forget } = useSubmit(form, async (values) => {
    if (!ready) return
    await changeOwnPassword(id, values.currentPassword, values.password)
    form.reset()
    onDone()
  })
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {failure !== undefined && (
        <Banner tone="error" live>
          {textOfError(t, failure)}
        </Banner>
      )}
      <PasswordEntry
        control={control}
        name="currentPassword"
        rules={{ onChange: forget }}
        label={t('security.currentPassword')}
        autoFocus={autoFocus}
        autoComplete="current-password"
        maxLength={1024}
      />
      <NewPasswordFields choice={choice} refusal={refusal} />
      <Button type="submit" busy={busy} disabled={!ready}>
        {t('security.savePassword')}
      </Button>
      {further}
    </form>
  )
}
