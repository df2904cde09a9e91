import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InviteMany } from '#backoffice/identity/invitations/invite-many.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1366, 900)
})
const patient = { timeout: 10_000 }

test.each([
  [
    'without a head',
    ['new.person@example.org,New,Person', 'member@consilium.test,"Has, an",Account', 'also.new@example.org,Also,New'],
    'member@consilium.test,"Has, an",Account',
  ],
  [
    'with a head',
    ['email;lastname', 'third.person@example.org;Third', 'no-address;Fourth'],
    'email;lastname\nno-address;Fourth',
  ],
])('what was refused of rows %s is corrected in the form, with the same choices', async (_how, rows, rest) => {
  await renderInBackOffice(<InviteMany />)
  const open = () => screen.getByRole('button', { name: 'Several people' })
  await expect.poll(() => open().getAttribute('aria-disabled'), patient).toBeNull()
  await userEvent.click(open())
  const dialog = within(screen.getByRole('dialog', { name: 'Several people' }))
  const table = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^One person per line/ })
  const message = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /message/i })
  await userEvent.fill(table(), rows.join('\n'))
  await userEvent.fill(message(), 'Welcome to the panel')
  await userEvent.click(dialog.getByRole('button', { name: 'Invite all' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Correct the rest' }, patient))
  expect(table().value).toBe(rest)
  expect(message().value).toBe('Welcome to the panel')
})
