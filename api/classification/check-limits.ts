import { AppError } from '#model/errors.ts'
import { readValue, type ValueRule } from '#model/classification/field-value.ts'

/** A value, and how many records have it. */
export interface HeldValue {
  value: string | null
  records: number
}

/**
 * A limit may not be narrowed below what records have.
 * @param narrowed the rule with each of the limits that change, by the field that is refused
 * @throws errors.invalidParameters with the number of values that would no longer fit, by field
 */
export function checkLimits(
  before: ValueRule,
  narrowed: Readonly<Record<string, ValueRule>>,
  values: readonly HeldValue[],
): void {
  const fits = (rule: ValueRule, value: string) => readValue(rule, value).ok
  const counts = Object.entries(narrowed).flatMap(([field, rule]) => {
    // what was too much for the old limit does not stand against another
    const out = values.filter(({ value }) => value !== null && fits(before, value) && !fits(rule, value))
    const count = out.reduce((sum, { records }) => sum + records, 0)
    return count > 0 ? [[field, count] as const] : []
  })
  if (counts.length > 0)
    throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
      fields: Object.fromEntries(counts.map(([field]) => [field, 'errors.value.limitInUse'])),
      extra: { counts: Object.fromEntries(counts) },
    })
}
