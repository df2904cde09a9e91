import { ApiError } from '#api/client/api-error.ts'
import { api } from '../../client.ts'

interface Owner {
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
}

export interface Verdict {
  valid: boolean
  /** text keys of the rules that are broken */
  problems: readonly string[]
  /** the server's own words */
  description: string
}

/** What the server says of a password, its dictionaries included. @throws ApiError when it cannot say */
export async function judgePassword(password: string, owner: Owner, signal: AbortSignal): Promise<Verdict> {
  try {
    const { description } = await api.post('/validate/password', {
      body: { password, ...owner },
      signal,
      background: true,
    })
    return { valid: true, problems: [], description }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    const { problems, description } = error.body
    return {
      valid: false,
      problems: Array.isArray(problems) ? problems.map(String) : [],
      description: typeof description === 'string' ? description : '',
    }
  }
}

/** The same answer for every address. @throws ApiError errors.rateLimited */
export const askForLink = (email: string) => api.post('/auth/forgotPassword', { body: { email: email.trim() } })
export const readLink = (userId: string, token: string, signal: AbortSignal) =>
  api.get('/auth/resetpass/{id}/{token}', { params: { id: userId, token }, signal })
/** @throws ApiError auth.reset.invalid, auth.reset.expired, 422 with the broken rule */
export const consumeResetLink = (userId: string, token: string, password: string) =>
  api.put('/auth/resetpass/{id}/{token}', { params: { id: userId, token }, body: { password } })
/** @throws ApiError 422 with `currentPassword` or `password` */
export const changeOwnPassword = (userId: string, currentPassword: string, password: string) =>
  api.put('/server/user/{id}/password', { params: { id: userId }, body: { currentPassword, password } })
