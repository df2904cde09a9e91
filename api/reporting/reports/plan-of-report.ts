import type { reportHeader } from '#db/schema/all.ts'
import type { DisplayStatus, QueryType } from '#model/discussions/enums.ts'
import { customerDefinition, isCommonReport, reportDefinitions } from '#model/reporting/definitions.ts'
import { groupBys, reportOptionsOf, type GroupBy } from '#model/reporting/enums.ts'
import type { ReportPlan } from '#model/reporting/definitions.ts'
import type { Scope } from '../facts/scope.ts'
import type { DividedBy } from '../facts/read-facts.ts'

export type Header = typeof reportHeader.$inferSelect

export interface Planned {
  readonly definition: ReportPlan
  readonly scope: Scope
  readonly by: DividedBy
  readonly blinded: boolean
}

const isGroupBy = (text: string | null): text is GroupBy => (groupBys as readonly (string | null)[]).includes(text)

/** What a report will read, and how it divides it. */
export function planOf(header: Header): Planned {
  const chosen = reportOptionsOf(header.options)
  const { type, state, userTypes } = (header.filters ?? {}) as {
    type?: QueryType
    state?: DisplayStatus
    userTypes?: number[]
  }
  const definition =
    header.commonReportId !== null && isCommonReport(header.commonReportId)
      ? reportDefinitions[header.commonReportId]
      : customerDefinition
  return {
    definition,
    by: isGroupBy(header.groupBy) ? header.groupBy : definition.dividedBy,
    blinded: chosen.includes('blindedOption'),
    scope: {
      range: header.dateRange ?? undefined,
      queryIds: header.queryIds,
      planId: header.planId ?? undefined,
      grantId: header.grantId ?? undefined,
      ...(type && { types: [type] }),
      ...(state && { states: [state] }),
      ...(userTypes && { userTypes }),
      omitCsr: chosen.includes('omitCsr'),
      surgeOnly: chosen.includes('surgeOnly') || header.commonReportId === 'surgePayments',
    },
  }
}
