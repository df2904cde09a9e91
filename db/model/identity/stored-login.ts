import type { StoredLogin } from './wire.ts'

/**
 * The sign-in record of browser storage. The full schema (`loginResult`) would bring the schema library
 * into the first load of both front ends, so only what they cannot do without is looked at here.
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
