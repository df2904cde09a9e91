import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { planMember, queryHeader, user } from '#db/schema/all.ts'
import { matches } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { normalizeEmail } from '#model/identity/email.ts'
import { userType } from '#model/identity/enums.ts'
import type { AddMemberBody, ManagedMember, MemberAccessBody } from '#model/panels/managed-wire.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { record, recordChange } from '../../audit/record.ts'
import { publishAfterCommit, requireActor, type Ctx } from '../../context.ts'
import { consumeRateLimit } from '../../http/rate-limit.ts'
import { sortingBy } from '../../http/sorting.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { fromAttachments, toAttachments } from '../plans/admin-plans.ts'
import { isSharedWith } from './shared-with-members.ts'
import { changeManaged, managedPlanOf, type PlanRow } from './managed.ts'

const ADDED_AN_HOUR = 100

interface Part {
  page: number
  pageSize: number
  sort?: string | undefined
}
const refTable = 'membership_plan_member'
const refId = (planId: string, userId: string) => `${planId}:${userId}`
const joinable: readonly number[] = [
  userType.client,
  userType.expert,
  userType.network,
  userType.planManager,
  userType.blinded,
]

export const memberSorting = sortingBy(
  { lastName: user.sortName, email: user.email, access: planMember.access, joinedAt: planMember.joinedAt },
  [asc(user.sortName), asc(user.id)],
)

async function membersWhere(
  q: Queries,
  readerId: string,
  { id: planId, sharedQueries }: Pick<PlanRow, 'id' | 'sharedQueries'>,
  more: SQL | undefined,
  { page, pageSize, sort }: Part = { page: 1, pageSize: 1 },
): Promise<ManagedMember[]> {
  const rows = await q
    .select({ member: planMember, person: user })
    .from(planMember)
    .innerJoin(user, eq(planMember.userId, user.id))
    .where(and(eq(planMember.planId, planId), more))
    .orderBy(...memberSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ids = rows.map(({ person }) => person.id)
  const asked =
    sharedQueries && ids.length
      ? await q
          .select({ userId: queryHeader.userId, n: sql<number>`count(*)` })
          .from(queryHeader)
          .where(
            and(
              eq(queryHeader.planId, planId),
              inArray(queryHeader.userId, ids),
              eq(queryHeader.anonymous, false),
              isSharedWith(readerId),
            ),
          )
          .groupBy(queryHeader.userId)
      : []
  return rows.map(({ member, person }) => ({
    userId: person.id,
    displayName: resolvedName(person),
    email: person.email,
    access: member.access,
    attachments: toAttachments(member),
    joinedAt: member.joinedAt.toISOString(),
    discussions: sharedQueries ? Number(asked.find((row) => row.userId === person.id)?.n ?? 0) : null,
    version: member.version,
  }))
}

/** Members of a managed plan by name. Of a person only those discussions are counted that the manager reads with their name. @throws not.found */
export async function listMembers(
  ctx: Ctx,
  planId: string,
  { name, ...part }: Part & { name?: string | undefined },
): Promise<{ data: ManagedMember[]; total: number }> {
  const plan = await managedPlanOf(ctx, ctx.db, planId)
  const named = name ? matches(user.searchText, name) : undefined
  const [all] = await ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(planMember)
    .innerJoin(user, eq(planMember.userId, user.id))
    .where(and(eq(planMember.planId, planId), named))
  return { data: await membersWhere(ctx.db, requireActor(ctx).userId, plan, named, part), total: Number(all?.n ?? 0) }
}

async function memberOf(q: Queries, readerId: string, plan: PlanRow, userId: string): Promise<ManagedMember> {
  const [found] = await membersWhere(q, readerId, plan, eq(planMember.userId, userId))
  if (!found) throw new AppError('not.found', 'Not Found')
  return found
}

/**
 * Makes someone a member who has an account. Staff, guests and closed accounts count as having none.
 * @throws errors.invalidParameters at `email`, errors.rateLimited
 */
export async function addMember(
  ctx: Ctx,
  planId: string,
  { email, access = null }: AddMemberBody,
): Promise<ManagedMember> {
  // whether an address has an account is told here: not to someone who tries many
  await consumeRateLimit(ctx, `plan-members:${requireActor(ctx).userId}`, ADDED_AN_HOUR, 3600)
  return changeManaged(ctx, planId, async (tx, plan) => {
    const [manager] = await tx
      .select({ testUser: user.testUser })
      .from(user)
      .where(eq(user.id, requireActor(ctx).userId))
    const [person] = await tx
      .select()
      .from(user)
      .where(eq(user.email, normalizeEmail(email) ?? ''))
    if (!person?.enabled || !joinable.includes(person.userType) || person.testUser !== manager?.testUser)
      throw refusedFields({ email: 'errors.noAccount' })
    const [made] = await tx
      .insert(planMember)
      .values({ planId, userId: person.id, access, joinedAt: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (!made) throw refusedFields({ email: 'errors.alreadyMember' })
    await record(ctx, tx, {
      event: 'create',
      refTable,
      refId: refId(planId, person.id),
      text: `${plan.displayTitle}: ${resolvedName(person)}`,
    })
    publishAfterCommit(tx, { channel: 'users', id: person.id, userIds: [person.id] })
    return memberOf(tx, requireActor(ctx).userId, plan, person.id)
  })
}

/** Changes what a member may do in this plan; null leaves it to the plan. @throws not.found, conflict with `current` */
export async function changeMember(
  ctx: Ctx,
  planId: string,
  userId: string,
  { version, ...fields }: MemberAccessBody,
): Promise<ManagedMember> {
  return changeManaged(ctx, planId, async (tx, plan) => {
    const before = await memberOf(tx, requireActor(ctx).userId, plan, userId)
    if (before.version !== version) throw conflict({ ...before })
    const after = {
      access: fields.access === undefined ? before.access : fields.access,
      attachments: fields.attachments === undefined ? before.attachments : fields.attachments,
    }
    const changed = await recordChange(
      ctx,
      tx,
      { refTable, refId: refId(planId, userId) },
      { access: before.access, attachments: before.attachments },
      after,
    )
    if (!changed.length) return before
    await tx
      .update(planMember)
      .set({ ...fromAttachments(after, null), version: sql`${planMember.version} + 1` })
      .where(and(eq(planMember.planId, planId), eq(planMember.userId, userId)))
    publishAfterCommit(tx, { channel: 'users', id: userId, userIds: [userId] })
    return memberOf(tx, requireActor(ctx).userId, plan, userId)
  })
}

/** Ends a membership; what was asked under it stays. @throws not.found */
export async function removeMember(ctx: Ctx, planId: string, userId: string): Promise<void> {
  await changeManaged(ctx, planId, async (tx, plan) => {
    const gone = await memberOf(tx, requireActor(ctx).userId, plan, userId)
    const [membership] = await tx
      .delete(planMember)
      .where(and(eq(planMember.planId, planId), eq(planMember.userId, userId)))
      .returning()
    await record(ctx, tx, {
      event: 'delete',
      refTable,
      refId: refId(planId, userId),
      text: `${plan.displayTitle}: ${gone.displayName}`,
      ownerId: membership?.linkId ?? undefined,
    })
    publishAfterCommit(tx, { channel: 'users', id: userId, userIds: [userId] })
  })
}
