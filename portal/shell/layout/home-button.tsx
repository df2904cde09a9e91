import { homeOf } from '#model/identity/pages.ts'
import { actorOf, addressOf, leavesPortal } from '../../identity/actor.ts'
import { useLogin } from '#api/client/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useTranslation } from '../texts.tsx'

/** To one's own start page; logged out: to sign-in. */
export function HomeButton() {
  const t = useTranslation()
  const actor = actorOf(useLogin())
  if (!actor) return <ButtonLink to="/login">{t('notFound.toLogin')}</ButtonLink>
  const address = addressOf(homeOf(actor))
  return (
    <ButtonLink to={address} reloadDocument={leavesPortal(address)}>
      {t('notFound.toDashboard')}
    </ButtonLink>
  )
}
