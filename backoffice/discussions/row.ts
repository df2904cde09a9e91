import type {
  QueryAdmin,
  QueryExpertAdmin,
  QueryResponseAdmin,
  QuerySelection,
  StateTransitionAdmin,
} from '#model/discussions/admin-rows.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import type { DisplayStatus, QueryStatus } from '#model/discussions/enums.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import type { Tone } from '../kit/status-chip.tsx'

export type QueryRow = QueryAdmin
export type ResponseRow = QueryResponseAdmin
export type ParticipantRow = QueryExpertAdmin
export type { Discussion, QuerySelection, StateTransitionAdmin }

const statusTones: Record<QueryStatus, Tone> = {
  create: 'warn',
  pending_survey: 'warn',
  pending_charge: 'warn',
  charged: 'busy',
  csrhold: 'warn',
  open: 'good',
  held: 'warn',
  answered: 'busy',
  closed: 'quiet',
  cancelled: 'quiet',
}
export const statusTone = (status: QueryStatus): Tone => statusTones[status]

const displayTones: Record<DisplayStatus, Tone> = {
  unreleased: 'warn',
  open: 'good',
  closed: 'quiet',
  cancelled: 'quiet',
}
export const displayTone = (status: DisplayStatus): Tone => displayTones[status]

const engagementTones: Record<QueryExpertStatus, Tone> = {
  invited: 'busy',
  declined: 'quiet',
  claimed: 'good',
  missedout: 'quiet',
  latereview: 'busy',
  timedout: 'warn',
  cancelled: 'quiet',
  answered: 'good',
  followup: 'warn',
  user: 'quiet',
  csr: 'quiet',
  rejected: 'bad',
}
export const engagementTone = (status: QueryExpertStatus): Tone => engagementTones[status]

/** Reason why a part ended, as the expert or staff entered it. */
export const endReason = (row: ParticipantRow): string | null => {
  switch (row.status) {
    case 'declined':
      return row.declineReason
    case 'cancelled':
      return row.givenBackReason
    case 'rejected':
      return row.rejectReason
    default:
      return null
  }
}

/** Everything that a verb on one discussion may change on its page. */
export const invalidatedBy = [
  'queries',
  'discussion',
  'tasks',
  'queryExperts',
  'queryResponses',
  'stateTransitions',
  'querySelections',
  'notifications',
  'transactions',
  'auditEvents',
] as const
