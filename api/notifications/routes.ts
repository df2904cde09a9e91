import { createRouter } from '../http/route.ts'
import { notificationResources } from './admin.ts'
import { changesRoutes } from './changes-routes.ts'
import { ownMessageRoutes } from './own-routes.ts'
import { presenceRoutes } from './presence-routes.ts'
import { supportRoutes } from './support-routes.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'

/** Messages to people and to customer service, live updates of open pages, presence on records. */
export const routes = createRouter([
  ...changesRoutes,
  ...supportRoutes,
  ...ownMessageRoutes,
  ...unsubscribeRoutes,
  ...notificationResources,
  ...presenceRoutes,
])
