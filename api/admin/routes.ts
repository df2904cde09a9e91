import { createRouter } from '../http/route.ts'
import { bulkRoutes } from './bulk/bulk-routes.ts'
import type { BulkResources } from './bulk/declare-bulk.ts'
import { countRoutes } from './counts/count-routes.ts'
import { limitsRoutes } from './limits/limits-routes.ts'
import { viewRoutes } from './views/view-routes.ts'

/** Bulk actions, saved list views, counts of lists, and the limits of the product. */
export const routes = (bulk: BulkResources) =>
  createRouter([...bulkRoutes(bulk), ...viewRoutes, ...countRoutes, ...limitsRoutes])
