import { useMemo, useState } from 'react'
import { NumberInput } from 'react-admin'
import { useRecordContext } from 'ra-core'
import AddIcon from '@mui/icons-material/Add'
import type { PlanAdmin, SurgeAdmin } from '#model/panels/admin-rows.ts'
import { surgeInput } from '#model/panels/plan-inputs.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import type { Filter } from '../../kit/list/filters/filters.ts'
import { Association } from '../../kit/record/association.tsx'
import { DayInput, LongText } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { Day } from '../../kit/when.tsx'
import { planVerbs } from '../../providers/panel-verbs.ts'
import { SurgePayments } from '../surge-payments.tsx'

const reload = ['plans.surge', 'auditEvents']
const filters: readonly Filter[] = [
  {
    kind: 'choice',
    threeWay: true,
    source: 'includePast',
    label: 'panels.surgeShown',
    choices: [{ id: 'false', name: 'panels.surgeNotPast' }],
  },
  { kind: 'switch', source: 'activeOnly', label: 'panels.surgeActiveOnly' },
]

/** Times at which experts of a plan's discussions are paid a multiple. One that has begun stays. */
export function PlanSurge() {
  const plan = useRecordContext<PlanAdmin>()
  const text = useText()
  const format = useFormat()
  const [editing, setEditing] = useState<Partial<SurgeAdmin>>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ deleted: 'panels.surgeOne', reload })
  const planId = plan?.id ?? ''
  const begun = editing?.state === 'active' || editing?.state === 'past'
  const columns = useMemo<readonly Column<SurgeAdmin>[]>(
    () => [
      { source: 'description', label: 'resources.plans.fields.description' },
      { source: 'start', label: 'resources.plans.fields.start', render: (row) => <Day value={row.start} /> },
      { source: 'end', label: 'resources.plans.fields.end', render: (row) => <Day value={row.end} /> },
      {
        source: 'multiple',
        label: 'resources.plans.fields.multiple',
        number: true,
        render: (row) => `× ${format.number(row.multiple)}`,
      },
      {
        source: 'state',
        label: 'resources.queries.fields.status',
        render: (row) => row.state && text(`panels.surgeState.${row.state}`),
      },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => (
          <RowActions
            name={row.description}
            why={why}
            onEdit={() => setEditing(row)}
            onDelete={row.state === 'planned' ? () => void run(planVerbs.removeSurge(planId, row.surgeId)) : undefined}
          />
        ),
      },
    ],
    [why, run, planId, format, text],
  )
  if (!plan) return null
  return (
    <>
      <Association<SurgeAdmin>
        list="plans.surge"
        columns={columns}
        filters={filters}
        empty="panels.noSurge"
        actions={
          <GuardedButton
            variant="contained"
            startIcon={<AddIcon />}
            why={why}
            onClick={() => setEditing({ multiple: 1.5 })}
          >
            {text('panels.addSurge')}
          </GuardedButton>
        }
      />
      {editing && (
        <RowDialog
          title={text('panels.surgeOne')}
          schema={surgeInput}
          row={editing}
          reload={reload}
          onClose={() => setEditing(undefined)}
          verb={(values) =>
            editing.surgeId ? planVerbs.setSurge(planId, editing.surgeId, values) : planVerbs.addSurge(planId, values)
          }
        >
          <LongText source="description" required />
          <DayInput source="start" helperText={begun ? text('panels.surgeBegun') : text('panels.newYorkDays')} />
          <DayInput source="end" />
          <NumberInput source="multiple" min={1} max={10} step={0.1} fullWidth />
        </RowDialog>
      )}
      <SurgePayments planId={planId} />
    </>
  )
}
