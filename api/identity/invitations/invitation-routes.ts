import { z } from 'zod'
import {
  bulkActBody,
  bulkInviteAnswer,
  bulkInviteBody,
  cancelInviteBody,
  invitePreview,
  invitePreviewBody,
  reissueBody,
  userInviteRow,
} from '#model/identity/invitations.ts'
import { serveResources } from '../../admin/serve.ts'
import { answer, body, endpoint } from '../../http/route.ts'
import { invitations } from './admin.ts'
import { cancelInvitation, reissueInvitation } from './act-on-invitation.ts'
import { actOnMany, inviteMany } from './invite-many.ts'
import { previewInvitation } from './preview-invitation.ts'

const tags = ['identity']
const base = '/server/userInvite'
const params = z.object({ id: z.string().min(1).max(64) })

const verbs = [
  endpoint(
    {
      method: 'post',
      path: `${base}/preview`,
      operationId: 'previewInvitation',
      who: 'csr',
      tags,
      summary: 'Preview an invitation e-mail; nothing is sent',
      request: { body: body(invitePreviewBody) },
      responses: { 200: answer(invitePreview) },
    },
    async (c) => c.json(await previewInvitation(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/bulk`,
      operationId: 'inviteUsers',
      who: 'csr-write',
      tags,
      summary: 'Create invitations in bulk from rows or CSV text; each has its own result',
      request: { body: body(bulkInviteBody) },
      responses: { 200: answer(bulkInviteAnswer) },
    },
    async (c) => c.json(await inviteMany(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/bulkAct`,
      operationId: 'updateInvitationsInBulk',
      who: 'csr-write',
      tags,
      summary: 'Reissue or cancel invitations in bulk; each has its own result',
      request: { body: body(bulkActBody) },
      responses: { 200: answer(bulkInviteAnswer) },
    },
    async (c) => c.json(await actOnMany(c.get('ctx'), c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${base}/{id}/reissue`,
      operationId: 'reissueInvitation',
      who: 'csr-write',
      tags,
      summary: 'Reissue an invitation; the previous link becomes invalid',
      request: { params, body: body(reissueBody) },
      responses: { 200: answer(userInviteRow) },
    },
    async (c) => c.json(await reissueInvitation(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: `${base}/{id}/cancel`,
      operationId: 'cancelInvitation',
      who: 'csr-write',
      tags,
      summary: 'Withdraw an invitation',
      request: { params, body: body(cancelInviteBody) },
      responses: { 200: answer(userInviteRow) },
    },
    async (c) => c.json(await cancelInvitation(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')), 200),
  ),
]

/** Invitations to register as staff send them. */
export const invitationAdministration = [...verbs, ...serveResources(invitations)]
