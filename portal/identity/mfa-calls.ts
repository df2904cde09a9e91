import type { z } from 'zod'
import type { MfaType } from '#model/identity/enums.ts'
import type { codeSent, codeVerified } from '#model/identity/wire.ts'
import { api, ApiError } from '../client.ts'

export type CodeSent = z.infer<typeof codeSent>
export type CodeVerified = z.infer<typeof codeVerified>

/** Sends a code. @throws ApiError errors.rateLimited with `retryAfter`, mfa.locked */
export const requestCode = (mfaType: MfaType) => api.get<CodeSent>('/auth/mfa/requestCode', { query: { mfaType } })

/** @throws ApiError auth.code.invalid, mfa.locked, or one made here when the answer is no success */
export async function verifyCode(mfaType: MfaType, authCode: string): Promise<CodeVerified> {
  const answer = await api.get<CodeVerified>('/auth/mfa/verify', { query: { authCode, mfaType } })
  if (answer.result.toLowerCase() !== 'success') throw new ApiError(400, { errorKey: 'auth.code.invalid' })
  return answer
}
