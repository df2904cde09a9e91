import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { membershipPlan, planLink, planMember, planSurge } from '#db/schema/all.ts'
import { planLinkAdminRow, planMemberAdminRow, surgeAdminRow } from '#model/panels/admin-rows.ts'
import { importAnswer, importBody } from '#model/panels/member-import.ts'
import { planMemberInput, surgeInput } from '#model/panels/plan-inputs.ts'
import { createRecord } from '../../admin/create-record.ts'
import { within } from '../../admin/declare.ts'
import { deleteRecord } from '../../admin/delete-record.ts'
import { partListRoute } from '../../admin/links/link-routes.ts'
import type { Side } from '../../admin/links/link-records.ts'
import { readRecord } from '../../admin/read-records.ts'
import { updateBody, updateRecord } from '../../admin/update-record.ts'
import { answer, body, endpoint, nothing } from '../../http/route.ts'
import { linkFields, planLinks, planMembers, planSurges } from './admin-plan-parts.ts'
import { importMembers } from './import-members.ts'
import { planSummary, planSummarySchema } from './plan-summary.ts'

const tags = ['panels']
const base = '/server/membership/plan/{planId}'
const id = z.string().min(1).max(200)
const plan: Side = { id: membershipPlan.id, name: membershipPlan.name, refTable: 'membership_plan', channel: 'plans' }
const memberParams = z.object({ planId: id, userId: id })
const linkParams = z.object({ planId: id, linkId: id })
const surgeParams = z.object({ planId: id, surgeId: id })
const linksOf = (planId: string) => within(planLinks, eq(planLink.planId, planId))
const surgesOf = (planId: string) => within(planSurges, eq(planSurge.planId, planId))

