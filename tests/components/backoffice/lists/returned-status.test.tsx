import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { QueryList } from '#backoffice/discussions/list/query-list.tsx'
import { QueryFacts } from '#backoffice/discussions/query-facts.tsx'
import type { QueryRow } from '#backoffice/discussions/row.ts'
import { api } from '#backoffice/providers/client.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})
beforeEach(() => page.viewport(1440, 900))

const wait = { timeout: 30_000 }
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-list-row]')]
async function listed(filter: object) {
  const { json, headers } = await api.call('get', '/rest/queries', {
    query: { range: '[0,249]', filter: JSON.stringify(filter) },
  })
  return { data: json as QueryRow[], total: Number(headers.get('Content-Range')?.split('/').at(-1)) }
}

test('the list calls a discussion that waits for its asker returned, in the filter and in each row', async () => {
  const { total } = await listed({ status: 'create' })
  expect(total).toBeGreaterThan(0)
  await renderInBackOffice(<QueryList />, { at: `/queries?filter=${encodeURIComponent('{"status":"create"}')}` })
  await expect.poll(() => rows().length, wait).toBe(total)
  for (const row of rows()) expect(within(row).getByText('Returned to patient')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Status' }).textContent).toContain('Returned to patient')
})

test.each([
  ['create', 'returnReason', 'Reason for return'],
  ['held', 'holdReason', 'Reason for hold'],
  ['cancelled', 'cancelReason', 'Reason for cancellation'],
] as const)('the facts of a discussion say what a reason is the reason of: %s', async (status, field, name) => {
  const { data } = await listed({ status })
  const query = data.find((row) => row[field])
  expect(query).toBeTruthy()
  await renderInBackOffice(<QueryFacts query={query as QueryRow} />)
  expect((await screen.findByText(name)).nextElementSibling?.textContent).toBe(query?.[field])
})
