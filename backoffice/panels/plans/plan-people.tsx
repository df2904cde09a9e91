import { useMemo, useState } from 'react'
import { useRecordContext, useTranslate } from 'ra-core'
import { attachmentMedia, planAccessLevels } from '#model/panels/enums.ts'
import type { PlanAdmin, PlanManager, PlanMemberAdmin } from '#model/panels/admin-rows.ts'
import { planMemberFields } from '#model/panels/plan-inputs.ts'
import { useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { EnabledChip, Named } from '../../kit/list/common.tsx'
import type { Filter } from '../../kit/list/filters/filters.ts'
import { Listed } from '../../kit/listed.tsx'
import { Association } from '../../kit/record/association.tsx'
import { ChoiceInput } from '../../kit/record/inputs.tsx'
import { RowActions } from '../../kit/record/row-actions.tsx'
import { RowDialog } from '../../kit/record/row-dialog.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { planVerbs, linkVerbs, unlinkVerbs } from '../../providers/panel-verbs.ts'
import { addPerson } from '../add-sources.ts'
import { AttachmentsOverride } from '../attachments-fields.tsx'
import { ImportMembers } from './import-members.tsx'

type Member = PlanMemberAdmin
type Manager = PlanManager & { id: string }

const name = (row: { userId: string; displayName: string }) => (
  <TextLink to={`/users/${encodeURIComponent(row.userId)}`}>{row.displayName}</TextLink>
)
const reload = ['plans.members', 'auditEvents']
const field = (source: string) => `resources.plans.fields.${source}`
const filters: readonly Filter[] = [
  {
    kind: 'choice',
    threeWay: true,
    source: 'accountStatus',
    label: 'resources.users.fields.accountStatus',
    choices: [
      { id: 'active', name: 'admin.filter.active' },
      { id: 'inactive', name: 'admin.filter.inactive' },
    ],
  },
  { kind: 'text', source: 'name', label: 'admin.list.search' },
  {
    kind: 'choice',
    source: 'access',
    label: field('access'),
    choices: planAccessLevels.map((id) => ({ id, name: `panels.access.${id}` })),
  },
]

/** Who belongs to the plan, with what was decided for one person alone. */
export function PlanMembers() {
  const plan = useRecordContext<PlanAdmin>()
  const translate = useTranslate()
  const [editing, setEditing] = useState<Member>()
  const why = useDisabledReason()(useMay('setup.edit'))
  const { run } = useActionMutation({ done: 'admin.record.saved', reload })
  const planId = plan?.id ?? ''
  const columns = useMemo<readonly Column<Member>[]>(
    () => [
      { source: 'displayName', label: field('displayName'), render: name },
      { source: 'email', label: field('email') },
      {
        source: 'userType',
        label: field('userType'),
        render: (row) => <Named prefix="user.typeName" value={row.userType} />,
      },
      { source: 'joinedAt', label: field('joinedAt'), render: (row) => <When value={row.joinedAt} /> },
      { source: 'linkSlug', label: 'panels.throughLink' },
      {
        source: 'access',
        label: field('access'),
        render: (row) =>
          row.access ? <Named prefix="panels.access" value={row.access} /> : translate('panels.asPlan'),
      },
      { source: 'attachments', label: 'panels.attachments', render: (row) => <Attachments row={row} /> },
      { source: 'discussions', label: field('discussions'), number: true },
      {
        source: 'enabled',
        label: 'resources.users.fields.accountStatus',
        render: (row) => <EnabledChip enabled={row.enabled} />,
      },
      {
        source: '_actions',
        label: 'admin.list.actions',
        number: true,
        render: (row) => (
          <RowActions
            name={row.displayName}
            why={why}
            onEdit={() => setEditing(row)}
            onDelete={() => void run(planVerbs.removeMember(planId, row.userId))}
          />
        ),
      },
    ],
    [why, run, planId, translate],
  )
  if (!plan) return null
  return (
    <>
      <Association<Member>
        list="plans.members"
        columns={columns}
        filters={filters}
        empty="panels.noMembers"
        actions={<ImportMembers planId={planId} />}
        add={{ ...addPerson, label: 'panels.addMember', verb: (id) => planVerbs.addMember(planId, id) }}
      />
      {editing && (
        <RowDialog
          title={editing.displayName}
          schema={planMemberFields}
          row={{ ...editing }}
          reload={reload}
          onClose={() => setEditing(undefined)}
          verb={(values) => planVerbs.setMember(planId, editing.userId, values)}
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

/** The media in which this person may attach files, where that was decided for them alone. */
function Attachments({ row }: { row: Member }) {
  const translate = useTranslate()
  const { attachments } = row
  if (!attachments) return <>{translate('panels.asPlan')}</>
  const allowed = attachmentMedia.filter((medium) => attachments[medium])
  return (
    <>
      {allowed.length ? (
        <Listed words={allowed.map((medium) => translate(`discussion.media.${medium}`))} />
      ) : (
        translate('panels.none')
      )}
    </>
  )
}

const managerColumns: readonly Column<Manager>[] = [
  { source: 'displayName', label: field('displayName'), render: name },
  { source: 'email', label: field('email') },
  {
    source: 'userType',
    label: field('userType'),
    render: (row) => <Named prefix="user.typeName" value={row.userType} />,
  },
  { source: 'since', label: 'resources.pools.fields.since', render: (row) => <When value={row.since} /> },
]

/** Who looks after the plan. */
export function PlanManagers() {
  const plan = useRecordContext<PlanAdmin>()
  if (!plan) return null
  return (
    <Association<Manager>
      list="plans.managers"
      columns={managerColumns}
      empty="panels.noManagers"
      add={{ ...addPerson, label: 'panels.addManager', verb: (id) => linkVerbs.planManager(plan.id, id) }}
      remove={(row) => unlinkVerbs.planManager(plan.id, row.userId)}
    />
  )
}
