// Shows the messages that the server pushes, and opens the page that one is about.
self.addEventListener('push', (event) => {
  const { title, text, link } = event.data?.json() ?? {}
  if (title) event.waitUntil(self.registration.showNotification(title, { body: text, data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.link ?? '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href))
})
