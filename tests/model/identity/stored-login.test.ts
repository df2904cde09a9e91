import { describe, expect, test } from 'vitest'
import { loginResult } from '#model/identity/wire.ts'
import { parseLogin } from '#model/identity/sign-in/stored-login.ts'
import { login } from '../../portal/logins.ts'

const now = 1_000_000

describe('the sign-in record of browser storage', () => {
  test('is used until its expiry, and not at it', () => {
    const text = JSON.stringify(login({ exp: now + 1 }))
    expect(parseLogin(text, now)).toEqual(login({ exp: now + 1 }))
    expect(parseLogin(text, now + 1)).toBeUndefined()
  })

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{}',
    '"text"',
    JSON.stringify({ ...login(), token: '' }),
    JSON.stringify({ ...login(), user: null }),
  ])('%j is no sign-in', (text) => expect(parseLogin(text, now)).toBeUndefined())

  test('what the server answers is read as the schema reads it', () => {
    const text = JSON.stringify(login({ authUser: login().user, mfaValidated: false, mfaUsed: null }))
    expect(parseLogin(text, now)).toEqual(loginResult.parse(JSON.parse(text)))
  })
})
