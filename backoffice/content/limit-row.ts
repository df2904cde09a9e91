import type { LimitKey, LimitUnit } from '#model/limits.ts'
import type { Translate } from '../kit/hooks/use-text.ts'

/** One number as the API shows it. */
export interface Limit {
  value: number
  unit: LimitUnit
  default: number
  min: number
  max: number
  version: number
  changed: boolean
  updatedAt: string | null
}

export interface LimitRow extends Limit {
  key: LimitKey
  /** what it rules, in words */
  name: string
  /** where it is used, in words */
  place: string
}

export type LimitAct = 'edit' | 'reset'

const MB = 1024 * 1024

/** The number with its unit; switches are on or off, many bytes are shown in megabytes. */
export function limitInWords({ unit }: Pick<Limit, 'unit'>, value: number, text: Translate): string {
  if (unit === 'switch') return text(value === 1 ? 'limitsPage.on' : 'limitsPage.off')
  if (unit === 'bytes' && value >= MB) return `${Number((value / MB).toFixed(2))} MB`
  const words = text(`limitUnits.${unit}`, { smart_count: value })
  return words.replace(/\d{4,}/, (digits) => Number(digits).toLocaleString('en-US'))
}
