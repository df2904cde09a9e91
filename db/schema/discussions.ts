import { boolean, day, id, index, instant, integer, json, money, oneOf, primaryKey, real, table, text, uniqueIndex, version } from '../columns.ts'
import { inviteActions, participantStatuses, participantTypes, queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import { accountingStatuses, ageUnits, csrHandlers, csrReviews, expertSelectionModes, freeLevels, genders, mediaTypes, queryStatuses, queryTypes, reminderStatuses } from '#model/discussions/enums.ts'
import { attachmentTypes, responseSubtypes, responseTypes } from '#model/discussions/response-enums.ts'
import { surveyStatuses } from '#model/surveys/enums.ts'
import { user } from './identity.ts'
import { diagnosis, grantProgram, membershipPlan, pool } from './panels.ts'

export const queryHeader = table('query_header', {
  id: id(),
  /** the RefId people see */
  key: text().notNull(),
  /** the asker */
  userId: text().notNull().references(() => user.id),
  createdBy: text().notNull(),
  status: oneOf(queryStatuses).notNull(),
  type: oneOf(queryTypes).notNull().default('normal'),
  title: text().notNull(),
  mediaType: oneOf(mediaTypes).notNull(),
  diagnosisId: text().notNull().references(() => diagnosis.id),
  contextName: text(),
  planId: text().references(() => membershipPlan.id),
  grantId: text().references(() => grantProgram.id),
  poolId: text().references(() => pool.id),
  privateExpertId: text(),
  expertSelectionMode: oneOf(expertSelectionModes).notNull(),
  text: text().notNull(),
  history: text().notNull().default(''),
  language: text().notNull().default('en-us'),
  genderId: oneOf(genders),
  ageMagnitude: integer(),
  ageUnits: oneOf(ageUnits),
  dob: day(),
  anonymous: boolean().notNull().default(false),
  testQuery: boolean().notNull().default(false),
  // overrides of this discussion; null takes the plan's, the grant's, the default
  panelSize: integer(),
  maxResponseTime: integer(),
  maxQueryDuration: integer(),
  firstReminder: integer(),
  secondReminder: integer(),
  csrReview: oneOf(csrReviews),
  askerReview: oneOf(csrReviews),
  reviewReasons: json<string[]>().notNull().$defaultFn(() => []),
  reviewChecks: json<{ id: string; answer: boolean }[]>().notNull().$defaultFn(() => []),
  returnReason: text(),
  holdReason: text(),
  cancelReason: text(),
  preventInvites: boolean().notNull().default(false),
  accountingStatus: oneOf(accountingStatuses).notNull().default('new'),
  freeLevel: oneOf(freeLevels).notNull().default('none'),
  chargeReference: text(),
  /** what the asker must do next: clarify, csrupdate, survey, or nothing */
  askerAction: text(),
  releasedAt: instant(),
  answeredAt: instant(),
  closeTime: instant(),
  closedAt: instant(),
  /** while held: milliseconds the clocks had left */
  remainingMs: integer(),
  meetingTime: instant(),
  meetingMinutes: integer(),
  proposedTimes: json<number[]>().notNull().$defaultFn(() => []),
  sessionEndedAt: instant(),
  surgeId: text(),
  surgeMultiple: real().notNull().default(1),
  independentFirst: boolean().notNull().default(false),
  surveyStatus: oneOf(surveyStatuses),
  questionCount: integer().notNull().default(0),
  responseCount: integer().notNull().default(0),
  lastResponseAt: instant(),
  searchText: text().notNull().default(''),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: version(),
}, t => [
  uniqueIndex('query_header_key').on(t.key),
  index('query_header_status').on(t.status, t.createdAt, t.id),
  index('query_header_created').on(t.createdAt, t.id),
  index('query_header_user').on(t.userId, t.status, t.createdAt),
  index('query_header_plan').on(t.planId, t.status),
  index('query_header_grant').on(t.grantId),
  index('query_header_diagnosis').on(t.diagnosisId),
  index('query_header_close').on(t.status, t.closeTime),
])

/** Earlier wordings; the current one stands in the header. */
export const queryText = table('query_text', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  text: text().notNull(),
  history: text().notNull(),
  changedBy: text().notNull(),
  changedAt: instant().notNull(),
}, t => [index('query_text_query').on(t.queryId, t.changedAt)])

/** A draft of the wizard: all its state. */
export const queryHeaderInput = table('query_header_input', {
  id: id(),
  userId: text().notNull().references(() => user.id, { onDelete: 'cascade' }),
  createdBy: text().notNull(),
  updatedBy: text().notNull(),
  clientData: json<Record<string, unknown>>().notNull(),
  /** the last exchange's stamp, epoch milliseconds: an older one is refused */
  ts: money().notNull(),
  /** set once: the discussion this draft became */
  queryId: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: version(),
}, t => [index('query_header_input_user').on(t.userId, t.updatedAt)])

