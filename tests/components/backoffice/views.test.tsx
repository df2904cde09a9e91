import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SavedView } from '#model/admin/saved-view.ts'
import { TaskList } from '#backoffice/discussions/tasks/task-list.tsx'
import { AdminList } from '#backoffice/kit/list/admin-list.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})
beforeEach(() => page.viewport(1440, 900))

const paramsOf = (filter: Record<string, unknown>) => ({
  filter,
  sort: { field: 'poolName', order: 'ASC' as const },
  perPage: 10 as const,
  hidden: [],
  order: [],
  density: 'normal' as const,
})
const saved = (name: string, filter: Record<string, unknown>) =>
  api.post('/server/view', { body: { resource: 'pools', name, shared: true, params: paramsOf(filter) } })
const list = (
  <AdminList
    resource="pools"
    columns={[{ source: 'poolName' }]}
    filters={[
      {
        kind: 'choice',
        threeWay: true,
        source: 'specialty',
        label: 'State',
        choices: [{ id: 'medonc', name: 'Medical' }],
      },
    ]}
    sort={{ field: 'poolName', order: 'ASC' }}
  />
)
const asChosen = ({ id }: SavedView, filter: object) => ({
  'pools.view': { id, name: 'Before', params: paramsOf(filter as Record<string, unknown>) },
})
const wait = { timeout: 30_000 }

test('a view that a colleague changed or deleted is not shown as it was', async () => {
  const view = await saved(`Now ${Date.now()}`, { specialty: 'medonc' })
  const { unmount } = await renderInBackOffice(list, { kept: asChosen(view, {}) })
  await screen.findByRole('button', { name: `${view.name} (changed)` }, wait)
  expect(screen.queryByRole('button', { name: /^Before/ })).toBeNull()
  const tab = await screen.findByRole('button', { name: new RegExp(`^${view.name}\\s?\\d+$`) }, wait)
  expect(tab.getAttribute('aria-current')).toBeNull()
  unmount()

  await api.delete('/server/view/{id}', { params: { id: view.id } })
  await renderInBackOffice(list, { kept: asChosen(view, {}) })
  await screen.findByRole('button', { name: 'View' }, wait)
})

test('a tab is the current one only while the list shows its rows', async () => {
  const view = await saved(`Tab ${Date.now()}`, { specialty: 'medonc' })
  await renderInBackOffice(list)
  const tab = await screen.findByRole('button', { name: new RegExp(`^${view.name}\\s?\\d+$`) }, wait)
  const current = () => tab.getAttribute('aria-current')
  await userEvent.click(tab)
  await expect.poll(current).toBe('true')
  const segments = within(screen.getByRole('group', { name: 'State' }))
  await userEvent.click(segments.getByRole('button', { name: 'All' }))
  await expect.poll(current, wait).toBeNull()
  await userEvent.click(segments.getByRole('button', { name: 'Medical' }))
  await expect.poll(current, wait).toBe('true')
  await api.delete('/server/view/{id}', { params: { id: view.id } })
})

test('deleting a shared view is asked first, and a taken name is said at the field', async () => {
  const view = await saved(`Queue ${Date.now()}`, {})
  await renderInBackOffice(list)
  // `View` is a part of other names, which a click by name would find too
  ;(await screen.findByRole('button', { name: 'View' }, wait)).click()
  await userEvent.click(await screen.findByRole('button', { name: 'Save as new view' }, wait))
  const field = screen.getByRole('textbox', { name: 'View name' })
  await userEvent.fill(field, view.name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(`You already have a view named “${view.name}”. Choose another name.`, {}, wait)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  // react-admin logs every refusal outside production
  vi.mocked(console.error).mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  const there = async () =>
    (await api.get('/server/view', { query: { resource: 'pools' } })).data.some(({ id }) => id === view.id)
  await userEvent.click(screen.getByRole('button', { name: `Delete ${view.name}` }))
  const question = await screen.findByRole('dialog', { name: `Delete the view “${view.name}”?` })
  expect(question.textContent).toContain('for the whole team')
  expect(await there()).toBe(true)
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await there()).toBe(false), wait)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Delete the view/ })).toBeNull())
})

test('the numbers above the tasks are of the list as it is filtered, and the view is said once', async () => {
  await renderInBackOffice(<TaskList />)
  const whose = within(await screen.findByRole('group', { name: 'Assignee' }, wait))
  const all = () => whose.getByRole('button', { name: /^All/ }).textContent
  const listed = () =>
    /of (\d+)/.exec(document.querySelector('.MuiTablePagination-displayedRows')?.textContent ?? '')?.[1]
  await expect.poll(listed, wait).toBeTruthy()
  await expect.poll(all, wait).toBe(`All${listed()}`)
  await userEvent.click(whose.getByRole('button', { name: /^Unassigned/ }))
  await expect.poll(() => whose.getByRole('button', { pressed: true }).textContent).toMatch(/^Unassigned/)
  expect(screen.queryByRole('group', { name: 'Assignment' })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  const { headers } = await api.call('get', '/rest/tasks', {
    query: { range: '[0,0]', filter: JSON.stringify({ state: 'done' }) },
  })
  await expect.poll(all, wait).toBe(`All${headers.get('Content-Range')?.split('/').at(-1)}`)
})
