import { and, eq, gte, inArray, isNull, lt, ne, or, type AnyColumn, type SQL } from 'drizzle-orm'
import { queryHeader } from '#db/schema/all.ts'
import { displayStatus, queryStatuses } from '#model/discussions/enums.ts'
import { userType } from '#model/identity/enums.ts'
import { instantsOf } from '#model/reporting/range.ts'
import { isReal } from '../../discussions/admin/admin-filters.ts'
import { asker, author } from './places.ts'
import type { Scope } from './scope.ts'

const oneOf = <T>(column: AnyColumn, values: readonly T[] | undefined): SQL | undefined =>
  values?.length ? inArray(column, [...values]) : undefined

/** From the first second of the range until, not including, its end. */
export function within(column: AnyColumn, scope: Scope): SQL | undefined {
  if (!scope.range) return undefined
  const { from, to } = instantsOf(scope.range)
  return and(gte(column, from), lt(column, to))
}

/** The discussions that a report looks at: none of test users or support accounts. */
export const discussionsIn = (scope: Scope): SQL | undefined =>
  and(
    isReal(asker),
    scope.queryIds?.length
      ? or(inArray(queryHeader.id, [...scope.queryIds]), inArray(queryHeader.key, [...scope.queryIds]))
      : undefined,
    scope.planId ? eq(queryHeader.planId, scope.planId) : undefined,
    scope.grantId ? eq(queryHeader.grantId, scope.grantId) : undefined,
    scope.diagnosisId ? eq(queryHeader.diagnosisId, scope.diagnosisId) : undefined,
    scope.countryId === undefined ? undefined : eq(asker.countryId, scope.countryId),
    oneOf(queryHeader.type, scope.types),
    oneOf(queryHeader.mediaType, scope.mediaTypes),
    oneOf(asker.userType, scope.userTypes),
    scope.states?.length
      ? inArray(
          queryHeader.status,
          queryStatuses.filter((status) => scope.states?.includes(displayStatus(status))),
        )
      : undefined,
    scope.omitCsr ? or(isNull(author.userType), ne(author.userType, userType.csr)) : undefined,
  )
