import type { YearEndRow } from '#model/payments/year-end.ts'
import type { FormRow, Numbers } from '../../tax/form-rows.ts'

/** What a file of whole numbers is made from; it stays in the server. */
export interface ReportedReturn extends YearEndRow {
  form: FormRow | null
  numbers: Numbers
}
