import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { planManager, queryExpert, queryHeader, queryInvite, user } from '#db/schema/all.ts'
import { birthDayProblem } from '#model/identity/birth.ts'
import { userType, type UserType } from '#model/identity/enums.ts'
import { tierProblem } from '#model/identity/inputs.ts'
import type { UserTarget } from '#model/permissions.ts'
import { newYorkDay } from '#model/time.ts'
import { authorize, refusedFields } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'

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

interface AccountChange {
  before: { id: string; userType: number; email: string; noeticExpert: boolean } | null
  fields: Record<string, unknown>
}

/** What staff may write of an account. @throws auth.notAuthorized, errors.invalidParameters at `dateOfBirth`, `expertTier` */
export async function checkAccount(ctx: Ctx, tx: Tx, change: AccountChange): Promise<void> {
  const { dateOfBirth } = change.fields
  const problem = typeof dateOfBirth === 'string' && birthDayProblem(dateOfBirth, newYorkDay(ctx.now()))
  if (problem) throw refusedFields({ dateOfBirth: problem })
  const untiered = tierProblem(change.before, change.fields)
  if (untiered) throw refusedFields({ expertTier: untiered })
  await authorizeTypeChange(ctx, tx, change)
  await authorizeFlagChange(ctx, tx, change)
}

/** Making someone staff, or staff someone else, is an act on both: no one enters or leaves the staff by an ordinary edit. */
async function authorizeTypeChange(ctx: Ctx, tx: Tx, { before, fields }: AccountChange): Promise<void> {
  if (!before || fields.userType === undefined || fields.userType === before.userType) return
  if (before.userType !== userType.csr && fields.userType !== userType.csr) return
  const target = await staffTarget(ctx, tx, before)
  authorize(requireActor(ctx), 'users.role', target)
  authorize(requireActor(ctx), 'users.edit', { ...target, userType: fields.userType as UserType })
}

const flags = ['testUser', 'supportAccount'] as const

/**
 * What widens log-in-as is set and cleared by those who may log in as anybody, with a reason, and not on an account with
 * a part in a discussion of the other world. @throws auth.notAuthorized, errors.invalidParameters
 */
async function authorizeFlagChange(ctx: Ctx, tx: Tx, { before, fields }: AccountChange): Promise<void> {
  // a new account has none: leaving them out, or saying so, sets nothing
  const changed = flags.filter((flag) => (before ? fields[flag] !== undefined : fields[flag] === true))
  if (!changed.length) return
  authorize(requireActor(ctx), 'users.flags', before ? await staffTarget(ctx, tx, before) : undefined)
  if (typeof fields.reason !== 'string' || !fields.reason.trim()) throw refusedFields({ reason: 'errors.required' })
  const problems = []
  for (const flag of changed)
    if (before && (await hasPartIn(tx, before, fields[flag] !== true))) problems.push([flag, 'errors.otherWorld'])
  if (problems.length) throw refusedFields(Object.fromEntries(problems) as Record<string, string>)
}

/** Whether someone asks, answers, is a guest or manages the plan in a test discussion (`test`), or in a real one. */
async function hasPartIn(tx: Tx, { id, email }: { id: string; email: string }, test: boolean): Promise<boolean> {
  const inWorld = eq(queryHeader.testQuery, test)
  const of = (table: typeof queryExpert | typeof queryInvite, mine: SQL) =>
    tx
      .select({ one: sql`1` })
      .from(queryHeader)
      .innerJoin(table, eq(table.queryId, queryHeader.id))
      .where(and(inWorld, mine))
      .limit(1)
  const parts = [
    tx
      .select({ one: sql`1` })
      .from(queryHeader)
      .where(and(inWorld, or(eq(queryHeader.userId, id), eq(queryHeader.createdBy, id))))
      .limit(1),
    of(queryExpert, eq(queryExpert.userId, id)),
    of(queryInvite, eq(sql`lower(${queryInvite.email})`, email.toLowerCase())),
    tx
      .select({ one: sql`1` })
      .from(queryHeader)
      .innerJoin(planManager, eq(planManager.planId, queryHeader.planId))
      .where(and(inWorld, eq(planManager.userId, id)))
      .limit(1),
  ]
  for (const part of parts) if ((await part).length) return true
  return false
}
