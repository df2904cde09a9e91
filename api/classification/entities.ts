import { eq, inArray } from 'drizzle-orm'
import type { Queries, Tx } from '#db/client.ts'
import { grantProgram, membershipPlan, pool, queryHeader, user } from '#db/schema/all.ts'
import { isTaggedEntity, type TaggedEntity } from '#model/classification/tags.ts'
import type { TagEntityType } from '#model/classification/enums.ts'
import { authorize, refusedFields } from '../admin/refusals.ts'
import { requireActor, type Ctx } from '../context.ts'
import { resolvedName } from '#model/identity/person-name.ts'
import { targetOf } from '../identity/staff-target.ts'

/** What a field for one kind of user is compared with: the account's own, the asker's, the one that a funding source is for. */
export interface Subject {
  readonly userType: number | null
}

const nameless: Subject = { userType: null }

async function findSubject(q: Queries, type: TaggedEntity, id: string): Promise<Subject | undefined> {
  const [found] = (await {
    user: () => q.select({ userType: user.userType }).from(user).where(eq(user.id, id)),
    grant: () => q.select({ userType: grantProgram.userType }).from(grantProgram).where(eq(grantProgram.id, id)),
    query: () =>
      q
        .select({ userType: user.userType })
        .from(queryHeader)
        .innerJoin(user, eq(queryHeader.userId, user.id))
        .where(eq(queryHeader.id, id)),
    plan: async () =>
      (await q.select({ id: membershipPlan.id }).from(membershipPlan).where(eq(membershipPlan.id, id))).map(
        () => nameless,
      ),
    pool: async () => (await q.select({ id: pool.id }).from(pool).where(eq(pool.id, id))).map(() => nameless),
  }[type]()) as Subject[]
  return found
}

/** The record that a tag or a value is put on; `other` stands for records that the product does not hold. Undefined: there is none. */
export const subjectOf = async (q: Queries, type: TagEntityType, id: string): Promise<Subject | undefined> =>
  isTaggedEntity(type) ? findSubject(q, type, id) : nameless

/**
 * The record that is about to get a tag or a value, if the caller may change such a record.
 * @throws errors.invalidParameters at `entityId`, auth.notAuthorized with the rule
 */
export async function assertEntityExists(ctx: Ctx, tx: Tx, type: TagEntityType, id: string): Promise<Subject> {
  const subject = await subjectOf(tx, type, id)
  if (!subject) throw refusedFields({ entityId: 'errors.noSuchRecord' })
  await authorizeEntity(ctx, tx, type, id)
  return subject
}

/** The right to change a record's tags and values; a record that is gone holds nothing back. @throws auth.notAuthorized with the rule */
export async function authorizeEntity(ctx: Ctx, tx: Tx, type: TagEntityType, id: string): Promise<void> {
  if (type === 'query') authorize(requireActor(ctx), 'discussions.manage')
  if (type === 'user') {
    const [account] = await tx.select().from(user).where(eq(user.id, id))
    if (account) authorize(requireActor(ctx), 'users.edit', await targetOf(tx, account))
  }
}

const readNames: Record<TaggedEntity, (q: Queries, ids: string[]) => Promise<{ id: string; name: string }[]>> = {
  user: async (q, ids) =>
    (await q.select().from(user).where(inArray(user.id, ids))).map((row) => ({ id: row.id, name: resolvedName(row) })),
  plan: (q, ids) =>
    q
      .select({ id: membershipPlan.id, name: membershipPlan.displayTitle })
      .from(membershipPlan)
      .where(inArray(membershipPlan.id, ids)),
  pool: (q, ids) => q.select({ id: pool.id, name: pool.poolName }).from(pool).where(inArray(pool.id, ids)),
  grant: (q, ids) =>
    q.select({ id: grantProgram.id, name: grantProgram.name }).from(grantProgram).where(inArray(grantProgram.id, ids)),
  query: (q, ids) =>
    q.select({ id: queryHeader.id, name: queryHeader.key }).from(queryHeader).where(inArray(queryHeader.id, ids)),
}

interface Placed {
  entityType: TagEntityType
  entityId: string
  entityName: string | null
}

/** Names the records of a page of rows, one question for each kind. */
export async function nameEntities(_ctx: Ctx, q: Queries, rows: Placed[]): Promise<void> {
  for (const type of new Set(rows.map((row) => row.entityType))) {
    if (!isTaggedEntity(type)) continue
    const ofType = rows.filter((row) => row.entityType === type)
    const names = new Map(
      (
        await readNames[type](
          q,
          ofType.map((row) => row.entityId),
        )
      ).map((row) => [row.id, row.name]),
    )
    for (const row of ofType) row.entityName = names.get(row.entityId) ?? null
  }
}
