import { serveResources } from '../admin/serve.ts'
import { users } from './admin.ts'

/** People as staff administer them. */
export const userResources = serveResources(users)
