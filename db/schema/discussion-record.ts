import {
  boolean,
  day,
  id,
  index,
  instant,
  integer,
  json,
  oneOf,
  primaryKey,
  table,
  text,
  uniqueIndex,
  version,
} from '../columns.ts'
import { inviteActions, participantStatuses, participantTypes } from '#model/discussions/engagement-enums.ts'
import { macroKeys, undoable, type PendingDecision } from '#model/discussions/triage.ts'
import { csrHandlers, queryStatuses, taskKinds } from '#model/discussions/enums.ts'
import { attachmentTypes, responseSubtypes, responseTypes } from '#model/discussions/response-enums.ts'
import { viewerKinds } from '#model/discussions/visibility.ts'
import { tag } from './classification.ts'
import { user } from './identity.ts'
import { diagnosis, diagnosisDomain, diagnosisGroup } from './panels.ts'
import { queryExpert, queryHeader } from './discussions.ts'

export const queryResponse = table(
  'query_response',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    queryExpertId: text().references(() => queryExpert.id),
    userId: text()
      .notNull()
      .references(() => user.id),
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
  },
  (t) => [
    index('query_response_query').on(t.queryId, t.id),
    index('query_response_expert').on(t.queryExpertId),
    index('query_response_created').on(t.createdAt, t.id),
    index('query_response_type').on(t.type, t.createdAt, t.id),
    index('query_response_subtype').on(t.subtype, t.createdAt, t.id),
  ],
)

export const queryResponseText = table(
  'query_response_text',
  {
    id: id(),
    responseId: text()
      .notNull()
      .references(() => queryResponse.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    changedBy: text().notNull(),
    changedAt: instant().notNull(),
  },
  (t) => [index('query_response_text_response').on(t.responseId)],
)

export const queryAttachment = table(
  'query_attachment',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
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
  },
  (t) => [index('query_attachment_query').on(t.queryId)],
)

export const queryArchive = table('query_archive', {
  id: id(),
  queryId: text()
    .notNull()
    .references(() => queryHeader.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  size: integer().notNull(),
  storageKey: text().notNull(),
  createdAt: instant().notNull(),
})

/** People beside asker and experts: relatives, providers, blinded participants. */
export const queryInvite = table(
  'query_invite',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    participantType: oneOf(participantTypes).notNull(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    status: oneOf(participantStatuses).notNull().default('inactive'),
    action: oneOf(inviteActions).notNull().default('invited'),
    tokenHash: text().notNull(),
    sentAt: instant(),
    joinedAt: instant(),
    createdBy: text(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('query_invite_query').on(t.queryId), uniqueIndex('query_invite_token').on(t.tokenHash)],
)

export const queryTeam = table(
  'query_team',
  {
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id),
    csrHandler: oneOf(csrHandlers).notNull().default('assigned'),
  },
  (t) => [primaryKey({ columns: [t.queryId, t.userId] })],
)

/** What waits for staff: made by a move of the discussion or of an answer, done when that is settled. */
export const csrTask = table(
  'csr_task',
  {
    id: id(),
    kind: oneOf(taskKinds).notNull(),
    queryId: text().references(() => queryHeader.id, { onDelete: 'cascade' }),
    /** the person a change of tax data is about */
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    /** the answer that waits for review */
    responseId: text().references(() => queryResponse.id, { onDelete: 'cascade' }),
    csrHandler: oneOf(csrHandlers).notNull().default('unassigned'),
    assignedTo: text().references(() => user.id, { onDelete: 'set null' }),
    /** what staff need to decide it: times of presence, reasons */
    detail: json<Record<string, unknown>>(),
    dueAt: instant(),
    /** when a claim from the queue ends unless it is renewed; null: assigned until given back */
    claimedUntil: instant(),
    /** out of the queue until then */
    snoozedUntil: instant(),
    /** what staff decided, while it can be undone, or why it could not be done */
    decision: json<PendingDecision>(),
    decideAt: instant(),
    doneAt: instant(),
    createdAt: instant().notNull(),
    version: version(),
  },
  (t) => [index('csr_task_open').on(t.doneAt, t.dueAt, t.id), index('csr_task_query').on(t.queryId)],
)

/** A decision that staff make often, under one key: a command with its text, and a tag for the discussion. */
export const macro = table(
  'macro',
  {
    id: id(),
    name: text().notNull(),
    key: oneOf(macroKeys).notNull(),
    command: oneOf(undoable).notNull(),
    text: text(),
    tagId: text().references(() => tag.id, { onDelete: 'set null' }),
    /** how often it has taken effect */
    used: integer().notNull().default(0),
    version: version(),
  },
  (t) => [uniqueIndex('macro_key').on(t.key)],
)

/** What each person has read: drives "updated" and "new responses". */
export const querySeen = table(
  'query_seen',
  {
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    responseId: text().notNull(),
    seenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.queryId, t.userId] }), index('query_seen_user').on(t.userId)],
)

/** Who has opened the page of a discussion: one row a person and day, of a user or of a guest. */
export const queryOpening = table(
  'query_opening',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    userId: text().references(() => user.id, { onDelete: 'cascade' }),
    inviteId: text().references(() => queryInvite.id, { onDelete: 'cascade' }),
    role: oneOf(viewerKinds).notNull(),
    /** in UTC */
    day: day().notNull(),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    times: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('query_opening_user').on(t.queryId, t.userId, t.day),
    uniqueIndex('query_opening_invite').on(t.queryId, t.inviteId, t.day),
  ],
)

export const stateTransition = table(
  'state_transition',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    from: text(),
    to: oneOf(queryStatuses).notNull(),
    command: text().notNull(),
    userId: text(),
    actingUserId: text(),
    reason: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    index('state_transition_query').on(t.queryId, t.createdAt),
    index('state_transition_created').on(t.createdAt, t.id),
    index('state_transition_from').on(t.from, t.createdAt, t.id),
    index('state_transition_to').on(t.to, t.createdAt, t.id),
    index('state_transition_command').on(t.command, t.createdAt, t.id),
  ],
)

/** What a panel will need to know for a diagnosis, or for all of a group or a domain: the question coach. */
export const diagnosisFact = table(
  'diagnosis_fact',
  {
    id: id(),
    diagnosisId: text().references(() => diagnosis.id, { onDelete: 'cascade' }),
    groupId: text().references(() => diagnosisGroup.id, { onDelete: 'cascade' }),
    domainId: text().references(() => diagnosisDomain.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    labelZh: text(),
    /** what an asker could write, for example */
    hint: text(),
    hintZh: text(),
    /** words and phrases that show the fact is there, by comma; * stands for any letters, # for a number */
    pattern: text().notNull(),
    order: integer().notNull().default(0),
    enabled: boolean().notNull().default(true),
    version: version(),
  },
  (t) => [
    index('diagnosis_fact_diagnosis').on(t.diagnosisId),
    index('diagnosis_fact_group').on(t.groupId),
    index('diagnosis_fact_domain').on(t.domainId),
  ],
)

export const aiEvent = table('ai_event', {
  id: id(),
  userId: text().notNull(),
  logRefTable: text().notNull(),
  logRefId: text().notNull(),
  target: text().notNull(),
  provider: text().notNull(),
  createdAt: instant().notNull(),
})

export const aiInteraction = table(
  'ai_interaction',
  {
    id: id(),
    userId: text().notNull(),
    logAIEventId: text().notNull(),
    aiAction: text().notNull(),
    payload: json<unknown>(),
    ver: integer().notNull().default(1),
    createdAt: instant().notNull(),
  },
  (t) => [index('ai_interaction_event').on(t.logAIEventId)],
)
