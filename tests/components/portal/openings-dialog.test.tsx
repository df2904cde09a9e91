import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Opener } from '#model/discussions/privacy/openings.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import OpeningsDialog from '#portal/discussions/openings/openings-dialog.tsx'
import { signInFully } from '../sign-in.ts'
import { renderInPortal } from './page.tsx'

const texts = en.beside.openings
let discussion: Discussion
beforeAll(async () => {
  await signInFully('member@consilium.test')
  const { data } = await api.get('/server/query/indexBuckets')
  const [closed] = data.closed
  discussion = await api.get('/user/interaction/{key}', { params: { key: closed?.queryId ?? '' } })
})

const people = (from: number, count: number): Opener[] =>
  Array.from({ length: count }, (_, at) => ({
    userId: null,
    name: `Fellow ${from + at}`,
    role: 'planMember',
    firstAt: '2026-01-15T09:30:00.000Z',
    lastAt: '2026-01-15T09:30:00.000Z',
    times: 1,
  }))

test('a list that cannot be read says so and is read again: who it was, as what, when and how often', async () => {
  const failing = vi.spyOn(api, 'get').mockRejectedValueOnce(new Error('lost'))
  await renderInPortal(<OpeningsDialog discussion={discussion} onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog', { name: texts.title })
  await userEvent.click(await within(dialog).findByRole('button', { name: en.state.tryAgain }))
  const lines = within(await within(dialog).findByRole('list', { name: texts.list })).getAllByRole('listitem')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.some((line) => new RegExp(`${en.opener.role.expert} · Opened \\d+ times`).test(line.textContent))).toBe(
    true,
  )
  expect(lines.every((line) => line.querySelector('time') !== null)).toBe(true)
  failing.mockRestore()
})

test('more people than one page come when they are asked for', async () => {
  const paged = vi.spyOn(api, 'get').mockImplementation((_path, options) => {
    const { page = 1 } = (options as { query?: { page?: number } }).query ?? {}
    const data = page === 1 ? people(1, 50) : people(51, 3)
    return Promise.resolve({ data, total: 53, page, pageSize: 50 }) as never
  })
  await renderInPortal(<OpeningsDialog discussion={discussion} onClose={() => undefined} />)
  const list = await screen.findByRole('list', { name: texts.list })
  expect(within(list).getAllByRole('listitem')).toHaveLength(50)
  const more = screen.getByRole('button', { name: texts.more })
  await userEvent.click(more)
  await within(list).findByText('Fellow 53')
  expect(within(list).getAllByRole('listitem')).toHaveLength(53)
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull()
  paged.mockRestore()
})
