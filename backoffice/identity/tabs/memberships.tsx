import { useMemo, useState } from 'react'
import { useTranslate } from 'ra-core'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { attachmentMedia, planAccessLevels } from '#model/panels/enums.ts'
import { planMemberFields, type PlanMember } from '#model/panels/plan-inputs.ts'
import { useWhy } from '../../kit/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { Named } from '../../kit/list/common.tsx'
import { Association } from '../../kit/record/association.tsx'
import { ChoiceInput } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { useMay } from '../../kit/use-permissions.ts'
import { useVerb } from '../../kit/use-verb.ts'
import { When } from '../../kit/when.tsx'
import { AttachmentsOverride } from '../../panels/attachments-fields.tsx'
import { link, planVerbs, unlink } from '../../providers/verbs.ts'
import { useUser } from '../use-user.ts'
import { AccessOverride } from './access.tsx'

type PlanRow = Omit<PlanMember, 'displayName'> & { id: string; planId: string; displayTitle: string; enabled: boolean; linkId: string | null }
interface PoolRow { id: string; poolId: string; poolName: string; displayName: string; specialty: string | null; addedAt: string }

const field = (name: string) => `resources.users.fields.${name}`
const reload = ['users.planMembership', 'users', 'userAccess', 'auditEvents']

/** The plans that a person belongs to, with what was decided for the person there, and over all of them. */
export function PlansTab() {
  const { user } = useUser()
  const translate = useTranslate()
  const [editing, setEditing] = useState<PlanRow>()
  const why = useWhy()(useMay('setup.edit'))
  const { run } = useVerb({ done: 'admin.record.saved', reload })
  const columns = useMemo<readonly Column<PlanRow>[]>(() => [
    { source: 'displayTitle', label: field('planId'), render: (row) => <TextLink to={`/plans/${encodeURIComponent(row.planId)}`}>{row.displayTitle}</TextLink> },
    { source: 'joinedAt', label: field('joinedAt'), render: (row) => <When value={row.joinedAt} /> },
    { source: 'linkId', label: field('linkId'), render: (row) => translate(row.linkId ? 'ra.boolean.true' : 'ra.boolean.false') },
    { source: 'access', label: field('access'), render: (row) => (row.access ? <Named prefix="panels.access" value={row.access} /> : translate('panels.asPlan')) },
    { source: 'attachments', label: field('attachments'), render: (row) => (row.attachments ? <Media row={row} /> : translate('panels.asPlan')) },
    {
      source: '_actions', label: 'admin.list.actions', number: true,
      render: (row) => <RowActions name={row.displayTitle} why={why} onEdit={() => setEditing(row)} onDelete={() => void run(planVerbs.removeMember(row.planId, user.id))} />,
    },
  ], [why, run, user.id, translate])
  return (
    <>
      <Association<PlanRow>
        list="users.planMembership" columns={columns} empty="users.noPlans" reload={reload}
        add={{ resource: 'plans', name: 'name', detail: 'displayTitle', label: 'panels.addPlan', verb: (planId) => planVerbs.addMember(planId, user.id) }}
      />
      <Box sx={{ height: 24 }} />
      <AccessOverride />
      {editing && (
        <RowDialog
          title={editing.displayTitle} schema={planMemberFields} row={{ ...editing }} reload={reload} resource="userAccess" onClose={() => setEditing(undefined)}
          verb={(values) => planVerbs.setMember(editing.planId, user.id, values)}
        >
          <ChoiceInput source="access" values={planAccessLevels} prefix="panels.access" helperText={translate('panels.overrideHint')} />
          <AttachmentsOverride />
        </RowDialog>
      )}
    </>
  )
}

function Media({ row }: { row: PlanRow }) {
  const translate = useTranslate()
  const allowed = attachmentMedia.filter((medium) => row.attachments?.[medium])
  return <>{allowed.length === 0 ? translate('ra.boolean.false') : allowed.map((medium) => translate(`discussion.media.${medium}`)).join(', ')}</>
}

const poolColumns: readonly Column<PoolRow>[] = [
  { source: 'poolName', label: 'resources.pools.fields.poolName', render: (row) => <TextLink to={`/pools/${encodeURIComponent(row.poolId)}`}>{row.poolName}</TextLink> },
  { source: 'displayName', label: 'resources.pools.fields.displayName' },
  { source: 'addedAt', label: field('joinedAt'), render: (row) => <When value={row.addedAt} /> },
]

/** The pools that an expert can be chosen from. */
export function PoolsTab() {
  const { user } = useUser()
  const translate = useTranslate()
  return (
    <>
      {!user.noeticExpert && <Alert severity="info" sx={{ mb: 2 }}>{translate('users.onlyExperts')}</Alert>}
      <Association<PoolRow>
        list="users.poolMembership" columns={poolColumns} empty="users.noPools"
        add={{ resource: 'pools', name: 'poolName', detail: 'displayName', label: 'panels.addPool', verb: (poolId) => link('pool', poolId, 'expert', user.id) }}
        remove={(row) => unlink('pool', row.poolId, 'expert', user.id)}
      />
    </>
  )
}
