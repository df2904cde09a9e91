import { render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, Notification, Resource, ResourceContextProvider } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PoolPage } from '#backoffice/panels/pages.tsx'
import { authProvider } from '#backoffice/providers/auth-provider.ts'
import { api } from '#backoffice/providers/client.ts'
import { dataProvider } from '#backoffice/providers/data-provider.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import { getPermissions } from '#backoffice/providers/permissions.ts'
import { signInFully } from '../sign-in.ts'

let pool: { id: string; poolName: string }
const i18nProvider = await createI18n('en')
beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
  await loadRestOfTexts()
  const { json } = await api.call('GET', '/rest/pools?range=[0,0]')
  pool = (json as (typeof pool)[])[0] as typeof pool
})

async function open() {
  await page.viewport(1366, 900)
  const queryClient = new QueryClient()
  queryClient.setQueryData(['permissions'], await getPermissions())
  const admin = (
    <AdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient }}>
      <Resource name="pools" edit={PoolPage} />
      <Notification />
    </AdminContext>
  )
  const router = createMemoryRouter(
    [{ path: '/pools/*', element: <ResourceContextProvider value="pools">{admin}</ResourceContextProvider> }],
    {
      initialEntries: [`/pools/${pool.id}`],
    },
  )
  render(<RouterProvider router={router} />)
  return router
}

test('Save keeps the focus after saving, and says that there is nothing more to save', async () => {
  await open()
  const description = await screen.findByRole('textbox', { name: 'Description' })
  await userEvent.fill(description, `Reviewed on ${Date.now()}`)
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save).not.toHaveAttribute('aria-disabled')
  save.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
  await screen.findByText('Saved.')
  expect(save).toBeInTheDocument()
  expect(save).toHaveAccessibleName('Save')
  expect(save).toHaveAccessibleDescription('No changes yet.')
  expect(document.activeElement).toBe(save)
})
