import { useState } from 'react'
import { planAccessLevels, type PlanAccess } from '#model/panels/enums.ts'
import { addMemberBody } from '#model/panels/managed-wire.ts'
import { api } from '../client.ts'
import { useSendOnce } from '../shell/send-once.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Select } from '../ui/fields/select.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'

/** Takes someone who has an account into the plan. */
export function AddMemberDialog({
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
  const [email, setEmail] = useState('')
  const [access, setAccess] = useState<PlanAccess | ''>('')
  const [left, setLeft] = useState(false)
  const body = { email, access: access || null }
  const valid = addMemberBody.safeParse(body).success
  return (
    <FormDialog
      title={t('managed.addMember')}
      changed={email !== '' || access !== ''}
      valid={valid}
      send={() =>
        sendOnce(body, (idempotencyKey) =>
          api.post('/user/managedPlans/{planId}/members', { params: { planId }, body, idempotencyKey }),
        )
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      {(refused) => (
        <>
          <TextField
            type="email"
            label={t('managed.email')}
            hint={t('managed.emailHint')}
            name="email"
            autoComplete="off"
            maxLength={64}
            value={email}
            error={refused.email ?? (left && email !== '' && !valid ? t('errors.email') : undefined)}
            onChange={(event) => setEmail(event.target.value)}
            onBlur={() => setLeft(true)}
          />
          <AccessSelect value={access} onChange={setAccess} />
        </>
      )}
    </FormDialog>
  )
}

export function AccessSelect({
  value,
  onChange,
}: {
  value: PlanAccess | ''
  onChange: (value: PlanAccess | '') => void
}) {
  const t = useTranslation()
  return (
    <Select
      label={t('managed.access')}
      placeholder={t('managed.asPlan')}
      options={planAccessLevels.map((level) => ({ value: level, label: t(`account.plans.accessName.${level}`) }))}
      value={value}
      onChange={(event) => onChange(event.target.value as PlanAccess | '')}
    />
  )
}
