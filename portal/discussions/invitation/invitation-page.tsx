import { useParams, Navigate } from 'react-router'
import { ApiError } from '#api/client/api-error.ts'
import NotFound from '../../shell/layout/not-found.tsx'
import { Page } from '../../shell/layout/page.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { useAddresses } from '../addresses.ts'
import { useDiscussion } from '../detail/use-discussion.ts'
import { Decision } from './decision.tsx'
import { Offer } from './offer.tsx'

/** What an expert is asked to do, and the answer to it. Nothing clinical is shown before a seat is taken. */
export default function InvitationPage() {
  const t = useTranslation()
  const { id = '' } = useParams()
  const addresses = useAddresses()
  const { data, error, isFetching, refetch } = useDiscussion(id)
  if (error instanceof ApiError && (error.status === 403 || error.status === 404))
    return <NotFound variant="invitation" />
  if (!data)
    return (
      <Page title={t('inviting.title')} narrow>
        {error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton lines={8} />
          </Loading>
        )}
      </Page>
    )
  if (data.queryId !== id) return <Navigate to={addresses.invitation(data.queryId)} replace />
  if (!data.engagement && data.viewer !== 'csr') return <NotFound variant="invitation" />
  const declined = data.engagement?.invitation === 'declined'
  return (
    <Page
      title={declined ? t('inviting.title') : data.title}
      narrow
      lead={declined ? undefined : t('inviting.lead', { key: data.key })}
    >
      {!declined && <Offer discussion={data} />}
      <Decision discussion={data} />
    </Page>
  )
}
