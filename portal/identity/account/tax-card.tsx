import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { asksForTaxForm, hasTaxForm } from '#model/identity/pages.ts'
import type { User } from '#model/identity/wire.ts'
import { openOverlay } from '../../shell/overlays.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Badge, Card } from '../../ui/card.tsx'
import styles from './account.module.css'

const tones = { not_started: 'warning', in_progress: 'warning', completed: 'success' } as const

/** How far an expert's tax form is, and what it takes. */
export function TaxCard({ user }: { user: User }) {
  const t = useTranslation()
  const { hash, key } = useLocation()
  const at = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hash === '#tax') at.current?.scrollIntoView({ block: 'center' })
  }, [hash, key])
  if (!hasTaxForm(user)) return null
  return (
    <div ref={at} id="tax">
      <Card
        title={t('account.tax.title')}
        action={<Badge tone={tones[user.taxFormStatus]}>{t(`account.tax.status.${user.taxFormStatus}`)}</Badge>}
      >
        {asksForTaxForm(user) ? (
          <>
            <p>{t('account.tax.missing')}</p>
            <p>{t('account.tax.which')}</p>
            <p>{t('account.tax.needed')}</p>
            <p className={styles.quiet}>{t('tax.paymentNote')}</p>
            <div>
              <Button onClick={() => openOverlay({ kind: 'contact' })}>{t('account.tax.ask')}</Button>
            </div>
          </>
        ) : (
          <p>{t('account.tax.done')}</p>
        )}
      </Card>
    </div>
  )
}
