import type { StoredLogin } from '../wire.ts'

/**
 * Parses the sign-in record in browser storage. Checks only essential members, because `loginResult` would add zod to
 * the first load of both front ends.
 */
export function parseLogin(text: string | null, now: number): StoredLogin | undefined {
  if (text === null) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return isLogin(value) && value.exp > now ? value : undefined
}

function isLogin(value: unknown): value is StoredLogin {
  if (typeof value !== 'object' || value === null) return false
  const { token, exp, user, mfaValidated, mfaAvail } = value as Partial<StoredLogin>
  if (typeof token !== 'string' || token === '' || typeof exp !== 'number') return false
  if (typeof mfaValidated !== 'boolean' || !Array.isArray(mfaAvail)) return false
  return typeof user === 'object' && user !== null && typeof user.id === 'string' && typeof user.userType === 'number'
}
