import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GuestDialog } from '#backoffice/discussions/guest-dialog.tsx'
import type { QueryRow } from '#backoffice/discussions/row.ts'
import { refusedText, refuseInvitation } from '../../refused-invitation.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(() => signInFully('csr.super@consilium.test'))

test('staff who invite a guest a second time read the guest’s name and where the link is sent again', async () => {
  refuseInvitation('/server/query/invite')
  await renderInBackOffice(
    <GuestDialog query={{ id: 'q1', type: 'open' } as unknown as QueryRow} reload={[]} onClose={() => undefined} />,
  )
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Rob')
  await userEvent.fill(screen.getByRole('textbox', { name: /^E-?mail/ }), 'robin@guests.test')
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText(refusedText)).toBeVisible()
  // the form of react-admin logs what the server refused
  vi.mocked(console.error).mockClear()
})
