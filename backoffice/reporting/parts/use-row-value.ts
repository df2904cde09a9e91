import { ruleOf, type Subject } from '#model/reporting/figures.ts'
import { useFigure } from './use-figure.ts'

/** What a row adds to a figure, as it is shown beside it; null where each row counts as one. */
export function useRowValue(subject: Subject) {
  const { show } = useFigure()
  return (figure: string, value: number | null): string | null => {
    const rule = ruleOf(subject, figure)
    if (!rule || rule.kind === 'count') return null
    // of a share the rows add up to its whole, which is another figure
    const unit = rule.kind === 'share' ? (ruleOf(subject, rule.over ?? '')?.unit ?? 'count') : rule.unit
    return show(value, unit)
  }
}
