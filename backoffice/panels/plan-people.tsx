import { useMemo, useState } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import { planAccessLevels } from '#model/panels/enums.ts'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { planMemberFields, type PlanMember } from '#model/panels/plan-inputs.ts'
import { useWhy } from '../kit/guarded-button.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Named } from '../kit/list/common.tsx'
import { Association } from '../kit/record/association.tsx'
import { ChoiceInput } from '../kit/record/inputs.tsx'
import { RowActions } from '../kit/record/row-actions.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { useMay } from '../kit/use-permissions.ts'
import { useVerb } from '../kit/use-verb.ts'
import { When } from '../kit/when.tsx'
import { AttachmentsOverride } from './attachments-fields.tsx'
import { link, planVerbs, unlink } from '../providers/verbs.ts'

type Member = PlanMember & { id: string }
interface Manager { id: string; userId: string; displayName: string; email: string }

const person = { resource: 'users', name: 'resolvedDisplayName', sortBy: 'lastName', detail: 'email' }
const name = (row: { userId: string; displayName: string }) => <TextLink to={`/users/${encodeURIComponent(row.userId)}`}>{row.displayName}</TextLink>
const reload = ['plans.members', 'auditEvents']

/** Who belongs to the plan, with what was decided for one person alone. */
export function PlanMembers() {
  const plan = useRecordContext<PlanAdmin>()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Member>()
  const why = useWhy()(useMay('setup.edit'))
  const { run } = useVerb({ done: 'admin.record.saved', reload })
  const planId = plan?.id ?? ''
  const columns = useMemo<readonly Column<Member>[]>(() => [
    { source: 'displayName', label: 'resources.plans.fields.displayName', render: name },
    { source: 'email', label: 'resources.plans.fields.email' },
    { source: 'access', label: 'resources.plans.fields.access', render: (row) => (row.access ? <Named prefix="panels.access" value={row.access} /> : translate('panels.asPlan')) },
    { source: 'joinedAt', label: 'resources.plans.fields.joinedAt', render: (row) => <When value={row.joinedAt} /> },
    {
      source: '_actions', label: 'admin.list.actions', number: true,
      render: (row) => <RowActions name={row.displayName} why={why} onEdit={() => setEditing(row)} onDelete={() => void run(planVerbs.removeMember(planId, row.userId))} />,
    },
  ], [why, run, planId, translate])
  if (!plan) return null
  return (
    <>
      <Association<Member> list="plans.members" columns={columns} empty="panels.noMembers" add={{ ...person, label: 'panels.addMember', verb: (id) => planVerbs.addMember(planId, id) }} />
      {editing && (
        <RowDialog
          title={editing.displayName} schema={planMemberFields} row={{ ...editing }} reload={reload} onClose={() => setEditing(undefined)}
          verb={(values) => planVerbs.setMember(planId, editing.userId, values)}
        >
          <ChoiceInput source="access" values={planAccessLevels} prefix="panels.access" helperText={translate('panels.overrideHint')} />
          <AttachmentsOverride />
        </RowDialog>
      )}
    </>
  )
}

const managerColumns: readonly Column<Manager>[] = [
  { source: 'displayName', label: 'resources.plans.fields.displayName', render: name },
  { source: 'email', label: 'resources.plans.fields.email' },
]

/** Who looks after the plan. */
export function PlanManagers() {
  const plan = useRecordContext<PlanAdmin>()
  if (!plan) return null
  return (
    <Association<Manager>
      list="plans.managers" columns={managerColumns} empty="panels.noManagers" add={{ ...person, label: 'panels.addManager', verb: (id) => link('membership/plan', plan.id, 'manager', id) }}
      remove={(row) => unlink('membership/plan', plan.id, 'manager', row.userId)}
    />
  )
}
