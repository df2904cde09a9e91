import { screen, within } from '@testing-library/react'
import { RecordContextProvider, ResourceContextProvider } from 'ra-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VacationsTab } from '#backoffice/identity/tabs/vacations.tsx'
import { ApiError } from '#api/client/api-error.ts'
import { api } from '#backoffice/providers/client.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { en } from '#model/texts/en.ts'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

const year = new Date().getUTCFullYear() + 1
const calls = [1, 2].map((day) => ({
  queryId: `q${day}`,
  queryExpertId: `p${day}`,
  key: `CQ-AAAAA${day}`,
  meetingTime: Date.UTC(year, 4, 2 + day, 15) / 1000,
}))
const days = { start: `${year}-05-02`, end: `${year}-05-06` }

let sent: object[]
beforeEach(async () => {
  await page.viewport(1366, 900)
  await signInFully('csr.super@consilium.test')
  sent = []
  const call = api.call.bind(api) as (...all: unknown[]) => Promise<unknown>
  vi.spyOn(api, 'call').mockImplementation(((method: string, path: string, options: { body: object }) => {
    if (method !== 'post' || !path.endsWith('/timeoff')) return call(method, path, options)
    sent.push(options.body)
    return Promise.reject(new ApiError(409, { errorKey: 'timeoff.callsBooked', message: 'Booked', calls }))
  }) as never)
  const found = await api.get('/rest/users', { query: { filter: JSON.stringify({ q: 'expert11@consilium.test' }) } })
  await renderInBackOffice(
    <ResourceContextProvider value="users">
      <RecordContextProvider value={found[0] as UserListRow}>
        <VacationsTab />
      </RecordContextProvider>
    </ResourceContextProvider>,
  )
})

// react-admin logs every refusal outside production
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

/** The question about the calls that are booked in these days. */
async function asked() {
  await userEvent.click(await screen.findByRole('button', { name: en.account.vacations.add }))
  const dialog = await screen.findByRole('dialog', { name: en.account.vacations.newTitle })
  for (const [name, day] of Object.entries(days))
    await userEvent.fill(dialog.querySelector<HTMLInputElement>(`input[name=${name}]`)!, day)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  return screen.findByRole('dialog', { name: '2 calls are booked on these days' })
}
const choose = (dialog: HTMLElement, key: string, name: string) =>
  userEvent.click(
    within(within(dialog).getByRole('radiogroup', { name: new RegExp(`^${key}`) })).getByRole('radio', { name }),
  )

test('of two booked calls one is kept and the seat of the other given up, in one saving', async () => {
  const dialog = await asked()
  await choose(dialog, 'CQ-AAAAA2', en.users.callsGiveBack)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save and give up seat' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent).toEqual([
    expect.not.objectContaining({ keepCalls: true }),
    {
      ...days,
      keepCalls: true,
      giveBack: { calls: ['q2'], reason: expect.stringMatching(/^Vacation from /) },
    },
  ])
})

test('kept unless chosen otherwise; all given up keeps none', async () => {
  const kept = await asked()
  await userEvent.click(within(kept).getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({ ...days, keepCalls: true })
  await expect.poll(() => kept.isConnected).toBe(false)

  const form = screen.getByRole('dialog', { name: en.account.vacations.newTitle })
  await userEvent.click(within(form).getByRole('button', { name: 'Save' }))
  const again = await screen.findByRole('dialog', { name: '2 calls are booked on these days' })
  for (const { key } of calls) await choose(again, key, en.users.callsGiveBack)
  await userEvent.click(within(again).getByRole('button', { name: 'Save and give up 2 seats' }))
  await expect.poll(() => sent.length).toBe(4)
  expect(sent[3]).toMatchObject({ giveBack: { calls: ['q1', 'q2'] } })
  expect(sent[3]).not.toHaveProperty('keepCalls')
})
