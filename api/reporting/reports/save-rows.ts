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
  const rows = facts.map(({ fact, place }, at) => {
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
      values: withoutNulls(fact.values),
      cells: definition.columns.map((name) => fact.cells[name] ?? null),
      changedAt: new Date(fact.changedAt),
    }
  })
  for (let at = 0; at < rows.length; at += ROWS_IN_STATEMENT)
    await tx.insert(reportRow).values(rows.slice(at, at + ROWS_IN_STATEMENT))
}

/** So few that the text of the statement is kept. */
const ROWS_IN_STATEMENT = 32

function withoutNulls(values: Fact['values']): Record<string, number | null> {
  const kept: Record<string, number> = {}
  for (const name in values) {
    const value = values[name]
    if (value !== null && value !== undefined) kept[name] = value
  }
  return kept
}
