import type { AttendanceBody } from '#model/discussions/calls/call-wire.ts'
import { post } from './verb.ts'

const setStatus = (key: string, status: 'ended' | 'joinable') =>
  post('/csradmin/interaction/{key}/updateLiveSessionStatus', { params: { key }, body: { status } })

/** What staff do with the call of a discussion, by its key (its RefId). */
export const callVerbs = {
  enterAttendance: (key: string, body: AttendanceBody) =>
    post('/csradmin/interaction/{key}/attendance', { params: { key }, body }),
  giveBack: (key: string, queryExpertId: string, reason: string) =>
    post('/csradmin/interaction/{key}/giveBackSeat', { params: { key }, body: { queryExpertId, reason } }),
  end: (key: string) => setStatus(key, 'ended'),
  reopen: (key: string) => setStatus(key, 'joinable'),
}
