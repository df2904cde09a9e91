import { useState } from 'react'
import { useTranslate, type RaRecord } from 'ra-core'
import Typography from '@mui/material/Typography'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { RecordPicker } from '../../kit/record-picker.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { engagementVerbs } from '../../providers/verbs.ts'
import { invalidatedBy, type QueryRow } from '../row.ts'

/** Invites an expert by name, whom the pools need not hold. */
export function InviteExpert({ query, refused }: { query: QueryRow; refused: string | undefined }) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const why = useDisabledReason()(useMay('discussions.manage'))
  return (
    <>
      <GuardedButton why={why ?? refused} onClick={() => setOpen(true)}>
        {text('participation.inviteByName')}
      </GuardedButton>
      {open && <InviteDialog query={query} onClose={() => setOpen(false)} />}
    </>
  )
}

function InviteDialog({ query, onClose }: { query: QueryRow; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const [chosen, setChosen] = useState<RaRecord>()
  const [complaint, setComplaint] = useState<string>()
  const { run, busy } = useActionMutation({
    done: 'queries.panel.invitedNow',
    reload: invalidatedBy,
    onRefused: (error) => {
      setComplaint(refusalText(error, translate))
      return false
    },
  })
  return (
    <ReasonDialog
      title={`${text('participation.inviteByName')} · ${query.key}`}
      text={text('participation.saysInvite')}
      confirm={text('queries.panel.invite')}
      busy={busy}
      ready={chosen !== undefined}
      onClose={onClose}
      onConfirm={() =>
        chosen &&
        void run(engagementVerbs.invite(String(query.id), String(chosen.id))).then((answer) => answer && onClose())
      }
    >
      <RecordPicker
        resource="users"
        name="resolvedDisplayName"
        sortBy="lastName"
        detail="email"
        label={text('queries.panel.expert')}
        filter={{ noeticExpert: true, enabled: true }}
        autoFocus
        onPick={(record) => {
          setChosen(record)
          setComplaint(undefined)
        }}
      />
      {chosen && (
        <Typography variant="body2">
          {text('participation.chosen', { name: String(chosen.resolvedDisplayName) })}
        </Typography>
      )}
      {complaint && (
        <Typography variant="body2" color="error" role="alert">
          {complaint}
        </Typography>
      )}
    </ReasonDialog>
  )
}
