import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import AddIcon from '@mui/icons-material/PersonAddAltOutlined'
import CopyIcon from '@mui/icons-material/ContentCopy'
import RemoveIcon from '@mui/icons-material/DeleteOutlined'
import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { participantLabel } from '#model/discussions/labels.ts'
import { isCallAhead } from '#model/discussions/case-progress.ts'
import { hasGuests } from '#model/discussions/enums.ts'
import type { Guest, StaffGuest } from '#model/discussions/guests.ts'
import { api } from '../providers/client.ts'
import { GuardedButton, useDisabledReason } from '../kit/buttons/guarded-button.tsx'
import { GuardedIcon } from '../kit/buttons/guarded-icon.tsx'
import { Loading } from '../kit/loading.tsx'
import { ReasonDialog } from '../kit/reason-dialog.tsx'
import { StatusChip, type Tone } from '../kit/status-chip.tsx'
import { useMay } from '../kit/hooks/use-permissions.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { useActionMutation } from '../kit/hooks/use-action-mutation.ts'
import { When } from '../kit/when.tsx'
import { PageError } from '../layout/page-error.tsx'
import { guestVerbs } from '../providers/verbs.ts'
import { GuestDialog } from './guest-dialog.tsx'
import type { Discussion, QueryRow } from './row.ts'

const reload = ['guests', 'auditEvents', 'notifications']
const tones: Record<Guest['status'], Tone> = { inactive: 'busy', active: 'good', hasjoined: 'good' }

/** Why no one can be invited now. */
function closedReason({ status, mediaType }: QueryRow, view?: Discussion) {
  if (status === 'closed' || status === 'cancelled') return 'queryGuest.over'
  if (!hasGuests(mediaType)) return 'queryGuest.written'
  return isCallAhead(view?.call?.state) ? undefined : 'queryGuest.callOver'
}

/** People whom asker or staff bring to the discussion, those who were taken off too. */
export function InvitesSection({ query, view }: { query: QueryRow; view?: Discussion }) {
  const text = useText()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<StaffGuest>()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['guests', query.id],
    queryFn: ({ signal }) =>
      api
        .get('/server/query/invite/list', { query: { queryId: String(query.id), pageSize: 250 }, signal })
        .then((answer) => answer.data),
  })
  const { run, busy } = useActionMutation({ done: 'queryGuest.done', reload })
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (isPending) return <Loading />
  const closed = closedReason(query, view)
  const over = closed && text(closed)
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <GuardedButton variant="contained" startIcon={<AddIcon />} why={over ?? why} onClick={() => setAdding(true)}>
          {text('queryGuest.add')}
        </GuardedButton>
      </Box>
      {data.length === 0 ? (
        <Card>
          <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
            {text('queryGuest.none')}
          </Typography>
        </Card>
      ) : (
        <Card sx={{ overflowX: 'auto' }}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {(['name', 'contact', 'type', 'status', 'sent', 'joined'] as const).map((name) => (
                  <TableCell key={name}>{text(`queryGuest.${name}`)}</TableCell>
                ))}
                <TableCell align="right">{text('queryFile.actions')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((guest) => (
                <Line
                  key={guest.id}
                  guest={guest}
                  why={why}
                  over={over}
                  onRemove={() => setRemoving(guest)}
                  onResend={() => void run(guestVerbs.change(guest.id, { status: 'active', version: guest.version }))}
                />
              ))}
            </TableBody>
          </Table>
        </Card>
      )}
      {adding && <GuestDialog query={query} reload={reload} onClose={() => setAdding(false)} />}
      {removing && (
        <ReasonDialog
          danger
          title={text('queryFile.removeTitle', { name: removing.name })}
          text={text('queryGuest.removeText')}
          confirm={text('queryFile.removeConfirm')}
          busy={busy}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => void run(guestVerbs.remove(removing.id)).then(() => setRemoving(undefined))}
        />
      )}
    </>
  )
}

interface LineProps {
  guest: StaffGuest
  why: string | undefined
  over: string | undefined
  onRemove: () => void
  onResend: () => void
}

function Line({ guest, why, over, onRemove, onResend }: LineProps) {
  const text = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => notify('messages.copied', { type: 'success' }),
      () => notify('errors.copyFailed', { type: 'error' }),
    )
  const gone = guest.action === 'cancelled' ? text('queryGuest.gone') : undefined
  const declined = guest.action === 'decline' ? text('queryGuest.declined') : undefined
  return (
    <TableRow>
      <TableCell>{guest.name}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{guest.email ?? guest.phone}</TableCell>
      <TableCell>
        {translate(participantLabel[guest.participantType])}
        {guest.voiceReason && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {text('queryGuest.voiceReason', { reason: guest.voiceReason })}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <StatusChip
          tone={gone || declined ? 'quiet' : tones[guest.status]}
          label={text(`queryGuest.state.${gone ? 'cancelled' : declined ? 'decline' : guest.status}`)}
        />{' '}
        {guest.undelivered && <StatusChip tone="bad" label={text('invitations.hindrance.undelivered')} />}
      </TableCell>
      <TableCell>{guest.sentAt ? <When value={guest.sentAt} /> : '–'}</TableCell>
      <TableCell>{guest.joinedAt ? <When value={guest.joinedAt} /> : '–'}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {guest.url && (
          <GuardedIcon label={text('queryGuest.copy', { name: guest.name })} onClick={() => void copy(guest.url ?? '')}>
            <CopyIcon fontSize="small" />
          </GuardedIcon>
        )}
        <GuardedIcon
          label={text('queryGuest.resend', { name: guest.name })}
          why={gone ?? declined ?? over ?? why}
          onClick={onResend}
        >
          <SendIcon fontSize="small" />
        </GuardedIcon>
        <GuardedIcon label={text('queryFile.remove', { name: guest.name })} why={gone ?? why} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </GuardedIcon>
      </TableCell>
    </TableRow>
  )
}
