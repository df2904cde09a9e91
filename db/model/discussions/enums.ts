export { instaTypes } from '../identity/enums.ts'
export {
  csrReviews,
  expertSelectionModes,
  freeLevels,
  type CsrReview,
  type ExpertSelectionMode,
  type FreeLevel,
} from '../panels/enums.ts'

/** Stored statuses of a discussion. `release` is a command, never a status. */
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

/** Status shown to users; a held discussion shows as open, with a badge. */
export const displayStatus = (status: QueryStatus): DisplayStatus => displayStatusOf[status]

/** Statuses before the first release, in which the asker may still cancel (discussion lifecycle, T14). */
export const unreleasedStatuses = queryStatuses.filter((s) => displayStatusOf[s] === 'unreleased')

export const queryTypes = ['normal', 'communal', 'private', 'blinded', 'academy', 'vtb', 'emo'] as const
/** Kinds that only those who take part in them read, even where a plan shares its discussions. */
export const typesNeverShared = ['private', 'blinded', 'academy', 'vtb', 'emo'] as const satisfies readonly QueryType[]
export type QueryType = (typeof queryTypes)[number]
/** Whether members and managers of a plan that shares its discussions read one of this kind. */
export const mayBeShared = (type: QueryType): boolean => !typesNeverShared.some((one) => one === type)

export const mediaTypes = ['messenger', 'audio', 'video'] as const
export type MediaType = (typeof mediaTypes)[number]

/** Audio and video need a meeting time, are limited by room seats and are paid per session. */
export const isLive = (media: MediaType): boolean => media !== 'messenger'

/** Guests can only join calls; in written discussions only the asker, the panel and staff write. */
export const hasGuests = (media: MediaType): boolean => isLive(media)

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

/** Kinds of staff tasks: review of a discussion or answer, charge or approval, change of tax data and call matters. */
export const taskKinds = ['review', 'answer', 'charge', 'tax', 'clarify', 'attendance', 'call'] as const
export type TaskKind = (typeof taskKinds)[number]

export const accountingStatuses = ['new', 'processed', 'error', 'skip'] as const
export type AccountingStatus = (typeof accountingStatuses)[number]

export const reminderStatuses = ['none', 'reminded'] as const
export type ReminderStatus = (typeof reminderStatuses)[number]

export const buckets = ['requiresAction', 'newOpportunities', 'ongoing', 'closed'] as const
export type Bucket = (typeof buckets)[number]
