import { useState, type FormEvent } from 'react'
import { ApiError } from '#api/client/api-error.ts'
import { textOfError } from '../../shell/error-text.ts'
import { fieldTexts } from '../../shell/field-texts.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { consumeResetLink } from './password-calls.ts'
import { useNewPassword } from './use-new-password.ts'
import styles from './password.module.css'

interface Props {
  userId: string
  token: string
  onDone: () => void
  /** the link opens nothing any more */
  onDead: (error: unknown) => void
}

/** The form behind a mailed link. */
export function LinkForm({ userId, token, onDone, onDead }: Props) {
  const t = useTranslation()
  const choice = useNewPassword()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ of: string; error: unknown }>()
  // what was said of another password is of no use
  const error = failure?.of === choice.password ? failure.error : undefined
  const refusal = fieldTexts(t, error).password

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!choice.ready || busy) return
    setBusy(true)
    const { password } = choice
    consumeResetLink(userId, token, password).then(onDone, (problem: unknown) => {
      setBusy(false)
      if (problem instanceof ApiError && problem.errorKey.startsWith('auth.reset.')) onDead(problem)
      else setFailure({ of: password, error: problem })
    })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && refusal === undefined && (
        <Banner tone="error" live>
          {textOfError(t, error)}
        </Banner>
      )}
      <NewPasswordFields choice={choice} refusal={refusal} autoFocus />
      <Button type="submit" wide busy={busy} disabled={!choice.ready}>
        {t('security.savePassword')}
      </Button>
    </form>
  )
}
