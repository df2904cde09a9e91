import { useState } from 'react'
import type { PlanAccess } from '#model/panels/enums.ts'
import type { ManagedMember } from '#model/panels/managed-wire.ts'
import { api } from '../client.ts'
import { isStored } from '../shell/done-already.ts'
import { useTranslation } from '../shell/texts.tsx'
import { AccessSelect } from './add-member-dialog.tsx'
import { FormDialog } from '../ui/overlays/form-dialog.tsx'

interface Props {
  planId: string
  member: ManagedMember
  onClose: () => void
  onSaved: () => void
}

/** What one member may do, where it differs from the plan. */
export function MemberAccessDialog({ planId, member, onClose, onSaved }: Props) {
  const t = useTranslation()
  const [access, setAccess] = useState<PlanAccess | ''>(member.access ?? '')
  return (
    <FormDialog
      title={t('managed.changeAccessOf', { name: member.displayName })}
      changed={access !== (member.access ?? '')}
      valid
      send={() =>
        api
          .put('/user/managedPlans/{planId}/members/{userId}', {
            params: { planId, userId: member.userId },
            body: { access: access || null, version: member.version },
          })
          .catch((error: unknown) => {
            if (!isStored(error, { access })) throw error
          })
      }
      onClose={onClose}
      onSaved={onSaved}
    >
      {() => <AccessSelect value={access} onChange={setAccess} />}
    </FormDialog>
  )
}
