import { useState } from 'react'
import { useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/client/api-error.ts'
import { useLogin } from '#api/client/session.ts'
import { api } from '../../client.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTitle } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { withQueries } from '../../shell/with-queries.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import styles from '../registration/registration.module.css'

/** Where the link in a mail leads: says which mails it stops, and stops them when asked to. */
function UnsubscribePage() {
  const t = useTranslation()
  const { token = '' } = useParams()
  const login = useLogin()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => api.get('/unsubscribe/{token}/topic', { params: { token }, signal }),
    retry: false,
  })
  const gone = error instanceof ApiError && error.status === 404
  const title = t(gone ? 'unsubscribe.gone' : data?.subscribed === false ? 'unsubscribe.done' : 'unsubscribe.title')
  useTitle(title)
  if (error && !gone) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data && !gone)
    return (
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    )
  const stop = async () => {
    setBusy(true)
    setFailure(undefined)
    await api
      .post('/unsubscribe/{token}', { params: { token } })
      .then(() => refetch())
      .catch(setFailure)
    setBusy(false)
  }
  const topic = data ? (t.maybe(`account.notify.topic.${data.topic}`) ?? '') : ''
  return (
    <div className={styles.form}>
      <h1>{title}</h1>
      {gone && <p>{t('unsubscribe.goneText')}</p>}
      {data?.subscribed && (
        <>
          <p>{t('unsubscribe.ask', { topic })}</p>
          {failure !== undefined && (
            <Banner tone="error" live>
              {textOfError(t, failure)}
            </Banner>
          )}
          <Button wide busy={busy} onClick={() => void stop()}>
            {t('unsubscribe.button')}
          </Button>
        </>
      )}
      {data && !data.subscribed && (
        <Banner tone="success" live>
          {t('unsubscribe.doneText', { topic })}
        </Banner>
      )}
      {!data?.subscribed && (
        <ButtonLink to={login ? `/account/${login.user.id}/notificationPrefs` : '/login'} tone="quiet" wide>
          {t(login ? 'unsubscribe.settings' : 'unsubscribe.signIn')}
        </ButtonLink>
      )}
    </div>
  )
}

export default withQueries(UnsubscribePage)
