import type { ThemeName } from '#model/content/enums.ts'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'
import { RichText } from '../../content/rich-text.tsx'
import { useTitle } from '../../shell/layout/page.tsx'
import { useContentLocale, useTranslation } from '../../shell/texts.tsx'
import { useThemeOfPage } from '../../shell/theme.ts'
import { withQueries } from '../../shell/with-queries.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { CheckMail, Declined, Ready } from './after.tsx'
import { Closed } from './closed.tsx'
import { Decline } from './decline.tsx'
import { discardEntries } from './kept-entries.ts'
import { ExpertForm } from './expert-form.tsx'
import { MemberForm } from './member-form.tsx'
import type { RegistrationResult } from './use-registration.ts'
import type { RegistrationSource } from './values.ts'
import styles from './registration.module.css'

/** Becoming a user: by a plan's link (/register/{slug}) or by an invitation. */
function RegistrationPage() {
  const { slug = '', extra, uuid } = useParams()
  const invited = useLocation().pathname.startsWith('/register/invitation/')
  const door: RegistrationSource = uuid !== undefined ? { key: uuid } : invited ? { key: extra ?? '' } : { slug, extra }
  const id = 'key' in door ? door.key : door.slug
  return <Registration key={id} door={door} />
}

function Registration({ door }: { door: RegistrationSource }) {
  const t = useTranslation()
  const locale = useContentLocale()
  const [done, setDone] = useState<RegistrationResult | 'declined'>()
  const query = 'key' in door ? { key: door.key, locale } : { slug: door.slug, locale }
  const {
    data: setup,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['register', query],
    queryFn: ({ signal }) => api.get('/register/setup', { query, signal }),
    // the form stays while the terms come in another language
    placeholderData: (before) => before,
    staleTime: Infinity,
    retry: false,
  })
  useThemeOfPage((setup?.plan?.theme as ThemeName | null | undefined) ?? undefined)
  const title = setup?.noeticExpert
    ? t('register.titleExpert')
    : setup?.plan
      ? t('register.titlePlan', { plan: setup.plan.displayTitle })
      : t('register.title')
  useTitle(title)

  if (done === 'declined') return <Declined />
  if (done) return done.verify ? <CheckMail email={done.email} /> : <Ready />
  if (error instanceof ApiError && (error.status === 404 || error.status === 409)) return <Closed error={error} />
  if (error) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!setup)
    return (
      <Loading>
        <Skeleton lines={8} />
      </Loading>
    )
  return (
    <div className={styles.form}>
      <h1>{title}</h1>
      {setup.plan?.registrationText && <RichText html={setup.plan.registrationText} />}
      <p className={styles.lead}>{t('register.intro')}</p>
      {setup.noeticExpert ? (
        <ExpertForm setup={setup} door={door} onDone={setDone} />
      ) : (
        <MemberForm setup={setup} door={door} onDone={setDone} />
      )}
      {'key' in door && (
        <Decline
          registrationKey={door.key}
          onDeclined={() => {
            discardEntries(door)
            setDone('declined')
          }}
        />
      )}
    </div>
  )
}

export default withQueries(RegistrationPage)
