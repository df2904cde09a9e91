import { z } from 'zod'
import { participantStatuses, participantTypes } from '#model/discussions/engagement-enums.ts'
import { changeGuestBody, guestBody, guestSchema, staffGuestBody, staffGuestSchema } from '#model/discussions/guests.ts'
import { answer, body, endpoint, listOf, nothing, paging } from '../../http/route.ts'
import { changeGuest, countInvitation, inviteGuest, removeGuest, resendGuest } from './invite-guest.ts'
import { guestSorting, listAllGuests, listGuests, readGuest } from './list-guests.ts'

const tags = ['discussions']
const key = z.object({ key: z.string().min(1).max(64) })
const one = key.extend({ id: z.string().min(1).max(64) })
const id = z.object({ id: z.string().min(1).max(64) })
const own = '/user/interaction/{key}/invites'
const staff = '/server/query/invite'

/** People whom the asker or staff bring to a discussion. Literal paths stand before `{id}`. */
export const guestRoutes = [
  endpoint(
    {
      method: 'get',
      path: own,
      operationId: 'listGuests',
      who: 'participant',
      tags,
      summary: 'List guests (asker and staff)',
      request: { params: key, query: z.strictObject({ ...paging(50), ...guestSorting.query }) },
      responses: { 200: answer(listOf(guestSchema)) },
    },
    async (c) => c.json(await listGuests(c.get('ctx'), c.req.valid('param').key, c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: own,
      operationId: 'inviteGuest',
      who: 'participant',
      secret: 'once',
      tags,
      summary: 'Invite a guest; the link is sent by e-mail, or by SMS if there is only a phone number',
      request: { params: key, body: body(guestBody) },
      responses: { 200: answer(guestSchema) },
    },
    async (c) => {
      await countInvitation(c.get('ctx'))
      return c.json(await inviteGuest(c.get('ctx'), c.req.valid('param').key, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'post',
      path: `${own}/{id}/resend`,
      operationId: 'resendGuestInvitation',
      who: 'participant',
      secret: 'once',
      tags,
      summary: 'Send the guest link again',
      request: { params: one },
      responses: { 200: answer(guestSchema) },
    },
    async (c) => {
      await countInvitation(c.get('ctx'))
      return c.json(await resendGuest(c.get('ctx'), c.req.valid('param').key, c.req.valid('param').id), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${own}/{id}`,
      operationId: 'removeGuest',
      who: 'participant',
      tags,
      summary: 'Remove a guest; the link becomes invalid',
      request: { params: one },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      await removeGuest(c.get('ctx'), c.req.valid('param').key, c.req.valid('param').id)
      return c.json({}, 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${staff}/list`,
      operationId: 'listAllGuests',
      who: 'csr',
      tags,
      summary: 'List the guests of all discussions, including removed ones',
      request: {
        query: z.strictObject({
          queryId: z.string().optional(),
          status: z.enum(participantStatuses).optional(),
          participantType: z.enum(participantTypes).optional(),
          ...paging(),
          ...guestSorting.query,
        }),
      },
      responses: { 200: answer(listOf(staffGuestSchema)) },
    },
    async (c) => c.json(await listAllGuests(c.get('ctx'), c.req.valid('query')), 200),
  ),
  endpoint(
    {
      method: 'post',
      path: staff,
      operationId: 'createGuest',
      who: 'csr-write',
      secret: 'once',
      tags,
      summary: 'Invite a guest to a discussion',
      request: { body: body(staffGuestBody) },
      responses: { 200: answer(guestSchema) },
    },
    async (c) => {
      const { queryId, ...guest } = c.req.valid('json')
      return c.json(await inviteGuest(c.get('ctx'), queryId, guest), 200)
    },
  ),
  endpoint(
    {
      method: 'get',
      path: `${staff}/{id}`,
      operationId: 'getGuest',
      who: 'csr',
      tags,
      summary: 'Get a guest',
      request: { params: id },
      responses: { 200: answer(guestSchema) },
    },
    async (c) => c.json((await readGuest(c.get('ctx'), c.req.valid('param').id)).guest, 200),
  ),
  endpoint(
    {
      method: 'put',
      path: `${staff}/{id}`,
      operationId: 'updateGuest',
      who: 'csr-write',
      tags,
      summary:
        'Update a guest; `status` active sends the link again, inactive revokes it. Another address gets a new link, and the old one ends',
      request: { params: id, body: body(changeGuestBody) },
      responses: { 200: answer(guestSchema) },
    },
    async (c) => {
      const { row } = await readGuest(c.get('ctx'), c.req.valid('param').id)
      return c.json(await changeGuest(c.get('ctx'), row.queryId, row.id, c.req.valid('json')), 200)
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: `${staff}/{id}`,
      operationId: 'deleteGuest',
      who: 'csr-write',
      tags,
      summary: 'Remove a guest',
      request: { params: id },
      responses: { 200: answer(nothing) },
    },
    async (c) => {
      const { row } = await readGuest(c.get('ctx'), c.req.valid('param').id)
      await removeGuest(c.get('ctx'), row.queryId, row.id)
      return c.json({}, 200)
    },
  ),
]
