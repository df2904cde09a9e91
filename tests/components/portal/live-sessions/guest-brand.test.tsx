import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { companyTextZh } from '#db/seed/reference/content/themes.ts'
import { api } from '#portal/client.ts'
import InviteePage from '#portal/live-sessions/invitee-page.tsx'
import { useLanguage } from '#portal/shell/texts.tsx'
import { useBrand, useThemeOfReader } from '#portal/shell/theme.ts'
import { renderInPortal } from '../page.tsx'

const invitee = {
  participantType: 'lovedone',
  name: 'Leo',
  invitedBy: 'Ada Asker',
  byStaff: false,
  mediaType: 'video',
  meetingTime: null,
  meetingTimeDisplay: null,
  status: 'inactive',
  action: 'decline',
  theme: 'harbor',
}

/** As the frame of every page: the brand, and the choice of the language. */
function Head() {
  useThemeOfReader()
  const { setLocale } = useLanguage()
  return (
    <>
      <header>{useBrand().product}</header>
      <button onClick={() => setLocale('zh')}>中文</button>
    </>
  )
}

test('a guest’s page wears the brand of the plan, in the language of the page, until it is left', async () => {
  const get = api.get.bind(api) as (path: string, ...rest: unknown[]) => Promise<unknown>
  vi.spyOn(api, 'get').mockImplementation(((path: string, ...rest: unknown[]) =>
    path === '/invitee/{key}'
      ? Promise.resolve(invitee)
      : path === '/invitee/{key}/status'
        ? Promise.resolve({ status: 'early', joinableFrom: null, endsAt: null })
        : get(path, ...rest)) as never)
  const shown = (page: boolean) => (
    <>
      <Head />
      {page && (
        <Routes>
          <Route path="/invitee/:uuid" element={<InviteePage />} />
        </Routes>
      )}
    </>
  )
  const brand = () => screen.getByRole('banner').textContent
  const { unmount } = await renderInPortal(shown(true), { at: '/invitee/a-key' })
  await expect.poll(brand, { timeout: 30_000 }).toBe('Harbor Care')
  await userEvent.click(screen.getByRole('button', { name: '中文' }))
  await expect.poll(brand, { timeout: 30_000 }).toBe(companyTextZh.harbor)
  unmount()
  await renderInPortal(shown(false), { locale: 'zh' })
  await expect.poll(brand, { timeout: 30_000 }).toBe(companyTextZh.consilium)
})
