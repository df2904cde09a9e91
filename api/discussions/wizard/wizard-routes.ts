import { z } from 'zod'
import { wizardRequestSchema, wizardResponseSchema } from '#model/discussions/wizard/wizard-wire.ts'
import { AppError } from '#model/errors.ts'
import { requireActor } from '../../context.ts'
import { answer, body, endpoint, listOf, paging } from '../../http/route.ts'
import { exchange, mayUseProxy } from './exchange.ts'
import { browseOrgans, findDiagnoses, foundDiagnosis, organs } from './diagnosis-search.ts'

const tags = ['discussions']
export const wizardRoutes = [
  endpoint(
    {
      method: 'post',
      path: '/user/newQuery',
      operationId: 'submitWizardStep',
      who: 'signed-in',
      tags,
      summary: 'Answer one wizard step for the caller',
      request: { body: body(wizardRequestSchema) },
      responses: { 200: answer(wizardResponseSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      return c.json(await exchange(ctx, requireActor(ctx).userId, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/user/newQuery/{userId}',
      operationId: 'submitWizardStepOnBehalf',
      who: 'self-or-csr',
      tags,
      summary: 'Answer one wizard step on behalf of a member (staff) or for a blinded user',
      request: { params: z.object({ userId: z.string() }), body: body(wizardRequestSchema) },
      responses: { 200: answer(wizardResponseSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { userId } = c.req.valid('param')
      if (!mayUseProxy(ctx, userId)) throw new AppError('not.found', 'Not Found')
      return c.json(await exchange(ctx, userId, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: '/user/diagnosis/search',
      operationId: 'searchDiagnoses',
      who: 'signed-in',
      tags,
      summary: 'Search diagnoses for a new discussion: by common name, in a group, or more specific than another',
      request: {
        query: z.strictObject({
          name: z.string().max(200).default(''),
          planId: z.string().optional(),
          userId: z.string().optional(),
          /** the more specific ones under this result */
          under: z.string().optional(),
          groupId: z.string().optional(),
          ...paging(),
        }),
      },
      responses: { 200: answer(listOf(foundDiagnosis)) },
    },
    async (c) => c.json(await findDiagnoses(c.get('ctx'), c.get('session')?.row, c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/user/diagnosis/organs',
      operationId: 'listOrgans',
      who: 'signed-in',
      tags,
      summary: 'List the organs and groups that have diagnoses for a new discussion',
      request: { query: z.strictObject({ planId: z.string().optional() }) },
      responses: { 200: answer(organs) },
    },
    async (c) => c.json(await browseOrgans(c.get('ctx'), c.get('session')?.row, c.req.valid('query').planId), 200),
  ),
]
