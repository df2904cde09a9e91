import { z } from 'zod'
import { rangeText } from '#model/reporting/statistics-wire.ts'
import { planAnswerRow, planResults } from '#model/reporting/survey-results.ts'
import { questionTimings } from '#model/surveys/enums.ts'
import { surveyRoles } from '#model/surveys/people-asked.ts'
import { answer, endpoint, listOf, paging } from '../../http/route.ts'
import { readSurveyResults, surveyAnswers } from './read-survey-results.ts'

const tags = ['reporting']
const asked = z.strictObject({ planId: z.string().min(1).max(64), dateRange: rangeText.optional() })

/** Surveys of all discussions of a plan. */
export const surveyResultsRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/server/report/surveyResults',
      operationId: 'getPlanSurveyResults',
      who: 'csr',
      tags,
      summary: 'Get what the surveys of a plan come to: figures, agreement of the panels, changes from before to after',
      request: { query: asked },
      responses: { 200: answer(planResults) },
    },
    async (c) => {
      const { planId, dateRange: range } = c.req.valid('query')
      const { keys, questions } = await readSurveyResults(c.get('ctx'), { planId, range })
      return c.json({ discussions: keys.size, questions: questions.map(({ given: _, ...question }) => question) }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/report/surveyResults/answers',
      operationId: 'listPlanSurveyAnswers',
      who: 'csr',
      tags,
      summary: 'List the answers behind one number of the surveys of a plan',
      request: {
        query: asked.extend({
          question: z.string().min(1).max(64),
          when: z.enum(questionTimings),
          role: z.enum(surveyRoles),
          ...paging(),
        }),
      },
      responses: { 200: answer(listOf(planAnswerRow)) },
    },
    async (c) => {
      const { page, pageSize, planId, dateRange: range, question, when, role } = c.req.valid('query')
      const rows = await surveyAnswers(c.get('ctx'), { planId, range }, question, { when, role })
      return c.json(
        { data: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize },
        200,
      )
    },
  ),
]
