import type { LimitKey, LimitUnit } from '#model/limits.ts'
import type { Translate } from '../kit/use-text.ts'

/** One number as the API tells it. */
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

/** The number with its unit; switches are on or off. */
export const limitInWords = ({ unit }: Pick<Limit, 'unit'>, value: number, text: Translate): string =>
  unit === 'switch' ? text(value === 1 ? 'limitsPage.on' : 'limitsPage.off') : text(`limitUnits.${unit}`, { smart_count: value })
