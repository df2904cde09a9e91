import { plainFullName } from '#model/identity/person-name.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../../client.ts'
import { useUser } from '#api/client/session.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { AskPage } from './ask-page.tsx'

/** A discussion on behalf of someone (staff), or a blinded person's own. */
export default function ProxyPage() {
  const t = useTranslation()
  const user = useUser()
  const { userId = '', draftId } = useParams()
  const own = userId === user.id
  const { data } = useQuery({
    queryKey: ['person', userId],
    queryFn: ({ signal }) => api.get('/server/user/{id}', { params: { id: userId }, signal }),
    enabled: !own,
  })
  const name = data ? (data.resolvedDisplayName ?? plainFullName(data)) : ''
  const banner = !own && <Banner tone="info">{t('asking.onBehalf', { name })}</Banner>
  return <AskPage userId={userId} proxy banner={banner} {...(draftId !== undefined && { pathDraftId: draftId })} />
}
