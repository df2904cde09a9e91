import type { Tx } from '#db/client.ts'
import type { Ctx } from '../context.ts'
import { notifyUsers } from '../notifications/notify-users.ts'

/**
 * Notifies an expert that their payout account was changed, by themselves or by staff, so that a wrong change is noticed.
 * @param change what names this change among all
 * @param reason of staff
 */
export const notifyAccountChanged = (ctx: Ctx, tx: Tx, userId: string, change: string, reason = ''): Promise<void> =>
  notifyUsers(ctx, tx, [userId], {
    purpose: 'account',
    cause: `bank_account:${userId}:${change}`,
    subject: 'message.account.payChanged.subject',
    text: `message.account.payChanged.${!ctx.actor || ctx.actor.userId === userId ? 'own' : 'byStaff'}`,
    params: () => ({ reason }),
    path: () => `/account/${encodeURIComponent(userId)}/bankTransactions`,
  })
