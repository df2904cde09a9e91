import { id, index, instant, integer, table, text } from '../columns.ts'
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
  },
  (t) => [index('live_attendance_query').on(t.queryId)],
)
