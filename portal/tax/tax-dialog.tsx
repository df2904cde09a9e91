import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaxFormType } from '#model/tax/enums.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { api } from '../client.ts'
import { useUser } from '#api/client/session.ts'
import { keys } from '../query-keys.ts'
import { textOfError } from '../shell/error-text.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { AdviceStep } from './advice-step.tsx'
import { DoneStep } from './done-step.tsx'
import { FormDialog } from './form-dialog.tsx'

const WIDTH = 700

/** The tax form, from the question which one to the certified form. It opens where it was left, on whatever device. */
export default function TaxDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const { id } = useUser()
  const [chosen, choose] = useState<TaxFormType>()
  const [done, finish] = useState<TaxForm>()
  const read = useQuery({
    queryKey: keys.account.part(id, 'taxDialog'),
    queryFn: async ({ signal }) => {
      const form = await api.get('/server/user/{id}/taxinformation', { params: { id }, signal })
      if (form.status === 'draft') return form
      // a new draft begins with where pay goes now
      const { version: _, ...bank } = await api.get('/server/user/{id}/bank', { params: { id }, signal })
      return { ...form, ...bank, warnings: form.warnings, doNotHavePaypal: Boolean(bank.bankName) }
    },
    staleTime: 0,
    // what is typed meanwhile is newer than what a window in the background brings back
    refetchOnWindowFocus: false,
    enabled: !done,
  })
  if (done) return <DoneStep form={done} onClose={onClose} />
  const form = read.isFetching && chosen === undefined ? undefined : read.data
  const formType = chosen ?? (form?.status === 'draft' ? form.formType : null)
  if (form && formType)
    return <FormDialog form={form} formType={formType} width={WIDTH} onDone={finish} onClose={onClose} />
  return (
    <Dialog open fullscreenOnSmall width={WIDTH} title={t('tax.title')} onClose={onClose}>
      {read.isError && (
        <Banner
          tone="error"
          live
          action={
            <Button small tone="secondary" onClick={() => void read.refetch()}>
              {t('tax.again')}
            </Button>
          }
        >
          {textOfError(t, read.error)}
        </Banner>
      )}
      {!form && !read.isError && <p role="status">{t('state.loading')}</p>}
      {form && <AdviceStep form={form} onChoose={choose} onContact={onClose} />}
    </Dialog>
  )
}
