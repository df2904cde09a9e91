import {
  boolean,
  day,
  id,
  index,
  instant,
  integer,
  json,
  money,
  oneOf,
  real,
  table,
  text,
  uniqueIndex,
  version,
} from '../columns.ts'
import { type PauseReason, queryExpertStatuses } from '#model/discussions/engagement-enums.ts'
import {
  accountingStatuses,
  ageUnits,
  csrReviews,
  expertSelectionModes,
  freeLevels,
  genders,
  mediaTypes,
  queryStatuses,
  queryTypes,
  reminderStatuses,
} from '#model/discussions/enums.ts'
import { surveyStatuses } from '#model/surveys/enums.ts'
import { user } from './identity.ts'
import { diagnosis, grantProgram, membershipPlan, pool } from './panels.ts'

export const queryHeader = table(
  'query_header',
  {
    id: id(),
    /** the RefId people see */
    key: text().notNull(),
    /** the asker */
    userId: text()
      .notNull()
      .references(() => user.id),
    createdBy: text().notNull(),
    status: oneOf(queryStatuses).notNull(),
    type: oneOf(queryTypes).notNull().default('normal'),
    title: text().notNull(),
    mediaType: oneOf(mediaTypes).notNull(),
    diagnosisId: text()
      .notNull()
      .references(() => diagnosis.id),
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
    reviewReasons: json<string[]>()
      .notNull()
      .$defaultFn(() => []),
    reviewChecks: json<{ id: string; answer: boolean }[]>()
      .notNull()
      .$defaultFn(() => []),
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
    proposedTimes: json<number[]>()
      .notNull()
      .$defaultFn(() => []),
    sessionEndedAt: instant(),
    sessionEndedBy: text(),
    /** minutes reported when a call at an external address was ended */
    statedMinutes: integer(),
    /** when presence and pay of the call were decided; a moved call starts without */
    meetingSettledAt: instant(),
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
  },
  (t) => [
    uniqueIndex('query_header_key').on(t.key),
    index('query_header_status').on(t.status, t.createdAt, t.id),
    index('query_header_created').on(t.createdAt, t.id),
    index('query_header_user').on(t.userId, t.status, t.createdAt),
    index('query_header_plan').on(t.planId, t.status),
    index('query_header_plan_created').on(t.planId, t.createdAt, t.id),
    index('query_header_grant').on(t.grantId),
    index('query_header_diagnosis').on(t.diagnosisId),
    index('query_header_close').on(t.status, t.closeTime),
    // the orders of the list of discussions
    index('query_header_updated').on(t.updatedAt, t.createdAt, t.id),
    index('query_header_type').on(t.type, t.createdAt, t.id),
    index('query_header_title').on(t.title, t.createdAt, t.id),
    index('query_header_media').on(t.mediaType, t.createdAt, t.id),
    index('query_header_answers').on(t.responseCount, t.createdAt, t.id),
    index('query_header_meeting').on(t.meetingTime, t.createdAt, t.id),
    index('query_header_closing').on(t.closeTime, t.createdAt, t.id),
    index('query_header_released').on(t.releasedAt, t.createdAt, t.id),
    index('query_header_closed').on(t.closedAt, t.createdAt, t.id),
    index('query_header_last_answer').on(t.lastResponseAt, t.createdAt, t.id),
    index('query_header_accounting').on(t.accountingStatus, t.createdAt, t.id),
  ],
)

/** Earlier wordings; the current one is in the header. */
export const queryText = table(
  'query_text',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    history: text().notNull(),
    changedBy: text().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index('query_text_query').on(t.queryId, t.changedAt)],
)

/** A draft of the wizard: all its state. */
export const queryHeaderInput = table(
  'query_header_input',
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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
  },
  (t) => [index('query_header_input_user').on(t.userId, t.updatedAt)],
)

/** One expert's part in one discussion. */
export const queryExpert = table(
  'query_expert',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id),
    status: oneOf(queryExpertStatuses).notNull(),
    round: integer().notNull().default(0),
    poolId: text(),
    side: text(),
    inviteTime: instant(),
    /** when an invitation without reaction ends */
    inviteExpires: instant(),
    acceptedAt: instant(),
    /** stays when a lost seat is taken again: experts without names are numbered by it */
    firstAcceptedAt: instant(),
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
    /** seconds in which the page of the discussion was visible and used */
    measuredSeconds: integer().notNull().default(0),
    /** the last heartbeat of that page */
    lastActiveAt: instant(),
    /** why the clock is paused; null: it runs */
    pausedFor: json<PauseReason[]>(),
    /** the open question to the asker and since when it pauses the clock */
    clarifyResponseId: text(),
    clarifyingSince: instant(),
    /** the follow-up question that this expert was asked last */
    followupResponseId: text(),
    /** milliseconds that finished clarifying pauses took of the 72 hours */
    clarifiedMs: money().notNull().default(0),
    /** seat of a call: held from here until settlement, `reservedUntil` is null meanwhile */
    bookedAt: instant(),
    /** a moved call: until when this expert may confirm the new time; null when confirmed */
    confirmBy: instant(),
    /** why a booked seat was given back */
    givenBackReason: text(),
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
  },
  (t) => [
    uniqueIndex('query_expert_person').on(t.queryId, t.userId),
    index('query_expert_user').on(t.userId, t.status, t.updatedAt),
    index('query_expert_invite').on(t.userId, t.inviteTime),
    // the orders and totals of the list of experts' parts
    index('query_expert_created').on(t.createdAt, t.id),
    index('query_expert_updated').on(t.updatedAt, t.createdAt, t.id),
    index('query_expert_status').on(t.status, t.createdAt, t.id),
    index('query_expert_invited').on(t.inviteTime, t.createdAt, t.id),
    index('query_expert_accepted').on(t.acceptedAt, t.createdAt, t.id),
    index('query_expert_answered').on(t.answeredAt, t.createdAt, t.id),
    index('query_expert_minutes').on(t.minutes, t.createdAt, t.id),
    index('query_expert_round').on(t.round, t.createdAt, t.id),
    index('query_expert_payable').on(t.payable, t.createdAt, t.id),
    index('query_expert_paid').on(t.paid, t.createdAt, t.id),
    index('query_expert_reminder').on(t.reminderStatus, t.createdAt, t.id),
  ],
)

/** Every run of expert selection, so that it can be explained and replayed. */
export const querySelection = table(
  'query_selection',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    round: integer().notNull(),
    seed: text().notNull(),
    mode: oneOf(expertSelectionModes).notNull(),
    panelSize: integer().notNull(),
    /** SHA-256 of everything the draw depended on */
    inputHash: text(),
    /** ranking with weights, parts and reason codes, as the rule returned it */
    ranking: json<unknown[]>().notNull(),
    invited: json<string[]>().notNull(),
    alternates: json<string[]>().notNull(),
    runBy: text(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex('query_selection_round').on(t.queryId, t.round)],
)
