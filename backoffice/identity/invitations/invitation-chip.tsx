import { useTranslate } from 'ra-core'
import type { UserInviteStatus } from '#model/identity/enums.ts'
import type { UserInvite } from '#model/identity/invitations.ts'
import { StatusChip, type Tone } from '../../kit/status-chip.tsx'

const tones: Record<UserInviteStatus, Tone> = {
  new: 'quiet',
  sent: 'busy',
  accepted: 'good',
  declined: 'bad',
  cancelled: 'quiet',
  expired: 'warn',
}

/** What became of it; of one that waits also why it cannot be accepted. */
export function InvitationChip({ invite: { status, hindrance } }: { invite: UserInvite }) {
  const translate = useTranslate()
  if (hindrance) return <StatusChip tone="bad" label={translate(`invitations.hindrance.${hindrance}`)} />
  return <StatusChip tone={tones[status]} label={translate(`invitations.status.${status}`)} />
}
