import { useMemo, useState } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import { z } from 'zod'
import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { userKinds } from '#model/identity/enums.ts'
import { invitableTypes } from '#model/identity/invitations.ts'
import type { PlanAdmin } from '#model/panels/admin-rows.ts'
import type { PlanLinkAdmin } from '#model/panels/admin-rows.ts'
import { planLinkFields } from '#model/panels/plan-inputs.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { EnabledChip, Named } from '../../kit/list/common.tsx'
import { Association } from '../../kit/record/association.tsx'
import { ChoiceInput, DayInput, LongText, Words, YesNo } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { Day } from '../../kit/when.tsx'
import { planVerbs } from '../../providers/panel-verbs.ts'
import { CopyText } from '../../kit/buttons/copy-text.tsx'

type Row = PlanLinkAdmin
/** kind: what the link makes of the people who register with it */
const linkForm = planLinkFields.extend({ enabled: z.boolean().optional() })
const reload = ['plans.links', 'auditEvents']

/** Registration links of a plan, each with its full address. */
export function PlanLinks() {
  const plan = useRecordContext<PlanAdmin>()
  const text = useText()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Partial<Row>>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ deleted: 'panels.link', reload })
  const planId = plan?.id ?? ''
  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      { source: 'slug', label: 'resources.plans.fields.slug' },
      { source: 'description', label: 'resources.plans.fields.description' },
      {
        source: 'userType',
        label: 'resources.plans.fields.userType',
        render: (row) => <Named prefix="user.typeName" value={row.userType} />,
      },
      {
        source: 'userKind',
        label: 'resources.plans.fields.userKind',
        render: (row) => <Named prefix="user.kindName" value={row.userKind} />,
      },
      {
        source: 'effectiveDate',
        label: 'resources.plans.fields.effectiveDate',
        render: (row) => <Day value={row.effectiveDate} />,
      },
      { source: 'registrations', label: 'panels.registrations', number: true },
      { source: 'url', label: 'resources.plans.fields.url', render: (row) => <CopyText value={row.url} /> },
      {
        source: 'enabled',
        label: 'resources.plans.fields.enabled',
        render: (row) => <EnabledChip enabled={row.enabled} />,
      },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            <Button size="small" variant="text" component="a" href={row.url} target="_blank" rel="noreferrer">
              {text('admin.record.preview')}
            </Button>
            <RowActions
              name={row.slug}
              why={why}
              onEdit={() => setEditing(row)}
              onDelete={() => void run(planVerbs.removeLink(planId, row.linkId))}
              deleted={{ resource: 'planLinks', record: { id: row.linkId } }}
            />
          </Box>
        ),
      },
    ],
    [why, run, planId, text],
  )
  if (!plan) return null
  return (
    <>
      <Association<Row>
        list="plans.links"
        columns={columns}
        empty="panels.noLinks"
        actions={
          <GuardedButton
            variant="contained"
            startIcon={<AddIcon />}
            why={why}
            onClick={() => setEditing({ enabled: true })}
          >
            {text('panels.addLink')}
          </GuardedButton>
        }
      />
      {editing && (
        <RowDialog
          title={text('panels.link')}
          schema={linkForm}
          row={editing}
          reload={reload}
          onClose={() => setEditing(undefined)}
          verb={(values) =>
            editing.linkId ? planVerbs.setLink(planId, editing.linkId, values) : planVerbs.addLink(planId, values)
          }
        >
          <Words source="slug" required helperText={translate('panels.slugHint')} />
          <LongText source="description" required />
          <ChoiceInput source="userType" values={invitableTypes} prefix="user.typeName" />
          <ChoiceInput source="userKind" values={userKinds} prefix="user.kindName" />
          <DayInput source="effectiveDate" helperText={translate('panels.linkFromHint')} />
          <YesNo source="enabled" />
        </RowDialog>
      )}
    </>
  )
}
