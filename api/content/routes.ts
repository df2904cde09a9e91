import { createRouter } from '../http/route.ts'
import { contentAdministration } from './admin-routes.ts'
import { contentRoutes } from './content-routes.ts'
import { staticRoutes } from './static-routes.ts'

/** Content documents, brand themes and reference lists. */
export const routes = createRouter([...staticRoutes, ...contentRoutes, ...contentAdministration])
