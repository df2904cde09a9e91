import { render, screen, waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext } from 'react-admin'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LiveUpdates } from '#backoffice/layout/live-updates.tsx'
import { PoolPage } from '#backoffice/panels/pages.tsx'
import { api } from '#backoffice/providers/client.ts'
import { dataProvider } from '#backoffice/providers/data-provider.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import { signInFully } from '../sign-in.ts'

beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
})
// react-admin logs every refusal outside production
afterEach(() => {
  vi.mocked(console.error).mockClear()
})
const wait = { timeout: 30_000 }
let made = 0

async function pool() {
  const poolName = `Pool to delete ${++made}`
  const { id } = (await (
    await api.send('post', '/rest/pools', { body: { poolName, displayName: poolName } })
  ).json()) as { id: string }
  return { id, poolName, remove: () => api.send('delete', `/rest/pools/${id}`, {}) }
}

async function open(path: string) {
  const i18nProvider = await createI18n('en')
  await loadRestOfTexts()
  const queryClient = new QueryClient()
  const page = (
    <AdminContext {...{ dataProvider, i18nProvider, queryClient }}>
      <LiveUpdates />
      <Outlet />
    </AdminContext>
  )
  const router = createMemoryRouter(
    [
      {
        element: page,
        children: [
          { path: '/pools/:id/*', element: <PoolPage /> },
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByRole('textbox', { name: /Description/ }, wait)
  return router
}
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent

test('a deleted record does not come back with Back', async () => {
  const { id, poolName } = await pool()
  const router = await open(`/pools/${id}/details`)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: `Delete: ${poolName}` }, wait)
  await waitFor(() => expect(dialog.textContent).toContain('cannot be undone'), wait)
  await userEvent.click([...dialog.querySelectorAll('button')].at(-1)!)
  await screen.findByText('elsewhere', {}, wait)
  await router.navigate(-1)
  await expect.poll(heading, wait).toBe(`“${poolName}” was deleted`)
  expect(document.querySelector('form')).toBeNull()
  expect(screen.getByRole('link', { name: 'Expert pools' }).getAttribute('href')).toBe('/pools')
  expect(document.title).toBe(`“${poolName}” was deleted · Consilium`)
})

test('a record that a colleague deletes says so while it is open', async () => {
  const { id, poolName, remove } = await pool()
  await open(`/pools/${id}/details`)
  await remove()
  await expect.poll(heading, wait).toBe(`“${poolName}” was deleted`)
  expect(document.querySelector('form')).toBeNull()
})

test('what was typed in a record that a colleague deletes stays to be copied', async () => {
  const { id, poolName, remove } = await pool()
  await open(`/pools/${id}/details`)
  await userEvent.fill(screen.getByRole('textbox', { name: /Description/ }), 'Half an hour of work')
  await remove()
  const said = await screen.findByText(`“${poolName}” was deleted while you were working on it`, { exact: false }, wait)
  expect(said.closest('[role="alert"]')).not.toBeNull()
  expect((screen.getByRole('textbox', { name: /Description/ }) as HTMLInputElement).value).toBe('Half an hour of work')
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})
