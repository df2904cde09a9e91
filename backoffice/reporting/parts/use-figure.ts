import { useMemo } from 'react'
import { useLocale, useTranslate } from 'ra-core'
import { moneyFormat } from '#model/money-format.ts'
import type { FigureUnit } from '#model/reporting/figures.ts'
import { rangeText, type DayRange } from '#model/reporting/range.ts'
import { hourBins } from '#model/reporting/time-bins.ts'

/** Figures, ranges, months and stretches of hours in the reader's language. */
export function useFigure() {
  const locale = useLocale() === 'zh' ? 'zh-CN' : 'en-US'
  const translate = useTranslate()
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const money = moneyFormat(locale)
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
    const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
    const hours = (value: number) => translate('reporting.unit.hours', { n: number.format(value) })
    return {
      show: (value: number | null | undefined, unit: FigureUnit): string => {
        if (value === null || value === undefined) return '–'
        if (unit === 'cents') return money(value)
        if (unit === 'share') return share.format(value)
        return unit === 'hours' ? hours(value) : number.format(value)
      },
      range: (range: DayRange) => rangeText(range, locale),
      month: (text: string) => month.format(new Date(`${text}-01T00:00:00Z`)),
      bin: (bin: number) => {
        const to = hourBins[bin + 1]
        return to === undefined
          ? translate('reporting.unit.longer', { n: hourBins[bin] })
          : translate('reporting.unit.between', { from: hourBins[bin], to })
      },
      after: (within: string) => translate('reporting.unit.noAnswerWithin', { hours: hours(Number(within)) }),
      name: (figure: string) => translate(`reporting.figure.${figure}`),
      definition: (figure: string) => translate(`reporting.definition.${figure}`),
    }
  }, [locale, translate])
}
