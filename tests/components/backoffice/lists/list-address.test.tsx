import { screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { Notification } from 'react-admin'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AdminList } from '#backoffice/kit/list/admin-list.tsx'
import { QueryList } from '#backoffice/discussions/list/query-list.tsx'
import { ErrorBoundary } from '#backoffice/layout/error-boundary.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
beforeEach(() => page.viewport(1440, 900))

const wait = { timeout: 30_000 }
const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '')
function Address() {
  return <p data-testid="address">{useLocation().search}</p>
}
const list = (
  <>
    <AdminList
      resource="pools"
      columns={[{ source: 'poolName' }, { source: 'specialty' }, { source: 'experts', sortable: false }]}
      filters={[]}
      sort={{ field: 'poolName', order: 'ASC' }}
    />
    <Address />
    <Notification />
  </>
)
const rows = () => document.querySelectorAll('[data-list-row]').length
const said = /^This list can’t be sorted that way/

test.each([
  ['a field that it does not have', 'sort=-createdAt&order=DESC&filter={}'],
  ['a field that cannot be sorted', 'sort=experts&order=ASC'],
  ['a direction that there is not', 'sort=poolName&order=UP'],
  ['no direction', 'sort=specialty'],
  ['a field twice', 'sort=poolName&sort=specialty&order=ASC'],
])('an address with %s shows the list in its own order, and says so', async (_name, query) => {
  await renderInBackOffice(list, { at: `/pools?${query}` })
  await expect.poll(rows, wait).toBeGreaterThan(0)
  expect([address().get('sort'), address().get('order')]).toEqual(['poolName', 'ASC'])
  expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.queryByText('An error occurred')).toBeNull()
})

test('an order that was kept from an earlier visit and is no longer known gives way too', async () => {
  const kept = { filter: { q: 'a' }, page: 1, perPage: 10, sort: 'customField:gone', order: 'ASC' }
  await renderInBackOffice(list, { at: '/pools', kept: { 'pools.listParams': kept } })
  await expect.poll(rows, wait).toBeGreaterThan(0)
  expect(await screen.findByText(said)).toBeTruthy()
  expect([address().get('sort'), address().get('filter')]).toEqual(['poolName', '{"q":"a"}'])
})

test.each(['perPage=5000', 'page=-3', 'page=x&perPage=y'])(
  'a page that cannot be asked for gives way to the first: %s',
  async (query) => {
    await renderInBackOffice(list, { at: `/pools?${query}` })
    await expect.poll(rows, wait).toBeGreaterThan(0)
    expect(screen.queryByText(said)).toBeNull()
  },
)

test('an order that the list offers stays', async () => {
  await renderInBackOffice(list, { at: '/pools?sort=specialty&order=DESC&perPage=25&page=1' })
  await expect.poll(rows, wait).toBeGreaterThan(0)
  expect(screen.getByTestId('address').textContent).toBe('?sort=specialty&order=DESC&perPage=25&page=1')
  expect(screen.queryByText(said)).toBeNull()
})

test.each(['%7B%22status%22%3A%22held%22', 'null', '{bad', '[]', '5', ''])(
  'a filter that got cut shows no rows before the reader asks for all of them: %s',
  async (filter) => {
    await renderInBackOffice(list, {
      at: `/pools?filter=${filter}&sort=nothing&order=ASC`,
      kept: { 'pools.listParams': { filter: { q: 'zzzzq' }, page: 1, perPage: 10, sort: 'poolName', order: 'ASC' } },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('This link’s filter can’t be read')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Expert pools')
    expect(rows()).toBe(0)
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expect.poll(rows, wait).toBeGreaterThan(0)
    expect([address().get('filter'), address().get('sort')]).toEqual(['{}', 'poolName'])
  },
)

test.each(['2026-13-45', '2026-02-31'])(
  'a day that there is not is refused in words, with a way on: %s',
  async (day) => {
    const filter = encodeURIComponent(JSON.stringify({ createdStart: day }))
    await renderInBackOffice(<QueryList />, { at: `/queries?filter=${filter}` })
    expect((await screen.findByRole('group', { name: 'From' }, wait)).textContent).toContain(day)
    expect((await screen.findByRole('alert', {}, wait)).textContent).toContain('Enter a valid date')
    // react-admin logs every refusal outside production
    vi.mocked(console.error).mockClear()
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expect.poll(rows, wait).toBeGreaterThan(0)
  },
)

function Breaks() {
  if (useLocation().search === '?broken') throw new Error('broken')
  return <p>Whole</p>
}
function Page() {
  return (
    <>
      <Link to="/queries">Query List</Link>
      <ErrorBoundary address={useLocation().search}>
        <Breaks />
      </ErrorBoundary>
    </>
  )
}
test('a page that breaks at one address is drawn at the next', async () => {
  await renderInBackOffice(<Page />, { at: '/queries?broken' })
  await screen.findByRole('button', { name: 'Try Again' })
  // React logs what a boundary has caught
  vi.mocked(console.error).mockClear()
  await userEvent.click(screen.getByRole('link', { name: 'Query List' }))
  expect(await screen.findByText('Whole')).toBeTruthy()
})

test('the rows of a page are chosen in the select of the browser, which has a name', async () => {
  const order = { field: 'email', order: 'ASC' } as const
  const users = <AdminList resource="users" columns={[{ source: 'email' }]} filters={[]} sort={order} />
  await renderInBackOffice(
    <>
      {users}
      <Address />
    </>,
    { at: '/users' },
  )
  await expect.poll(rows, wait).toBe(10)
  const select = screen.getByRole('combobox', { name: /^Rows per page/ })
  await userEvent.selectOptions(select, '25')
  await expect.poll(rows, wait).toBe(25)
  expect(address().get('perPage')).toBe('25')
})
