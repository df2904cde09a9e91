import { z } from 'zod'
import { dateField } from '#model/fields.ts'
import { notificationStatuses, notificationTypes } from '#model/notifications/enums.ts'
import { commLogRow, userNotification } from '#model/notifications/wire.ts'
import { answer, endpoint, listOf, paging } from '../http/route.ts'
import { resend } from './resend.ts'
import {
  logSorting,
  messageSorting,
  listCommLog,
  listNotifications,
  readNotification,
  readNotifications,
} from './own-messages.ts'

const tags = ['notifications']
const params = z.object({ id: z.string().min(1).max(64) })
const day = dateField.optional()

/** What a person was told: the list in the product, and the log of everything sent. */
export const ownMessageRoutes = [
  endpoint(
    {
      method: 'get',
      path: '/user/notifications',
      operationId: 'listMyNotifications',
      who: 'signed-in',
      tags,
      summary: "List the caller's messages, newest first",
      request: {
        query: z.strictObject({
          unreadOnly: z.enum(['true', 'false']).optional(),
          ...paging(),
          ...messageSorting.query,
        }),
      },
      responses: { 200: answer(listOf(userNotification)) },
    },
    async (c) => {
      const { page, pageSize, unreadOnly, sort } = c.req.valid('query')
      return c.json(
        {
          ...(await listNotifications(c.get('ctx'), { unreadOnly: unreadOnly === 'true', page, pageSize, sort })),
          page,
          pageSize,
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'put',
      path: '/user/notifications/read',
      operationId: 'markNotificationsRead',
      who: 'signed-in',
      tags,
      summary: 'Mark all messages as read',
      responses: { 200: answer(z.object({ count: z.int() })) },
    },
    async (c) => c.json(await readNotifications(c.get('ctx')), 200),
  ),
  endpoint(
    {
      method: 'put',
      path: '/user/notifications/{id}/read',
      operationId: 'markNotificationRead',
      who: 'signed-in',
      tags,
      summary: 'Mark a message as read',
      request: { params },
      responses: { 200: answer(z.object({ id: z.string(), readAt: z.string() })) },
    },
    async (c) => c.json(await readNotification(c.get('ctx'), c.req.valid('param').id), 200),
  ),
  endpoint(
    {
      method: 'get',
      path: '/server/user/{id}/commlog',
      operationId: 'listMessagesToUser',
      who: 'self-or-csr',
      tags,
      summary: 'List all messages sent to a person; not available to clients',
      request: {
        params,
        query: z.strictObject({
          type: z.enum(notificationTypes).optional(),
          status: z.enum(notificationStatuses).optional(),
          from: day,
          to: day,
          ...paging(),
          ...logSorting.query,
        }),
      },
      responses: { 200: answer(listOf(commLogRow)) },
    },
    async (c) => {
      const query = c.req.valid('query')
      return c.json(
        {
          ...(await listCommLog(c.get('ctx'), c.req.valid('param').id, query)),
          page: query.page,
          pageSize: query.pageSize,
        },
        200,
      )
    },
  ),
  endpoint(
    {
      method: 'post',
      path: '/server/notification/{id}/resend',
      operationId: 'resendNotification',
      who: 'csr-write',
      tags,
      summary: 'Send a failed message again',
      request: { params },
      responses: { 200: answer(z.object({ id: z.string(), status: z.enum(notificationStatuses) })) },
    },
    async (c) => c.json(await resend(c.get('ctx'), c.req.valid('param').id), 200),
  ),
]
