import type { FileRow } from '#model/content/wire.ts'
import type { MfaType, PhoneKind } from '#model/identity/enums.ts'
import type { NotificationType } from '#model/notifications/enums.ts'
import type { Verb } from './verbs.ts'

const post = (path: string, body: unknown = {}): Verb => ({ method: 'POST', path, body })
const put = (path: string, body: unknown): Verb => ({ method: 'PUT', path, body })
const del = (path: string, body?: unknown): Verb => ({ method: 'DELETE', path, ...(body !== undefined && { body }) })
const at = (id: string) => `/server/user/${encodeURIComponent(id)}`

/** What staff do with an account. */
export const userVerbs = {
  enable: (id: string, version: number, reason?: string) =>
    post(`${at(id)}/enable`, { version, ...(reason && { reason }) }),
  disable: (id: string, reason: string, version: number) => post(`${at(id)}/disable`, { reason, version }),
  changeEmail: (id: string, email: string, version: number, reason?: string) =>
    put(`${at(id)}/email`, { email, version, ...(reason && { reason }) }),
  resetPassword: (id: string) => post(`${at(id)}/password/reset`),
  sendWelcome: (id: string) => post(`${at(id)}/welcome`),
  endSession: (id: string, sessionId: string) => del(`${at(id)}/session/${encodeURIComponent(sessionId)}`),
  endSessions: (id: string) => post(`${at(id)}/session/endAll`),
  sendTest: (id: string, type: NotificationType) => post(`${at(id)}/testMessage`, { type }),
  resend: (messageId: string) => post(`/server/notification/${encodeURIComponent(messageId)}/resend`),
  removeMfa: (id: string, mfaType: MfaType, email: string, reason: string) =>
    del(`${at(id)}/mfa/${mfaType}`, { email, reason }),
}

/** The parts of a person's own records that are rows. */
export const ownVerbs = {
  setPhone: (id: string, kind: PhoneKind, body: Record<string, unknown>) => put(`${at(id)}/phone/${kind}`, body),
  removePhone: (id: string, kind: PhoneKind) => del(`${at(id)}/phone/${kind}`),
  confirmNumber: (id: string, number: string) => post(`${at(id)}/smsconf`, { number }),
  addTimeoff: (id: string, body: Record<string, unknown>) => post(`${at(id)}/timeoff`, body),
  setTimeoff: (id: string, timeoffId: string, body: Record<string, unknown>) =>
    put(`${at(id)}/timeoff/${encodeURIComponent(timeoffId)}`, body),
  removeTimeoff: (id: string, timeoffId: string) => del(`${at(id)}/timeoff/${encodeURIComponent(timeoffId)}`),
  removePhoto: (id: string) => del(`${at(id)}/photo`),
}

const fileAt = (fileId: string) => `/server/userFile/${encodeURIComponent(fileId)}`

/** Files of a person: asked for, sent, confirmed. */
export const fileVerbs = {
  ask: (userId: string, name: string, size: number, description?: string) =>
    post('/server/userFile/upload-url', { userId, name, size, ...(description && { description }) }),
  confirm: (fileId: string) => put(fileAt(fileId), { uploaded: true, version: 1 }),
  change: (fileId: string, body: Record<string, unknown>) => put(fileAt(fileId), body),
  remove: (fileId: string) => del(fileAt(fileId)),
  /** what is attached to a discussion is fetched there */
  download: ({ id, discussion }: Pick<FileRow, 'id' | 'discussion'>) =>
    discussion
      ? `/user/interaction/${encodeURIComponent(discussion.key)}/attachment/${encodeURIComponent(id)}/download`
      : `${fileAt(id)}/download`,
}