/** One expert's part in one discussion. */
export const queryExpert = table('query_expert', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  userId: text().notNull().references(() => user.id),
  status: oneOf(queryExpertStatuses).notNull(),
  round: integer().notNull().default(0),
  poolId: text(),
  side: text(),
  inviteTime: instant(),
  /** when an invitation without reaction ends */
  inviteExpires: instant(),
  acceptedAt: instant(),
  reservedUntil: instant(),
  /** while held: milliseconds the invitation or reservation had left */
  remainingMs: integer(),
  answeredAt: instant(),
  decidedAt: instant(),
  declineReason: text(),
  meetingTime: instant(),
  /** cents an hour at acceptance */
  rate: money(),
  surgeMultiple: real().notNull().default(1),
  minutes: integer(),
  measuredMinutes: integer().notNull().default(0),
  payable: boolean().notNull().default(true),
  frozen: boolean().notNull().default(false),
  paid: boolean().notNull().default(false),
  reminderStatus: oneOf(reminderStatuses).notNull().default('none'),
  mtgUrl: text(),
  rejectReason: text(),
  seenResponseId: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: version(),
}, t => [
  uniqueIndex('query_expert_person').on(t.queryId, t.userId),
  index('query_expert_user').on(t.userId, t.status, t.updatedAt),
  index('query_expert_invite').on(t.userId, t.inviteTime),
])

/** Every run of expert selection, so that it can be explained and replayed. */
export const querySelection = table('query_selection', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  round: integer().notNull(),
  seed: text().notNull(),
  mode: oneOf(expertSelectionModes).notNull(),
  panelSize: integer().notNull(),
  /** ranking with weights, parts and reason codes, as the rule returned it */
  ranking: json<unknown[]>().notNull(),
  invited: json<string[]>().notNull(),
  alternates: json<string[]>().notNull(),
  runBy: text(),
  createdAt: instant().notNull(),
}, t => [uniqueIndex('query_selection_round').on(t.queryId, t.round)])

export const queryResponse = table('query_response', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  queryExpertId: text().references(() => queryExpert.id),
  userId: text().notNull().references(() => user.id),
  actingUserId: text(),
  type: oneOf(responseTypes).notNull(),
  subtype: oneOf(responseSubtypes),
  text: text().notNull().default(''),
  terms: text(),
  reason: text(),
  /** a follow-up: the answer it asks about; a rejected text: the refusal */
  aboutResponseId: text(),
  attachmentId: text(),
  minutes: integer(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  version: version(),
}, t => [index('query_response_query').on(t.queryId, t.id), index('query_response_expert').on(t.queryExpertId)])

export const queryResponseText = table('query_response_text', {
  id: id(),
  responseId: text().notNull().references(() => queryResponse.id, { onDelete: 'cascade' }),
  text: text().notNull(),
  changedBy: text().notNull(),
  changedAt: instant().notNull(),
}, t => [index('query_response_text_response').on(t.responseId)])

export const queryAttachment = table('query_attachment', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  userId: text().notNull(),
  name: text().notNull(),
  type: oneOf(attachmentTypes).notNull(),
  mime: text().notNull(),
  size: integer().notNull(),
  description: text(),
  storageKey: text().notNull(),
  status: text().notNull(),
  createdAt: instant().notNull(),
  removedAt: instant(),
}, t => [index('query_attachment_query').on(t.queryId)])

export const queryArchive = table('query_archive', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  size: integer().notNull(),
  storageKey: text().notNull(),
  createdAt: instant().notNull(),
})

/** People beside asker and experts: relatives, providers, blinded participants. */
export const queryInvite = table('query_invite', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  participantType: oneOf(participantTypes).notNull(),
  name: text().notNull(),
  email: text(),
  phone: text(),
  status: oneOf(participantStatuses).notNull().default('inactive'),
  action: oneOf(inviteActions).notNull().default('invited'),
  tokenHash: text().notNull(),
  sentAt: instant(),
  joinedAt: instant(),
  createdAt: instant().notNull(),
  version: version(),
}, t => [index('query_invite_query').on(t.queryId), uniqueIndex('query_invite_token').on(t.tokenHash)])

export const queryTeam = table('query_team', {
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  userId: text().notNull().references(() => user.id),
  csrHandler: oneOf(csrHandlers).notNull().default('assigned'),
}, t => [primaryKey({ columns: [t.queryId, t.userId] })])

/** What each person has read: drives "updated" and "new responses". */
export const querySeen = table('query_seen', {
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  userId: text().notNull().references(() => user.id, { onDelete: 'cascade' }),
  responseId: text().notNull(),
  seenAt: instant().notNull(),
}, t => [primaryKey({ columns: [t.queryId, t.userId] }), index('query_seen_user').on(t.userId)])

export const stateTransition = table('state_transition', {
  id: id(),
  queryId: text().notNull().references(() => queryHeader.id, { onDelete: 'cascade' }),
  from: text(),
  to: oneOf(queryStatuses).notNull(),
  command: text().notNull(),
  userId: text(),
  actingUserId: text(),
  reason: text(),
  createdAt: instant().notNull(),
}, t => [index('state_transition_query').on(t.queryId, t.createdAt)])

/** What a panel will need to know for a diagnosis: the question coach. */
export const diagnosisFact = table('diagnosis_fact', {
  id: id(),
  diagnosisId: text(),
  groupId: text(),
  domainId: text(),
  label: text().notNull(),
  labelZh: text(),
  pattern: text().notNull(),
  order: integer().notNull().default(0),
  version: version(),
})

export const aiEvent = table('ai_event', {
  id: id(),
  userId: text().notNull(),
  logRefTable: text().notNull(),
  logRefId: text().notNull(),
  target: text().notNull(),
  provider: text().notNull(),
  createdAt: instant().notNull(),
})

export const aiInteraction = table('ai_interaction', {
  id: id(),
  userId: text().notNull(),
  logAIEventId: text().notNull(),
  aiAction: text().notNull(),
  payload: json<unknown>(),
  ver: integer().notNull().default(1),
  createdAt: instant().notNull(),
}, t => [index('ai_interaction_event').on(t.logAIEventId)])
