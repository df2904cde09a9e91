import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { lockRow } from '#db/sql.ts'
import type { UserListRow } from '#model/identity/admin-rows.ts'
import { userType } from '#model/identity/enums.ts'
import { AppError } from '#model/errors.ts'
import type { Act } from '#model/permissions.ts'
import { conflict, authorize } from '../admin/refusals.ts'
import { readRecord } from '../admin/read-records.ts'
import { recordChange } from '../audit/record.ts'
import { publishAfterCommit, requireActor, transaction, type Ctx } from '../context.ts'
import { users } from './admin.ts'
import type { UserRow } from './sessions/lucia.ts'
import { targetOf } from './staff-target.ts'

interface ChangeAccountInput {
  act: Act
  version: number
  event?: 'entity_enable_disable'
  /** the reason, kept with the audit row */
  text?: string | undefined
  /** decides within the transaction what changes; columns as the table has them */
  decide: (tx: Tx, account: UserRow) => Promise<Partial<typeof user.$inferInsert>>
  after?: (tx: Tx, account: UserRow) => Promise<void>
}

/**
 * One change of an account by staff: locked, judged by the rules about staff, checked for its version, audited.
 * @throws not.found, auth.notAuthorized with the rule, conflict with `current`
 */
export async function changeAccount(ctx: Ctx, id: string, change: ChangeAccountInput): Promise<UserListRow> {
  const actor = requireActor(ctx)
  return transaction(ctx, async (tx) => {
    await lockSupers(tx)
    await lockRow(tx, user, id)
    const [account] = await tx.select().from(user).where(eq(user.id, id))
    if (!account) throw new AppError('not.found', 'Not Found')
    authorize(actor, change.act, await targetOf(tx, account))
    if (account.version !== change.version) throw conflict(await readRecord(ctx, users, tx, id))
    const set = await change.decide(tx, account)
    await tx
      .update(user)
      .set({ ...set, version: sql`${user.version} + 1`, updatedAt: ctx.now() })
      .where(and(eq(user.id, id), eq(user.version, change.version)))
    const names = Object.keys(set) as (keyof UserRow)[]
    const values = (row: Partial<UserRow>) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
    await recordChange(
      ctx,
      tx,
      {
        refTable: 'user',
        refId: id,
        ...(change.event && { event: change.event }),
        ...(change.text && { text: change.text }),
      },
      values(account),
      values(set as Partial<UserRow>),
    )
    await change.after?.(tx, account)
    publishAfterCommit(tx, { channel: 'users', id, userIds: [] })
    return (await readRecord(ctx, users, tx, id)) as UserListRow
  })
}

/** Two who disable or demote one another at once: the accounts of staff are taken in one order, so that the last csr_super stays. */
async function lockSupers(tx: Tx): Promise<void> {
  const staff = await tx
    .select({ id: user.id, roles: user.staffRoles })
    .from(user)
    .where(and(eq(user.userType, userType.csr), eq(user.enabled, true)))
    .orderBy(asc(user.id))
  for (const { id, roles } of staff) if (roles.includes('csr_super')) await lockRow(tx, user, id)
}
