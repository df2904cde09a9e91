import type { CsrReview } from '#model/discussions/enums.ts'
import type { QueryExpertStatus } from '#model/discussions/engagement-enums.ts'
import type { TypeformInput } from '#model/surveys/wire.ts'

/** One call of the catalogue that acts. */
export interface Verb {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

const post = (path: string, body: unknown = {}): Verb => ({ method: 'POST', path, body })
const put = (path: string, body: unknown): Verb => ({ method: 'PUT', path, body })
const del = (path: string): Verb => ({ method: 'DELETE', path })

const staff = (key: string) => `/csradmin/interaction/${encodeURIComponent(key)}`

/** The verbs of one discussion, by its key (its RefId). */
export const discussionVerbs = {
  releaseHold: (key: string, body: { preventInvites?: boolean }) => post(`${staff(key)}/releaseHold`, body),
  hold: (key: string, reason: string) => post(`${staff(key)}/hold`, { reason }),
  returnToAsker: (key: string, reason: string) => post(`${staff(key)}/returnToAsker`, { reason }),
  recordCharge: (key: string, reference: string) => post(`${staff(key)}/charge`, { reference }),
  close: (key: string, reason?: string) => post(`${staff(key)}/close`, reason ? { reason } : {}),
  setCloseTime: (key: string, closeTime: string) => put(`${staff(key)}/updateQueryCloseTime`, { closeTime }),
  reopen: (key: string, newCloseTime: string) => post(`${staff(key)}/reopen`, { newCloseTime }),
  cancel: (key: string, force: boolean, reason?: string) =>
    post(`${staff(key)}/cancelQuery${force ? '?forceCancel=true' : ''}`, reason ? { reason } : {}),
  setReview: (key: string, csrReview: CsrReview) => put(`${staff(key)}/setCSRReview`, { csrReview }),
  setPreventInvites: (key: string, preventInvites: boolean) =>
    post(`${staff(key)}/setPreventInvites`, { preventInvites }),
  updatePanelSize: (key: string, panelSize: number) => post(`${staff(key)}/updatePanelSize`, { panelSize }),
  runSelection: (key: string, body: { count: number; inputHash: string; previewed: string[] }) =>
    post(`${staff(key)}/runExpertSelection`, body),
  inviteExpert: (key: string, userId: string) => post(`${staff(key)}/inviteParticipant`, { userId }),
  resetInviteTime: (key: string, queryExpertId: string) => post(`${staff(key)}/resetInviteTime`, { queryExpertId }),
  updateParticipant: (
    key: string,
    body: { queryExpertId: string; status: QueryExpertStatus; payable?: boolean; reason?: string },
  ) => post(`${staff(key)}/updateParticipantStatus`, body),
  correctTime: (key: string, body: { queryExpertId: string; minutes: number; reason: string }) =>
    put(`${staff(key)}/updateExpertTime`, body),
  decideAnswer: (
    key: string,
    responseId: string,
    body: { decision: 'release' | 'reject' | 'suppress'; text?: string; reason?: string; version: number },
  ) => post(`${staff(key)}/responseQa/${responseId}`, body),
  saveReview: (key: string, checks: readonly { id: string; answer: boolean | null }[], note?: string) =>
    post(`${staff(key)}/headerQa`, { checks, ...(note && { note }) }),
  addNote: (key: string, text: string) => post(`${staff(key)}/addCsrNote`, { text }),
  addTeamMember: (key: string, userId: string) => post(`${staff(key)}/addTeamMember`, { userId }),
  removeTeamMember: (key: string, userId: string) => del(`${staff(key)}/team/${userId}`),
  reword: (key: string, body: { text: string; history?: string; summary?: string; version: number }) =>
    post(`${staff(key)}/updateQueryQuestion`, body),
  removeFile: (key: string, id: string) =>
    del(`/user/interaction/${encodeURIComponent(key)}/attachment/${encodeURIComponent(id)}`),
  /** @param meetingTime epoch seconds; null takes the meeting off and closes nothing */
  setMeeting: (key: string, meetingTime: number | null, minutes?: number) =>
    post(`${staff(key)}/updateMeetingTime`, { meetingTime, ...(minutes !== undefined && { minutes }) }),
  setTimes: (key: string, times: readonly number[]) => post(`${staff(key)}/updateLiveSessionTimes`, { times }),
  setMeetingUrl: (key: string, queryExpertId: string, mtgUrl: string | null) =>
    put(`${staff(key)}/updateParticipantMtgUrl`, { queryExpertId, mtgUrl }),
  /** what staff write in a discussion everyone in it reads */
  say: (key: string, text: string) =>
    post(`/user/interaction/${encodeURIComponent(key)}/response`, { text, terms: true }),
}

interface Task {
  id: string
  version: number
}
const task = ({ id, version }: Task, body: Record<string, unknown>) =>
  put(`/csradmin/task/${encodeURIComponent(id)}`, { ...body, version })
export const taskVerbs = {
  assign: (one: Task, assignedTo: string) => task(one, { assignedTo }),
  giveBack: (one: Task) => task(one, { csrHandler: 'unassigned' }),
  settle: (one: Task) => task(one, { done: true }),
}

export const guestVerbs = {
  add: (queryId: string, body: Record<string, unknown>) => post('/server/query/invite', { queryId, ...body }),
  change: (id: string, body: Record<string, unknown>) => put(`/server/query/invite/${encodeURIComponent(id)}`, body),
  remove: (id: string) => del(`/server/query/invite/${encodeURIComponent(id)}`),
}

export const queryVerbs = {
  update: (id: string, body: Record<string, unknown>) => put(`/server/query/header/${id}`, body),
}

type Many = 'grant' | 'pool' | 'membership/plan'
/** Adds one record to a list of another, or takes it off. */
export const link = (many: Many, id: string, part: string, other: string) =>
  post(`/server/${many}/${id}/${part}/${other}`)
export const unlink = (many: Many, id: string, part: string, other: string) =>
  del(`/server/${many}/${id}/${part}/${other}`)

export const planVerbs = {
  addMember: (planId: string, userId: string) => post(`/server/membership/plan/${planId}/member/${userId}`),
  setMember: (planId: string, userId: string, body: Record<string, unknown>) =>
    put(`/server/membership/plan/${planId}/member/${userId}`, body),
  removeMember: (planId: string, userId: string) => del(`/server/membership/plan/${planId}/member/${userId}`),
  addLink: (planId: string, body: Record<string, unknown>) => post(`/server/membership/plan/${planId}/links`, body),
  setLink: (planId: string, linkId: string, body: Record<string, unknown>) =>
    put(`/server/membership/plan/${planId}/link/${linkId}`, body),
  removeLink: (planId: string, linkId: string) => del(`/server/membership/plan/${planId}/link/${linkId}`),
  addSurge: (planId: string, body: Record<string, unknown>) => post(`/server/membership/plan/${planId}/surge`, body),
  setSurge: (planId: string, surgeId: string, body: Record<string, unknown>) =>
    put(`/server/membership/plan/${planId}/surge/${surgeId}`, body),
  removeSurge: (planId: string, surgeId: string) => del(`/server/membership/plan/${planId}/surge/${surgeId}`),
}

export const regionVerbs = {
  create: (body: Record<string, unknown>) => post('/server/grant/region', body),
  update: (id: string, body: Record<string, unknown>) => put(`/server/grant/region/${id}`, body),
  remove: (id: string) => del(`/server/grant/region/${id}`),
}

type Level = '' | '/group' | '/domain'
export const coachVerbs = {
  create: (body: Record<string, unknown>) => post('/server/diagnosis/fact', body),
  update: (id: string, body: Record<string, unknown>) => put(`/server/diagnosis/fact/${id}`, body),
  remove: (id: string) => del(`/server/diagnosis/fact/${id}`),
}

export const diagnosisVerbs = {
  create: (level: Level, body: Record<string, unknown>) => post(`/server/diagnosis${level}`, body),
  update: (level: Level, id: string, body: Record<string, unknown>) => put(`/server/diagnosis${level}/${id}`, body),
  remove: (level: Level, id: string) => del(`/server/diagnosis${level}/${id}`),
}

/** Corrections of what was written; the wording before is kept. */
export const textVerbs = {
  question: (id: string, body: { text: string; history: string; version: number }) =>
    put(`/server/query/text/${encodeURIComponent(id)}`, body),
  response: (id: string, body: { text: string; reason: string; version: number }) =>
    put(`/server/query/responseText/${encodeURIComponent(id)}`, body),
}

const engagementPath = (id: string) => `/server/query/expert/${encodeURIComponent(id)}`
/** One expert's part, by its own id. */
export const engagementVerbs = {
  invite: (queryId: string, userId: string) => post('/server/query/expert', { queryId, userId }),
  change: (id: string, body: { status: QueryExpertStatus; payable: boolean; reason: string; version: number }) =>
    put(engagementPath(id), body),
}

const formAt = (id: string) => `/server/typeform/config/${encodeURIComponent(id)}`
/** Forms of an external survey service. */
export const formVerbs = {
  create: (body: TypeformInput) => post('/server/typeform/config', body),
  change: (id: string, body: TypeformInput & { version: number }) => put(formAt(id), body),
  remove: (id: string) => del(formAt(id)),
}
