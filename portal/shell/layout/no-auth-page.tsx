import { useLocation, useNavigate } from 'react-router'
import { signOut } from '../../identity/sign-out.ts'
import { Button } from '../../ui/button.tsx'
import { HomeButton } from './home-button.tsx'
import { Page } from './page.tsx'
import { useTranslation } from '../texts.tsx'
import styles from './no-auth-page.module.css'

/** For signed-in people on a page for guests, or on one that their account may not open. */
export default function NoAuthPage() {
  const t = useTranslation()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { publicPage?: string } | null }
  const publicPage = state?.publicPage
  return (
    <Page title={t(publicPage ? 'noAuth.signedIn' : 'errors.notAuthorized')} narrow>
      <p>{t(publicPage ? 'errors.noAuthLoggedIn' : 'noAuth.notAllowed')}</p>
      <div className={styles.buttons}>
        <HomeButton />
        <Button tone="secondary" onClick={() => void signOut(navigate, t, publicPage)}>
          {t(publicPage ? 'noAuth.signOut' : 'menu.signOut')}
        </Button>
      </div>
    </Page>
  )
}
