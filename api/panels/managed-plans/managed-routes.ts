import { z } from 'zod'
import { dateField } from '#model/fields.ts'
import {
  addLinkBody,
  addMemberBody,
  changeLinkBody,
  managedDiscussion,
  managedLink,
  managedMember,
  managedPlan,
  memberAccessBody,
  planUsage,
} from '#model/panels/managed-wire.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { addLink, changeLink, linkSorting, listLinks } from './links.ts'
import { listManagedPlans, managedSorting } from './managed.ts'
import { addMember, changeMember, listMembers, memberSorting, removeMember } from './members.ts'
import { discussionSorting, listPlanDiscussions, planUsageOf } from './usage.ts'

const tags = ['panels']
const who = 'signed-in' as const
const base = '/user/managedPlans'
const id = z.string().min(1).max(64)
const params = z.object({ planId: id })
const memberParams = params.extend({ userId: id })
const linkParams = params.extend({ linkId: id })
const range = { from: dateField.optional(), to: dateField.optional() }
const inOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to
const reversed = { path: ['to'], message: 'errors.endBeforeStart' }

/** What plan managers do with their plans. */
export const managedPlanRoutes = [
  endpoint(
    {
      method: 'get',
      path: base,
      operationId: 'listManagedPlans',
      who,
      tags,
      summary: 'List the plans the caller manages',
      request: { query: z.strictObject({ ...paging(), ...managedSorting.query }) },
      responses: { 200: answer(listOf(managedPlan)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      const { page, pageSize } = query
      return c.json({ ...(await listManagedPlans(c.get('ctx'), query)), page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{planId}/members`,
      operationId: 'listManagedPlanMembers',
      who,
      tags,
      summary: 'List members by name',
      request: {
        params,
        query: z.strictObject({ name: z.string().max(200).optional(), ...paging(), ...memberSorting.query }),
      },
      responses: { 200: answer(listOf(managedMember)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      const { page, pageSize } = query
      return c.json({ ...(await listMembers(c.get('ctx'), c.req.valid('param').planId, query)), page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/{planId}/members`,
      operationId: 'addManagedPlanMember',
      who,
      tags,
      summary: 'Add a person with an account to a plan',
      request: { params, body: body(addMemberBody) },
      responses: { 201: answer(managedMember) },
    },
    async (c) => c.json(await addMember(c.get('ctx'), c.req.valid('param').planId, c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: `${base}/{planId}/members/{userId}`,
      operationId: 'updateManagedPlanMember',
      who,
      tags,
      summary: "Update a member's permissions in the plan",
      request: { params: memberParams, body: body(memberAccessBody) },
      responses: { 200: answer(managedMember) },
    },
    async (c) => {
      const { planId, userId } = c.req.valid('param')
      return c.json(await changeMember(c.get('ctx'), planId, userId, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${base}/{planId}/members/{userId}`,
      operationId: 'removeManagedPlanMember',
      who,
      tags,
      summary: 'End a membership',
      request: { params: memberParams },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { planId, userId } = c.req.valid('param')
      await removeMember(c.get('ctx'), planId, userId)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{planId}/links`,
      operationId: 'listManagedPlanLinks',
      who,
      tags,
      summary: 'List registration links',
      request: { params, query: z.strictObject({ ...paging(), ...linkSorting.query }) },
      responses: { 200: answer(listOf(managedLink)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      const { page, pageSize } = query
      return c.json({ ...(await listLinks(c.get('ctx'), c.req.valid('param').planId, query)), page, pageSize }, 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/{planId}/links`,
      operationId: 'createManagedPlanLink',
      who,
      tags,
      summary: 'Create a registration link',
      request: { params, body: body(addLinkBody) },
      responses: { 201: answer(managedLink) },
    },
    async (c) => c.json(await addLink(c.get('ctx'), c.req.valid('param').planId, c.req.valid('json')), 201),
  ),
  endpoint(
    {
      method: 'put',
      path: `${base}/{planId}/links/{linkId}`,
      operationId: 'updateManagedPlanLink',
      who,
      tags,
      summary: 'Update or disable a registration link',
      request: { params: linkParams, body: body(changeLinkBody) },
      responses: { 200: answer(managedLink) },
    },
    async (c) => {
      const { planId, linkId } = c.req.valid('param')
      return c.json(await changeLink(c.get('ctx'), planId, linkId, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{planId}/usage`,
      operationId: 'getManagedPlanUsage',
      who,
      tags,
      summary: 'Get usage figures of a plan; `from` and `to` are both included',
      request: { params, query: z.strictObject(range).refine(inOrder, reversed) },
      responses: { 200: answer(planUsage) },
    },
    async (c) => c.json(await planUsageOf(c.get('ctx'), c.req.valid('param').planId, c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: `${base}/{planId}/discussions`,
      operationId: 'listManagedPlanDiscussions',
      who,
      tags,
      summary: 'List the discussions of a plan, `from` and `to` included; questions only where the plan shares them',
      request: {
        params,
        query: z.strictObject({ ...range, ...paging(), ...discussionSorting.query }).refine(inOrder, reversed),
      },
      responses: { 200: answer(listOf(managedDiscussion)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      return c.json(
        {
          ...(await listPlanDiscussions(c.get('ctx'), c.req.valid('param').planId, query)),
          page: query.page,
          pageSize: query.pageSize,
        },
        200,
      )
    },
  ),
]
