import type { z } from 'zod'
import type { MfaType } from '#model/identity/enums.ts'
import type { codeSent, codeVerified, smsCodeSent } from '#model/identity/wire.ts'
import { api, ApiError } from '../client.ts'

/** Sends a code. @throws ApiError errors.rateLimited with `retryAfter`, mfa.locked */
export const requestCode = (mfaType: MfaType) =>
  api.get<z.infer<typeof codeSent>>('/auth/mfa/requestCode', { query: { mfaType } })

/** Sends a code to a number that is to become a second factor. @throws ApiError 422 for no US number, auth.mfa.required */
export const startSms = (phone: string) =>
  api.get<z.infer<typeof smsCodeSent>>('/auth/mfa/sms/init', { query: { phone } })

/** @throws ApiError auth.mfa.required before the second factor of an account that has one */
export const startApp = () => api.get<{ qrCodeDataUri: string; setupKey: string }>('/auth/mfa/authapp/init')

/** @throws ApiError auth.code.invalid, mfa.locked, or one made here when the answer is no success */
export async function verifyCode(mfaType: MfaType, authCode: string): Promise<z.infer<typeof codeVerified>> {
  const answer = await api.get<z.infer<typeof codeVerified>>('/auth/mfa/verify', { query: { authCode, mfaType } })
  if (answer.result.toLowerCase() !== 'success') throw new ApiError(400, { errorKey: 'auth.code.invalid' })
  return answer
}
