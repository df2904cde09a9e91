import { useMemo, useState } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import AddIcon from '@mui/icons-material/Add'
import { userTypes } from '#model/identity/enums.ts'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import { planLinkFields, type PlanLink } from '#model/panels/plan-inputs.ts'
import { GuardedButton, useWhy } from '../kit/guarded-button.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { Named } from '../kit/list/common.tsx'
import { Association } from '../kit/record/association.tsx'
import { ChoiceInput, DayInput, LongText, Words } from '../kit/record/inputs.tsx'
import { RowActions } from '../kit/record/row-actions.tsx'
import { RowDialog } from '../kit/record/row-dialog.tsx'
import { useMay } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import { useVerb } from '../kit/use-verb.ts'
import { Day } from '../kit/when.tsx'
import { planVerbs } from '../providers/verbs.ts'
import { CopyText } from '../kit/copy-text.tsx'

type Row = PlanLink & { id: string }
const reload = ['plans.links', 'auditEvents']

/** Registration links of a plan, each with its full address. */
export function PlanLinks() {
  const plan = useRecordContext<PlanAdmin>()
  const text = useText()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Partial<Row>>()
  const why = useWhy()(useMay('setup.edit'))
  const { run } = useVerb({ done: 'ra.notification.deleted', reload })
  const planId = plan?.id ?? ''
  const columns = useMemo<readonly Column<Row>[]>(() => [
    { source: 'slug', label: 'resources.plans.fields.slug' },
    { source: 'description', label: 'resources.plans.fields.description' },
    { source: 'userType', label: 'resources.plans.fields.userType', render: (row) => <Named prefix="user.typeName" value={row.userType} /> },
    { source: 'effectiveDate', label: 'resources.plans.fields.effectiveDate', render: (row) => <Day value={row.effectiveDate} /> },
    { source: 'url', label: 'resources.plans.fields.url', render: (row) => <CopyText value={row.url} /> },
    {
      source: '_actions', label: 'admin.list.actions', number: true,
      render: (row) => <RowActions name={row.slug} why={why} onEdit={() => setEditing(row)} onDelete={() => void run(planVerbs.removeLink(planId, row.linkId))} />,
    },
  ], [why, run, planId])
  if (!plan) return null
  return (
    <>
      <Association<Row> list="plans.links" columns={columns} empty="panels.noLinks" actions={<GuardedButton variant="contained" startIcon={<AddIcon />} why={why} onClick={() => setEditing({})}>{text('panels.addLink')}</GuardedButton>} />
      {editing && (
        <RowDialog
          title={text('panels.link')} schema={planLinkFields} row={editing} reload={reload} onClose={() => setEditing(undefined)}
          verb={(values) => (editing.linkId ? planVerbs.setLink(planId, editing.linkId, values) : planVerbs.addLink(planId, values))}
        >
          <Words source="slug" required helperText={translate('panels.slugHint')} />
          <LongText source="description" required />
          <ChoiceInput source="userType" values={userTypes} prefix="user.typeName" />
          <DayInput source="effectiveDate" />
        </RowDialog>
      )}
    </>
  )
}
