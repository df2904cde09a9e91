import { useDraftStats } from '../../content/dashboard-queries.ts'
import { useLogin } from '#api/client/session.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useAddresses } from '../addresses.ts'

/** To the unfinished discussions, with their number. */
export function DraftsLink() {
  const t = useTranslation()
  const addresses = useAddresses()
  const canPost = useLogin()?.canPost === true
  const count = useDraftStats().data?.draftCount ?? 0
  if (!canPost || count === 0) return null
  return (
    <ButtonLink tone="secondary" to={addresses.ask}>
      {t('listing.drafts', { smart_count: count })}
    </ButtonLink>
  )
}
