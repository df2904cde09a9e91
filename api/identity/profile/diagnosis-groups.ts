import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { diagnosisDomain, diagnosisGroup, userDiagnosisGroup } from '#db/schema/all.ts'
import { matches } from '#db/sql.ts'
import type { DiagnosisGroupEntry, DiagnosisGroups, DiagnosisGroupsBody } from '#model/identity/work-wire.ts'
import { conflict, refusedFields } from '../../admin/refusals.ts'
import { recordChange } from '../../audit/record.ts'
import type { Ctx } from '../../context.ts'
import { sortingBy } from '../../http/sorting.ts'
import { bioOf, bioVersion, writeBio } from './bio-row.ts'
import { changeOwn, readable } from './own-record.ts'

const entry = { id: diagnosisGroup.id, name: diagnosisGroup.name, domainName: diagnosisDomain.name }

export const choiceSorting = sortingBy({ name: diagnosisGroup.name, domainName: diagnosisDomain.name }, [
  asc(diagnosisDomain.name),
  asc(diagnosisGroup.name),
  asc(diagnosisGroup.id),
])

async function groupsOf(q: Queries, userId: string): Promise<DiagnosisGroups> {
  const data = await q
    .select(entry)
    .from(userDiagnosisGroup)
    .innerJoin(diagnosisGroup, eq(userDiagnosisGroup.groupId, diagnosisGroup.id))
    .innerJoin(diagnosisDomain, eq(diagnosisGroup.domainId, diagnosisDomain.id))
    .where(eq(userDiagnosisGroup.userId, userId))
    .orderBy(asc(diagnosisDomain.name), asc(diagnosisGroup.name), asc(diagnosisGroup.id))
  return { data, version: bioVersion(await bioOf(q, userId)) }
}

/** @throws not.found; auth.notAuthorized for clients */
export async function readGroups(ctx: Ctx, id: string): Promise<DiagnosisGroups> {
  await readable(ctx, ctx.db, id, { notClients: true })
  return groupsOf(ctx.db, id)
}

/** What may be chosen: enabled groups by domain and name. */
export async function listGroupChoices(
  ctx: Ctx,
  id: string,
  {
    name,
    page,
    pageSize,
    sort,
  }: { name?: string | undefined; page: number; pageSize: number; sort?: string | undefined },
): Promise<{ data: DiagnosisGroupEntry[]; total: number }> {
  await readable(ctx, ctx.db, id, { notClients: true })
  const where = and(eq(diagnosisGroup.enabled, true), name ? matches(diagnosisGroup.searchText, name) : undefined)
  const data = await ctx.db
    .select(entry)
    .from(diagnosisGroup)
    .innerJoin(diagnosisDomain, eq(diagnosisGroup.domainId, diagnosisDomain.id))
    .where(where)
    .orderBy(...choiceSorting.order(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { data, total: await ctx.db.$count(diagnosisGroup, where) }
}

/** Sets the whole list. @throws errors.invalidParameters for groups that do not exist, conflict with `current` */
export async function changeGroups(
  ctx: Ctx,
  id: string,
  { groupIds, version }: DiagnosisGroupsBody,
): Promise<DiagnosisGroups> {
  const wanted = [...new Set(groupIds)]
  return changeOwn(
    ctx,
    id,
    async (tx) => {
      const before = await groupsOf(tx, id)
      if (version !== undefined && version !== before.version) throw conflict(before)
      const found = wanted.length
        ? await tx
            .select({ id: diagnosisGroup.id, name: diagnosisGroup.name })
            .from(diagnosisGroup)
            .where(inArray(diagnosisGroup.id, wanted))
        : []
      if (found.length < wanted.length) throw refusedFields({ groupIds: 'errors.noSuchRecord' })
      const names = (groups: { name: string }[]) => groups.map((group) => group.name).sort()
      const fields = await recordChange(
        ctx,
        tx,
        { refTable: 'user_bio', refId: id },
        { diagnosisGroups: names(before.data) },
        { diagnosisGroups: names(found) },
      )
      if (!fields.length) return before
      await tx.delete(userDiagnosisGroup).where(eq(userDiagnosisGroup.userId, id))
      if (wanted.length) await tx.insert(userDiagnosisGroup).values(wanted.map((groupId) => ({ userId: id, groupId })))
      await writeBio(tx, id, {})
      return groupsOf(tx, id)
    },
    { notClients: true },
  )
}
