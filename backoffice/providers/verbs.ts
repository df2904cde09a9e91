import type { Undoable } from '#model/discussions/triage.ts'
import type { BodyOf } from '#api/client/types.ts'
import type { CsrReview } from '#model/discussions/enums.ts'
import { del, post, put, type Versioned } from './verb.ts'

type Staff<T extends string> = `/csradmin/interaction/{key}/${T}`

/** The verbs of one discussion, by its key (its RefId). */
export const discussionVerbs = {
  releaseHold: (key: string, body: BodyOf<'post', Staff<'releaseHold'>>) =>
    post('/csradmin/interaction/{key}/releaseHold', { params: { key }, body }),
  hold: (key: string, reason: string) =>
    post('/csradmin/interaction/{key}/hold', { params: { key }, body: { reason } }),
  returnToAsker: (key: string, reason: string) =>
    post('/csradmin/interaction/{key}/returnToAsker', { params: { key }, body: { reason } }),
  recordCharge: (key: string, reference: string) =>
    post('/csradmin/interaction/{key}/charge', { params: { key }, body: { reference } }),
  close: (key: string, reason?: string) =>
    post('/csradmin/interaction/{key}/close', { params: { key }, body: reason ? { reason } : {} }),
  /** @param from the time that is shown */
  setCloseTime: (key: string, closeTime: string, from: string | null) =>
    put('/csradmin/interaction/{key}/updateQueryCloseTime', { params: { key }, body: { closeTime, from } }),
  reopen: (key: string, newCloseTime: string) =>
    post('/csradmin/interaction/{key}/reopen', { params: { key }, body: { newCloseTime } }),
  cancel: (key: string, force: boolean, reason?: string) =>
    post('/csradmin/interaction/{key}/cancelQuery', {
      params: { key },
      query: force ? { forceCancel: 'true' } : {},
      body: reason ? { reason } : {},
    }),
  setReview: (key: string, csrReview: CsrReview) =>
    put('/csradmin/interaction/{key}/setCSRReview', { params: { key }, body: { csrReview } }),
  setPreventInvites: (key: string, preventInvites: boolean) =>
    post('/csradmin/interaction/{key}/setPreventInvites', { params: { key }, body: { preventInvites } }),
  /** @param from the size that is shown */
  updatePanelSize: (key: string, panelSize: number, from: number) =>
    post('/csradmin/interaction/{key}/updatePanelSize', { params: { key }, body: { panelSize, from } }),
  runSelection: (key: string, body: BodyOf<'post', Staff<'runExpertSelection'>>) =>
    post('/csradmin/interaction/{key}/runExpertSelection', { params: { key }, body }),
  inviteExpert: (key: string, userId: string) =>
    post('/csradmin/interaction/{key}/inviteParticipant', { params: { key }, body: { userId } }),
  resetInviteTime: (key: string, queryExpertId: string) =>
    post('/csradmin/interaction/{key}/resetInviteTime', { params: { key }, body: { queryExpertId } }),
  updateParticipant: (key: string, body: BodyOf<'post', Staff<'updateParticipantStatus'>>) =>
    post('/csradmin/interaction/{key}/updateParticipantStatus', { params: { key }, body }),
  correctTime: (key: string, body: BodyOf<'put', Staff<'updateExpertTime'>>) =>
    put('/csradmin/interaction/{key}/updateExpertTime', { params: { key }, body }),
  decideAnswer: (key: string, responseId: string, body: BodyOf<'post', Staff<'responseQa/{responseId}'>>) =>
    post('/csradmin/interaction/{key}/responseQa/{responseId}', { params: { key, responseId }, body }),
  saveReview: (key: string, checks: BodyOf<'post', Staff<'headerQa'>>['checks'], note?: string) =>
    post('/csradmin/interaction/{key}/headerQa', { params: { key }, body: { checks, ...(note && { note }) } }),
  addNote: (key: string, text: string) =>
    post('/csradmin/interaction/{key}/addCsrNote', { params: { key }, body: { text } }),
  addTeamMember: (key: string, userId: string) =>
    post('/csradmin/interaction/{key}/addTeamMember', { params: { key }, body: { userId } }),
  removeTeamMember: (key: string, userId: string) =>
    del('/csradmin/interaction/{key}/team/{userId}', { params: { key, userId } }),
  reword: (key: string, body: BodyOf<'post', Staff<'updateQueryQuestion'>>) =>
    post('/csradmin/interaction/{key}/updateQueryQuestion', { params: { key }, body }),
  removeFile: (key: string, id: string) => del('/user/interaction/{key}/attachment/{id}', { params: { key, id } }),
  /** @param meetingTime epoch seconds; null takes the meeting off and closes nothing */
  setMeeting: (key: string, meetingTime: number | null, minutes?: number) =>
    post('/csradmin/interaction/{key}/updateMeetingTime', {
      params: { key },
      body: { meetingTime, ...(minutes !== undefined && { minutes }) },
    }),
  setTimes: (key: string, times: readonly number[]) =>
    post('/csradmin/interaction/{key}/updateLiveSessionTimes', { params: { key }, body: { times: [...times] } }),
  setMeetingUrl: (key: string, queryExpertId: string, mtgUrl: string | null) =>
    put('/csradmin/interaction/{key}/updateParticipantMtgUrl', { params: { key }, body: { queryExpertId, mtgUrl } }),
  /** what staff write in a discussion everyone in it reads */
  say: (key: string, text: string) =>
    post('/user/interaction/{key}/response', { params: { key }, body: { text, terms: true } }),
}

