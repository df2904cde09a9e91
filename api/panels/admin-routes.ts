import { serveResources } from '../admin/serve.ts'
import { diagnoses, diagnosisDomains, diagnosisGroups } from './admin-diagnoses.ts'
import { plans } from './admin-plans.ts'
import { grants, pools, regions } from './admin.ts'

/** Funding sources, plans, pools and the diagnosis hierarchy as staff administer them. */
export const panelResources = serveResources(regions, grants, plans, pools, diagnosisGroups, diagnosisDomains, diagnoses)
