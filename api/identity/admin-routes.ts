import { z } from 'zod'
import { userListRow } from '#model/identity/admin-rows.ts'
import { regStatuses, staffRanks, staffRoles } from '#model/identity/enums.ts'
import {
  changeEmailInput,
  reasonInput,
  roleInput,
  staffOnlyUserFields,
  userAccessInput,
} from '#model/identity/inputs.ts'
import { AppError } from '#model/errors.ts'
import { versionField } from '#model/fields.ts'
import { acts, isStaff, roleMatrix } from '#model/permissions.ts'
import { readRecord } from '../admin/read-records.ts'
import { serveResources } from '../admin/serve.ts'
import { requireActor, type Ctx } from '../context.ts'
import { answer, body, endpoint } from '../http/route.ts'
import { users } from './admin.ts'
import { changeEmail } from './change-email.ts'
import { changeRoles, listRoles, readRoles, rolesSchema } from './change-roles.ts'
import { disableAccount, enableAccount } from './enable-account.ts'
import { sendWelcome } from './send-welcome.ts'
import { accessSchema, changeAccess, readAccess } from './user-access.ts'

const tags = ['identity']
const params = z.object({ id: z.string().min(1).max(64) })
const version = versionField
const staffOnly = new Set<string>([...staffOnlyUserFields, 'rank', 'lastSignInAt'])
const ownRow = userListRow.partial()

/** One account: staff read all of it, its owner without what staff note. Others learn nothing of it. */
async function readUser(ctx: Ctx, id: string): Promise<z.infer<typeof ownRow>> {
  const actor = requireActor(ctx)
  if (!isStaff(actor) && actor.userId !== id) throw new AppError('not.found', 'Not Found')
  const row = await readRecord(ctx, users, ctx.db, id)
  return isStaff(actor) ? row : Object.fromEntries(Object.entries(row).filter(([name]) => !staffOnly.has(name)))
}

const verbs = [
  endpoint(
    {
      method: 'get',
      path: '/server/role/list',
      operationId: 'listRoles',
      who: 'csr',
      tags,
      summary: 'List staff roles and how many people hold each',
      responses: {
        200: answer(
          z.object({
            data: z.array(z.object({ role: z.enum(staffRoles), rank: z.enum(staffRanks).nullable(), users: z.int() })),
          }),
        ),
      },
    },
    async (c) => c.json({ data: await listRoles(c.get('ctx').db) }, 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/role/matrix',
      operationId: 'getPermissionMatrix',
      who: 'csr',
      tags,
      summary: 'Get the permissions of each rank',
      responses: {
        200: answer(
          z.object({
            data: z.array(
              z.object({
                act: z.enum(acts as [string, ...string[]]),
                rule: z.string(),
                csr: z.boolean(),
                csr_admin: z.boolean(),
                csr_super: z.boolean(),
              }),
            ),
          }),
        ),
      },
    },
    (c) => c.json({ data: roleMatrix() }, 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/enable',
      operationId: 'enableUser',
      who: 'csr-write',
      tags,
      summary: 'Reopen an account; a new password is then required',
      request: { params, body: body(z.strictObject({ reason: z.string().trim().max(1000).optional(), version })) },
      responses: { 200: answer(userListRow) },
    },
    async (c) => c.json(await enableAccount(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/disable',
      operationId: 'disableUser',
      who: 'csr-write',
      tags,
      summary: 'Close an account and end its sessions',
      request: { params, body: body(reasonInput.extend({ version })) },
      responses: { 200: answer(userListRow) },
    },
    async (c) => c.json(await disableAccount(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/email',
      operationId: 'changeEmail',
      who: 'csr-write',
      tags,
      summary: 'Update the e-mail address; a new password is then required',
      request: {
        params,
        body: body(changeEmailInput.extend({ ...reasonInput.shape, version })),
      },
      responses: { 200: answer(userListRow) },
    },
    async (c) => c.json(await changeEmail(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/user/{id}/welcome',
      operationId: 'sendWelcomeEmail',
      who: 'csr-write',
      tags,
      summary: 'Send the welcome e-mail',
      request: { params },
      responses: { 200: answer(z.object({ regStatus: z.enum(regStatuses) })) },
    },
    async (c) => c.json(await sendWelcome(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/role',
      operationId: 'getStaffRoles',
      who: 'csr',
      tags,
      summary: 'Get the rank and permissions of an account',
      request: { params },
      responses: { 200: answer(rolesSchema) },
    },
    async (c) => c.json(await readRoles(c.get('ctx').db, c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/role',
      operationId: 'updateStaffRoles',
      who: 'csr-admin',
      tags,
      summary: 'Update the rank and permissions of a staff account',
      request: { params, body: body(roleInput.extend({ version })) },
      responses: { 200: answer(rolesSchema) },
    },
    async (c) => c.json(await changeRoles(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/access',
      operationId: 'getPlanAccess',
      who: 'csr',
      tags,
      summary: "Get a person's permissions in plans, with their origin",
      request: { params },
      responses: { 200: answer(accessSchema) },
    },
    async (c) => c.json(await readAccess(c.get('ctx').db, c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/server/user/{id}/access',
      operationId: 'updatePlanAccess',
      who: 'csr-write',
      tags,
      summary: 'Set or remove the override for all plans',
      request: { params, body: body(userAccessInput.extend({ version })) },
      responses: { 200: answer(accessSchema) },
    },
    async (c) => c.json(await changeAccess(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]

const reading = [
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}',
      operationId: 'getAccount',
      who: 'self-or-csr',
      tags,
      summary: 'Get an account; its owner does not see staff fields',
      request: { params },
      responses: { 200: answer(ownRow) },
    },
    async (c) => c.json(await readUser(c.get('ctx'), c.req.valid('param').id), 200),
  ),
]

/** People as staff administer them. */
export const userAdministration = [...verbs, ...serveResources(users), ...reading]
