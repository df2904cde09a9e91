import { createRouter } from '../http/route.ts'
import { bulkRoutes } from './bulk/bulk-routes.ts'
import type { BulkResources } from './bulk/declare-bulk.ts'
import { limitsRoutes } from './limits/limits-routes.ts'
import { viewRoutes } from './views/view-routes.ts'

/** Bulk actions, saved list views, and the limits of the product. */
export const routes = (bulk: BulkResources) => createRouter([...bulkRoutes(bulk), ...viewRoutes, ...limitsRoutes])
