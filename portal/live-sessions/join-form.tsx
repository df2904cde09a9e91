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
import { CheckEntry, TextEntry } from '../ui/fields/entries.tsx'
import { useSubmit } from '../ui/fields/form.ts'
import { modelResolver } from '../ui/fields/model-resolver.ts'
import { Dialog } from '../ui/overlays/dialog.tsx'

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
  const { data: terms } = useQuery({
    queryKey: ['terms', GUEST, locale],
    queryFn: ({ signal }) => api.get('/content/terms', { query: { userType: GUEST, locale }, signal }),
    staleTime: Infinity,
  })
  const form = useForm<Values>({
    defaultValues: { name, termsAccepted: false },
    resolver: modelResolver(inviteeForm),
  })
  const accept = async (values: Values) => {
    try {
      const { sessionToken } = await api.post('/invitee/{key}', {
        params: { key: uuid },
        body: { action: 'accept', ...values },
      })
      onAccepted(sessionToken ?? '')
    } catch (error) {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onClosed()
      throw error
    }
  }
  const { onSubmit, busy, failure } = useSubmit(form, accept)
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {failure !== undefined && (
        <Banner tone="error" live>
          {textOfError(t, failure)}
        </Banner>
      )}
      <TextEntry control={form.control} name="name" label={t('invitee.name')} autoComplete="name" maxLength={200} />
      <div className={styles.terms}>
        {terms?.html && <LinkButton onClick={() => setReading(true)}>{t('register.termsRead')}</LinkButton>}
        <CheckEntry control={form.control} name="termsAccepted" label={t('invitee.consent')} />
      </div>
      <Button type="submit" wide busy={busy}>
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
