import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { inviteeForm } from '#model/live-sessions/invitee.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { RichText } from '../content/rich-text.tsx'
import styles from '../identity/registration/registration.module.css'
import { textOfError } from '../shell/error-text.ts'
import { useContentLocale, useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Checkbox } from '../ui/fields/choices.tsx'
import { modelResolver } from '../ui/fields/model-resolver.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { TextField } from '../ui/fields/text-field.tsx'

interface Values {
  name: string
  termsAccepted: boolean
}
interface Props {
  uuid: string
  name: string
  onAccepted: (sessionToken: string) => void
  /** decided or closed meanwhile */
  onClosed: () => void
}

const GUEST = 0

/** Name and terms of a guest. */
export function JoinForm({ uuid, name, onAccepted, onClosed }: Props) {
  const t = useTranslation()
  const locale = useContentLocale()
  const [reading, setReading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { data: terms } = useQuery({
    queryKey: ['terms', GUEST, locale],
    queryFn: ({ signal }) => api.get('/content/terms', { query: { userType: GUEST, locale }, signal }),
    staleTime: Infinity,
  })
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
    setError,
  } = useForm<Values>({
    defaultValues: { name, termsAccepted: false },
    resolver: modelResolver(inviteeForm),
  })
  const words = (key: string | undefined) => (key === undefined ? undefined : (t.maybe(key) ?? key))
  const accept = async (values: Values) => {
    setFailure(undefined)
    try {
      const { sessionToken } = await api.post('/invitee/{key}', {
        params: { key: uuid },
        body: { action: 'accept', ...values },
      })
      onAccepted(sessionToken ?? '')
    } catch (error) {
      if (error instanceof ApiError)
        for (const [field, message] of Object.entries(error.fields))
          if (field in values) setError(field as keyof Values, { message })
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) setFailure(error)
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onClosed()
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(accept)(event)}>
      {failure !== undefined && (
        <Banner tone="error" live>
          {textOfError(t, failure)}
        </Banner>
      )}
      <TextField
        label={t('invitee.name')}
        autoComplete="name"
        maxLength={200}
        {...register('name')}
        error={words(errors.name?.message)}
      />
      <div className={styles.terms}>
        {terms?.html && <LinkButton onClick={() => setReading(true)}>{t('register.termsRead')}</LinkButton>}
        <Checkbox
          label={t('invitee.consent')}
          {...register('termsAccepted')}
          error={words(errors.termsAccepted?.message)}
        />
      </div>
      <Button type="submit" wide busy={isSubmitting}>
        {t('invitee.accept')}
      </Button>
      {reading && terms?.html && (
        <Dialog
          open
          width={760}
          fullscreenOnSmall
          title={t('register.termsTitle')}
          onClose={() => setReading(false)}
          footer={<Button onClick={() => setReading(false)}>{t('dialog.close')}</Button>}
        >
          <RichText html={terms.html} />
        </Dialog>
      )}
    </form>
  )
}
