import { eq, exists, inArray, not, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { diagnosis, diagnosisDomain, diagnosisGroup } from '#db/schema/all.ts'
import { activeFilters } from '#model/panels/enums.ts'
import { choice, oneOfThese, words, type Filter } from '../../admin/filters.ts'
import { linkTables, namedBy, type Owner } from '../link-tables.ts'

/** The include and exclude filters that all three levels of the hierarchy take, each in the sense of its level. */

type Test = (ids: string[]) => SQL

const pair = (name: string, test: Test): Record<string, Filter<string[]>> => ({
  [`include${name}`]: oneOfThese(test, z.string()),
  [`exclude${name}`]: oneOfThese((ids) => not(test(ids)), z.string()),
})

interface Level {
  search: AnyColumn
  enabled: AnyColumn
  own: Test
  group: Test
  domain: Test
  named: (owner: Owner) => Test
}

const filtersOf = ({ search, enabled, own, group, domain, named }: Level): Record<string, Filter> => ({
  name: words(search),
  active: choice(activeFilters, (word) => (word === 'all' ? undefined : eq(enabled, word === 'active'))),
  ...pair('Id', own),
  ...pair('GroupId', group),
  ...pair('DomainId', domain),
  ...pair('GrantId', named('grant')),
  ...pair('PlanId', named('plan')),
  ...pair('PoolId', named('pool')),
})

/** Whether an owner names this group or domain itself. */
const linked =
  (owner: Owner, level: 'group' | 'domain', id: AnyColumn): Test =>
  (ids) => {
    const { table, owner: by, other } = linkTables[owner][level]
    return sql`exists (select 1 from ${table} where ${other} = ${id} and ${inArray(by, ids)})`
  }

export const ofDiagnoses = filtersOf({
  search: diagnosis.searchText,
  enabled: diagnosis.enabled,
  own: (ids) => inArray(diagnosis.id, ids),
  group: (ids) => inArray(diagnosis.groupId, ids),
  domain: (ids) => inArray(diagnosisGroup.domainId, ids),
  named: (owner) => (ids) => namedBy(owner, ids),
})

export const ofGroups = filtersOf({
  search: diagnosisGroup.searchText,
  enabled: diagnosisGroup.enabled,
  own: (ids) => inArray(diagnosisGroup.id, ids),
  group: (ids) => inArray(diagnosisGroup.id, ids),
  domain: (ids) => inArray(diagnosisGroup.domainId, ids),
  named: (owner) => (ids) =>
    sql`(${linked(owner, 'group', diagnosisGroup.id)(ids)} or ${linked(owner, 'domain', diagnosisGroup.domainId)(ids)})`,
})

export const ofDomains = filtersOf({
  search: diagnosisDomain.searchText,
  enabled: diagnosisDomain.enabled,
  own: (ids) => inArray(diagnosisDomain.id, ids),
  group: (ids) =>
    exists(
      sql`(select 1 from ${diagnosisGroup} where ${diagnosisGroup.domainId} = ${diagnosisDomain.id} and ${inArray(diagnosisGroup.id, ids)})`,
    ),
  domain: (ids) => inArray(diagnosisDomain.id, ids),
  named: (owner) => linked(owner, 'domain', diagnosisDomain.id),
})

/** As the catalogue names them. */
export const diagnosisFilterNames = Object.keys(ofDiagnoses)
