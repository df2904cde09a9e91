import { createRouter } from '../http/route.ts'
import type { App } from '../http/types.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import type { AdminResource } from './declare.ts'
import { register } from './registry.ts'
import { restRoutes } from './rest-routes.ts'

/** Both faces of the declared records, in the order in which they stand: more literal paths before others. */
export function serveResources(...resources: AdminResource[]): App {
  const app = createRouter()
  for (const r of resources) {
    register(r)
    restRoutes(app, r)
    catalogueRoutes(app, r)
  }
  return app
}
