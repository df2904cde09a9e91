import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { BulkRuns } from '#backoffice/kit/list/bulk/bulk-runs.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => void (await signInFully('csr.admin@consilium.test')))

test('each run is an item of the list with a button in it', async () => {
  const ask = window.fetch.bind(window)
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.includes('/server/bulk?')) return ask(input, init)
    const run = {
      id: '1',
      resource: 'users',
      act: 'disable',
      state: 'done',
      total: 2,
      createdAt: new Date().toISOString(),
    }
    return Promise.resolve(Response.json({ data: [run], total: 1, page: 1, pageSize: 25 }))
  })
  await renderInBackOffice(<BulkRuns />)
  const button = await screen.findByRole('button', { name: /2 users/ }, { timeout: 30_000 })
  const list = screen.getByRole('list')
  expect([...list.children].map(({ tagName }) => tagName)).toEqual(['LI'])
  expect(list).toContainElement(button)
})
