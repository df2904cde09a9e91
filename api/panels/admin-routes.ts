import type { App } from '../http/types.ts'
import { serveResources } from '../admin/serve.ts'
import { diagnoses, diagnosisDomains, diagnosisGroups } from './admin-diagnoses.ts'
import { diagnosisFacts } from './coach/admin-facts.ts'
import { coachRoutes } from './coach/coach-routes.ts'
import { diagnosisRoutes } from './diagnosis-routes.ts'
import { plans } from './admin-plans.ts'
import { planLinks, planMembers, planSurges } from './admin-plan-parts.ts'
import { grantPlans, poolExperts } from './admin-pool-parts.ts'
import { grants, pools, regions } from './admin.ts'
import { panelLinkRoutes } from './link-routes.ts'
import { ownPlanRoutes } from './own-plans.ts'
import { panelRoutes } from './panel-routes.ts'
import { planGrantRoutes } from './plan-grants.ts'
import { planFileRoutes } from './plan-files/plan-file-routes.ts'
import { planRoutes } from './plan-routes.ts'
import { simulatorRoutes } from './simulator-routes.ts'

/** Funding sources, plans, pools and the diagnosis hierarchy as staff administer them. */
export const panelAdministration: App[] = [
  panelRoutes as unknown as App,
  coachRoutes as unknown as App,
  diagnosisRoutes as unknown as App,
  simulatorRoutes as unknown as App,
  planFileRoutes as unknown as App,
  planRoutes as unknown as App,
  ownPlanRoutes as unknown as App,
  planGrantRoutes as unknown as App,
  serveResources(
    grantPlans,
    regions,
    grants,
    plans,
    pools,
    diagnosisGroups,
    diagnosisDomains,
    diagnosisFacts,
    diagnoses,
    planLinks,
    planSurges,
    planMembers,
    poolExperts,
  ),
  panelLinkRoutes,
]
