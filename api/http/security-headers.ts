import { createMiddleware } from 'hono/factory'

const API_POLICY = "default-src 'none'; frame-ancestors 'none'"
/** Emotion writes style elements, hence inline styles; scripts come from our own origin only. */
export const PAGE_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const data = { ...everywhere, 'X-Frame-Options': 'DENY', 'Content-Security-Policy': API_POLICY }
const page = {
  ...everywhere,
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  'Content-Security-Policy': PAGE_POLICY,
}
const sets = { data, page, asset: everywhere }

/** Scripts, styles and fonts of a build are no documents: most policies mean nothing to them, and a page loads many. */
const kindOf = (path: string): keyof typeof sets => {
  if (path.startsWith('/api/') && !path.startsWith('/api/docs')) return 'data'
  return /^(\/admin)?\/assets\/[^/]+\.(js|css|woff2)$/.test(path) ? 'asset' : 'page'
}

/** On every answer, errors too. A route that needs another policy has set it by then. */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(sets[kindOf(c.req.path)])) if (!headers.has(name)) headers.set(name, value)
})
