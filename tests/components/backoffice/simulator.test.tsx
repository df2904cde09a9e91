import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { defaultLimits } from '#model/limits.ts'
import { SetupRun } from '#backoffice/panels/simulator/setup-run.tsx'
import { useChoices } from '#backoffice/panels/simulator/use-choices.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})

function Page() {
  return <SetupRun choices={useChoices()} />
}

test('a panel size that no discussion may have is called wrong, and what may be entered is said', async () => {
  await renderInBackOffice(<Page />)
  const size = await screen.findByRole('spinbutton', { name: en.resources.plans.fields.panelSize })
  const most = defaultLimits['discussion.maxPanelSize']
  await userEvent.fill(size, String(most))
  expect(size.getAttribute('aria-invalid')).toBe('false')
  await userEvent.fill(size, String(most + 1))
  expect(size.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(size.getAttribute('aria-describedby') ?? '')?.textContent).toBe(`At most ${most}`)
})
