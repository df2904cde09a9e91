import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AdminList } from '#backoffice/kit/list/admin-list.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

interface Pool {
  id: string
  poolName: string
  version: number
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  await signInFully('csr@consilium.test')
})

const bar = () => screen.findByRole('toolbar', { name: 'Bulk actions' })
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-list-row]')]
const rowOf = (name: string) => rows().find((row) => row.textContent.includes(name)) ?? document.body
const focused = () => document.activeElement?.textContent ?? ''

async function madePools(label: string, count: number): Promise<Pool[]> {
  const made: Pool[] = []
  for (let n = 0; n < count; n++) {
    const poolName = `${label} ${n}`
    const body = { poolName, displayName: poolName }
    made.push((await api.call('post', '/rest/pools', { body })).json as Pool)
  }
  return made
}

const poolList = (q: string) => (
  <AdminList
    resource="pools"
    columns={[{ source: 'poolName' }, { source: 'specialty' }]}
    filters={[]}
    filterDefaults={{ q }}
    sort={{ field: 'poolName', order: 'ASC' }}
  />
)

/** Chooses rows, opens the action, names a field with its value and has the preview made, all by keyboard from the button on. */
async function previewSpecialty(): Promise<HTMLElement> {
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Set fields' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Field' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Specialty' }))
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Value' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Medical oncology' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview changes' }))
  await waitFor(() => within(dialog).getByText('Previewed, not started'), { timeout: 30_000 })
  return dialog
}

test('the preview says in words what is set, its button names act and number, and a row changed since stays chosen', async () => {
  const label = `Bulk ${Date.now()}`
  const [first] = await madePools(label, 3)
  await renderInBackOffice(poolList(label))
  await expect.poll(() => rows().length, { timeout: 30_000 }).toBe(3)
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  const dialog = await previewSpecialty()
  expect(within(dialog).getByRole('heading', { name: 'Change 3 expert pools' })).toBeTruthy()
  const given = within(dialog).getByText('Medical oncology', { selector: 'dd' })
  expect(given.previousSibling?.textContent).toBe('Specialty')
  await expect.poll(() => within(dialog).getAllByText(/^Specialty: empty → Medical oncology$/)).toHaveLength(3)
  await expect.poll(focused).toBe('Change 3 expert pools')

  // going back keeps what was entered, closing keeps the choice, and the focus returns to the button
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }))
  expect(within(dialog).getByRole('combobox', { name: 'Value' }).textContent).toBe('Medical oncology')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview changes' }))
  await waitFor(() => within(dialog).getByText('Previewed, not started'), { timeout: 30_000 })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await bar()).textContent).toContain('3 selected')
  expect(focused()).toBe('Set fields')

  const again = await previewSpecialty()
  await api.call('put', `/rest/pools/${first!.id}`, {
    body: { poolName: `${label} 0`, displayName: 'New', version: 1 },
  })
  await userEvent.click(within(again).getByRole('button', { name: 'Change 3 expert pools' }))
  await waitFor(() => within(again).getByText('Done'), { timeout: 30_000 })
  await waitFor(() => within(again).getByText('It was changed after the preview. Preview it again.'))
  await userEvent.click(within(again).getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect((await bar()).textContent).toContain('1 selected'), { timeout: 30_000 })
  expect(within(rowOf(`${label} 0`)).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('a picked plan leads to the preview button; the bar of a long list is in sight', async () => {
  await renderInBackOffice(
    <AdminList
      resource="users"
      columns={[{ source: 'email' }, { source: 'lastName' }]}
      filters={[]}
      sort={{ field: 'email', order: 'ASC' }}
    />,
    { kept: { 'users.listParams': { perPage: 50, page: 1, sort: 'email', order: 'ASC', filter: {} } } },
  )
  await expect.poll(() => rows().length, { timeout: 30_000 }).toBeGreaterThan(30)
  await userEvent.click(within(rows()[1] ?? document.body).getByRole('checkbox'))
  const { bottom, top } = (await bar()).getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)

  await userEvent.click(within(await bar()).getByRole('button', { name: 'Add to plan' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('heading', { name: 'Add 1 user to the plan' })).toBeTruthy()
  const [plan] = await screen.findAllByRole('option')
  await userEvent.click(plan ?? document.body)
  await expect.poll(focused).toBe('Preview changes')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => within(dialog).getByText(/^Previewed, not started|None of these/), { timeout: 30_000 })
  const given = await within(dialog).findByText('Plan', { selector: 'dt' })
  await expect.poll(() => given.nextSibling?.textContent).toMatch(/^[A-Z].+ /)
  await expect.poll(focused).toMatch(/^Add 1 user to the plan|Close/)
})
