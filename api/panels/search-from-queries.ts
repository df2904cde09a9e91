import { and, asc, count, eq, exists, inArray, not, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { diagnosis, diagnosisGroup, queryExpert, queryHeader } from '#db/schema/all.ts'
import { contains, matches } from '#db/sql.ts'
import { AppError } from '#model/errors.ts'
import { isStaff } from '#model/permissions.ts'
import { me, type Ctx } from '../context.ts'
import { namedBy } from './link-tables.ts'

/** What already has a diagnosis and is left out; `excludeId` names it. */
export const queryExcludes = ['none', 'diagnosis', 'group', 'domain', 'grant', 'plan', 'pool'] as const
export interface FromQueries {
  name: string
  exclude?: (typeof queryExcludes)[number] | undefined
  excludeId?: string | undefined
  page: number
  pageSize: number
}
export const diagnosisFound = z.object({ id: z.string(), name: z.string(), code: z.string().nullable(), queries: z.int() }).meta({ id: 'DiagnosisOfQueries' })

function excluded(exclude: FromQueries['exclude'], id: string | undefined): SQL | undefined {
  if (!exclude || exclude === 'none') return undefined
  if (!id) throw new AppError('errors.invalidParameters', 'Invalid Parameters', { fields: { excludeId: 'errors.required' } })
  if (exclude === 'diagnosis') return not(eq(diagnosis.id, id))
  if (exclude === 'group') return not(eq(diagnosis.groupId, id))
  return exclude === 'domain' ? not(eq(diagnosisGroup.domainId, id)) : not(namedBy(exclude, [id]))
}

/** Discussions that the caller may read: staff all, others their own and those they take part in. */
function readable(ctx: Ctx): SQL | undefined {
  const actor = me(ctx)
  if (isStaff(actor)) return undefined
  const taken = ctx.db.select({ id: queryExpert.queryId }).from(queryExpert).where(eq(queryExpert.userId, actor.userId))
  return or(eq(queryHeader.userId, actor.userId), inArray(queryHeader.id, taken))
}

/** Diagnoses by what was asked about them: their names and the words of their discussions, those asked about most first. */
export async function searchFromQueries(ctx: Ctx, { name, exclude, excludeId, page, pageSize }: FromQueries): Promise<{ data: z.infer<typeof diagnosisFound>[]; total: number }> {
  const term = name.trim()
  const said = term === '' ? undefined : or(matches(queryHeader.searchText, term), contains(queryHeader.text, term), contains(queryHeader.history, term))
  const asked = ctx.db.select({ one: sql`1` }).from(queryHeader).where(and(eq(queryHeader.diagnosisId, diagnosis.id), readable(ctx), said))
  const where = and(or(exists(asked), term === '' ? undefined : matches(diagnosis.searchText, term)), excluded(exclude, excludeId))
  const queries = sql<number>`(select count(*) from ${queryHeader} where ${and(eq(queryHeader.diagnosisId, diagnosis.id), readable(ctx), said)})`.mapWith(Number)
  const from = () => ctx.db.select({ id: diagnosis.id, name: diagnosis.name, code: diagnosis.code, queries }).from(diagnosis).innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id)).where(where)
  const data = await from().orderBy(sql`4 desc`, asc(diagnosis.name), asc(diagnosis.id)).limit(pageSize).offset((page - 1) * pageSize)
  const [all] = await ctx.db.select({ n: count() }).from(diagnosis).innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id)).where(where)
  return { data, total: all?.n ?? 0 }
}
