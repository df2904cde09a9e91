import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { YearEndPage } from '#backoffice/payments/year-end/year-end-page.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

let day = ''
vi.mock(import('#api/client/server-clock.ts'), async (original) => ({
  ...(await original()),
  serverNow: () => Date.parse(`${day}T17:00:00Z`),
}))
beforeAll(async () => {
  await signInFully('csr.super@consilium.test')
})

test.each([
  ['2027-01-13', '2026'],
  ['2027-02-28', '2026'],
  ['2027-03-01', '2027'],
])('on %s the page begins with %s, whose returns are to be filed', async (today, year) => {
  day = today
  await renderInBackOffice(<YearEndPage />)
  expect(await screen.findByRole('combobox', { name: 'Year' }, { timeout: 30_000 })).toHaveTextContent(year)
})
