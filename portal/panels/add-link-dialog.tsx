import { useForm } from 'react-hook-form'
import { longestDescription } from '#model/long-text.ts'
import { addLinkBody } from '#model/panels/managed-wire.ts'
import { api } from '../client.ts'
import { useSendOnce } from '../shell/send-once.ts'
import { useTranslation } from '../shell/texts.tsx'
import { DateEntry, TextEntry } from '../ui/fields/entries.tsx'
import { modelResolver } from '../ui/fields/model-resolver.ts'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'

const empty = { slug: '', description: '', effectiveDate: '' }
const bodyOf = (link: typeof empty) => ({ ...link, effectiveDate: link.effectiveDate || null })

/** A new link by which people register for the plan. */
export function AddLinkDialog({
  planId,
  onClose,
  onSaved,
}: {
  planId: string
  onClose: () => void
  onSaved: () => void
}) {
  const t = useTranslation()
  const sendOnce = useSendOnce()
  const form = useForm({ defaultValues: empty, resolver: modelResolver(addLinkBody, bodyOf), mode: 'onChange' })
  const { control } = form
  const { isValid } = form.formState
  const link = form.watch()
  const body = bodyOf(link)
  return (
    <FormDialog
      title={t('managed.addLink')}
      changed={Object.values(link).some(Boolean)}
      valid={isValid}
      send={() =>
        sendOnce(body, (idempotencyKey) =>
          api.post('/user/managedPlans/{planId}/links', { params: { planId }, body, idempotencyKey }),
        )
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      {(refused) => (
        <>
          <TextEntry
            control={control}
            name="slug"
            label={t('managed.slug')}
            hint={t('managed.slugHint')}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={100}
            error={refused.slug}
          />
          <TextEntry
            control={control}
            name="description"
            label={t('managed.description')}
            maxLength={longestDescription}
            error={refused.description}
          />
          <DateEntry
            control={control}
            name="effectiveDate"
            label={t('managed.effective')}
            optional
            error={refused.effectiveDate}
          />
        </>
      )}
    </FormDialog>
  )
}
