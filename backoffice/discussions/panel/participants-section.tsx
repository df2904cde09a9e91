import { useState } from 'react'
import { GuardedButton } from '../../kit/buttons/guarded-button.tsx'
import { Block } from '../../kit/block.tsx'
import { RelatedList } from '../../kit/related-list.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { ApplicableExperts } from './applicable-experts.tsx'
import { useRefusal } from '../commands/use-refusal.ts'
import { InviteExpert } from './invite-expert.tsx'
import { PanelSize } from './panel-size.tsx'
import { useParticipantColumns } from './participant-columns.tsx'
import type { Discussion, QueryRow } from '../row.ts'
import { RunSelection } from './run-selection.tsx'
import { SelectionRuns } from './selection-runs.tsx'

interface Props {
  query: QueryRow
  view?: Discussion
}

/** Who has a part, the seats of the panel, who could be invited and why the others not. */
export function ParticipantsSection({ query, view }: Props) {
  const text = useText()
  const refusal = useRefusal()
  const columns = useParticipantColumns(query)
  const [running, setRunning] = useState(false)
  const why = refusal('runSelection', view)
  return (
    <>
      <Block
        title={
          view
            ? text('queries.panel.seats', { used: view.seatsUsed, size: view.panelSize })
            : text('queries.section.participants')
        }
        actions={
          <>
            <PanelSize query={query} view={view} />
            <InviteExpert
              query={query}
              refused={query.status === 'open' ? undefined : text('engagement.refused.notOpen')}
            />
            <GuardedButton variant={why ? 'outlined' : 'contained'} why={why} onClick={() => setRunning(true)}>
              {text('queries.command.runSelection')}
            </GuardedButton>
          </>
        }
      >
        <RelatedList
          resource="queryExperts"
          filter={{ queryId: query.id }}
          sort={{ field: 'createdAt', order: 'ASC' }}
          columns={columns}
          empty={text('queries.panel.nobody')}
        />
      </Block>
      <ApplicableExperts query={query} />
      <SelectionRuns query={query} />
      {running && <RunSelection query={query} onClose={() => setRunning(false)} />}
    </>
  )
}
