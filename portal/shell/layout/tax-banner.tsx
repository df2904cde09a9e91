import { useState } from 'react'
import { TriangleAlert, X } from 'lucide-react'
import { useLocation } from 'react-router'
import { asksForTaxForm } from '#model/identity/pages.ts'
import { taxDismissedKey } from '#model/identity/storage-keys.ts'
import { useLogin } from '#api/client/session.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { openOverlay } from './overlays.ts'
import { useTranslation } from '../texts.tsx'
import styles from './tax-banner.module.css'

function dismissedBy(): string | null {
  try {
    return localStorage.getItem(taxDismissedKey)
  } catch {
    return null
  }
}

/** For experts without a complete tax form, until they put it aside; the next sign-in shows it again. */
export function TaxBanner() {
  const t = useTranslation()
  const login = useLogin()
  const { pathname } = useLocation()
  const [dismissed, setDismissed] = useState(dismissedBy)
  if (!login?.mfaValidated || !asksForTaxForm(login.user) || dismissed === login.user.id) return null
  // the page about the money says it itself
  if (pathname.endsWith('/bankTransactions')) return null
  const dismiss = () => {
    setDismissed(login.user.id)
    try {
      localStorage.setItem(taxDismissedKey, login.user.id)
    } catch {
      // put aside until the page is left
    }
  }
  return (
    <aside className={styles.banner} aria-label={t('menu.fillOutTaxForms')}>
      <TriangleAlert aria-hidden="true" />
      <span className={styles.text}>{t('tax.reminder')}</span>
      <Button small tone="secondary" onClick={() => openOverlay({ kind: 'tax' })}>
        {t('tax.addNow')}
      </Button>
      <IconButton label={t('dialog.dismiss')} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  )
}
