import type { FigureUnit } from '#model/reporting/figures.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import type { Say } from '../facts/places.ts'
import { shownFigure } from './shown-figure.ts'

/** The first words of an executive summary, from the figures; staff edit them. */
export function summaryOf(result: ReportResult, say: Say, language: string): string {
  const shown = (figure: string, unit: FigureUnit) => shownFigure(result.totals[figure]?.value ?? null, unit, language)
  const filled = (key: string, values: Record<string, string>) =>
    Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`%{${name}}`, value), say(key))
  const lines = [
    filled('reporting.summary.volume', {
      discussions: shown('discussions', 'count'),
      answered: shown('answered', 'count'),
      responses: shown('responses', 'count'),
    }),
    // without an answer there is no time to a first one
    ...(typeof result.totals.toFirstAnswer?.value === 'number'
      ? [
          filled('reporting.summary.times', {
            median: shown('toFirstAnswer', 'hours'),
            p90: shown('toFirstAnswerP90', 'hours'),
          }),
        ]
      : []),
    filled('reporting.summary.seats', { rate: shown('fillRate', 'share'), filled: shown('seatsFilled', 'count') }),
  ]
  const before = result.changes?.discussions?.before
  if (typeof before === 'number')
    lines.push(filled('reporting.summary.change', { before: shownFigure(before, 'count', language) }))
  return lines.join('\n')
}
