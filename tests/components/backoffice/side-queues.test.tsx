import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TriageQueues } from '#model/discussions/triage.ts'
import { SideQueues } from '#backoffice/discussions/triage/side-queues.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const patient = { timeout: 30_000 }

test('a queue opens as many entries as it counts', async () => {
  const { shortPanels } = (await (await api.send('get', '/server/report/triage', {})).json()) as TriageQueues
  expect(shortPanels.total).toBeGreaterThan(shortPanels.data.length)
  await page.viewport(1366, 900)
  await renderInBackOffice(<SideQueues />)
  await userEvent.click(
    await screen.findByRole('button', { name: `Panels with open seats ${shortPanels.total}` }, patient),
  )
  const list = within(await screen.findByRole('list', { name: 'Panels with open seats' }))
  expect(list.getAllByRole('link')).toHaveLength(shortPanels.data.length)
  await userEvent.click(list.getByRole('button', { name: `Show all ${shortPanels.total}` }))
  await expect.poll(() => list.getAllByRole('link').length, patient).toBe(shortPanels.total)
  expect(list.queryByRole('button')).toBeNull()
})
