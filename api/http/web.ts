import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { callbackPath } from '#model/identity/sign-in/single-sign-on.ts'
import { securityHeaders } from './security-headers.ts'

/**
 * Staff sign in at a provider in a window of its own, and the page must see when that closes. The page on which the
 * window lands keeps the provider's policy: with another it would be cut off from the page that waits for it.
 */
const openerPolicy = (path: string) => (path === callbackPath ? 'unsafe-none' : 'same-origin-allow-popups')

/** An address may end like a file (`/register/plan/ann@example.org`): what a browser opens as a page is one. */
const isFile = ({ req }: Context) =>
  /\.\w+$/.test(req.path) && (req.path.includes('/assets/') || !req.header('Accept')?.includes('text/html'))

/** Decoded, since `%2evite` names the same folder. */
const isOfTheBuild = ({ req }: Context) => /^(\/admin)?\/(\.(?!well-known\/)|assets\/.*\.map$)/.test(decoded(req.path))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The two built applications: the portal at /, the back office at /admin. Unknown assets are 404, unknown pages the app's own not-found. */
export function serveBuilt(dist: string): Hono {
  const app = new Hono()
  app.use(securityHeaders)
  // what the build leaves for itself (.vite/manifest.json, source maps) is no one else's
  app.use(async (c, next) => (isOfTheBuild(c) ? c.text('Not Found', 404) : next()))
  app.use(compress())
  const root = relative(process.cwd(), dist) || '.'
  const forever = (path: string, c: Context) => {
    if (path.includes('/assets/')) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  }
  const page = (folder: string): MiddlewareHandler => {
    const file = join(dist, folder, 'index.html')
    const html = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    return async (c) => {
      if (html === undefined) return c.text('The front ends are not built yet: npm run build', 503)
      if (isFile(c)) return c.text('Not Found', 404)
      return c.html(html, 200, {
        'Cache-Control': 'no-cache',
        ...(folder === 'portal' && { 'Cross-Origin-Opener-Policy': openerPolicy(c.req.path) }),
      })
    }
  }
  app.get('/admin', page('backoffice'))
  app.get(
    '/admin/*',
    serveStatic({
      root: join(root, 'backoffice'),
      rewriteRequestPath: (path) => path.slice('/admin'.length),
      precompressed: true,
      onFound: forever,
    }),
    page('backoffice'),
  )
  app.get('/', page('portal'))
  app.get('*', serveStatic({ root: join(root, 'portal'), precompressed: true, onFound: forever }), page('portal'))
  return app
}
