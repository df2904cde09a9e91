import { newId } from '#db/columns.ts'
import type { Tx } from '#db/client.ts'
import { notification } from '#db/schema/all.ts'
import type { NotificationType } from '#model/notifications/enums.ts'
import type { Ctx } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { firstDue } from './bundle.ts'

export interface Message {
  type: NotificationType
  /** address, number or user id, as the channel needs it */
  to: string
  userId?: string | undefined
  queryId?: string | undefined
  purpose: string
  /** what causes it, `table:id`: with purpose, ordinal and person it is sent once */
  cause: string
  ordinal?: number
  subject: string
  text: string
  html?: string
  link?: string
  /** holds a code or a link that opens something: kept out of every log */
  secret?: boolean
  dueAt?: Date
}

/** Writes messages in the transaction that causes them; the job runner delivers after the commit, never twice. */
export async function notify(ctx: Ctx, tx: Tx, ...messages: Message[]): Promise<void> {
  const now = ctx.now()
  for (const { secret = false, ordinal = 1, dueAt: given, ...message } of messages) {
    const id = newId()
    const dueAt = given ?? (await firstDue(tx, message, now))
    const [made] = await tx
      .insert(notification)
      .values({ id, ...message, ordinal, secret: secret ? 1 : 0, createdAt: now, dueAt })
      .onConflictDoNothing()
      .returning({ id: notification.id })
    if (made)
      await enqueue(ctx, tx, {
        kind: 'notification.deliver',
        payload: { id },
        runAt: dueAt,
        uniqueKey: `notification:${id}`,
      })
  }
}
