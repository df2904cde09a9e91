import { useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import type { TextKey } from '#model/texts/load.ts'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { useMay } from '../kit/use-permissions.ts'
import { useText } from '../kit/use-text.ts'
import { useVerb } from '../kit/use-verb.ts'
import { MenuButton } from '../layout/menu-button.tsx'
import { discussionVerbs, type Verb } from '../providers/verbs.ts'
import { touchedByVerb, type ParticipantRow, type QueryRow } from './row.ts'

interface Action {
  text: TextKey
  /** states from which it makes sense; the server has the last word */
  from: readonly QueryExpertStatus[]
  reason?: true
  verb: (key: string, row: ParticipantRow, reason: string) => Verb
}

const toStatus =
  (status: QueryExpertStatus, more: { payable?: boolean } = {}) =>
  (key: string, row: ParticipantRow, reason: string): Verb =>
    discussionVerbs.updateParticipant(key, {
      queryExpertId: row.queryExpertId,
      status,
      ...more,
      ...(reason && { reason }),
    })

export const participantActions: readonly Action[] = [
  {
    text: 'queries.panel.resetInvite',
    from: ['invited'],
    verb: (key, row) => discussionVerbs.resetInviteTime(key, row.queryExpertId),
  },
  { text: 'queries.panel.withdraw', from: ['invited', 'claimed'], reason: true, verb: toStatus('cancelled') },
  {
    text: 'queries.panel.restore',
    from: ['declined', 'rejected', 'cancelled', 'timedout', 'missedout'],
    reason: true,
    verb: toStatus('invited'),
  },
  {
    text: 'queries.panel.makePayable',
    from: ['latereview'],
    reason: true,
    verb: toStatus('latereview', { payable: true }),
  },
]

/** What staff can do with one person's part. */
export function ParticipantActions({ query, row }: { query: QueryRow; row: ParticipantRow }) {
  const text = useText()
  const [asking, setAsking] = useState<Action>()
  const { run, busy } = useVerb({ done: 'admin.record.saved', reload: touchedByVerb })
  const may = useMay('discussions.manage').allowed
  const fitting = participantActions.filter(
    ({ from, text: name }) => from.includes(row.status) && !(name === 'queries.panel.makePayable' && row.payable),
  )
  if (!may || fitting.length === 0) return <span />
  return (
    <>
      <MenuButton label={text('queries.panel.actions', { name: row.displayName })} icon={<MoreIcon fontSize="small" />}>
        {(close) =>
          fitting.map((action) => (
            <MenuItem
              key={action.text}
              dense
              onClick={() => {
                close()
                if (action.reason) setAsking(action)
                else void run(action.verb(query.key, row, ''))
              }}
            >
              {text(action.text)}
            </MenuItem>
          ))
        }
      </MenuButton>
      {asking && (
        <ReasonDialog
          title={`${text(asking.text)} · ${row.displayName}`}
          ask={text('queries.ask.reason')}
          confirm={text(asking.text)}
          busy={busy}
          required
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) =>
            void run(asking.verb(query.key, row, reason)).then((answer) => answer && setAsking(undefined))
          }
        />
      )}
    </>
  )
}
