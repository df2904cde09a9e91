import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { holdsUnsent, saveDraft } from '#api/client/draft-storage.ts'
import { markIntendedSignOut } from '#api/client/sign-out-traces.ts'
import { SignOutDialog } from '#backoffice/kit/sign-out-dialog.tsx'
import { signOut } from '#backoffice/providers/auth-provider.ts'
import { api } from '#backoffice/providers/client.ts'
import { leaveAfterSignOut } from '#backoffice/providers/leave.ts'
import type { LoginResult } from '#model/identity/wire.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

vi.mock('#backoffice/providers/leave.ts', { spy: true })

let user: LoginResult['user']
const post = () => vi.spyOn(api, 'post')
const question = () => screen.findByRole('dialog', { name: 'Sign out and lose what you typed?' })
beforeEach(async () => {
  user = await signInFully('csr.super@consilium.test')
  // the page stays: the test runs in it
  vi.mocked(leaveAfterSignOut).mockReset().mockImplementation(markIntendedSignOut)
  await renderInBackOffice(<SignOutDialog />)
})
afterEach(() => markIntendedSignOut())

test('unsaved text: signing out asks first; staying keeps both, going on removes both', async () => {
  const asked = post()
  saveDraft(`note.${user.id}.q1`, { text: 'Call the clinic back' }, 'tab')
  const first = signOut()
  await question()
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  expect(cancel).toHaveFocus()
  await userEvent.click(cancel)
  await first
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
  expect(leaveAfterSignOut).not.toHaveBeenCalled()
  expect(holdsUnsent(user.id)).toBe(true)

  const second = signOut()
  await question()
  await userEvent.click(screen.getByRole('button', { name: /^Sign out$/i }))
  await second
  expect(asked).toHaveBeenCalledExactlyOnceWith('/auth/logout')
  expect(leaveAfterSignOut).toHaveBeenCalledTimes(1)
  expect(holdsUnsent(user.id)).toBe(false)
})

test('nothing typed, or an empty form: no question', async () => {
  saveDraft(`note.${user.id}.q1`, { text: ' ' }, 'tab')
  await signOut()
  expect(leaveAfterSignOut).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})
