import { useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { mono } from '../../layout/theme.ts'
import { Block } from '../../kit/block.tsx'
import type { Column } from '../../kit/list/columns.tsx'
import { PersonLink } from '../../kit/record-link.tsx'
import { RelatedList } from '../../kit/related-list.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { When } from '../../kit/when.tsx'
import { ExplainRun } from './explain-run.tsx'
import type { QueryRow, QuerySelection } from '../row.ts'

/** Every run of the selection: its round and seed, with which it can be replayed, and whom it chose. */
export function SelectionRuns({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const [shown, setShown] = useState<QuerySelection>()
  const columns = useMemo<readonly Column<QuerySelection>[]>(
    () => [
      { source: 'round', label: 'queries.panel.round', number: true },
      { source: 'createdAt', label: 'queries.log.time', render: (row) => <When value={row.createdAt} /> },
      {
        source: 'runBy',
        label: 'queries.log.by',
        sortable: false,
        render: (row) => (row.runBy ? <PersonLink id={row.runBy} /> : translate('admin.history.system')),
      },
      {
        source: 'mode',
        label: 'resources.queries.fields.expertSelectionMode',
        render: (row) => translate(`selection.mode.${row.mode}`),
        sortable: false,
      },
      { source: 'panelSize', label: 'resources.queries.fields.panelSize', number: true, sortable: false },
      {
        source: 'invited',
        label: 'queries.panel.invitedCount',
        number: true,
        sortable: false,
        render: (row) => row.invited.length,
      },
      {
        source: 'alternates',
        label: 'queries.panel.alternates',
        number: true,
        sortable: false,
        render: (row) => row.alternates.length,
      },
      {
        source: 'seed',
        label: 'queries.panel.seed',
        sortable: false,
        render: (row) => (
          <code style={{ fontFamily: mono, fontSize: '0.75rem', overflowWrap: 'anywhere' }}>{row.seed}</code>
        ),
      },
      {
        source: '_explain',
        label: 'admin.list.actions',
        sortable: false,
        number: true,
        render: (row) => (
          <Button variant="text" onClick={() => setShown(row)}>
            {translate('queries.panel.explain')}
          </Button>
        ),
      },
    ],
    [translate],
  )
  return (
    <Block title={text('queries.panel.runs')}>
      <RelatedList
        resource="querySelections"
        filter={{ queryId: query.id }}
        sort={{ field: 'round', order: 'DESC' }}
        columns={columns}
        empty={text('queries.panel.noRuns')}
      />
      {shown && <ExplainRun query={query} run={shown} onClose={() => setShown(undefined)} />}
    </Block>
  )
}
