import Dialog from '@mui/material/Dialog'
import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nowInSeconds } from '#api/client/server-clock.ts'
import { updateLogin } from '#api/client/session.ts'
import { OmniboxButton } from '#backoffice/layout/omnibox-button.tsx'
import { api } from '#backoffice/providers/client.ts'
import { SessionDialog } from '#backoffice/layout/session-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInBackOffice } from './page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})
beforeEach(() => page.viewport(1366, 900))

const find = 'Search or jump to'
const box = () => screen.queryByRole('dialog', { name: find })
const options = () => screen.queryAllByRole('option').length

test('the search box opens by key and by pointer, however often; the focus comes back', async () => {
  await renderInBackOffice(<OmniboxButton />)
  const button = screen.getByRole('button', { name: find })
  button.focus()
  for (let times = 0; times < 3; times++) {
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(box()).not.toBeNull()
    await userEvent.keyboard('audit')
    await expect.poll(options).toBeGreaterThan(0)
    const field = screen.getByRole('combobox', { name: find })
    expect(document.activeElement).toBe(field)
    expect(field).toHaveProperty('value', 'audit')
    await userEvent.keyboard('{Escape}')
    expect(box()).toBeNull()
    expect(document.activeElement).toBe(button)
  }
  await userEvent.click(button)
  await expect.poll(options).toBeGreaterThan(0)
  expect(screen.getByRole('combobox', { name: find })).toHaveProperty('value', '')
  // beside it
  await userEvent.click(document.querySelector('dialog') ?? button, { position: { x: -20, y: 200 }, force: true })
  await expect.poll(box).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('the search box opens above another dialog, which stays and has the focus again', async () => {
  await renderInBackOffice(
    <>
      <OmniboxButton />
      <Dialog open>
        <input aria-label="Reason" autoFocus />
      </Dialog>
    </>,
  )
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  expect(document.activeElement).toBe(reason)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard('audit')
  await expect.poll(options).toBeGreaterThan(0)
  expect(screen.getByRole('combobox', { name: find })).toHaveProperty('value', 'audit')
  await userEvent.keyboard('{Escape}')
  expect(box()).toBeNull()
  expect(document.activeElement).toBe(reason)
})

test('the question whether the person is still there comes before an open search box', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderInBackOffice(
    <>
      <OmniboxButton />
      <SessionDialog />
    </>,
  )
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.poll(options).toBeGreaterThan(0)
  // the server cannot be asked for more time
  const unreachable = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  updateLogin({ exp: nowInSeconds() + 45 })
  vi.advanceTimersByTime(1000)
  await expect.poll(() => unreachable.mock.calls.length).toBeGreaterThan(0)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  const stay = await screen.findByRole('button', { name: 'Stay' })
  await expect.poll(box).toBeNull()
  await expect.poll(() => document.activeElement).toBe(stay)
})

test('a case is found under its title', async () => {
  const filter = encodeURIComponent(JSON.stringify({ q: 'melanoma' }))
  const { json } = await api.call('GET', `/rest/queries?range=[0,0]&filter=${filter}&sort=["createdAt","DESC"]`)
  const [query] = json as { key: string; title: string }[]
  await renderInBackOffice(<OmniboxButton />)
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.keyboard(query?.key ?? '')
  expect(
    await screen.findByRole('option', { name: new RegExp(`^${query?.key} · ${query?.title}`) }, { timeout: 30_000 }),
  ).toBeVisible()
  await userEvent.keyboard('{Escape}')
})
