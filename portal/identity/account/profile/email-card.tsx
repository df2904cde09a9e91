import { openOverlay } from '../../../shell/layout/overlays.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import styles from '../account.module.css'

/** The address someone signs in with: read here, changed by staff only. */
export function EmailCard({ email }: { email: string }) {
  const t = useTranslation()
  return (
    <Card
      title={t('account.email.title')}
      action={
        <Button small tone="secondary" onClick={() => openOverlay({ kind: 'contact' })}>
          {t('menu.contactUs')}
        </Button>
      }
    >
      <p className={styles.value}>{email}</p>
      <p className={styles.quiet}>{t('account.email.text')}</p>
    </Card>
  )
}
