import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GuestForm } from '#portal/discussions/guests/guest-form.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

test('who invites a guest a second time reads the guest’s name and where the link is sent again', async () => {
  const { fetch } = window
  const refusal = {
    errorKey: 'errors.invalidParameters',
    message: 'Invalid Parameters',
    fields: { email: 'invite.error.invited' },
    guest: 'Robin Reed',
  }
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    (input instanceof Request ? input.url : String(input)).includes('/invites')
      ? Promise.resolve(Response.json(refusal, { status: 422 }))
      : fetch(input, init),
  )
  await renderInPortal(<GuestForm queryId="q1" types={['lovedone']} onAdded={() => Promise.resolve()} />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Name/ }), 'Rob')
  const reach = screen.getByRole('textbox', { name: /^E-mail/ })
  await userEvent.fill(reach, 'robin@guests.test')
  await userEvent.click(screen.getByRole('button', { name: /Invite|Add/ }))
  await expect.poll(() => reach.getAttribute('aria-invalid')).toBe('true')
  expect(reach).toHaveAccessibleDescription(
    /Robin Reed is already invited with this e-mail address or number\. Resend the link from the list of guests\./,
  )
})
