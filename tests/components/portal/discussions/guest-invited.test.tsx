import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GuestForm } from '#portal/discussions/guests/guest-form.tsx'
import { ApiError } from '#api/client/api-error.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { refusedText, refuseInvitation } from '../../refused-invitation.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

test('an asker who invites a guest a second time reads the guest’s name and where the link is sent again', async () => {
  refuseInvitation('/invites')
  await renderInPortal(<GuestForm queryId="q1" types={['lovedone']} onTried={() => Promise.resolve()} />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Name/ }), 'Rob')
  const reach = screen.getByRole('textbox', { name: /^E-mail/ })
  await userEvent.fill(reach, 'robin@guests.test')
  await userEvent.click(screen.getByRole('button', { name: /Invite|Add/ }))
  await expect.poll(() => reach.getAttribute('aria-invalid')).toBe('true')
  expect(reach).toHaveAccessibleDescription(expect.stringContaining(refusedText))
})

test('the list of guests is read again also when the answer to an invitation was lost', async () => {
  vi.spyOn(api, 'post').mockRejectedValue(new ApiError(0))
  const onTried = vi.fn(() => Promise.resolve())
  await renderInPortal(<GuestForm queryId="q1" types={['lovedone']} onTried={onTried} />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Name/ }), 'Rose')
  await userEvent.fill(screen.getByRole('textbox', { name: /^E-mail/ }), 'rose@guests.test')
  await userEvent.click(screen.getByRole('button', { name: en.beside.people.invite }))
  await screen.findByText(en.errors.offline)
  expect(onTried).toHaveBeenCalledOnce()
})
