import Typography from '@mui/material/Typography'
import type { FigureUnit } from '#model/reporting/figures.ts'
import type { ReportResult } from '#model/reporting/report-wire.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { useFigure } from './use-figure.ts'

/** A figure against the period before, with the groups that made the difference. */
export function Changed({ change, unit }: { change: NonNullable<ReportResult['changes']>[string]; unit: FigureUnit }) {
  const text = useText()
  const figure = useFigure()
  if (change.before === null) return null
  const signed = (value: number) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${figure.show(Math.abs(value), unit)}`
  return (
    <Typography variant="caption" component="div" color="text.secondary">
      {text('reporting.ui.before', { value: figure.show(change.before, unit) })}
      {change.now !== null && change.now !== change.before && ` (${signed(change.now - change.before)})`}
      {change.movers.length > 0 && (
        <div>{change.movers.map(({ name, difference }) => `${name} ${signed(difference)}`).join(', ')}</div>
      )}
    </Typography>
  )
}
