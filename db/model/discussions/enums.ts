export { instaTypes } from '../identity/enums.ts'
export {
  csrReviews,
  expertSelectionModes,
  freeLevels,
  type CsrReview,
  type ExpertSelectionMode,
  type FreeLevel,
} from '../panels/enums.ts'

/** What a discussion is in. `release` is a command and never one of these. */
export const queryStatuses = [
  'create',
  'pending_survey',
  'pending_charge',
  'charged',
  'csrhold',
  'open',
  'held',
  'answered',
  'closed',
  'cancelled',
] as const
export type QueryStatus = (typeof queryStatuses)[number]

export const displayStatuses = ['unreleased', 'open', 'closed', 'cancelled'] as const
export type DisplayStatus = (typeof displayStatuses)[number]

const displayStatusOf: Record<QueryStatus, DisplayStatus> = {
  create: 'unreleased',
  pending_survey: 'unreleased',
  pending_charge: 'unreleased',
  charged: 'unreleased',
  csrhold: 'unreleased',
  open: 'open',
  held: 'open',
  answered: 'open',
  closed: 'closed',
  cancelled: 'cancelled',
}

/** The four states people see; a held discussion shows as open, with a badge. */
export const displayStatus = (status: QueryStatus): DisplayStatus => displayStatusOf[status]

/** Statuses before the first release, the ones an asker may still cancel (life of a discussion, T14). */
export const unreleasedStatuses = queryStatuses.filter((s) => displayStatusOf[s] === 'unreleased')

export const queryTypes = ['normal', 'communal', 'private', 'blinded', 'academy', 'vtb', 'emo'] as const
export type QueryType = (typeof queryTypes)[number]

export const mediaTypes = ['messenger', 'audio', 'video'] as const
export type MediaType = (typeof mediaTypes)[number]

/** Audio and video need a meeting time, a seat limit of a room, and are paid by the session. */
export const isLive = (media: MediaType): boolean => media !== 'messenger'

export const genders = [
  'unspecified',
  'female',
  'male',
  'transmale',
  'transfemale',
  'pretransmale',
  'pretransfemale',
  'indeterminate',
] as const
export type Gender = (typeof genders)[number]

export const ageUnits = ['day', 'week', 'month', 'year'] as const
export type AgeUnit = (typeof ageUnits)[number]

export const csrHandlers = ['none', 'assigned', 'unassigned', 'deactivated'] as const
export type CsrHandler = (typeof csrHandlers)[number]

/** What can wait for staff: a discussion or an answer to be checked, a payment or approval, a change of tax data. */
export const taskKinds = ['review', 'answer', 'charge', 'tax', 'clarify', 'attendance', 'call'] as const
export type TaskKind = (typeof taskKinds)[number]

export const accountingStatuses = ['new', 'processed', 'error', 'skip'] as const
export type AccountingStatus = (typeof accountingStatuses)[number]

export const reminderStatuses = ['none', 'reminded'] as const
export type ReminderStatus = (typeof reminderStatuses)[number]

export const buckets = ['requiresAction', 'newOpportunities', 'ongoing', 'closed'] as const
export type Bucket = (typeof buckets)[number]
