import type { z } from 'zod'
import type { MfaType } from '#model/identity/enums.ts'
import type { codeVerified } from '#model/identity/wire.ts'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '../client.ts'
import { confirmed } from './confirmation/confirmed.ts'

/** Sends a code. @throws ApiError errors.rateLimited with `retryAfter`, mfa.locked */
export const requestCode = (mfaType: MfaType) => api.get('/auth/mfa/requestCode', { query: { mfaType } })

/** Sends a code to a number that is to become a second factor. @throws ApiError 422 for no US number, auth.mfa.required */
export const startSms = (phone: string) => confirmed(() => api.get('/auth/mfa/sms/init', { query: { phone } }))

/** @throws ApiError auth.mfa.required before the second factor of an account that has one */
export const startApp = () => confirmed(() => api.get('/auth/mfa/authapp/init'))

/** @throws ApiError auth.code.invalid, mfa.locked, or one made here when the answer is no success */
export async function verifyCode(mfaType: MfaType, authCode: string): Promise<z.infer<typeof codeVerified>> {
  const answer = await api.get('/auth/mfa/verify', { query: { authCode, mfaType } })
  if (answer.result.toLowerCase() !== 'success') throw new ApiError(400, { errorKey: 'auth.code.invalid' })
  return answer
}
