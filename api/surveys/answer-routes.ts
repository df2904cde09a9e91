import { z } from 'zod'
import { surveyKeyBody } from '#model/discussions/wire-bodies.ts'
import { surveyResultsSchema } from '#model/surveys/results-wire.ts'
import {
  openSurveySchema,
  surveyAnswerResultSchema,
  surveyAnswerSchema,
  surveyResponseBody,
} from '#model/surveys/wire.ts'
import { answer, body, endpoint, listOf, paging } from '../http/route.ts'
import { exportResults } from './export-results.ts'
import { answerSorting, listAnswers } from './list-answers.ts'
import { openSurvey } from './open-survey.ts'
import { readResults } from './read-results.ts'
import { saveAnswers } from './save-answers.ts'

const tags = ['surveys']
const id = z.string().min(1).max(64)
const which = { queryId: id.optional(), surveyHeaderId: id.optional() }
const text = { schema: z.string() }

/** Surveys for those who answer them and those who read the answers. */
export const surveyAnswerRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/user/interaction/{key}/surveyKey',
      operationId: 'openSurvey',
      who: 'participant',
      tags,
      summary: 'Open a survey of the discussion for the caller',
      request: { params: z.object({ key: id }), body: body(surveyKeyBody) },
      responses: { 200: answer(openSurveySchema) },
    },
    async (c) =>
      c.json(await openSurvey(c.get('ctx'), c.req.valid('param').key, c.req.valid('json').questionWhen), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/survey/response',
      operationId: 'saveSurveyAnswers',
      who: 'signed-in',
      tags,
      summary: 'Save survey answers, or submit the survey',
      request: { body: body(surveyResponseBody) },
      responses: { 200: answer(surveyAnswerResultSchema) },
    },
    async (c) => c.json(await saveAnswers(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/survey/response/list',
      operationId: 'listSurveyAnswers',
      who: 'csr',
      tags,
      summary: 'List single answers',
      request: {
        query: z.strictObject({
          ...which,
          questionId: id.optional(),
          userId: id.optional(),
          ...paging(),
          ...answerSorting.query,
        }),
      },
      responses: { 200: answer(listOf(surveyAnswerSchema)) },
    },
    async (c) => c.json(await listAnswers(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/survey/results',
      operationId: 'getSurveyResults',
      who: 'signed-in',
      tags,
      summary: 'Get the survey results of a discussion as the caller may see them',
      request: { query: z.strictObject(which) },
      responses: { 200: answer(surveyResultsSchema) },
    },
    async (c) => c.json(await readResults(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/survey/results/export',
      operationId: 'exportSurveyResults',
      who: 'signed-in',
      tags,
      summary: 'Export as a file',
      request: { query: z.strictObject({ ...which, format: z.enum(['text', 'csv']).default('text') }) },
      responses: { 200: { description: 'The file', content: { 'text/plain': text, 'text/csv': text } } },
    },
    async (c) => {
      const { format, ...asked } = c.req.valid('query')
      const file = await exportResults(c.get('ctx'), asked, format)
      return c.body(file.text, 200, {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'no-store',
      })
    },
  ),
]
