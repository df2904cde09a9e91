import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { user } from '#db/schema/all.ts'
import { birthDayProblem } from '#model/identity/birth.ts'
import { userType, type UserType } from '#model/identity/enums.ts'
import type { UserTarget } from '#model/permissions.ts'
import { newYorkDay } from '#model/time.ts'
import { demand, refusedFields } from '../admin/refusals.ts'
import { me, type Ctx } from '../context.ts'

type Account = Pick<typeof user.$inferSelect, 'id' | 'userType' | 'staffRoles' | 'enabled'>

/** An account as the rules about staff see it; `lastSuper` when no other enabled csr_super is left. */
export async function targetOf(tx: Tx, account: Account): Promise<UserTarget> {
  const target = { userId: account.id, userType: account.userType as UserType, roles: account.staffRoles }
  if (account.userType !== userType.csr || !account.staffRoles.includes('csr_super') || !account.enabled) return target
  const others = await tx
    .select({ roles: user.staffRoles })
    .from(user)
    .where(and(eq(user.userType, userType.csr), eq(user.enabled, true), ne(user.id, account.id)))
  return { ...target, lastSuper: !others.some((other) => other.roles.includes('csr_super')) }
}

/** The account that a write of the admin engine is about; a new one has no id yet, and no roles. */
export async function staffTarget(_ctx: Ctx, tx: Tx, row: Record<string, unknown>): Promise<UserTarget> {
  const [account] = typeof row.id === 'string' ? await tx.select().from(user).where(eq(user.id, row.id)) : []
  return account ? targetOf(tx, account) : { userType: row.userType as UserType, roles: [] }
}

/** What staff may write of an account. @throws auth.notAuthorized, errors.invalidParameters at `dateOfBirth` */
export async function checkAccount(
  ctx: Ctx,
  tx: Tx,
  change: { before: { id: string; userType: number } | null; fields: Record<string, unknown> },
): Promise<void> {
  const { dateOfBirth } = change.fields
  const problem = typeof dateOfBirth === 'string' && birthDayProblem(dateOfBirth, newYorkDay(ctx.now()))
  if (problem) throw refusedFields({ dateOfBirth: problem })
  await demandTypeChange(ctx, tx, change)
}

/** Making somebody staff, or staff somebody else, is an act on both: nobody enters or leaves the staff by an ordinary edit. */
async function demandTypeChange(
  ctx: Ctx,
  tx: Tx,
  { before, fields }: { before: { id: string; userType: number } | null; fields: Record<string, unknown> },
): Promise<void> {
  if (!before || fields.userType === undefined || fields.userType === before.userType) return
  if (before.userType !== userType.csr && fields.userType !== userType.csr) return
  const target = await staffTarget(ctx, tx, before)
  demand(me(ctx), 'users.role', target)
  demand(me(ctx), 'users.edit', { ...target, userType: fields.userType as UserType })
}
