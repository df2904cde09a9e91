import { screen } from '@testing-library/react'
import { ListBase } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { UserCounts } from '#backoffice/identity/user-counts.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

async function totalOf(filter: object) {
  const query = { range: '[0,0]', filter: JSON.stringify(filter) }
  const { headers } = await api.call('get', '/rest/users', { query })
  return Number(headers.get('Content-Range')?.split('/').at(-1))
}

test('the line above the list says the totals of the list, from one request that follows the rows', async () => {
  await signInFully('csr.admin@consilium.test')
  const all = await totalOf({})
  const active = await totalOf({ accountStatus: 'active' })
  const experts = await totalOf({ expertFilter: 'enabled' })
  const testUsers = await totalOf({ testUser: 'test' })
  const fetching = vi.spyOn(window, 'fetch')
  await renderInBackOffice(
    <ListBase resource="users" exporter={false} storeKey={false}>
      <UserCounts />
    </ListBase>,
  )
  await expect
    .poll(() => screen.getByText(/users/).textContent, { timeout: 30_000 })
    .toMatch(new RegExp(`${all}\\D+${active}\\D+${experts}\\D+${testUsers}`))
  const asked = fetching.mock.calls.map(([url]) => new URL(String(url), location.origin).pathname)
  fetching.mockRestore()
  expect(asked.filter((path) => path.includes('users'))).toEqual(['/api/rest/users', '/api/server/list/users/counts'])
})
