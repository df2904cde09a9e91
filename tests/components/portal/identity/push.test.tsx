import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { en } from '#model/texts/en.ts'
import { api } from '#portal/client.ts'
import { BrowserNotifications } from '#portal/identity/account/notifications/browser-notifications.tsx'
import { signInFully } from '../../sign-in.ts'
import { renderInPortal } from '../page.tsx'

const texts = en.account.notify
beforeAll(() => signInFully('expert2@consilium.test'))

/** This browser is subscribed; whose the messages are is known to the server alone. */
function subscribed() {
  let there = true
  const unsubscribe = vi.fn(() => Promise.resolve(!(there = false)))
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/one', unsubscribe }
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted')
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    pushManager: { getSubscription: () => Promise.resolve(there ? subscription : null) },
  } as unknown as ServiceWorkerRegistration)
  const get = api.get.bind(api)
  const registered = vi.fn(() => ({ registered: false }))
  vi.spyOn(api, 'get').mockImplementation(((path: string, options: never) =>
    path === '/auth/pushKey'
      ? Promise.resolve({ publicKey: 'key' })
      : path === '/auth/registerDevice/{deviceId}'
        ? Promise.resolve(registered())
        : get(path as never, options)) as typeof api.get)
  return { unsubscribe, registered }
}

test("another person's messages are not said to be on, and end in this browser", async () => {
  const { unsubscribe } = subscribed()
  await renderInPortal(<BrowserNotifications />)
  expect(await screen.findByRole('button', { name: texts.turnOn })).toBeDefined()
  expect(screen.queryByText(texts.isOn)).toBeNull()
  await expect.poll(() => unsubscribe.mock.calls.length).toBe(1)
})

test('turning off ends them here also when the server has forgotten this device meanwhile', async () => {
  const { unsubscribe, registered } = subscribed()
  registered.mockReturnValue({ registered: true })
  await renderInPortal(<BrowserNotifications />)
  expect(await screen.findByText(texts.isOn)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: texts.turnOff }))
  expect(await screen.findByRole('button', { name: texts.turnOn })).toBeDefined()
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(texts.unavailable)).toBeNull()
})
