import type { MfaType, PhoneKind } from '#model/identity/enums.ts'
import type { Verb } from './verbs.ts'

const post = (path: string, body: unknown = {}): Verb => ({ method: 'POST', path, body })
const put = (path: string, body: unknown): Verb => ({ method: 'PUT', path, body })
const del = (path: string, body?: unknown): Verb => ({ method: 'DELETE', path, ...(body !== undefined && { body }) })
const at = (id: string) => `/server/user/${encodeURIComponent(id)}`

/** What staff do with an account. */
export const userVerbs = {
  enable: (id: string, version: number, reason?: string) => post(`${at(id)}/enable`, { version, ...(reason && { reason }) }),
  disable: (id: string, reason: string, version: number) => post(`${at(id)}/disable`, { reason, version }),
  changeEmail: (id: string, email: string, version: number, reason?: string) => put(`${at(id)}/email`, { email, version, ...(reason && { reason }) }),
  resetPassword: (id: string) => post(`${at(id)}/password/reset`),
  sendWelcome: (id: string) => post(`${at(id)}/welcome`),
  removeMfa: (id: string, mfaType: MfaType, email: string, reason: string) => del(`${at(id)}/mfa/${mfaType}`, { email, reason }),
}

/** The parts of a person's own records that are rows. */
export const ownVerbs = {
  setPhone: (id: string, kind: PhoneKind, body: Record<string, unknown>) => put(`${at(id)}/phone/${kind}`, body),
  removePhone: (id: string, kind: PhoneKind) => del(`${at(id)}/phone/${kind}`),
  confirmNumber: (id: string, number: string) => post(`${at(id)}/smsconf`, { number }),
  addTimeoff: (id: string, body: Record<string, unknown>) => post(`${at(id)}/timeoff`, body),
  setTimeoff: (id: string, timeoffId: string, body: Record<string, unknown>) => put(`${at(id)}/timeoff/${encodeURIComponent(timeoffId)}`, body),
  removeTimeoff: (id: string, timeoffId: string) => del(`${at(id)}/timeoff/${encodeURIComponent(timeoffId)}`),
  removePhoto: (id: string) => del(`${at(id)}/photo`),
}
