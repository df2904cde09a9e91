import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import { asksForTaxForm, hasTaxForm } from '#model/identity/pages.ts'
import type { User } from '#model/identity/wire.ts'
import { api } from '../../../client.ts'
import { dayText } from '../time-off/days.ts'
import { useErrorText } from '../../../shell/error-text.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DownloadButton } from '../../../tax/download-button.tsx'
import { openOverlay } from '../../../shell/layout/overlays.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Badge, Card } from '../../../ui/card.tsx'
import styles from '../account.module.css'

/** Something on the form has become wrong: a new one is due in thirty days. */
function ReportChange({ userId }: { userId: string }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const words = useErrorText()
  const report = useMutation({
    mutationFn: () => api.post('/server/user/{id}/taxinformation/changed', { params: { id: userId } }),
  })
  if (report.data)
    return (
      <Banner tone="info" live>
        {t('account.tax.reported', { date: dayText(report.data.until, locale) })}
      </Banner>
    )
  return (
    <>
      <p className={styles.quiet}>{t('account.tax.changed')}</p>
      {report.error && (
        <Banner tone="error" live>
          {words(report.error)}
        </Banner>
      )}
      <div>
        <Button small tone="secondary" busy={report.isPending} onClick={() => report.mutate()}>
          {t('account.tax.report')}
        </Button>
      </div>
    </>
  )
}

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
              <Button onClick={() => openOverlay({ kind: 'tax' })}>
                {t(user.taxFormStatus === 'in_progress' ? 'account.tax.continue' : 'menu.fillOutTaxForms')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p>{t('account.tax.done')}</p>
            <div className={styles.row}>
              <DownloadButton userId={user.id} />
              <Button tone="secondary" onClick={() => openOverlay({ kind: 'tax' })}>
                {t('account.tax.update')}
              </Button>
            </div>
            <ReportChange userId={user.id} />
          </>
        )}
      </Card>
    </div>
  )
}
