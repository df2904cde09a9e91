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

/** What became of it; of one that waits also that its mail did not arrive. */
export function InvitationChip({ invite: { status, undelivered } }: { invite: UserInvite }) {
  const translate = useTranslate()
  if (undelivered) return <StatusChip tone="bad" label={translate('invitations.undelivered')} />
  return <StatusChip tone={tones[status]} label={translate(`invitations.status.${status}`)} />
}
