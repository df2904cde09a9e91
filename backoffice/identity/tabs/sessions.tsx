import { useTranslate } from 'ra-core'
import type { NoeticSession } from '#model/payments/session-wire.ts'
import type { Column } from '../../kit/list/columns.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { When } from '../../kit/when.tsx'

type Row = NoeticSession & { id: string }
const columns: readonly Column<Row>[] = [
  { source: 'meetingTime', render: (row) => <When value={row.meetingTime} /> },
  { source: 'key', render: (row) => <TextLink to={`/queries/${encodeURIComponent(row.queryId)}`}>{row.key}</TextLink> },
  { source: 'title' },
  { source: 'mediaType', render: (row) => <Word value={`discussion.media.${row.mediaType}`} /> },
  { source: 'status', render: (row) => <Word value={`account.calls.stateName.${row.status}`} /> },
  { source: 'minutes', number: true },
  { source: 'amount', number: true, render: (row) => <Amount row={row} /> },
]

/** Live sessions of this person, with the attendance that is paid. */
export const SessionsTab = () => (
  <Association<Row> list="users.noeticSessions" columns={columns} empty="users.noSessions" />
)

function Word({ value }: { value: string }) {
  return <>{useTranslate()(value, { _: value })}</>
}

function Amount({ row }: { row: Row }) {
  return <>{useFormat().money(row.amount, row.currency)}</>
}
