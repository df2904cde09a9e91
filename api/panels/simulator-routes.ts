import { z } from 'zod'
import { simulationAnswer, simulationBody } from '#model/panels/selection/simulation-wire.ts'
import { answer, body, endpoint } from '../http/route.ts'
import {
  checkSetup,
  effectivePreview,
  effectiveSchema,
  facultyPreview,
  facultySchema,
  poolsPreview,
  poolsPreviewSchema,
  simulateSelection,
  type Setup,
} from './simulate.ts'

const tags = ['panels']
const id = z.string().min(1).max(64)
/** `none` stands for no funding source */
const pair = z.object({ planId: id, grantId: id })
const triple = pair.extend({ dxId: id })
const setupOf = ({ planId, grantId }: z.infer<typeof pair>): Setup => ({
  planId,
  grantId: grantId === 'none' ? null : grantId,
})
const base = '/server/querySimulator'

/** What would be asked, paid and chosen under a plan and a funding source. Nothing is sent. */
export const simulatorRoutes = [
  endpoint(
    {
      method: 'get',
      path: `${base}/effectiveDiagnoses/{planId}/{grantId}`,
      operationId: 'listEffectiveDiagnoses',
      who: 'csr',
      tags,
      summary: 'List diagnoses that a new discussion can have',
      request: { params: pair },
      responses: { 200: answer(effectiveSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const setup = setupOf(c.req.valid('param'))
      await checkSetup(ctx, setup)
      return c.json(await effectivePreview(ctx, setup), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/poolsPreview/{planId}/{grantId}/{dxId}`,
      operationId: 'previewPools',
      who: 'csr',
      tags,
      summary: 'List the pools that cover a diagnosis, by plan and funding source',
      request: { params: triple, query: z.strictObject({ all: z.enum(['true', 'false']).optional() }) },
      responses: { 200: answer(poolsPreviewSchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { dxId, ...rest } = c.req.valid('param')
      const setup = setupOf(rest)
      await checkSetup(ctx, setup, dxId)
      return c.json(await poolsPreview(ctx, setup, dxId, c.req.valid('query').all === 'true'), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/faculty/{planId}/{grantId}/{dxId}`,
      operationId: 'listFacultyOfPools',
      who: 'csr',
      tags,
      summary: 'List the experts of the pools that cover the discussion',
      request: { params: triple },
      responses: { 200: answer(facultySchema) },
    },
    async (c) => {
      const ctx = c.get('ctx')
      const { dxId, ...rest } = c.req.valid('param')
      const setup = setupOf(rest)
      await checkSetup(ctx, setup, dxId)
      return c.json(await facultyPreview(ctx, setup, dxId), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/selection`,
      operationId: 'simulateSelection',
      who: 'csr',
      tags,
      summary: 'Simulate an expert selection, with weights and reasons',
      request: { body: body(simulationBody) },
      responses: { 200: answer(simulationAnswer) },
    },
    async (c) => c.json(await simulateSelection(c.get('ctx'), c.req.valid('json')), 200),
  ),
]
