import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { notificationStatuses, notificationTypes } from '#model/notifications/enums.ts'
import { topicOf } from '#model/notifications/topics.ts'
import { hiddenText, type CommLogRow } from '#model/notifications/wire.ts'
import type { Column } from '../../kit/list/columns.tsx'
import type { Filter } from '../../kit/list/filters/filters.ts'
import { GuardedButton, useDisabledReason } from '../../kit/buttons/guarded-button.tsx'
import { TextLink } from '../../kit/record-link.tsx'
import { Association } from '../../kit/record/association.tsx'
import { MessageState } from '../../kit/record/message-state.tsx'
import { useMay } from '../../kit/hooks/use-permissions.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { When } from '../../kit/when.tsx'
import { userVerbs } from '../../providers/user-verbs.ts'
import { useUser } from '../use-user.ts'

const reload = ['users.commlog', 'auditEvents']
const filters: readonly Filter[] = [
  {
    kind: 'choice',
    source: 'type',
    label: 'resources.users.commlog.fields.type',
    choices: notificationTypes.map((id) => ({ id, name: `account.log.channelName.${id}` })),
  },
  {
    kind: 'choice',
    source: 'status',
    label: 'resources.users.commlog.fields.status',
    choices: notificationStatuses.map((id) => ({ id, name: `account.log.stateName.${id}` })),
  },
  { kind: 'day', source: 'from', label: 'admin.history.from' },
  { kind: 'day', source: 'to', label: 'admin.history.until' },
]

/** Every message to this person. Codes and links that open something are never in it. */
export function CommLogTab() {
  const { target } = useUser()
  const text = useText()
  const translate = useTranslate()
  const [open, setOpen] = useState<CommLogRow>()
  // a link may lead to those that failed; the reader can ask for all
  const [search] = useSearchParams()
  const status = search.get('status')
  const begin = status ? { status } : undefined
  const why = useDisabledReason()(useMay('users.edit', target))
  const { run, busy } = useActionMutation({ done: 'users.resent', reload })
  const columns: readonly Column<CommLogRow>[] = [
    { source: 'createdAt', render: (row) => <When value={row.createdAt} /> },
    { source: 'type', render: (row) => <Word prefix="account.log.channelName" value={row.type} /> },
    { source: 'subject', render: (row) => <Subject row={row} onOpen={() => setOpen(row)} /> },
    { source: 'purpose', render: (row) => <Purpose purpose={row.purpose} /> },
    {
      source: 'queryId',
      render: (row) =>
        row.queryId && <TextLink to={`/queries/${encodeURIComponent(row.queryId)}`}>{row.key ?? row.queryId}</TextLink>,
    },
    {
      source: 'status',
      render: ({ status, delivery }) => <MessageState status={status} {...delivery} />,
    },
    {
      source: '_actions',
      label: 'admin.list.actions',
      number: true,
      render: (row) =>
        row.status === 'error' && (
          <GuardedButton
            size="small"
            why={why ?? (row.text === hiddenText ? translate('resend.secret') : undefined)}
            loading={busy}
            aria-label={`${text('users.resend')}${text('list.colon')}${row.subject}`}
            onClick={() => void run(userVerbs.resend(row.id))}
          >
            {text('users.resend')}
          </GuardedButton>
        ),
    },
  ]
  return (
    <>
      <Association<CommLogRow>
        list="users.commlog"
        columns={columns}
        empty="users.noMessages"
        filter={begin}
        filters={filters}
      />
      {open && <Message row={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Word({ prefix, value }: { prefix: string; value: string }) {
  return <>{useTranslate()(`${prefix}.${value}`, { _: value })}</>
}

/** The topic that people can mute; of messages without one, what they are about. */
function Purpose({ purpose }: { purpose: string }) {
  const topic = topicOf(purpose)
  return <Word prefix={topic ? 'users.topic' : 'users.purpose'} value={topic ?? purpose} />
}

function Subject({ row, onOpen }: { row: CommLogRow; onOpen: () => void }) {
  const translate = useTranslate()
  return (
    <Link component="button" type="button" onClick={onOpen} sx={{ textAlign: 'start' }}>
      {row.subject || translate('account.log.noSubject')}
    </Link>
  )
}

function Message({ row, onClose }: { row: CommLogRow; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="message-title">
      <DialogTitle id="message-title">{row.subject || translate('account.log.noSubject')}</DialogTitle>
      <DialogContent>
        <Typography variant="caption" color="text.secondary" component="p" gutterBottom>
          <When value={row.sentAt ?? row.createdAt} />
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {row.text || translate('account.log.secret')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('admin.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
