import { useState } from 'react'
import { longestDescription } from '#model/long-text.ts'
import { addLinkBody } from '#model/panels/managed-wire.ts'
import { api } from '../client.ts'
import { problemsOf } from '../identity/account/form/form-state.ts'
import { useSendOnce } from '../shell/send-once.ts'
import { useTranslation } from '../shell/texts.tsx'
import { DateField } from '../ui/fields/date-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'

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
  const [link, setLink] = useState({ slug: '', description: '', effectiveDate: '' })
  const body = { ...link, effectiveDate: link.effectiveDate || null }
  const problems = problemsOf(addLinkBody, body)
  const slugProblem = link.slug !== '' ? problems?.slug : undefined
  return (
    <FormDialog
      title={t('managed.addLink')}
      changed={Object.values(link).some(Boolean)}
      valid={problems === undefined}
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
          <TextField
            label={t('managed.slug')}
            hint={t('managed.slugHint')}
            name="slug"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={100}
            value={link.slug}
            error={refused.slug ?? (slugProblem !== undefined ? (t.maybe(slugProblem) ?? slugProblem) : undefined)}
            onChange={(event) => setLink({ ...link, slug: event.target.value })}
          />
          <TextField
            label={t('managed.description')}
            name="description"
            maxLength={longestDescription}
            value={link.description}
            error={refused.description}
            onChange={(event) => setLink({ ...link, description: event.target.value })}
          />
          <DateField
            label={t('managed.effective')}
            optional
            value={link.effectiveDate}
            error={refused.effectiveDate}
            onChange={(effectiveDate) => setLink({ ...link, effectiveDate })}
          />
        </>
      )}
    </FormDialog>
  )
}
