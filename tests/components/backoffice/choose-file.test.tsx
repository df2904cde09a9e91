import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { InviteMany } from '#backoffice/identity/invitations/invite-many.tsx'
import { ImportMembers } from '#backoffice/panels/plans/import-members.tsx'
import { TinResultDialog } from '#backoffice/payments/year-end/tin-result-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1366, 900)
})
const patient = { timeout: 30_000 }

async function open(name: string) {
  const button = () => screen.getByRole('button', { name })
  await expect.poll(() => button().getAttribute('aria-disabled'), patient).toBeNull()
  await userEvent.click(button())
}

test.each([
  ['people to invite', 'Import from file', <InviteMany key="invite" />, 'Several people'],
  ['members of a plan', 'Import from file', <ImportMembers key="members" planId="none" />, 'Import from CSV'],
  ['results of the IRS', 'Choose file', <TinResultDialog key="tin" onClose={() => undefined} />, undefined],
] as const)('a file of %s is chosen by keyboard', async (_what, name, part, first) => {
  await renderInBackOffice(part)
  if (first) await open(first)
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
  const button = await screen.findByRole('button', { name }, patient)
  for (const key of ['{Enter}', ' ']) {
    button.focus()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard(key)
  }
  expect(opened).toHaveBeenCalledTimes(2)
})
