import { eq } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { isStaff } from '#model/permissions.ts'
import { authorize } from '../../admin/refusals.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../../context.ts'
import type { UserRow } from '../sessions/lucia.ts'
import { targetOf } from '../staff-target.ts'

interface ReadableOptions {
  /** the record is one of physicians' work: clients have none of it */
  notClients?: true
}

/**
 * The person whose record is read: oneself, or anybody for staff.
 * @throws not.found for everyone else; auth.notAuthorized for clients where they have no such record
 */
export async function readable(
  ctx: Ctx,
  q: Queries,
  id: string,
  { notClients }: ReadableOptions = {},
): Promise<UserRow> {
  const actor = requireActor(ctx)
  if (!isStaff(actor) && actor.userId !== id) throw new AppError('not.found', 'Not Found')
  const [row] = await q.select().from(user).where(eq(user.id, id))
  if (!row) throw new AppError('not.found', 'Not Found')
  if (notClients && !isStaff(actor) && row.userType === userType.client)
    throw new AppError('auth.notAuthorized', 'Not Authorized')
  return row
}

/**
 * One change of a person's own record, in a transaction that holds the account: two who write at once come one after the
 * other. Open pages of that person and of staff hear of it.
 * @throws not.found, auth.notAuthorized (clients, or the rules about staff on staff)
 */
export async function changeOwn<T>(
  ctx: Ctx,
  id: string,
  work: (tx: Tx, person: UserRow) => Promise<T>,
  reach: ReadableOptions = {},
): Promise<T> {
  const actor = requireActor(ctx)
  return transaction(ctx, async (tx) => {
    await lockRow(tx, user, id)
    const person = await readable(ctx, tx, id, reach)
    if (actor.userId !== id) authorize(actor, 'users.edit', await targetOf(tx, person))
    const result = await work(tx, person)
    publishAfterCommit(tx, { channel: 'users', id, userIds: [id] })
    return result
  })
}
