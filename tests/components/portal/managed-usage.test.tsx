import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { ManagedUsage } from '#portal/panels/managed-usage.tsx'
import { renderInPortal } from './page.tsx'

test('a period that ends before it begins is called so instead of showing zeros', async () => {
  const none = { queries: 0, open: 0, closed: 0, members: 3, medianFirstAnswer: null }
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
