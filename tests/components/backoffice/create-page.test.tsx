import { render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext } from 'react-admin'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { DefinitionCreate, CustomFieldCreate, TagCreate } from '#backoffice/classification/pages.tsx'
import { DocumentCreate } from '#backoffice/content/documents/pages.tsx'
import { InvitationCreate } from '#backoffice/identity/invitations/pages.tsx'
import { UserCreate } from '#backoffice/identity/pages.tsx'
import { GrantCreate, PlanCreate, PoolCreate } from '#backoffice/panels/pages.tsx'
import { authProvider } from '#backoffice/providers/auth-provider.ts'
import { dataProvider } from '#backoffice/providers/data-provider.ts'
import { createI18n, loadRestOfTexts } from '#backoffice/providers/i18n.ts'
import { getPermissions } from '#backoffice/providers/permissions.ts'
import { signInFully } from '../sign-in.ts'

const createPages = {
  users: UserCreate,
  invitations: InvitationCreate,
  grants: GrantCreate,
  plans: PlanCreate,
  pools: PoolCreate,
  tags: TagCreate,
  tagDefinitions: DefinitionCreate,
  customFields: CustomFieldCreate,
  content: DocumentCreate,
}
const i18nProvider = await createI18n('en')
await loadRestOfTexts()
const Path = () => <p role="status">{useLocation().pathname}</p>

async function open(name: keyof typeof createPages) {
  const Page = createPages[name]
  const queryClient = new QueryClient()
  queryClient.setQueryData(['permissions'], await getPermissions())
  const admin = (
    <AdminContext {...{ authProvider, dataProvider, i18nProvider, queryClient }}>
      <Path />
      <Page />
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: admin }], { initialEntries: [`/${name}/create`] })
  return render(<RouterProvider router={router} />)
}
const form = () => document.querySelector('form')

test('no form of a new record opens for those who may only look, each does for an administrator', async () => {
  await signInFully('csr.view@consilium.test')
  for (const name of Object.keys(createPages) as (keyof typeof createPages)[]) {
    const { unmount } = await open(name)
    expect(form(), name).toBeNull()
    await expect
      .poll(() => screen.queryByRole('heading', { level: 1 })?.textContent, { message: name })
      .toBe('Not Authorized')
    screen.getByText(/^Your (permissions do not include this|account is view-only)/)
    expect(screen.getByRole('link').getAttribute('href'), 'the way on').toMatch(/^\/[a-zA-Z]+$/)
    expect(document.title, name).toBe('Not Authorized · Consilium')
    expect(screen.getByRole('status').textContent, 'the address stays').toBe(`/${name}/create`)
    expect(form(), name).toBeNull()
    unmount()
  }
  await signInFully('csr.admin@consilium.test')
  for (const name of Object.keys(createPages) as (keyof typeof createPages)[]) {
    const { unmount } = await open(name)
    await expect.poll(form, { message: name }).not.toBeNull()
    expect(screen.queryByText('Not Authorized'), name).toBeNull()
    unmount()
  }
})

test('a field that must be filled in is marked as such, for a screen reader too', async () => {
  await signInFully('csr.admin@consilium.test')
  const patient = { timeout: 30_000 }
  const pools = await open('pools')
  expect(await screen.findByRole('textbox', { name: 'Pool name' }, patient)).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Description' })).not.toBeRequired()
  pools.unmount()
  const invitations = await open('invitations')
  expect(await screen.findByRole('combobox', { name: 'Invited as' }, patient)).toBeRequired()
  invitations.unmount()
  await open('content')
  expect(await screen.findByRole('combobox', { name: 'Type' }, patient)).toBeRequired()
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('')
})
