import { and, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { diagnosis, diagnosisGroup, membershipPlan, planMember, queryExpert, queryHeader } from '#db/schema/all.ts'
import { matches, plainly } from '#db/sql.ts'
import type { AskedDiagnosis, AskedSearch } from '#model/discussions/asked-wire.ts'
import { AppError } from '#model/errors.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { isStaff } from '#model/permissions.ts'
import { diagnosisNames } from '../../panels/diagnoses/diagnosis-names.ts'
import { refusedFields } from '../../admin/refusals.ts'
import { requireActor, type Ctx } from '../../context.ts'
import { namedBy } from '../../panels/link-tables.ts'
import { isSharedWith } from '../../panels/managed-plans/shared-with-members.ts'

/** Parts in which an expert reads the question itself. */
const reads = ['claimed', 'answered', 'followup', 'latereview'] as const

/**
 * Diagnoses that discussions were asked about, in the order of their names: those of discussions that the caller knows
 * of, found by the name of the diagnosis, or by words of a question that the caller may read.
 * @throws errors.invalidParameters without the id that `exclude` needs; auth.notAuthorized for what only staff know
 */
export async function searchAsked(
  ctx: Ctx,
  { name, exclude, excludeId, page, pageSize }: AskedSearch,
): Promise<{ data: AskedDiagnosis[]; total: number }> {
  const known = visibleTo(ctx)
  const asked = (test: SQL | undefined) =>
    sql`exists (select 1 from ${queryHeader} where ${queryHeader.diagnosisId} = ${diagnosis.id} and ${test ?? sql`1 = 1`})`
  const found = or(
    and(matches(diagnosis.searchText, name), asked(known.of)),
    asked(and(known.read, matches(queryHeader.searchText, name), known.asked?.(name))),
  )
  const where = and(found, leftOut(ctx, exclude, excludeId))
  const asSearched = await ctx.db
    .select({
      id: diagnosis.id,
      ...diagnosisNames,
    })
    .from(diagnosis)
    .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
    .where(where)
  // everyday names are made here and not in the database: few diagnoses are ever asked about
  const rows = asSearched.map((row) => ({ id: row.id, name: plainNameOf(row, ctx.language) }))
  rows.sort((a, b) => a.name.localeCompare(b.name, ctx.language) || (a.id < b.id ? -1 : 1))
  return { data: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length }
}

/** The search text knows the asker as well; who asks without a name is not found by it. */
const asWritten = plainly(
  sql`${queryHeader.key} || ' ' || ${queryHeader.title} || ' ' || ${queryHeader.text} || ' ' || ${queryHeader.history}`,
)

/** Which discussions the caller knows of, and the words of which: undefined is all of them. */
function visibleTo({ db, ...ctx }: Ctx): {
  of: SQL | undefined
  read: SQL | undefined
  asked?: (words: string) => SQL | undefined
} {
  const actor = requireActor({ db, ...ctx })
  if (isStaff(actor)) return { of: undefined, read: undefined }
  const own = eq(queryHeader.userId, actor.userId)
  const parts = db
    .select({ id: queryExpert.queryId })
    .from(queryExpert)
    .where(and(eq(queryExpert.userId, actor.userId), notInArray(queryExpert.status, ['user', 'csr'])))
  const seats = db
    .select({ id: queryExpert.queryId })
    .from(queryExpert)
    .where(and(eq(queryExpert.userId, actor.userId), inArray(queryExpert.status, [...reads])))
  const plans = db
    .select({ id: planMember.planId })
    .from(planMember)
    .innerJoin(membershipPlan, eq(planMember.planId, membershipPlan.id))
    .where(and(eq(planMember.userId, actor.userId), eq(membershipPlan.sharedQueries, true)))
  const shared = and(inArray(queryHeader.planId, plans), isSharedWith(actor.userId), notInArray(queryHeader.id, parts))
  return {
    of: or(own, inArray(queryHeader.id, parts), shared),
    read: or(own, inArray(queryHeader.id, seats), shared),
    asked: (words) => or(own, eq(queryHeader.anonymous, false), matches(asWritten, words)),
  }
}

/** What a plan, a funding source or a pool names is staff's to know. */
function leftOut(ctx: Ctx, exclude: AskedSearch['exclude'], id: string | undefined): SQL | undefined {
  if (exclude === 'none') return undefined
  if (!id) throw refusedFields({ excludeId: 'errors.required' })
  if (exclude === 'diagnosis') return ne(diagnosis.id, id)
  if (exclude === 'group') return ne(diagnosis.groupId, id)
  if (exclude === 'domain') return ne(diagnosisGroup.domainId, id)
  if (!isStaff(requireActor(ctx)))
    throw new AppError('auth.notAuthorized', 'Not Authorized', { extra: { rule: 'rules.staffOnly' } })
  return sql`not ${namedBy(exclude, [id])}`
}