/** What hangs on a plan and is more than a pair: members, registration links, surge payments. */
export const planRoutes = [
  endpoint(
    {
      method: 'get',
      path: `${base}/summary`,
      operationId: 'getPlanSummary',
      who: 'csr',
      tags,
      summary: 'Get a plan with the first rows of each related list',
      request: {
        params: z.object({ planId: id }),
        query: z.strictObject({ maxSubRecords: z.coerce.number<string>().int().min(1).max(50).optional() }),
      },
      responses: { 200: answer(planSummarySchema) },
    },
    async (c) =>
      c.json(await planSummary(c.get('ctx'), c.req.valid('param').planId, c.req.valid('query').maxSubRecords), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/member/{userId}`,
      operationId: 'getMemberOfPlan',
      who: 'csr',
      tags,
      summary: 'Get a member with overrides',
      request: { params: memberParams },
      responses: { 200: answer(planMemberAdminRow) },
    },
    async (c) => {
      const { planId, userId } = c.req.valid('param')
      const ctx = c.get('ctx')
      return c.json(await readRecord(ctx, planMembers, ctx.db, `${planId}:${userId}`), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/member/{userId}`,
      operationId: 'addMemberToPlan',
      who: 'csr-write',
      tags,
      summary: 'Add a person to a plan',
      request: { params: memberParams, body: { content: { 'application/json': { schema: planMemberInput } } } },
      responses: { 201: answer(planMemberAdminRow) },
    },
    async (c) =>
      c.json(await createRecord(c.get('ctx'), planMembers, { ...c.req.valid('json'), ...c.req.valid('param') }), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: `${base}/member/{userId}`,
      operationId: 'updateMemberOfPlan',
      who: 'csr-write',
      tags,
      summary: 'Update the overrides of a member',
      request: { params: memberParams, body: body(updateBody(planMembers)) },
      responses: { 200: answer(planMemberAdminRow) },
    },
    async (c) => {
      const { planId, userId } = c.req.valid('param')
      return c.json(await updateRecord(c.get('ctx'), planMembers, `${planId}:${userId}`, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${base}/member/{userId}`,
      operationId: 'removeMemberFromPlan',
      who: 'csr-write',
      tags,
      summary: 'End a membership',
      request: { params: memberParams },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { planId, userId } = c.req.valid('param')
      await deleteRecord(c.get('ctx'), planMembers, `${planId}:${userId}`)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/links`,
      operationId: 'createLinkOfPlan',
      who: 'csr-write',
      tags,
      summary: 'Create a registration link',
      request: { params: z.object({ planId: id }), body: body(linkFields) },
      responses: { 201: answer(planLinkAdminRow) },
    },
    async (c) =>
      c.json(await createRecord(c.get('ctx'), planLinks, { ...c.req.valid('json'), ...c.req.valid('param') }), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: `${base}/link/{linkId}`,
      operationId: 'updateLinkOfPlan',
      who: 'csr-write',
      tags,
      summary: 'Update a registration link',
      request: { params: linkParams, body: body(updateBody(planLinks)) },
      responses: { 200: answer(planLinkAdminRow) },
    },
    async (c) => {
      const { planId, linkId } = c.req.valid('param')
      return c.json(await updateRecord(c.get('ctx'), linksOf(planId), linkId, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${base}/link/{linkId}`,
      operationId: 'deleteLinkOfPlan',
      who: 'csr-write',
      tags,
      summary: 'Delete a registration link',
      request: { params: linkParams },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { planId, linkId } = c.req.valid('param')
      await deleteRecord(c.get('ctx'), linksOf(planId), linkId)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/surge`,
      operationId: 'createSurgeOfPlan',
      who: 'csr-write',
      tags,
      summary: 'Create a surge payment',
      request: { params: z.object({ planId: id }), body: body(surgeInput) },
      responses: { 201: answer(surgeAdminRow) },
    },
    async (c) =>
      c.json(await createRecord(c.get('ctx'), planSurges, { ...c.req.valid('json'), ...c.req.valid('param') }), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: `${base}/surge/{surgeId}`,
      operationId: 'updateSurgeOfPlan',
      who: 'csr-write',
      tags,
      summary: 'Update a surge payment; once started, only its texts and its end',
      request: { params: surgeParams, body: body(updateBody(planSurges)) },
      responses: { 200: answer(surgeAdminRow) },
    },
    async (c) => {
      const { planId, surgeId } = c.req.valid('param')
      return c.json(await updateRecord(c.get('ctx'), surgesOf(planId), surgeId, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${base}/surge/{surgeId}`,
      operationId: 'deleteSurgeOfPlan',
      who: 'csr-write',
      tags,
      summary: 'Delete a surge payment that has not started',
      request: { params: surgeParams },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { planId, surgeId } = c.req.valid('param')
      await deleteRecord(c.get('ctx'), surgesOf(planId), surgeId)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/members/import`,
      operationId: 'importPlanMembers',
      who: 'csr-write',
      tags,
      summary: 'Import members: preview the rows, or import the valid ones',
      request: { params: z.object({ planId: id }), body: body(importBody) },
      responses: { 200: answer(importAnswer) },
    },
    async (c) => c.json(await importMembers(c.get('ctx'), c.req.valid('param').planId, c.req.valid('json')), 200),
  ),

  partListRoute({
    path: `${base}/members`,
    operationId: 'listMembersOfPlan',
    summary: 'plan: list its members',
    owner: plan,
    of: planMembers,
    where: (planId) => eq(planMember.planId, planId),
    filters: ['name', 'access', 'accountStatus'],
  }),
  partListRoute({
    path: `${base}/links`,
    operationId: 'listLinksOfPlan',
    summary: 'plan: list its registration links',
    owner: plan,
    of: planLinks,
    where: (planId) => eq(planLink.planId, planId),
  }),
  partListRoute({
    path: `${base}/surge`,
    operationId: 'listSurgesOfPlan',
    summary: 'plan: list its surge payments',
    owner: plan,
    of: planSurges,
    where: (planId) => eq(planSurge.planId, planId),
    filters: ['includePast', 'activeOnly'],
    defaults: { activeOnly: true },
  }),
]
