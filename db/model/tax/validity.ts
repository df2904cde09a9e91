import { addDays } from '../time.ts'
import type { TaxFormStatus, TaxFormType, TaxRowStatus } from './enums.ts'

/** How long a form counts, and what follows from the forms of a person. Days are New York's unless said otherwise. */

/** Last day of a form: a W-8 BEN ends on 31 December of the third year after it was signed, a W-9 not by time. */
export const expiryOf = (formType: TaxFormType, certificationDate: string): string | null =>
  formType === 'W-9' ? null : `${Number(certificationDate.slice(0, 4)) + 3}-12-31`

export interface FormState {
  readonly status: TaxRowStatus
  readonly expiresAt: string | null
}
/** The last day still counts. */
export const isValid = ({ status, expiresAt }: FormState, day: string): boolean =>
  status === 'certified' && (expiresAt === null || expiresAt >= day)

/** A certified form that has not expired, else a draft, else nothing. */
export function taxFormStatusOf(forms: readonly FormState[], day: string): TaxFormStatus {
  if (forms.some((form) => isValid(form, day))) return 'completed'
  return forms.some(({ status }) => status === 'draft') ? 'in_progress' : 'not_started'
}

const steps: Record<TaxRowStatus, readonly TaxRowStatus[]> = {
  draft: ['certified'],
  certified: ['replaced', 'invalid'],
  replaced: [],
  // staff answer that nothing has changed
  invalid: ['certified', 'replaced'],
}
export const mayBecome = (from: TaxRowStatus, to: TaxRowStatus): boolean => steps[from].includes(to)

/** Days from the last day of a form at which its owner is reminded: before it, on it, and a month after. */
export const reminderDays = [-60, -30, -7, 0, 30] as const
/** Number of the newest reminder that is due, counted from 1; 0 while none is. */
export const reminderDue = (expiresAt: string, day: string): number =>
  reminderDays.filter((days) => addDays(expiresAt, days) <= day).length
