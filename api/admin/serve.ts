import type { Endpoint } from '../http/route.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import type { AdminResource } from './declare.ts'
import { register } from './registry.ts'
import { restRoutes } from './rest-routes.ts'

/** Both faces of the declared records, in the order in which they stand: more literal paths before others. */
export function serveResources(...resources: AdminResource[]): Endpoint[] {
  return resources.flatMap((r) => {
    register(r)
    return [...restRoutes(r), ...catalogueRoutes(r)]
  })
}
