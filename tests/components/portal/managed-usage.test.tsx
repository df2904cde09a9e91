import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { ManagedUsage } from '#portal/panels/managed-usage.tsx'
import { renderInPortal } from './page.tsx'

test('a period that ends before it begins is called so instead of showing zeros', async () => {
  const none = { queries: 0, unreleased: 0, open: 0, closed: 0, cancelled: 0, members: 3, medianFirstAnswer: null }
  const call = vi
    .spyOn(api, 'call')
    .mockResolvedValue({ json: { ...none, byMonth: [], byMedium: [], byDiagnosis: [] } } as never)
  await renderInPortal(<ManagedUsage planId="p1" />)
  expect((await screen.findAllByText(en.managed.noUsage)).length).toBeGreaterThan(0)
  await userEvent.type(screen.getByRole('textbox', { name: en.managed.from }), '04/02/2026')
  await userEvent.type(screen.getByRole('textbox', { name: en.managed.to }), '04/01/2026')
  await userEvent.tab()
  expect(await screen.findByText(en.errors.endBeforeStart)).toBeDefined()
  expect(screen.queryByText(en.managed.noUsage)).toBeNull()
  expect(screen.queryByRole('button', { name: en.managed.csv })).toBeNull()
  expect(call.mock.calls.filter(([, , ask]) => (ask as { query?: { to?: string } }).query?.to)).toEqual([])
})

test('the figures add up on the page, and the file holds them all with their days', async () => {
  const usage = {
    queries: 14,
    unreleased: 1,
    open: 8,
    closed: 4,
    cancelled: 1,
    members: 3,
    medianFirstAnswer: 90,
    byMonth: [{ month: '2026-03', queries: 14 }],
    byMedium: [{ mediaType: 'messenger', queries: 14 }],
    byDiagnosis: [{ diagnosis: 'Breast cancer', queries: 14 }],
  }
  vi.spyOn(api, 'call').mockResolvedValue({ json: usage } as never)
  let file: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob
    return '#'
  })
  await renderInPortal(<ManagedUsage planId="p1" />)
  await screen.findByText('14', { selector: 'dd' })
  const shown = [...document.querySelectorAll('dl > div')].map((tile) =>
    [...tile.children].map((part) => part.textContent),
  )
  const names = en.discussion.displayStatus
  expect(shown).toEqual([
    [en.managed.total, '14'],
    [names.unreleased, '1'],
    [names.open, '8'],
    [names.closed, '4'],
    [names.cancelled, '1'],
    [en.managed.membersNow, '3'],
    [en.managed.firstAnswer, '1.5 hours'],
  ])
  await userEvent.type(screen.getByRole('textbox', { name: en.managed.from }), '03/01/2026')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: en.managed.csv }))
  await expect.poll(() => file).toBeDefined()
  const lines = (await file!.text())
    .trim()
    .replace(/^\uFEFF/, '')
    .split('\r\n')
  expect(lines).toEqual([
    `${en.managed.from},,2026-03-01`,
    `${en.managed.to},,`,
    ...shown.map(([name, value]) => `${name},,${value}`),
    `${en.managed.byMonth},Mar 2026,14`,
    `${en.managed.byMedium},${en.discussion.media.messenger},14`,
    `${en.managed.byDiagnosis},Breast cancer,14`,
  ])
})
