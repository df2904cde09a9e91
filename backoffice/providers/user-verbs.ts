import type { BodyOf } from '#api/client/types.ts'
import type { FileRow } from '#model/content/wire.ts'
import type { MfaType, PhoneKind } from '#model/identity/enums.ts'
import type { NotificationType } from '#model/notifications/enums.ts'
import { del, post, put } from './verb.ts'

/** What staff do with an account. */
export const userVerbs = {
  enable: (id: string, version: number, reason?: string) =>
    post('/server/user/{id}/enable', { params: { id }, body: { version, ...(reason && { reason }) } }),
  disable: (id: string, reason: string, version: number) =>
    post('/server/user/{id}/disable', { params: { id }, body: { reason, version } }),
  changeEmail: (id: string, email: string, version: number, reason: string) =>
    put('/server/user/{id}/email', { params: { id }, body: { email, version, reason } }),
  resetPassword: (id: string) => post('/server/user/{id}/password/reset', { params: { id } }),
  sendWelcome: (id: string) => post('/server/user/{id}/welcome', { params: { id } }),
  endSession: (id: string, sessionId: string) =>
    del('/server/user/{id}/session/{sessionId}', { params: { id, sessionId } }),
  endSessions: (id: string) => post('/server/user/{id}/session/endAll', { params: { id } }),
  sendTest: (id: string, type: NotificationType) =>
    post('/server/user/{id}/testMessage', { params: { id }, body: { type } }),
  resend: (messageId: string) => post('/server/notification/{id}/resend', { params: { id: messageId } }),
  removeMfa: (id: string, mfaType: MfaType, email: string, reason: string) =>
    del('/server/user/{id}/mfa/{mfaType}', { params: { id, mfaType }, body: { email, reason } }),
  removePasskey: (id: string, passkeyId: string, email: string, reason: string) =>
    del('/server/user/{id}/passkey/{passkeyId}', { params: { id, passkeyId }, body: { email, reason } }),
  revealBank: (id: string, body: BodyOf<'post', '/server/user/{id}/bank/reveal'>) =>
    post('/server/user/{id}/bank/reveal', { params: { id }, body }),
}

/** The parts of a person's own records that are rows. */
export const ownVerbs = {
  setPhone: (id: string, phoneKind: PhoneKind, body: BodyOf<'put', '/server/user/{id}/phone/{phoneKind}'>) =>
    put('/server/user/{id}/phone/{phoneKind}', { params: { id, phoneKind }, body }),
  removePhone: (id: string, phoneKind: PhoneKind) =>
    del('/server/user/{id}/phone/{phoneKind}', { params: { id, phoneKind } }),
  confirmNumber: (id: string, number: string) =>
    post('/server/user/{id}/smsconf', { params: { id }, body: { number } }),
  addTimeoff: (id: string, body: BodyOf<'post', '/server/user/{id}/timeoff'>) =>
    post('/server/user/{id}/timeoff', { params: { id }, body }),
  setTimeoff: (id: string, timeoffId: string, body: BodyOf<'put', '/server/user/{id}/timeoff/{timeoffId}'>) =>
    put('/server/user/{id}/timeoff/{timeoffId}', { params: { id, timeoffId }, body }),
  removeTimeoff: (id: string, timeoffId: string) =>
    del('/server/user/{id}/timeoff/{timeoffId}', { params: { id, timeoffId } }),
  removePhoto: (id: string) => del('/server/user/{id}/photo', { params: { id } }),
}

/** Files of a person: asked for, sent, confirmed. */
export const fileVerbs = {
  ask: (userId: string, name: string, size: number, description?: string) =>
    post('/server/userFile/upload-url', { body: { userId, name, size, ...(description && { description }) } }),
  confirm: (id: string) => put('/server/userFile/{id}', { params: { id }, body: { uploaded: true, version: 1 } }),
  change: (id: string, body: BodyOf<'put', '/server/userFile/{id}'>) =>
    put('/server/userFile/{id}', { params: { id }, body }),
  remove: (id: string) => del('/server/userFile/{id}', { params: { id } }),
  /** what is attached to a discussion is fetched there */
  download: ({ id, discussion }: Pick<FileRow, 'id' | 'discussion'>) =>
    discussion
      ? `/user/interaction/${encodeURIComponent(discussion.key)}/attachment/${encodeURIComponent(id)}/download`
      : `/server/userFile/${encodeURIComponent(id)}/download`,
}
