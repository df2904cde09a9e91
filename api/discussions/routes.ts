import { createRouter } from '../http/route.ts'
import { queryAdministration } from './admin/admin-routes.ts'
import { askedRoutes } from './creation/asked-routes.ts'
import { callRoutes } from './calls/routes.ts'
import { vacationRoutes } from './calls/vacation-routes.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import { attachmentRoutes } from './files/attachment-routes.ts'
import { exportRoutes } from './export/export-routes.ts'
import type { SurveySections } from './export/gather-export.ts'
import { documentRoutes } from './files/document-routes.ts'
import { guestRoutes } from './guests/guest-routes.ts'
import { listRoutes } from './lists/list-routes.ts'
import { participantRoutes } from './participant-routes.ts'
import { personSimulationRoutes } from './simulate/person-routes.ts'
import { staffPanelRoutes } from './panel/staff-panel-routes.ts'
import { staffRoutes } from './staff-routes.ts'
import { testQuestionRoutes } from './creation/test-question-routes.ts'
import { textBlockRoutes } from './text-blocks/text-block-routes.ts'
import { triageRoutes } from './tasks/triage-routes.ts'
import { tagFilterRoutes } from './admin/tag-filter-routes.ts'
import { wizardRoutes } from './wizard/wizard-routes.ts'

/** Questions to expert panels, from the draft to the rated answer, and the work of staff on them. */
export const routes = (surveySections: SurveySections) =>
  createRouter([
    ...draftRoutes,
    ...listRoutes,
    ...askedRoutes,
    ...testQuestionRoutes,
    ...participantRoutes,
    ...attachmentRoutes,
    ...documentRoutes,
    ...exportRoutes(surveySections),
    ...guestRoutes,
    ...staffRoutes,
    ...staffPanelRoutes,
    ...triageRoutes,
    ...callRoutes,
    ...vacationRoutes,
    ...personSimulationRoutes,
    ...textBlockRoutes,
    ...wizardRoutes,
    ...tagFilterRoutes,
    ...queryAdministration,
  ])
