import { z } from 'zod'
import { queryAdminRow, queryHeaderInput } from '#model/discussions/admin-rows.ts'
import {
  createResponseBody,
  expertBody,
  queryTextBody,
  responseTextBody,
  updateExpertBody,
  updateResponseBody,
} from '#model/discussions/wire-bodies.ts'
import { engagementSchema, responseSchema } from '#model/discussions/wire.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { queryTextSchema, responseTextSchema } from './admin-texts.ts'
import { editEngagement, editQueryText, editResponse, editResponseText, writeResponse } from './admin-writes.ts'
import { createHeader } from '../creation/create-header.ts'
import { inviteExpert } from '../panel/staff-panel.ts'

const tags = ['discussions']
const who = 'csr-write'
const params = z.object({ id: z.string().min(1).max(200) })

/** What staff write of discussions and their parts by the part's own id. */
export const adminWriteRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/server/query/header',
      operationId: 'createDiscussionRecord',
      who,
      tags,
      summary: 'Create a discussion for a member without a question; it starts in review',
      request: { body: body(queryHeaderInput) },
      responses: { 201: answer(queryAdminRow, 'Created') },
    },
    async (c) => c.json(await createHeader(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/query/text/{id}',
      operationId: 'correctQuestion',
      who,
      tags,
      summary: 'Correct the question; earlier versions are kept',
      request: { params, body: body(queryTextBody) },
      responses: { 200: answer(queryTextSchema) },
    },
    async (c) => c.json(await editQueryText(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/query/expert',
      operationId: 'createEngagement',
      who,
      tags,
      summary: 'Invite an expert manually',
      request: { body: body(expertBody) },
      responses: { 201: answer(engagementSchema, 'Created') },
    },
    async (c) => {
      const { queryId, userId } = c.req.valid('json')
      return c.json(await inviteExpert(c.get('ctx'), queryId, userId), 201)
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/query/expert/{id}',
      operationId: 'updateEngagement',
      who,
      tags,
      summary: 'Withdraw, restore or reject an engagement, or change whether it is paid',
      request: { params, body: body(updateExpertBody) },
      responses: { 200: answer(engagementSchema) },
    },
    async (c) => c.json(await editEngagement(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/query/response',
      operationId: 'createResponse',
      who,
      tags,
      summary: 'Post a message as staff, or on behalf of an expert',
      request: { body: body(createResponseBody) },
      responses: { 201: answer(responseSchema, 'Created') },
    },
    async (c) => c.json(await writeResponse(c.get('ctx'), c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/query/response/{id}',
      operationId: 'updateResponse',
      who,
      tags,
      summary: 'Release, reject, hide, show or retract a response',
      request: { params, body: body(updateResponseBody) },
      responses: { 200: answer(responseSchema) },
    },
    async (c) => c.json(await editResponse(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/query/responseText/{id}',
      operationId: 'correctResponse',
      who,
      tags,
      summary: 'Correct a response; earlier versions are kept',
      request: { params, body: body(responseTextBody) },
      responses: { 200: answer(responseTextSchema) },
    },
    async (c) => c.json(await editResponseText(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]
