import { plainFullName } from '#model/identity/person-name.ts'
import { useRecordContext } from 'ra-core'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { canEdit, userInviteUpdate, type UserInvite } from '#model/identity/invitations.ts'
import type { NotificationRow } from '#model/notifications/wire.ts'
import type { Column } from '../../kit/list/columns.tsx'
import { History } from '../../kit/record/history/history.tsx'
import { MessageState } from '../../kit/record/message-state.tsx'
import { RecordForm } from '../../kit/record/record-form.tsx'
import { RecordPage, type RecordTab } from '../../kit/record/record-page.tsx'
import { RelatedList } from '../../kit/related-list.tsx'
import { useText } from '../../kit/hooks/use-text.ts'
import { When } from '../../kit/when.tsx'
import { InvitationActions } from './invitation-actions.tsx'
import { InvitationChip } from './invitation-chip.tsx'
import { InvitationPreview } from './invitation-preview.tsx'
import { Dates, InvitationContent } from './invitation-facts.tsx'
import { AsFields, MailFields, NameFields } from './invitation-fields.tsx'
import { Section } from '../../kit/record/section.tsx'

const tabs: readonly RecordTab[] = [
  { path: '', label: 'invitations.details', element: <Details /> },
  { path: 'deliveries', label: 'invitations.deliveries', element: <Deliveries />, bare: true },
  {
    path: 'history',
    label: 'admin.record.history',
    element: <History refTable="user_invite" resource="invitations" />,
    bare: true,
  },
]

/** One invitation: what it says, what became of it, which mails went out. */
export function InvitationPage() {
  return (
    <RecordPage<UserInvite>
      resource="invitations"
      list="/invitations"
      title={(invite) => invite.email}
      below={(invite) => plainFullName(invite)}
      tabs={tabs}
      beside={(invite) => <InvitationChip invite={invite} />}
      actions={(invite) => <InvitationActions invite={invite} />}
    />
  )
}

function Details() {
  const invite = useRecordContext<UserInvite>()
  const text = useText()
  if (!invite) return null
  return (
    <>
      <Dates invite={invite} />
      {canEdit(invite.status) ? (
        <RecordForm schema={userInviteUpdate} act="setup.edit">
          <Section title="invitations.who">
            <NameFields />
          </Section>
          <AsFields />
          <MailFields />
        </RecordForm>
      ) : (
        <>
          <Alert
            severity="info"
            sx={{ mb: 3 }}
            action={
              invite.userId && (
                <Button component={Link} to={`/users/${encodeURIComponent(invite.userId)}`}>
                  {text('invitations.account')}
                </Button>
              )
            }
          >
            {text('invitations.decided')}
          </Alert>
          <InvitationContent invite={invite} />
          <InvitationPreview invite={invite} />
        </>
      )}
    </>
  )
}

const columns: readonly Column<NotificationRow>[] = [
  {
    source: 'createdAt',
    label: 'resources.invitations.fields.createdAt',
    render: (row) => <When value={row.createdAt} />,
  },
  { source: 'subject', label: 'invitations.mail', sortable: false },
  {
    source: 'status',
    label: 'resources.invitations.fields.status',
    sortable: false,
    render: ({ status, error, attempts }) => <MessageState status={status} error={error} attempts={attempts} />,
  },
  { source: 'sentAt', label: 'resources.invitations.fields.sentAt', render: (row) => <When value={row.sentAt} /> },
]

function Deliveries() {
  const invite = useRecordContext<UserInvite>()
  const text = useText()
  if (!invite) return null
  return (
    <RelatedList<NotificationRow>
      resource="notifications"
      filter={{ inviteId: invite.id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={columns}
      empty={text('invitations.noDeliveries')}
    />
  )
}
