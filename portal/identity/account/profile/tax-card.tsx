import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { asksForTaxForm, hasTaxForm } from '#model/identity/pages.ts'
import type { User } from '#model/identity/wire.ts'
import type { PayReadiness } from '#model/payments/readiness.ts'
import { api } from '../../../client.ts'
import { readinessKey, useReadiness } from '../../../payments/use-readiness.ts'
import { dayText } from '../time-off/days.ts'
import { useErrorText } from '../../../shell/error-text.ts'
import { useLimit } from '../../../shell/limits.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DownloadButton } from '../../../tax/download-button.tsx'
import { useFormText } from '../../../payments/use-form-text.ts'
import { usePaymentNote } from '../../../payments/use-payment-note.ts'
import { openOverlay } from '../../../shell/layout/overlays.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Badge, Card } from '../../../ui/card.tsx'
import { confirm } from '../../../ui/overlays/ask.ts'
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx'
import styles from '../account.module.css'

/** Something on the form has become wrong: a new one is due. Asked about first, since only staff can withdraw it. */
function useReport(userId: string) {
  const t = useTranslation()
  const days = useLimit('tax.resubmitWithin')
  const queries = useQueryClient()
  const queryKey = readinessKey(userId)
  const report = useMutation({
    mutationFn: () => api.post('/server/user/{id}/taxinformation/changed', { params: { id: userId } }),
    onSuccess: ({ until }) => {
      queries.setQueryData<PayReadiness>(
        queryKey,
        (before) => before && { ...before, taxForm: { ...before.taxForm, renewBy: until } },
      )
      void queries.invalidateQueries({ queryKey })
    },
  })
  const ask = async () => {
    const asked = {
      title: t('account.tax.reportTitle'),
      text: t('account.tax.reportText', { smart_count: days }),
      confirmLabel: t('account.tax.report'),
    }
    if (await confirm(asked)) report.mutate()
  }
  return { ...report, ask }
}

/** A form that counts: until when, whether a new one is started or due, and what can be done with it. */
function Certified({ userId, taxForm: { renewBy, hasDraft } }: { userId: string; taxForm: PayReadiness['taxForm'] }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const words = useErrorText()
  const report = useReport(userId)
  const due = useRef<HTMLDivElement>(null)
  const { isSuccess } = report
  // the button that had the focus is gone
  useEffect(() => {
    if (isSuccess) due.current?.focus()
  }, [isSuccess])
  return (
    <>
      {renewBy ? (
        <div ref={due} tabIndex={-1}>
          <Banner tone="warning" live>
            {t('account.tax.renew', { date: dayText(renewBy, locale) })}
          </Banner>
        </div>
      ) : (
        <p>{t(hasDraft ? 'account.tax.draft' : 'account.tax.done')}</p>
      )}
      <div className={styles.row}>
        <DownloadButton userId={userId} />
        <Button tone={renewBy || hasDraft ? 'primary' : 'secondary'} onClick={() => openOverlay({ kind: 'tax' })}>
          {t(hasDraft ? 'account.tax.continue' : 'account.tax.update')}
        </Button>
      </div>
      {!renewBy && (
        <>
          <p className={styles.quiet}>{t('account.tax.changed')}</p>
          {report.error && (
            <Banner tone="error" live>
              {words(report.error)}
            </Banner>
          )}
          <div>
            <Button small tone="secondary" busy={report.isPending} onClick={() => void report.ask()}>
              {t('account.tax.report')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** A form that once counted: since when it no longer does, and why. */
function NotValid({ userId, taxForm }: { userId: string; taxForm: PayReadiness['taxForm'] }) {
  const t = useTranslation()
  const text = useFormText()
  return (
    <>
      <p>{text(taxForm)}</p>
      <p>{t('account.tax.missing')}</p>
      <div className={styles.row}>
        <DownloadButton userId={userId} />
        <Button onClick={() => openOverlay({ kind: 'tax' })}>
          {t(taxForm.hasDraft ? 'account.tax.continue' : 'beforePaid.renew')}
        </Button>
      </div>
    </>
  )
}

const tones = { not_started: 'warning', in_progress: 'warning', completed: 'success' } as const

/** How far an expert's tax form is, and what it takes. */
export function TaxCard({ user }: { user: User }) {
  const t = useTranslation()
  const paymentNote = usePaymentNote()
  const { hash, key } = useLocation()
  const at = useRef<HTMLDivElement>(null)
  const asks = asksForTaxForm(user)
  const { data, error, isFetching, refetch } = useReadiness(user.id)
  useEffect(() => {
    if (hash === '#tax') at.current?.scrollIntoView({ block: 'center' })
  }, [hash, key])
  if (!hasTaxForm(user)) return null
  const due = !asks && Boolean(data?.taxForm.renewBy)
  const over = data?.taxForm.standing === 'invalid' || data?.taxForm.standing === 'expired'
  return (
    <div ref={at} id="tax">
      <Card
        title={t('account.tax.title')}
        action={
          <Badge tone={due || over ? 'warning' : tones[user.taxFormStatus]}>
            {t(over ? 'account.tax.over' : due ? 'account.tax.due' : `account.tax.status.${user.taxFormStatus}`)}
          </Badge>
        }
      >
        {data && over ? (
          <NotValid userId={user.id} taxForm={data.taxForm} />
        ) : asks && (data || error) ? (
          <>
            <p>{t('account.tax.missing')}</p>
            <p>{t('account.tax.which')}</p>
            <p>{t('account.tax.needed')}</p>
            <p className={styles.quiet}>{paymentNote}</p>
            <div>
              <Button onClick={() => openOverlay({ kind: 'tax' })}>
                {t(user.taxFormStatus === 'in_progress' ? 'account.tax.continue' : 'menu.fillOutTaxForms')}
              </Button>
            </div>
          </>
        ) : data ? (
          <Certified userId={user.id} taxForm={data.taxForm} />
        ) : error ? (
          <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="6rem" />
          </Loading>
        )}
      </Card>
    </div>
  )
}
