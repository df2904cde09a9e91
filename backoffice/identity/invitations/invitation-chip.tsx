import { useTranslate } from 'ra-core'
import type { UserInviteStatus } from '#model/identity/enums.ts'
import { StatusChip, type Tone } from '../../kit/status-chip.tsx'

const tones: Record<UserInviteStatus, Tone> = {
  new: 'quiet',
  sent: 'busy',
  accepted: 'good',
  declined: 'bad',
  cancelled: 'quiet',
  expired: 'warn',
}

export function InvitationChip({ status }: { status: UserInviteStatus }) {
  const translate = useTranslate()
  return <StatusChip tone={tones[status]} label={translate(`invitations.status.${status}`)} />
}
