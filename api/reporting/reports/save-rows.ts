import type { Tx } from '#db/client.ts'
import { reportRow } from '#db/schema/all.ts'
import type { ReportPlan } from '#model/reporting/definitions.ts'
import { maskOf } from '#model/reporting/figures.ts'
import { monthOfMoment } from '#model/reporting/range.ts'
import { binOf } from '#model/reporting/time-bins.ts'
import type { Fact, Place } from '../facts/scope.ts'

/** The value of its rows that is counted in stretches of hours. */
export const binnedValue = (definition: ReportPlan): string | null =>
  definition.charts.includes('survival') || definition.charts.includes('histogram') ? 'toFirstAnswer' : null

/** Keeps rows as the report has seen them: what is behind each of its figures for as long as it is kept. */
export async function saveRows(
  tx: Tx,
  reportId: string,
  definition: ReportPlan,
  first: number,
  facts: readonly { fact: Fact; place: Place | null }[],
): Promise<void> {
  const binned = binnedValue(definition)
  await tx.insert(reportRow).values(
    facts.map(({ fact, place }, at) => {
      const time = binned === null ? null : fact.values[binned]
      return {
        reportId,
        ordinal: first + at,
        resource: fact.resource,
        refId: fact.id,
        label: fact.label,
        groupId: place?.id ?? null,
        month: monthOfMoment(fact.at),
        bin: typeof time === 'number' ? binOf(time) : null,
        mask: maskOf(definition.subject, fact.values),
        values: Object.fromEntries(Object.entries(fact.values).filter(([, value]) => value !== null)),
        cells: definition.columns.map((name) => fact.cells[name] ?? null),
        changedAt: new Date(fact.changedAt),
      }
    }),
  )
}
