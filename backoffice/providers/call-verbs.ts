import type { AttendanceBody } from '#model/discussions/call-wire.ts'
import type { Verb } from './verbs.ts'

const at = (key: string, to: string, body: unknown): Verb => ({
  method: 'POST',
  path: `/csradmin/interaction/${encodeURIComponent(key)}/${to}`,
  body,
})

/** What staff do with the call of a discussion, by its key (its RefId). */
export const callVerbs = {
  enterAttendance: (key: string, body: AttendanceBody) => at(key, 'attendance', body),
  giveBack: (key: string, queryExpertId: string, reason: string) => at(key, 'giveBackSeat', { queryExpertId, reason }),
  end: (key: string) => at(key, 'updateLiveSessionStatus', { status: 'ended' }),
  reopen: (key: string) => at(key, 'updateLiveSessionStatus', { status: 'joinable' }),
}
