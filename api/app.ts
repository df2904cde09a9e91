import { OpenAPIHono } from '@hono/zod-openapi'
import { cors } from 'hono/cors'
import type { Deps } from './context.ts'
import { compressJson } from './http/compress.ts'
import { docsRoutes } from './http/docs.ts'
import { devRoutes } from './http/dev-routes.ts'
import { onError, onNotFound } from './http/errors.ts'
import { jsonBody } from './http/json.ts'
import { createRouter } from './http/route.ts'
import { requestContext } from './http/request.ts'
import { securityHeaders } from './http/security-headers.ts'
import { session } from './http/session.ts'
import { systemRoutes } from './http/system-routes.ts'
import type { AppEnv } from './http/types.ts'
import { demoPath } from './identity/demo-directory/directory.ts'
import { makeSessions } from './identity/sessions/session.ts'
import type { Runner } from './jobs/runner.ts'
import { routes } from './routes.ts'

/** Request → Response: one visible chain, then the areas. Serves `/api` only. */
export function createApp(deps: Deps, runner: Pick<Runner, 'runDue' | 'failingSince'>) {
  const app = new OpenAPIHono<AppEnv>()
  const sessions = makeSessions(deps)
  const origins = deps.env.CORS_ORIGINS

  app.onError(onError)
  app.notFound(onNotFound)
  app.use(requestContext(deps))
  app.use(securityHeaders)
  app.use('/api/*', compressJson)
  if (origins.length)
    app.use(
      '/api/*',
      cors({
        origin: origins,
        exposeHeaders: [
          'Content-Range',
          'x-token-update',
          'x-session-terminated',
          'x-server-version',
          'x-device-token',
          'Retry-After',
          'Date',
          'ETag',
        ],
      }),
    )
  const { serve } = deps.identityProviders
  if (serve) app.all(`${demoPath}/*`, (c) => serve(c.req.raw))
  app.use('/api/*', session(deps, sessions))
  app.use('/api/*', jsonBody)

  app.route('/api', createRouter(systemRoutes(deps, runner)))
  if (!deps.env.production) app.route('/api', createRouter(devRoutes(deps, runner)))
  for (const area of routes(sessions)) app.route('/api', area)
  docsRoutes(app, deps.version)
  return app
}
