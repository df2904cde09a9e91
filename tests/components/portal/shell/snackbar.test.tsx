import { act, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { dismiss, notify } from '#portal/ui/overlays/notify.ts'
import { renderInPortal } from '../page.tsx'

afterEach(() => Array.from({ length: 99 }, (_, id) => dismiss(id)))

test('a failure is shown at once and longer than a success, and from the start again when it repeats', async () => {
  await renderInPortal(<p>Page</p>)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const say = (text: string, tone: 'success' | 'error') => act(() => void notify(text, tone))
  const shown = () => screen.getAllByRole('status').map((one) => one.textContent)

  say('Saved.', 'success')
  later(1000)
  say('No connection.', 'error')
  expect(shown()).toEqual(['No connection.'])
  later(7900)
  say('No connection.', 'error')
  later(7900)
  expect(shown()).toEqual(['No connection.'])
  later(200)
  expect(shown()).toEqual(['Saved.'])
  later(3100)
  expect(shown()).toEqual([''])
})
