import { createMiddleware } from 'hono/factory'

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** Emotion writes style elements, hence inline styles; scripts come from our own origin only. */
export const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** On every answer, errors too. A route that needs another policy has set it by then. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  const set = (name: string, value: string) => {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
  set('X-Content-Type-Options', 'nosniff')
  set('Referrer-Policy', 'no-referrer')
  set('X-Frame-Options', 'DENY')
  set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  set('Cross-Origin-Opener-Policy', 'same-origin')
  set('Cross-Origin-Resource-Policy', 'same-origin')
  set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(), payment=()')
  set(
    'Content-Security-Policy',
    c.req.path.startsWith('/api/') && !c.req.path.startsWith('/api/docs') ? API_POLICY : PAGE_POLICY,
  )
})
