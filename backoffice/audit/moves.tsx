import { useTranslate } from 'ra-core'
import type { EngagementMove, StateTransitionAdmin } from '#model/discussions/admin-rows.ts'
import { commandNames } from '#model/discussions/lifecycle/commands.ts'
import { queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { queryStatuses } from '#model/discussions/enums.ts'
import { moveLabel } from '#model/discussions/labels.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import type { Column } from '../kit/list/columns.tsx'
import { personFilter, type Filter } from '../kit/list/filters/filters.ts'
import { Who } from '../kit/record/history/audit-columns.tsx'
import { TextLink } from '../kit/record-link.tsx'
import { When } from '../kit/when.tsx'
import { AuditTabs } from './audit-tabs.tsx'

type Move = StateTransitionAdmin | EngagementMove
const label = (name: string) => `audit.move.${name}`

const shared: readonly Column<Move>[] = [
  {
    source: 'createdAt',
    label: label('createdAt'),
    render: (row) => <When value={row.createdAt} />,
    firstOrder: 'DESC',
  },
  {
    source: 'userId',
    label: label('userId'),
    exported: ['who', 'userId', 'actingUser.displayName', 'actingUserId'],
    render: (row) => <Who row={row} />,
    sortable: false,
  },
  {
    source: 'queryKey',
    label: label('queryKey'),
    exported: ['queryKey', 'queryId'],
    render: (row) => row.queryKey && row.queryId && <TextLink to={`/queries/${row.queryId}`}>{row.queryKey}</TextLink>,
    sortable: false,
  },
]
const reason: Column<Move> = { source: 'reason', label: label('reason'), sortable: false }

const filters = (statuses: readonly string[], words: string): readonly Filter[] => [
  personFilter('userId', label('userId')),
  {
    kind: 'choice',
    source: 'from',
    label: label('from'),
    choices: statuses.map((id) => ({ id, name: `${words}.${id}` })),
  },
  { kind: 'choice', source: 'to', label: label('to'), choices: statuses.map((id) => ({ id, name: `${words}.${id}` })) },
  { kind: 'text', source: 'text', label: label('reason') },
  { kind: 'date', source: 'createdStart', label: 'admin.history.from' },
  { kind: 'date', source: 'createdEnd', label: 'admin.history.until', end: true },
  {
    kind: 'reference',
    source: 'queryId',
    label: label('queryKey'),
    resource: 'queries',
    name: 'key',
    sortBy: 'createdAt',
  },
]

const status = 'discussion.status'
const ofDiscussions: readonly Column<StateTransitionAdmin>[] = [
  ...(shared as readonly Column<StateTransitionAdmin>[]),
  { source: 'from', label: label('from'), render: (row) => row.from && <State of={row.from} by={row.command} /> },
  { source: 'to', label: label('to'), render: (row) => <State of={row.to} by={row.command} /> },
  {
    source: 'command',
    label: label('command'),
    words: 'queries.command',
    render: (row) => <Command name={row.command} />,
  },
  reason as Column<StateTransitionAdmin>,
]
const discussionFilters: readonly Filter[] = [
  ...filters(queryStatuses, status),
  {
    kind: 'choice',
    source: 'command',
    label: label('command'),
    choices: commandNames.map((id) => ({ id, name: `queries.command.${id}` })),
  },
]

function State({ of, by }: { of: string; by: string }) {
  return <>{useTranslate()(moveLabel(of, by))}</>
}

function Command({ name }: { name: string }) {
  return <>{useTranslate()(`queries.command.${name}`, { _: name })}</>
}

/** Who moved which discussion from which state to which, when, and why. */
export function DiscussionMoves() {
  return (
    <AdminList<StateTransitionAdmin>
      resource="stateTransitions"
      columns={ofDiscussions}
      filters={discussionFilters}
      search={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
      above={<AuditTabs current="discussions" />}
    />
  )
}

const engagement = 'engagement.status'
const ofEngagements: readonly Column<EngagementMove>[] = [
  ...(shared as readonly Column<EngagementMove>[]),
  {
    source: 'expertId',
    label: label('expertId'),
    exported: ['expertName', 'expertId'],
    render: (row) => row.expertId && <TextLink to={`/users/${row.expertId}`}>{row.expertName}</TextLink>,
    sortable: false,
  },
  { source: 'from', label: label('from'), words: engagement, sortable: false },
  { source: 'to', label: label('to'), words: engagement, sortable: false },
  reason as Column<EngagementMove>,
]
const engagementFilters: readonly Filter[] = [
  ...filters(queryExpertStatuses, engagement),
  personFilter('expertId', label('expertId')),
]

/** The same of experts' parts in discussions. */
export function EngagementMoves() {
  return (
    <AdminList<EngagementMove>
      resource="engagementMoves"
      columns={ofEngagements}
      filters={engagementFilters}
      search={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
      above={<AuditTabs current="engagements" />}
    />
  )
}
