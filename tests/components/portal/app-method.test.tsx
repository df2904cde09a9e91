import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { AppMethod } from '#portal/identity/factors/app-method.tsx'
import { renderInPortal } from './page.tsx'

const life = { 'mfa.life': { value: 2 } }
const key = { setupKey: 'ABCDEFGH', qrCodeDataUri: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }

test('the picture is valid for as long as the limits say; when that is over it is said, with the focus on the button', async () => {
  vi.spyOn(api, 'get').mockImplementation(((path: string) =>
    Promise.resolve(path === '/server/limits' ? life : key)) as never)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  try {
    await renderInPortal(<AppMethod onDone={() => undefined} onBegun={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: en.mfa.appSetUp }))
    await expect.poll(() => screen.queryByText(en.mfa.appScan.replace('%{minutes}', '2'))).not.toBeNull()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(screen.getByAltText(en.mfa.appPicture)).toBeDefined()
    await vi.advanceTimersByTimeAsync(20_000)
    await expect.poll(() => screen.queryByText(en.mfa.appExpired)).not.toBeNull()
    expect(screen.queryByAltText(en.mfa.appPicture)).toBeNull()
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: en.mfa.appSetUp }))
    // the next picture is a fresh one
    await userEvent.click(screen.getByRole('button', { name: en.mfa.appSetUp }))
    await expect.poll(() => screen.queryByAltText(en.mfa.appPicture)).not.toBeNull()
    expect(screen.queryByText(en.mfa.appExpired)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})
