import { createRouter } from '../http/route.ts'
import { managedPlanRoutes } from './managed-plans/managed-routes.ts'
import { serveResources } from '../admin/serve.ts'
import { diagnoses, diagnosisDomains, diagnosisGroups } from './diagnoses/admin-diagnoses.ts'
import { diagnosisFacts } from './coach/admin-facts.ts'
import { coachRoutes } from './coach/coach-routes.ts'
import { diagnosisRoutes } from './diagnoses/diagnosis-routes.ts'
import { plans } from './plans/admin-plans.ts'
import { planLinks, planMembers, planSurges } from './plans/admin-plan-parts.ts'
import { grantPlans, poolExperts } from './admin-pool-parts.ts'
import { grants, pools, regions } from './admin.ts'
import { panelLinkRoutes } from './link-routes.ts'
import { ownPlanRoutes } from './plans/own-plans.ts'
import { panelRoutes } from './panel-routes.ts'
import { planGrantRoutes } from './plans/plan-grants.ts'
import { planFileRoutes } from './plan-files/plan-file-routes.ts'
import { planRoutes } from './plans/plan-routes.ts'
import { simulatorRoutes } from './simulator-routes.ts'

/** Funding sources, plans, pools and the diagnosis hierarchy as staff administer them. */
export const routes = createRouter([
  ...managedPlanRoutes,
  ...panelRoutes,
  ...coachRoutes,
  ...diagnosisRoutes,
  ...simulatorRoutes,
  ...planFileRoutes,
  ...planRoutes,
  ...ownPlanRoutes,
  ...planGrantRoutes,
  ...serveResources(
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
  ...panelLinkRoutes,
])
