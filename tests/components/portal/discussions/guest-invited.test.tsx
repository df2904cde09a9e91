import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GuestForm } from '#portal/discussions/guests/guest-form.tsx'
import { refusedText, refuseInvitation } from '../../refused-invitation.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

beforeAll(() => signInFully('member@consilium.test'))

test('an asker who invites a guest a second time reads the guest’s name and where the link is sent again', async () => {
  refuseInvitation('/invites')
  await renderInPortal(<GuestForm queryId="q1" types={['lovedone']} onAdded={() => Promise.resolve()} />)
  await userEvent.fill(screen.getByRole('textbox', { name: /^Name/ }), 'Rob')
  const reach = screen.getByRole('textbox', { name: /^E-mail/ })
  await userEvent.fill(reach, 'robin@guests.test')
  await userEvent.click(screen.getByRole('button', { name: /Invite|Add/ }))
  await expect.poll(() => reach.getAttribute('aria-invalid')).toBe('true')
  expect(reach).toHaveAccessibleDescription(expect.stringContaining(refusedText))
})
