import { asc, count, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { diagnosis, diagnosisDomain, diagnosisGroup } from '#db/schema/all.ts'
import { matches, placeIn, searchable } from '#db/sql.ts'
import { diagnosisDomainRow } from '#model/panels/diagnoses/diagnosis-inputs.ts'
import { plainNameOf } from '#model/panels/diagnoses/plain-name.ts'
import { nameIn } from '#model/panels/named.ts'
import { diagnosisNames } from './diagnosis-names.ts'
import type { Ctx } from '../../context.ts'
import { sortingBy } from '../../http/sorting.ts'
import { rankDiagnoses } from './rank-diagnoses.ts'

const named = { id: z.string(), name: z.string() }
export const domainFound = z
  .object({
    domain: diagnosisDomainRow,
    groups: z.array(
      z.object({
        ...named,
        diagnoses: z.array(z.object({ ...named, plainName: z.string(), code: z.string().nullable() })),
      }),
    ),
  })
  .meta({ id: 'DomainFound' })
export type DomainFound = z.infer<typeof domainFound>

export const domainSorting = sortingBy({ name: diagnosisDomain.name }, [
  asc(diagnosisDomain.name),
  asc(diagnosisDomain.id),
])

const holdsAll = (text: string, term: string) =>
  searchable(term)
    .split(' ')
    .every((word) => text.includes(word))

/**
 * Search over all levels of the hierarchy: the domains in which something matches, with the groups and diagnoses that do.
 * Below a match everything is shown.
 */
export async function searchDomains(
  ctx: Ctx,
  term: string,
  page: { limit: number; offset: number; sort?: string | undefined },
): Promise<{ data: DomainFound[]; total: number }> {
  const q = ctx.db
  const meant = await rankDiagnoses(ctx, term)
  const places = new Map(meant.map((id, at) => [id, at]))
  const found = or(gt(placeIn(diagnosis.id, meant), 0), matches(diagnosis.searchText, term))
  const inGroup = sql`exists (select 1 from ${diagnosisGroup} where ${diagnosisGroup.domainId} = ${diagnosisDomain.id} and (${matches(diagnosisGroup.searchText, term)}))`
  const inDiagnosis = sql`exists (select 1 from ${diagnosis} inner join ${diagnosisGroup} on ${diagnosis.groupId} = ${diagnosisGroup.id}
    where ${diagnosisGroup.domainId} = ${diagnosisDomain.id} and (${found}))`
  const where = or(matches(diagnosisDomain.searchText, term), inGroup, inDiagnosis)
  const domains = await q
    .select()
    .from(diagnosisDomain)
    .where(where)
    .orderBy(...domainSorting.order(page.sort))
    .limit(page.limit)
    .offset(page.offset)
  const [all] = await q.select({ n: count() }).from(diagnosisDomain).where(where)
  const ids = domains.map((domain) => domain.id)
  const groups = ids.length
    ? await q
        .select()
        .from(diagnosisGroup)
        .where(inArray(diagnosisGroup.domainId, ids))
        .orderBy(asc(diagnosisGroup.name))
    : []
  const diagnoses = ids.length
    ? await q
        .select({
          id: diagnosis.id,
          ...diagnosisNames,
          code: diagnosis.code,
          groupId: diagnosis.groupId,
          searchText: diagnosis.searchText,
        })
        .from(diagnosis)
        .innerJoin(diagnosisGroup, eq(diagnosis.groupId, diagnosisGroup.id))
        .where(inArray(diagnosisGroup.domainId, ids))
        .orderBy(asc(diagnosis.name))
    : []
  return {
    total: all?.n ?? 0,
    data: domains.map(({ id, name, nameZh, description, enabled, version, searchText }) => {
      const whole = holdsAll(searchText, term)
      const shown = groups
        .filter((group) => group.domainId === id)
        .map((group) => {
          const wholeGroup = whole || holdsAll(group.searchText, term)
          const below = diagnoses
            .filter(
              (one) => one.groupId === group.id && (wholeGroup || places.has(one.id) || holdsAll(one.searchText, term)),
            )
            .sort((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity) || 0)
          return {
            id: group.id,
            name: nameIn(group, ctx.language),
            diagnoses: below.map((one) => ({
              id: one.id,
              name: one.name,
              plainName: plainNameOf(one, ctx.language),
              code: one.code,
            })),
            whole: wholeGroup,
          }
        })
      return {
        domain: { id, name, nameZh, description, enabled, version },
        groups: shown
          .filter((group) => group.whole || group.diagnoses.length)
          .map(({ whole: _whole, ...group }) => group),
      }
    }),
  }
}
