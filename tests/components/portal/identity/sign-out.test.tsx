import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import { getLogin } from '#api/client/session.ts'
import { api } from '#portal/client.ts'
import { signOut } from '#portal/identity/sign-out.ts'
import { translator } from '#portal/shell/texts.tsx'
import { signInFully } from '../../sign-in.ts'

beforeEach(() => signInFully('network@consilium.test'))

test('a sign-out without a connection ends the session here at once, and at the server when there is one again', async () => {
  const token = api.token()
  const stillOpen = async () =>
    (await fetch('/api/auth/sessions', { headers: { authorization: `Bearer ${token ?? ''}` } })).ok
  vi.spyOn(api, 'post').mockRejectedValueOnce(new ApiError(0))
  await signOut(() => undefined, translator('en'))
  expect(getLogin()).toBeUndefined()
  expect(await stillOpen()).toBe(true)
  // the session of the person who signs in meanwhile is left alone
  await signInFully('expert@consilium.test')
  window.dispatchEvent(new Event('online'))
  await expect.poll(stillOpen).toBe(false)
  expect(getLogin()?.user.email).toBe('expert@consilium.test')
  expect(await api.get('/auth/sessions')).toBeDefined()
})
