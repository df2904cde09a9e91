import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import MacrosDialog from '#backoffice/discussions/triage/macros-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
  await page.viewport(1366, 900)
})
const patient = { timeout: 30_000 }

test('a placeholder that a macro cannot fill is named beside those that it can', async () => {
  await renderInBackOffice(<MacrosDialog onClose={() => undefined} />)
  const add = () => screen.getByRole('button', { name: 'Add macro' })
  await expect.poll(() => add().getAttribute('aria-disabled'), patient).toBeNull()
  await userEvent.click(add())
  const dialog = within(screen.getByRole('dialog', { name: 'Macro' }))
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Ask for imaging')
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Text/ }), 'Dear {patient}, please add {imaging}.')
  expect(dialog.getByText('This macro can’t fill in {imaging}.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/^The text has placeholders that can’t be filled in/, {}, patient)).toBeVisible()
  expect(dialog.getByText(/\{patient\}, .*\{me\} are replaced/)).toBeVisible()
  // the form tells of the refusal
  vi.mocked(console.error).mockClear()
})
