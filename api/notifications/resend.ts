import { and, eq } from 'drizzle-orm'
import { notification } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import type { NotificationStatus } from '#model/notifications/enums.ts'
import { authorize } from '../admin/refusals.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'

/**
 * Sends a message again that did not go out. What held a code or a link that opens something is not kept: a new one is
 * asked for instead.
 * @throws not.found, auth.notAuthorized; resend.notFailed unless its status is `error`, resend.secret
 */
export const resend = (ctx: Ctx, id: string): Promise<{ id: string; status: NotificationStatus }> =>
  transaction(ctx, async (tx) => {
    authorize(requireActor(ctx), 'users.edit')
    const [found] = await tx.select().from(notification).where(eq(notification.id, id))
    if (!found) throw new AppError('not.found', 'Not Found')
    if (found.status !== 'error')
      throw new AppError('resend.notFailed', 'Only a message that failed can be sent again.')
    if (found.secret)
      throw new AppError('resend.secret', 'What held a code or a link is not sent again. Please send a new one.')
    const now = ctx.now()
    // of two who ask at once one sends
    const [taken] = await tx
      .update(notification)
      .set({ status: 'new', attempts: 0, error: null, dueAt: now })
      .where(and(eq(notification.id, id), eq(notification.status, 'error')))
      .returning()
    if (!taken) throw new AppError('resend.notFailed', 'Only a message that failed can be sent again.')
    await enqueue(ctx, tx, {
      kind: 'notification.deliver',
      payload: { id },
      uniqueKey: `notification:${id}:again:${now.getTime()}`,
    })
    await recordChange(ctx, tx, { refTable: 'notification', refId: id }, { status: 'error' }, { status: 'new' })
    publishAfterCommit(tx, { channel: 'notifications', id, userIds: found.userId ? [found.userId] : [] })
    return { id, status: taken.status }
  })
