import { createRouter } from '../http/route.ts'
import { surveyAnswerRoutes } from './answer-routes.ts'
import { surveyRoutes } from './survey-routes.ts'
import { typeformRoutes } from './typeform-routes.ts'
import { writingRoutes } from './writing/writing-routes.ts'

/** Surveys with their questions, answers and results, and the writing assistant. */
export const routes = createRouter([...writingRoutes, ...surveyRoutes, ...surveyAnswerRoutes, ...typeformRoutes])
