import { displayStatuses } from '#model/discussions/enums.ts'
import type { PlanUsage } from '#model/panels/managed-wire.ts'
import type { Translate } from '../shell/texts.tsx'

export interface Figure {
  name: string
  value: number
}

/** What the page and its file say of a plan's use. */
export function usageFigures(t: Translate, locale: string, usage: PlanUsage) {
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' })
  const totals: { name: string; value: number | string }[] = [
    { name: t('managed.total'), value: usage.queries },
    ...displayStatuses.map((status) => ({ name: t(`discussion.displayStatus.${status}`), value: usage[status] })),
    { name: t('managed.membersNow'), value: usage.members },
    {
      name: t('managed.firstAnswer'),
      value: usage.medianFirstAnswer === null ? '–' : hoursText(usage.medianFirstAnswer, locale),
    },
  ]
  const groups: { title: string; rows: Figure[] }[] = [
    {
      title: t('managed.byMonth'),
      rows: usage.byMonth.map((row) => ({
        name: month.format(new Date(`${row.month.slice(0, 7)}-01T00:00:00Z`)),
        value: row.queries,
      })),
    },
    {
      title: t('managed.byMedium'),
      rows: usage.byMedium.map((row) => ({ name: t(`discussion.media.${row.mediaType}`), value: row.queries })),
    },
    {
      title: t('managed.byDiagnosis'),
      rows: usage.byDiagnosis.map((row) => ({ name: row.diagnosis, value: row.queries })),
    },
  ]
  return { totals, groups }
}

/** Minutes as hours, or as days from two on. */
function hoursText(minutes: number, locale: string): string {
  const [value, unit] =
    minutes >= 48 * 60 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    value,
  )
}
