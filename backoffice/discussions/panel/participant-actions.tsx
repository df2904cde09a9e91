import { Suspense, useState } from 'react'
import MenuItem from '@mui/material/MenuItem'
import MoreIcon from '@mui/icons-material/MoreHoriz'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import { isLive } from '#model/discussions/enums.ts'
import type { TextKey } from '#model/texts/load.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { MenuButton } from '../../layout/menu-button.tsx'
import { discussionVerbs } from '../../providers/verbs.ts'
import type { Verb } from '../../providers/verb.ts'
import { invalidatedBy, type ParticipantRow, type QueryRow } from '../row.ts'

const ParticipationDialog = lazyPart(() => import('./participation-dialog.tsx'))
const ExpertTimeDialog = lazyPart(() => import('./expert-time-dialog.tsx'))

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

/** A written answer has a time that is paid. */
const hasTime: readonly QueryExpertStatus[] = ['answered', 'followup', 'latereview']

/** What staff can do with one person's part. */
export function ParticipantActions({ query, row }: { query: QueryRow; row: ParticipantRow }) {
  const text = useText()
  const [asking, setAsking] = useState<Action>()
  const [correcting, setCorrecting] = useState(false)
  const [looking, setLooking] = useState(false)
  const { run, busy } = useActionMutation({ done: 'admin.record.saved', reload: invalidatedBy })
  const may = useMay('discussions.manage').allowed
  const fitting = participantActions.filter(
    ({ from, text: name }) => from.includes(row.status) && !(name === 'queries.panel.makePayable' && row.payable),
  )
  const timed = row.minutes !== null && !row.frozen && !isLive(query.mediaType) && hasTime.includes(row.status)
  const hasMoney = row.status !== 'csr' && row.status !== 'user'
  if (!may || (fitting.length === 0 && !timed && !hasMoney)) return <span />
  return (
    <>
      <MenuButton label={text('queries.panel.actions', { name: row.displayName })} icon={<MoreIcon fontSize="small" />}>
        {(close) => [
          ...(hasMoney
            ? [
                <MenuItem
                  key="details"
                  dense
                  onClick={() => {
                    close()
                    setLooking(true)
                  }}
                >
                  {text('participation.open')}
                </MenuItem>,
              ]
            : []),
          ...(timed
            ? [
                <MenuItem
                  key="time"
                  dense
                  onClick={() => {
                    close()
                    setCorrecting(true)
                  }}
                >
                  {text('expertTime.correct')}
                </MenuItem>,
              ]
            : []),
          ...fitting.map((action) => (
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
          )),
        ]}
      </MenuButton>
      {looking && (
        <Suspense>
          <ParticipationDialog row={row} onClose={() => setLooking(false)} />
        </Suspense>
      )}
      {correcting && (
        <Suspense>
          <ExpertTimeDialog query={query} row={row} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
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
