import { routes as administration } from './admin/routes.ts'
import { routes as audit } from './audit/routes.ts'
import { bulkResources } from './bulk-acts.ts'
import { routes as classification } from './classification/routes.ts'
import { routes as content } from './content/routes.ts'
import { routes as discussions } from './discussions/routes.ts'
import type { App } from './http/types.ts'
import { routes as identity } from './identity/routes.ts'
import type { Sessions } from './identity/sessions/session.ts'
import { routes as liveSessions } from './live-sessions/routes.ts'
import { routes as notifications } from './notifications/routes.ts'
import { routes as panels } from './panels/routes.ts'
import { routes as payments } from './payments/routes.ts'
import { routes as reporting } from './reporting/routes.ts'
import { surveySections } from './surveys/survey-sections.ts'
import { routes as surveys } from './surveys/routes.ts'
import { routes as tax } from './tax/routes.ts'

/** The areas of the API in the order of their rank. No path of one hides a path of another, whatever their order. */
export const routes = (sessions: Sessions): App[] => [
  administration(bulkResources),
  audit,
  notifications,
  identity(sessions),
  content,
  classification,
  panels,
  discussions(surveySections),
  surveys,
  liveSessions,
  tax,
  payments,
  reporting,
]
