import { useQuery } from '@tanstack/react-query'
import type { TaxForm } from '#model/tax/wire.ts'
import { api } from '../client.ts'
import { useUser } from '#api/client/session.ts'
import { dayText } from '../identity/account/time-off/days.ts'
import { keys } from '../query-keys.ts'
import { usePaymentNote } from '../payments/use-payment-note.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { DownloadButton } from './download-button.tsx'

/** The form is certified: what it means, the PDF, and what is still needed before pay. */
export function DoneStep({ form, onClose }: { form: TaxForm; onClose: () => void }) {
  const t = useTranslation()
  const paymentNote = usePaymentNote()
  const locale = useIntlLocale()
  const { id } = useUser()
  const w9 = form.formType === 'W-9'
  const bank = useQuery({
    queryKey: keys.account.part(id, 'bank'),
    queryFn: ({ signal }) => api.get('/server/user/{id}/bank', { params: { id }, signal }),
    enabled: w9,
  })
  const nowhere = bank.data !== undefined && !bank.data.bankName && !bank.data.paypalEmail
  return (
    <Dialog
      open
      width={500}
      title={t(w9 ? 'tax.formType.w9' : 'tax.formType.w8ben')}
      onClose={onClose}
      footer={
        <>
          <DownloadButton userId={id} />
          <Button onClick={onClose}>{t('tax.finish')}</Button>
        </>
      }
    >
      <Banner tone="success" live>
        {t(w9 ? 'tax.submitted.w9' : 'tax.submitted.w8ben')}
      </Banner>
      <p>{form.expiresAt ? t('tax.countsUntil', { day: dayText(form.expiresAt, locale) }) : t('tax.countsOn')}</p>
      <p>{paymentNote}</p>
      {w9 && nowhere && (
        <div>
          <ButtonLink tone="secondary" to={`/account/${encodeURIComponent(id)}/bankTransactions`} onClick={onClose}>
            {t('tax.addBank')}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  )
}
