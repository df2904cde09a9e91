import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { OverviewPage } from '#backoffice/reporting/overview-page.tsx'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr.admin@consilium.test')
})
const wait = { timeout: 30_000 }

test('with a plan chosen each number of tasks opens the tasks of that plan, and the page says what is left out', async () => {
  const plans = (await api.get('/server/membership/plan/list', { query: {} })).data
  const counted = await Promise.all(
    plans.map(async ({ id }) => ({
      id,
      open: (await api.get('/server/report/overview/now', { query: { planId: id } })).tasks.open,
    })),
  )
  const planId = counted.find(({ open }) => open > 0)!.id
  await renderInBackOffice(<OverviewPage />, { at: `/overview?planId=${planId}` })
  await screen.findByText(/^Tasks, calls and messages about discussions of this plan/, {}, wait)
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/tasks'))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    const filter = new URL(link.getAttribute('href')!, location.href).searchParams.get('filter')!
    expect(JSON.parse(filter)).toMatchObject({ planId })
    const { headers } = await api.call('get', '/rest/tasks', { query: { range: '[0,0]', filter } })
    expect(Number(headers.get('Content-Range')?.split('/').at(-1))).toBe(Number(link.textContent))
  }
})
