import { createRouter } from '../http/route.ts'
import { forecastRoutes } from './forecast/forecast-routes.ts'
import { overviewRoutes } from './overview/overview-routes.ts'
import { querySummaryRoutes } from './query-summary-routes.ts'
import { passageRoutes } from './reports/passage-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { scheduleRoutes } from './reports/schedule-routes.ts'
import { statisticsRoutes } from './statistics/statistics-routes.ts'
import { surveyResultsRoutes } from './surveys/survey-results-routes.ts'
import { userSummaryRoutes } from './user-summary-routes.ts'

/** Summaries of discussions and people, reports and statistics. */
export const routes = createRouter([
  ...querySummaryRoutes,
  ...userSummaryRoutes,
  ...reportRoutes,
  ...passageRoutes,
  ...scheduleRoutes,
  ...statisticsRoutes,
  ...overviewRoutes,
  ...forecastRoutes,
  ...surveyResultsRoutes,
])
