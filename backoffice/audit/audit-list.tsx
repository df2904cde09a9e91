import { auditedTables, auditEvents } from '#model/audit/enums.ts'
import type { AuditListRow } from '#model/audit/wire.ts'
import { useTranslate } from 'ra-core'
import { useFormat } from '../kit/hooks/use-format.ts'
import { AdminList } from '../kit/list/admin-list.tsx'
import { personFilter, type Filter } from '../kit/list/filters/filters.ts'
import { auditColumns, auditFilters } from '../kit/record/history/audit-columns.tsx'
import { AuditDetail } from './audit-detail.tsx'
import { AuditTabs } from './audit-tabs.tsx'

const field = (name: string) => `resources.auditEvents.fields.${name}`
const columns = auditColumns({})
const filters: readonly Filter[] = [
  ...auditFilters,
  personFilter('userId', field('userId')),
  {
    kind: 'choice',
    source: 'refTable',
    label: field('refTable'),
    choices: auditedTables.map((id) => ({ id, name: `audit.table.${id}` })),
  },
  {
    kind: 'choice',
    source: 'excludeEvent',
    label: 'audit.excludeEvent',
    choices: auditEvents.map((id) => ({ id, name: `audit.event.${id}` })),
  },
  { kind: 'text', source: 'refId', label: field('refId') },
  { kind: 'text', source: 'oldVal', label: field('oldVal') },
  { kind: 'text', source: 'newVal', label: field('newVal') },
]

/** Everything that anybody changed. */
export function AuditList() {
  const format = useFormat()
  const translate = useTranslate()
  const called = ({ createdAt, user, event }: AuditListRow) =>
    format.list([format.moment(createdAt), ...(user ? [user.displayName] : []), translate(`audit.event.${event}`)])
  return (
    <AdminList<AuditListRow>
      resource="auditEvents"
      columns={columns}
      filters={filters}
      search={false}
      called={called}
      sort={{ field: 'createdAt', order: 'DESC' }}
      expand={<AuditDetail />}
      above={<AuditTabs current="changes" />}
    />
  )
}
