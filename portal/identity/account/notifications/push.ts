import { api } from '../../../client.ts'

/** Web push of this browser: the worker that shows the messages, and the subscription that the server sends to. */

const worker = '/push-worker.js'

export const canNotify = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether this browser shows the messages of this person. It stops showing those of another. */
export async function isSubscribed() {
  const subscription = await currentSubscription()
  if (!subscription) return false
  const params = { deviceId: await deviceOf(subscription) }
  const { registered } = await api.get('/auth/registerDevice/{deviceId}', { params })
  if (!registered) await subscription.unsubscribe()
  return registered
}

/** Asks for the permission and registers this device. @throws Error when the person or the browser refuses */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Notifications are not allowed')
  const registration = await navigator.serviceWorker.register(worker)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  await api.post('/auth/registerDevice', {
    body: { deviceId: await deviceOf(subscription), deviceToken: JSON.stringify(subscription), platform: 'web' },
  })
}

/** The server forgets this device, then the browser does. */
export async function unsubscribe() {
  const subscription = await currentSubscription()
  if (!subscription) return
  await api.delete('/auth/registerDevice/{deviceId}', { params: { deviceId: await deviceOf(subscription) } })
  await subscription.unsubscribe()
}

/** A name for this browser that reveals nothing of its subscription. */
async function deviceOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return `web-${[...new Uint8Array(hash)]
    .slice(0, 16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`
}
