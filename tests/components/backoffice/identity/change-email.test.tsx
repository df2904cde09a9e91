import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { ActionDialog } from '#backoffice/identity/account-actions.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const patient = { timeout: 30_000 }
let member: UserListRow
beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
  const found = await api.get('/rest/users', { query: { filter: JSON.stringify({ q: 'newmember@consilium.test' }) } })
  member = found[0] as UserListRow
})

test('another e-mail address needs a reason; the one that the account has already is refused at its field', async () => {
  const closed = vi.fn()
  await renderInBackOffice(<ActionDialog user={member} action="email" onClose={closed} />)
  await userEvent.fill(await screen.findByLabelText(/new e-mail/i, {}, patient), member.email.toUpperCase())
  const confirm = screen.getByRole('button', { name: 'Change e-mail' })
  await userEvent.click(confirm)
  expect(await screen.findByText('This field is Required', {}, patient)).toBeVisible()
  await userEvent.fill(screen.getByLabelText(/reason/i), 'Mistyped')
  await userEvent.click(confirm)
  expect(await screen.findByText('The account already has this address. Enter another one.', {}, patient)).toBeVisible()
  vi.mocked(console.error).mockClear()
  expect(closed).not.toHaveBeenCalled()
  // react-query tells of the refusal
  vi.mocked(console.error).mockClear()
})
