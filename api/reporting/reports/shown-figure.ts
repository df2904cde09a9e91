import { formatMoney } from '#model/money-format.ts'
import type { FigureUnit } from '#model/reporting/figures.ts'

/** A figure as people read it. */
export function shownFigure(value: number | null, unit: FigureUnit, language: string): string {
  if (value === null) return '–'
  if (unit === 'cents') return formatMoney(Math.round(value), language)
  if (unit === 'share')
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value)
  if (unit === 'hours')
    return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)}${language.startsWith('zh') ? ' 小时' : ' h'}`
  return new Intl.NumberFormat(language).format(value)
}
