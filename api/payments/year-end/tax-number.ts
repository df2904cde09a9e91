import type { Numbers } from '../../tax/form-rows.ts'

/** The number that names the taxpayer on a return: of a business its EIN. */
export function taxNumberOf({ ssn = '', ein = '', itin = '', ftin = '' }: Numbers) {
  if (ein) return ['ein', ein] as const
  if (ssn) return ['ssn', ssn] as const
  return itin ? (['itin', itin] as const) : (['ftin', ftin] as const)
}
