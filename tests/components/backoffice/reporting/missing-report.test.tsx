import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ReportPage } from '#backoffice/reporting/report-page.tsx'
import { ReportRows } from '#backoffice/reporting/rows-page.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInBackOffice } from '../page.tsx'

beforeAll(async () => {
  await signInFully('csr@consilium.test')
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
})

test.each([
  ['/reports/view/01a22bef-0000-7000-8000-000000000000', 'en', /expired or was deleted/, 'Common Reports'],
  ['/reports/view/01a22bef-0000-7000-8000-000000000000', 'zh', /已过期或已被删除/, '常用报告'],
  [
    '/reports/view/01a22bef-0000-7000-8000-000000000000/rows?cell=cases',
    'en',
    /expired or was deleted/,
    'Common Reports',
  ],
] as const)('%s in %s says that the report has expired, and leads to the reports', async (at, locale, said, list) => {
  await renderInBackOffice(
    <Routes>
      <Route path="/reports/view/:id" element={<ReportPage />} />
      <Route path="/reports/view/:id/rows" element={<ReportRows />} />
    </Routes>,
    { at, locale },
  )
  await screen.findByText(said, {}, { timeout: 30_000 })
  expect(screen.getByRole('link', { name: list }).getAttribute('href')).toBe('/reports/common')
})
