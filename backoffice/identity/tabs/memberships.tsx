import { useMemo, useState } from 'react'
import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { attachmentMedia, planAccessLevels } from '#model/panels/enums.ts'
import type { PlanMemberAdmin, PoolExpertAdmin } from '#model/panels/admin-rows.ts'
import { planMemberFields } from '#model/panels/plan-inputs.ts'
import { useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { Named, YesOrNo } from '../../kit/list/common.tsx'
import { Listed } from '../../kit/listed.tsx'
import { Association } from '../../kit/record/association.tsx'
import { ChoiceInput } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { AttachmentsOverride } from '../../panels/attachments-fields.tsx'
import { planVerbs, linkVerbs, unlinkVerbs } from '../../providers/panel-verbs.ts'
import { useUser } from '../use-user.ts'
import { AccessOverride } from './access.tsx'

type PlanRow = PlanMemberAdmin & { displayTitle: string }

const field = (name: string) => `resources.users.fields.${name}`
const reload = ['users.planMembership', 'users', 'userAccess', 'auditEvents']

/** The plans that a person belongs to, with what was decided for the person there, and over all of them. */
export function PlansTab() {
  const { user } = useUser()
  const translate = useTranslate()
  const [editing, setEditing] = useState<PlanRow>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ done: 'admin.record.saved', reload })
  const columns = useMemo<readonly Column<PlanRow>[]>(
    () => [
      {
        source: 'displayTitle',
        label: field('planId'),
        render: (row) => <TextLink to={`/plans/${encodeURIComponent(row.planId)}`}>{row.displayTitle}</TextLink>,
      },
      {
        source: 'planType',
        label: 'resources.plans.fields.type',
        render: (row) => <Named prefix="panels.planType" value={row.planType} />,
      },
      { source: 'sponsorName', label: 'resources.plans.fields.sponsorName' },
      { source: 'joinedAt', label: field('joinedAt'), render: (row) => <When value={row.joinedAt} /> },
      { source: 'linkSlug', label: field('linkId') },
      {
        source: 'access',
        label: field('access'),
        render: (row) =>
          row.access ? <Named prefix="panels.access" value={row.access} /> : translate('panels.asPlan'),
      },
      {
        source: 'attachments',
        label: field('attachments'),
        render: (row) => (row.attachments ? <Media row={row} /> : translate('panels.asPlan')),
      },
      { source: 'manages', label: 'users.manages', render: (row) => <YesOrNo value={row.manages} /> },
      { source: 'discussions', label: 'resources.plans.fields.discussions', number: true },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => (
          <RowActions
            name={row.displayTitle}
            why={why}
            onEdit={() => setEditing(row)}
            onDelete={() => void run(planVerbs.removeMember(row.planId, user.id))}
          />
        ),
      },
    ],
    [why, run, user.id, translate],
  )
  return (
    <>
      <Association<PlanRow>
        list="users.planMembership"
        columns={columns}
        empty="users.noPlans"
        reload={reload}
        add={{
          resource: 'plans',
          name: 'name',
          detail: 'displayTitle',
          label: 'panels.addPlan',
          verb: (planId) => planVerbs.addMember(planId, user.id),
        }}
      />
      <Box sx={{ height: 24 }} />
      <AccessOverride />
      {editing && (
        <RowDialog
          title={editing.displayTitle}
          schema={planMemberFields}
          row={{ ...editing }}
          reload={reload}
          resource="userAccess"
          onClose={() => setEditing(undefined)}
          verb={(values) => planVerbs.setMember(editing.planId, user.id, values)}
        >
          <ChoiceInput
            source="access"
            values={planAccessLevels}
            prefix="panels.access"
            helperText={translate('panels.overrideHint')}
          />
          <AttachmentsOverride />
        </RowDialog>
      )}
    </>
  )
}

function Media({ row }: { row: PlanRow }) {
  const translate = useTranslate()
  const allowed = attachmentMedia.filter((medium) => row.attachments?.[medium])
  return (
    <>
      {allowed.length === 0 ? (
        translate('ra.boolean.false')
      ) : (
        <Listed words={allowed.map((medium) => translate(`discussion.media.${medium}`))} />
      )}
    </>
  )
}

const poolColumns: readonly Column<PoolExpertAdmin>[] = [
  {
    source: 'poolName',
    label: 'resources.pools.fields.poolName',
    render: (row) => <TextLink to={`/pools/${encodeURIComponent(row.poolId)}`}>{row.poolName}</TextLink>,
  },
  { source: 'displayName', label: 'resources.pools.fields.displayName' },
  { source: 'side', label: 'users.side', render: (row) => <Side row={row} /> },
  { source: 'diagnoses', label: 'resources.pools.fields.diagnoses', number: true },
  { source: 'plans', label: 'resources.pools.fields.plans', number: true },
  { source: 'grants', label: 'resources.pools.fields.grants', number: true },
  { source: 'addedAt', label: field('joinedAt'), render: (row) => <When value={row.addedAt} /> },
]

/** The pools that an expert can be chosen from. */
export function PoolsTab() {
  const { user } = useUser()
  const translate = useTranslate()
  return (
    <>
      {!user.noeticExpert && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('users.onlyExperts')}
        </Alert>
      )}
      <Association<PoolExpertAdmin>
        list="users.poolMembership"
        columns={poolColumns}
        empty="users.noPools"
        add={{
          resource: 'pools',
          name: 'poolName',
          detail: 'displayName',
          label: 'panels.addPool',
          verb: (poolId) => linkVerbs.poolExpert(poolId, user.id),
        }}
        remove={(row) => unlinkVerbs.poolExpert(row.poolId, user.id)}
      />
    </>
  )
}

/** Where discussions reach the pool from: funding sources, plans that it is local to, or nothing yet. */
function Side({ row }: { row: PoolExpertAdmin }) {
  const translate = useTranslate()
  const sides = [row.grants > 0 && 'grant', row.plans > 0 && 'plan'].filter((side) => side !== false)
  return <>{sides.length === 0 ? '–' : <Listed words={sides.map((side) => translate(`users.sideName.${side}`))} />}</>
}
