import { signalTypes, type SignalPayload } from '#model/live-sessions/room.ts'
import { summaryDecisions } from '#model/discussions/calls/call-summary.ts'
import { roomRoles } from '#model/live-sessions/places.ts'
import { voices } from '#model/live-sessions/voice.ts'
import { boolean, id, index, instant, integer, json, oneOf, table, text, uniqueIndex } from '../columns.ts'
import { queryResponse } from './discussion-record.ts'
import { queryHeader } from './discussions.ts'

/** One person's presence in one call; minutes of pay are measured from these. */
export const liveAttendance = table(
  'live_attendance',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    userId: text(),
    queryInviteId: text(),
    role: text().notNull(),
    peerId: text().notNull(),
    tokenHash: text().notNull(),
    tokenExpires: instant().notNull(),
    /** up, down, none, mute */
    voice: text(),
    joinedAt: instant(),
    leftAt: instant(),
    minutes: integer(),
    /** the booked time that this presence belongs to; null: from before rooms existed */
    meetingTime: instant(),
  },
  (t) => [index('live_attendance_query').on(t.queryId), index('live_attendance_peer').on(t.peerId)],
)

/** One person in the room or the waiting room of one booked call, and what the others see of them. */
export const livePeer = table(
  'live_peer',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    /** the booked time: a moved call is another room */
    meetingTime: instant().notNull(),
    userId: text(),
    queryInviteId: text(),
    role: oneOf(roomRoles).notNull(),
    tokenHash: text().notNull(),
    tokenExpires: instant().notNull(),
    voice: oneOf(voices).notNull(),
    /** in the room; else in the waiting room */
    inside: boolean().notNull().default(false),
    muted: boolean().notNull().default(false),
    camera: boolean().notNull().default(false),
    screen: boolean().notNull().default(false),
    hand: boolean().notNull().default(false),
    poor: boolean().notNull().default(false),
    lateMinutes: integer().notNull().default(0),
    lastSeenAt: instant().notNull(),
    leftAt: instant(),
    /** taken out by the expert or staff, until they admit the person again */
    removedAt: instant(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('live_peer_token').on(t.tokenHash),
    index('live_peer_query').on(t.queryId, t.meetingTime),
    index('live_peer_seen').on(t.leftAt, t.lastSeenAt),
  ],
)

/** What one page says to another to connect; deleted some minutes later. Processes pass the id on, never the payload. */
export const liveSignal = table(
  'live_signal',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    fromPeer: text().notNull(),
    toPeer: text().notNull(),
    type: oneOf(signalTypes).notNull(),
    payload: json<SignalPayload>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('live_signal_to').on(t.toPeer, t.id), index('live_signal_created').on(t.createdAt)],
)

/** What an expert wrote down after a call, and what the asker said to it. A new one follows after an objection. */
export const callSummary = table(
  'call_summary',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    meetingTime: instant().notNull(),
    userId: text().notNull(),
    agreed: text().notNull(),
    followUp: text().notNull().default(''),
    /** the expert's presence, as it was measured when this was written */
    intervals: json<{ from: string; until: string }[]>().notNull(),
    createdAt: instant().notNull(),
    /** without an objection until then it stands */
    objectBy: instant().notNull(),
    decision: oneOf(summaryDecisions),
    decidedAt: instant(),
    objection: text(),
    /** the line of the discussion that says the same; null where it was not kept */
    responseId: text().references(() => queryResponse.id, { onDelete: 'cascade' }),
  },
  (t) => [index('call_summary_query').on(t.queryId, t.createdAt)],
)

/** What was written in a call. */
export const liveMessage = table(
  'live_message',
  {
    id: id(),
    queryId: text()
      .notNull()
      .references(() => queryHeader.id, { onDelete: 'cascade' }),
    meetingTime: instant().notNull(),
    role: oneOf(roomRoles).notNull(),
    userId: text(),
    queryInviteId: text(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('live_message_query').on(t.queryId, t.meetingTime, t.id)],
)
