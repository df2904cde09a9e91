import { z } from 'zod'
import { questionTimings, surveyHeaderTypes } from '#model/surveys/enums.ts'
import {
  createQuestionBody,
  createSurveyHeaderBody,
  orderQuestionsBody,
  questionSchema,
  surveyHeaderSchema,
  updateQuestionBody,
  updateSurveyHeaderBody,
} from '#model/surveys/wire.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../http/route.ts'
import {
  headerSorting,
  createHeader,
  deleteHeader,
  findHeader,
  listHeaders,
  showHeader,
  updateHeader,
} from './headers.ts'
import { listQuestions, orderQuestions, questionSorting } from './order-questions.ts'
import { showQuestion } from './show-question.ts'
import { openHeader } from './survey-place.ts'
import { createQuestion, deleteQuestion, openQuestion, updateQuestion } from './write-question.ts'

const tags = ['surveys']
const who = 'self-or-csr' as const
const id = z.string().min(1).max(64)
const byId = { params: z.object({ id }) }
const yesNo = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional()
const place = { queryId: id.optional(), queryDraftId: id.optional(), planId: id.optional() }
const header = '/server/survey/header'
const question = '/server/survey/question'

/** Surveys and their questions, for staff and askers who build them. */
export const surveyRoutes = [
  endpoint(
    {
      method: 'get',
      path: `${header}/list`,
      operationId: 'listSurveys',
      who,
      tags,
      summary: 'List the surveys of drafts, discussions and plans',
      request: {
        query: z.strictObject({
          ...place,
          userId: id.optional(),
          headerType: z.enum(surveyHeaderTypes).optional(),
          ...paging(),
          ...headerSorting.query,
        }),
      },
      responses: { 200: answer(listOf(surveyHeaderSchema)) },
    },
    async (c) => c.json(await listHeaders(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: header,
      operationId: 'findSurvey',
      who,
      tags,
      summary: 'Get the survey of a draft, discussion or plan; {} if there is none',
      request: { query: z.strictObject({ ...place, userId: id, createIfNotFound: yesNo, inclQuestions: yesNo }) },
      responses: { 200: answer(surveyHeaderSchema.or(nothing)) },
    },
    async (c) => c.json((await findHeader(c.get('ctx'), c.req.valid('query'))) ?? {}, 200),
  ),
  endpoint(
    {
      method: 'post',
      path: header,
      operationId: 'createSurvey',
      who,
      tags,
      summary: 'Create a survey',
      request: { body: body(createSurveyHeaderBody) },
      responses: { 200: answer(surveyHeaderSchema) },
    },
    async (c) => c.json(await createHeader(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${header}/{id}`,
      operationId: 'getSurvey',
      who,
      tags,
      summary: 'Get a survey',
      request: { ...byId, query: z.strictObject({ inclQuestions: yesNo }) },
      responses: { 200: answer(surveyHeaderSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const found = await openHeader(ctx, ctx.db, c.req.valid('param').id)
      return c.json(await showHeader(ctx.db, found.header, c.req.valid('query').inclQuestions), 200)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: `${header}/{id}`,
      operationId: 'updateSurvey',
      who,
      tags,
      summary: 'Update the title and type of a survey',
      request: { ...byId, body: body(updateSurveyHeaderBody) },
      responses: { 200: answer(surveyHeaderSchema) },
    },
    async (c) => c.json(await updateHeader(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: `${header}/{id}`,
      operationId: 'deleteSurvey',
      who,
      tags,
      summary: 'Delete a survey without answers',
      request: byId,
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await deleteHeader(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${question}/list`,
      operationId: 'listSurveyQuestions',
      who,
      tags,
      summary: 'List survey questions in order',
      request: {
        query: z.strictObject({
          surveyHeaderId: id.optional(),
          queryDraftId: id.optional(),
          questionWhen: z.enum(questionTimings).optional(),
          ...paging(20),
          ...questionSorting.query,
        }),
      },
      responses: { 200: answer(listOf(questionSchema)) },
    },
    async (c) => c.json(await listQuestions(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${question}/order`,
      operationId: 'reorderSurveyQuestions',
      who,
      tags,
      summary: 'Reorder the questions of a survey',
      request: { body: body(orderQuestionsBody) },
      responses: {
        200: answer(z.object({ data: z.array(z.object({ id: z.string(), order: z.int(), version: z.int32() })) })),
      },
    },
    async (c) => c.json({ data: await orderQuestions(c.get('ctx'), c.req.valid('json')) }, 200),
  ),
  endpoint(
    {
      method: 'post',
      path: question,
      operationId: 'createSurveyQuestion',
      who,
      tags,
      summary: 'Create a survey question',
      request: { body: body(createQuestionBody) },
      responses: { 200: answer(questionSchema) },
    },
    async (c) => c.json(await createQuestion(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${question}/{id}`,
      operationId: 'getSurveyQuestion',
      who,
      tags,
      summary: 'Get a survey question',
      request: byId,
      responses: { 200: answer(questionSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      return c.json(showQuestion((await openQuestion(ctx, ctx.db, c.req.valid('param').id)).question), 200)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: `${question}/{id}`,
      operationId: 'updateSurveyQuestion',
      who,
      tags,
      summary: 'Update the wording',
      request: { ...byId, body: body(updateQuestionBody) },
      responses: { 200: answer(questionSchema) },
    },
    async (c) => c.json(await updateQuestion(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'delete',
      path: `${question}/{id}`,
      operationId: 'deleteSurveyQuestion',
      who,
      tags,
      summary: 'Delete a survey question; one with answers is hidden',
      request: byId,
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await deleteQuestion(c.get('ctx'), c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
]