interface Task {
  id: string
  version: number
}
const task = ({ id, version }: Task, body: Omit<BodyOf<'put', '/csradmin/task/{id}'>, 'version'>) =>
  put('/csradmin/task/{id}', { params: { id }, body: { ...body, version } })
export const taskVerbs = {
  assign: (one: Task, assignedTo: string) => task(one, { assignedTo }),
  giveBack: (one: Task) => task(one, { csrHandler: 'unassigned' }),
  settle: (one: Task) => task(one, { done: true }),
  snooze: (one: Task, until: string | null) => task(one, { snoozedUntil: until }),
  next: (passed: readonly string[]) => post('/csradmin/task/next', { body: { passed: [...passed] } }),
  claim: ({ id }: Task) => post('/csradmin/task/{id}/claim', { params: { id } }),
  /** takes effect after the time in which it can be undone */
  decide: ({ id, version }: Task, command: Undoable, reason: string, quietly = false) =>
    post('/csradmin/task/{id}/decide', {
      params: { id },
      body:
        command === 'releaseHold'
          ? { command, version, ...(quietly && { preventInvites: true }) }
          : { command, version, reason },
    }),
  /** like deciding, with the command and the text of a macro */
  macro: ({ id, version }: Task, macroId: string) =>
    post('/csradmin/task/{id}/decide', { params: { id }, body: { command: 'macro', macroId, version } }),
  undo: ({ id }: Task) => del('/csradmin/task/{id}/decide', { params: { id } }),
}

export const guestVerbs = {
  add: (body: BodyOf<'post', '/server/query/invite'>) => post('/server/query/invite', { body }),
  change: (id: string, body: BodyOf<'put', '/server/query/invite/{id}'>) =>
    put('/server/query/invite/{id}', { params: { id }, body }),
  remove: (id: string) => del('/server/query/invite/{id}', { params: { id } }),
}

export const queryVerbs = {
  update: (id: string, body: BodyOf<'put', '/server/query/header/{id}'>) =>
    put('/server/query/header/{id}', { params: { id }, body }),
}

/** Corrections of what was written; the wording before is kept. */
export const textVerbs = {
  question: (id: string, body: BodyOf<'put', '/server/query/text/{id}'>) =>
    put('/server/query/text/{id}', { params: { id }, body }),
  response: (id: string, body: BodyOf<'put', '/server/query/responseText/{id}'>) =>
    put('/server/query/responseText/{id}', { params: { id }, body }),
}

/** One expert's part, by its own id. */
export const engagementVerbs = {
  invite: (queryId: string, userId: string) => post('/server/query/expert', { body: { queryId, userId } }),
  change: (id: string, body: BodyOf<'put', '/server/query/expert/{id}'>) =>
    put('/server/query/expert/{id}', { params: { id }, body }),
}

/** Forms of an external survey service. */
export const formVerbs = {
  create: (body: BodyOf<'post', '/server/typeform/config'>) => post('/server/typeform/config', { body }),
  change: (id: string, body: BodyOf<'put', '/server/typeform/config/{id}'>) =>
    put('/server/typeform/config/{id}', { params: { id }, body }),
  remove: (id: string) => del('/server/typeform/config/{id}', { params: { id } }),
}

export const macroVerbs = {
  create: (body: BodyOf<'post', '/csradmin/macro'>) => post('/csradmin/macro', { body }),
  update: (id: string, body: BodyOf<'put', '/csradmin/macro/{id}'>) =>
    put('/csradmin/macro/{id}', { params: { id }, body }),
  remove: ({ id, version }: Versioned) => del('/csradmin/macro/{id}', { params: { id }, ifMatch: version }),
}
