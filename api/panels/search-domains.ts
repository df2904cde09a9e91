import { asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '#db/client.ts'
import { diagnosis, diagnosisDomain, diagnosisGroup } from '#db/schema/all.ts'
import { matches, searchable } from '#db/sql.ts'
import { diagnosisDomainRow } from '#model/panels/diagnosis-inputs.ts'

const named = { id: z.string(), name: z.string() }
export const domainFound = z
  .object({
    domain: diagnosisDomainRow,
    groups: z.array(z.object({ ...named, diagnoses: z.array(z.object(named)) })),
  })
  .meta({ id: 'DomainFound' })
export type DomainFound = z.infer<typeof domainFound>

const holdsAll = (text: string, term: string) =>
  searchable(term)
    .split(' ')
    .every((word) => text.includes(word))

/**
 * Search over all levels of the hierarchy: the domains in which something matches, with the groups and diagnoses that do.
 * Below a match everything is shown.
 */
export async function searchDomains(
  q: Queries,
  term: string,
  page: { limit: number; offset: number },
): Promise<{ data: DomainFound[]; total: number }> {
  const inGroup = sql`exists (select 1 from ${diagnosisGroup} where ${diagnosisGroup.domainId} = ${diagnosisDomain.id} and (${matches(diagnosisGroup.searchText, term)}))`
  const inDiagnosis = sql`exists (select 1 from ${diagnosis} inner join ${diagnosisGroup} on ${diagnosis.groupId} = ${diagnosisGroup.id}
    where ${diagnosisGroup.domainId} = ${diagnosisDomain.id} and (${matches(diagnosis.searchText, term)}))`
  const where = or(matches(diagnosisDomain.searchText, term), inGroup, inDiagnosis)
  const domains = await q
    .select()
    .from(diagnosisDomain)
    .where(where)
    .orderBy(asc(diagnosisDomain.name), asc(diagnosisDomain.id))
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
          name: diagnosis.name,
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
          const below = diagnoses.filter(
            (one) => one.groupId === group.id && (wholeGroup || holdsAll(one.searchText, term)),
          )
          return {
            id: group.id,
            name: group.name,
            diagnoses: below.map((one) => ({ id: one.id, name: one.name })),
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
