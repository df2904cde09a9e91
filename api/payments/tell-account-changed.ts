import type { Tx } from '#db/client.ts'
import type { Ctx } from '../context.ts'
import { notifyUsers } from '../notifications/notify-users.ts'

/**
 * Tells a person that pay goes elsewhere from now on, whoever changed it: only they know whether that is right.
 * @param change what names this change among all
 */
export const tellAccountChanged = (ctx: Ctx, tx: Tx, userId: string, change: string): Promise<void> =>
  notifyUsers(ctx, tx, [userId], {
    purpose: 'account',
    cause: `bank_account:${userId}:${change}`,
    subject: 'message.account.payChanged.subject',
    text: `message.account.payChanged.${!ctx.actor || ctx.actor.userId === userId ? 'own' : 'byStaff'}`,
    path: () => `/account/${encodeURIComponent(userId)}/bankTransactions`,
  })
