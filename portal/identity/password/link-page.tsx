import { useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { ApiError } from '#api/client/api-error.ts'
import { textOfError } from '../../shell/error-text.ts'
import { useTitle } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { useBrand } from '../../shell/theme.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Loading } from '../../ui/states.tsx'
import { useFocusedHeading } from '../../ui/use-focused-heading.ts'
import { MailTo } from '../registration/mail-to.tsx'
import { LinkForm } from './link-form.tsx'
import { readLink } from './password-calls.ts'
import styles from './password.module.css'

type State = { is: 'checking' | 'open' | 'done' } | { is: 'failed'; error: unknown }

/** Sets a password by a mailed link: a forgotten one (/resetpass) or the first of a new account (/newpass). */
export default function LinkPage() {
  const t = useTranslation()
  const { product } = useBrand()
  const { userId = '', token = '' } = useParams()
  const isNew = useLocation().pathname.startsWith('/newpass/')
  const [state, setState] = useState<State>({ is: 'checking' })
  const title = isNew ? t('reset.welcomeTitle', { product }) : t('reset.newTitle')
  useTitle(title)

  const heading = useFocusedHeading(state.is === 'done')

  useEffect(() => {
    const left = new AbortController()
    readLink(userId, token, left.signal).then(
      ({ valid }) =>
        setState(
          valid ? { is: 'open' } : { is: 'failed', error: new ApiError(400, { errorKey: 'auth.reset.invalid' }) },
        ),
      (error: unknown) => left.signal.aborted || setState({ is: 'failed', error }),
    )
    return () => left.abort()
  }, [userId, token])

  return (
    <div className={styles.form}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {state.is === 'checking' && (
        <Loading>
          <p className={styles.lead}>{t('reset.checking')}</p>
        </Loading>
      )}
      {state.is === 'open' && (
        <>
          {isNew && <p className={styles.lead}>{t('reset.welcomeLead')}</p>}
          <LinkForm
            userId={userId}
            token={token}
            onDone={() => setState({ is: 'done' })}
            onDead={(error) => setState({ is: 'failed', error })}
          />
        </>
      )}
      {state.is === 'done' && (
        <>
          <Banner tone="success" live>
            {t('messages.resetDone')}
          </Banner>
          <ButtonLink to="/login" wide>
            {t('login.button')}
          </ButtonLink>
        </>
      )}
      {state.is === 'failed' && <Failed error={state.error} isNew={isNew} />}
    </div>
  )
}

/** What is wrong with the link, and what helps. */
function Failed({ error, isNew }: { error: unknown; isNew: boolean }) {
  const t = useTranslation()
  const { theme } = useBrand()
  const dead = error instanceof ApiError && error.errorKey.startsWith('auth.reset.')
  return (
    <>
      <Banner tone="error" live>
        {isNew && dead ? t('errors.newAccount') : textOfError(t, error)}
      </Banner>
      {isNew && theme?.careNavigatorAddress && (
        <MailTo sentence={(address) => t('reset.careNavigator', { address })} address={theme.careNavigatorAddress} />
      )}
      <p>
        <Link to="/resetpass">{t('reset.newLink')}</Link>
      </p>
      <p>
        <Link to="/login">{t('login.backToLogin')}</Link>
      </p>
    </>
  )
}
