import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UserInvite } from '#model/identity/invitations.ts'
import { Named, YesOrNo } from '../../kit/list/common.tsx'
import { RecordLink } from '../../kit/record-link.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { When } from '../../kit/when.tsx'

/** What became of the invitation, and when. */
export function Dates({ invite }: { invite: UserInvite }) {
  const dates = [
    ['createdAt', invite.createdAt],
    ['sentAt', invite.sentAt],
    ['expiresAt', invite.expiresAt],
    ['decidedAt', invite.decidedAt],
  ] as const
  return (
    <Box component="dl" sx={grid}>
      {dates.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value ? <When value={value} /> : '–'}
        </Fact>
      ))}
      <Fact name="reissued">{invite.reissued}</Fact>
      <Fact name="invitedBy">{invite.invitedByName ?? '–'}</Fact>
    </Box>
  )
}

/** What it said, once it can only be read. */
export function InvitationContent({ invite }: { invite: UserInvite }) {
  const format = useFormat()
  return (
    <Box component="dl" sx={grid}>
      <Fact name="userType">
        <Named prefix="user.typeName" value={invite.userType} />
      </Fact>
      <Fact name="planId">
        {invite.planId ? <RecordLink resource="plans" id={invite.planId} name="name" path="/plans" /> : '–'}
      </Fact>
      <Fact name="noeticExpert">
        <YesOrNo value={invite.noeticExpert} />
      </Fact>
      {invite.noeticExpert && <Fact name="hourlyRate">{format.money(invite.hourlyRate) || '–'}</Fact>}
      {invite.noeticExpert && (
        <Fact name="poolIds">
          {invite.poolIds?.length
            ? invite.poolIds.map((id) => (
                <div key={id}>
                  <RecordLink resource="pools" id={id} name="poolName" path="/pools" />
                </div>
              ))
            : '–'}
        </Fact>
      )}
      <Fact name="preferredLanguage">
        <Named prefix="invitations.locale" value={invite.preferredLanguage} />
      </Fact>
      <Fact name="message">{invite.message || '–'}</Fact>
    </Box>
  )
}

type Field =
  | 'createdAt'
  | 'sentAt'
  | 'expiresAt'
  | 'decidedAt'
  | 'reissued'
  | 'invitedBy'
  | 'userType'
  | 'planId'
  | 'noeticExpert'
  | 'hourlyRate'
  | 'poolIds'
  | 'preferredLanguage'
  | 'message'

function Fact({ name, children }: { name: Field; children: ReactNode }) {
  const text = useText()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {text(`resources.invitations.fields.${name}`)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}

const grid = { m: 0, mb: 3, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }
