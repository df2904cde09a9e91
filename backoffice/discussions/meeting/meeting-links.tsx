import { useState } from 'react'
import { useGetList, useTranslate } from 'ra-core'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import EditIcon from '@mui/icons-material/EditOutlined'
import { mayMeetElsewhere } from '#model/discussions/calls/call-seats.ts'
import { engagementLabel } from '#model/discussions/labels.ts'
import { meetingLink } from '#model/discussions/wire-bodies.ts'
import { Block } from '../../kit/block.tsx'
import { useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { GuardedIcon } from '../../kit/buttons/guarded-icon.tsx'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { engagementTone, invalidatedBy, type ParticipantRow, type QueryRow } from '../row.ts'
import { useTyped } from '../../kit/hooks/use-typed.ts'

/** Where each expert of the panel meets the others: the room of the discussion, or an address of its own. */
export function MeetingLinks({ query }: { query: QueryRow }) {
  const text = useText()
  const translate = useTranslate()
  const [editing, setEditing] = useState<ParticipantRow>()
  const why = useDisabledReason()(useMay('discussions.manage'))
  const elsewhere = mayMeetElsewhere(query.type)
  const { data } = useGetList<ParticipantRow>('queryExperts', {
    filter: { queryId: query.id, status: ['claimed', 'answered', 'followup', 'latereview'] },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  return (
    <Block title={text('queryMeeting.links')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text(elsewhere ? 'queryMeeting.linksHint' : 'queryMeeting.blinded')}
      </Typography>
      {data?.length === 0 && <Typography color="text.secondary">{text('queryMeeting.nobody')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {data?.map((row) => (
          <Box component="li" key={row.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography>{row.displayName}</Typography>
            <StatusChip tone={engagementTone(row.status)} label={translate(engagementLabel(row.status))} />
            {elsewhere && row.mtgUrl ? (
              <Link href={row.mtgUrl} target="_blank" rel="noreferrer" sx={{ overflowWrap: 'anywhere' }}>
                {row.mtgUrl}
              </Link>
            ) : (
              <Typography color="text.secondary">{text('queryMeeting.room')}</Typography>
            )}
            {elsewhere && (
              <GuardedIcon
                label={text('queryMeeting.edit', { name: row.displayName })}
                why={why}
                onClick={() => setEditing(row)}
              >
                <EditIcon fontSize="small" />
              </GuardedIcon>
            )}
          </Box>
        ))}
      </Box>
      {editing && <LinkDialog query={query} row={editing} onClose={() => setEditing(undefined)} />}
    </Block>
  )
}

/** The address of one expert's call; empty: the room of the discussion. */
export function LinkDialog({ query, row, onClose }: { query: QueryRow; row: ParticipantRow; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const [url, setUrl] = useTyped(`meetingUrl.${row.id}`, row.mtgUrl ?? '')
  const { run, busy } = useActionMutation({ done: 'queryMeeting.done', reload: invalidatedBy })
  const wrong = url.trim() !== '' && !meetingLink.safeParse(url.trim()).success
  return (
    <ReasonDialog
      title={text('queryMeeting.link', { name: row.displayName })}
      text={text('queryMeeting.linksHint')}
      confirm={translate('ra.action.save')}
      busy={busy}
      ready={!wrong}
      onClose={onClose}
      onConfirm={() =>
        void run(discussionVerbs.setMeetingUrl(query.key, row.queryExpertId, url.trim() || null)).then(
          (answer) => answer && onClose(),
        )
      }
    >
      <TextField
        type="url"
        label={text('queryMeeting.link', { name: row.displayName })}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={wrong}
        helperText={wrong ? text('queryMeeting.wrongLink') : undefined}
        sx={{ mt: 1 }}
        autoFocus
      />
    </ReasonDialog>
  )
}
