import type { FormStanding } from '#model/tax/standing.ts'
import { needsForm } from '#model/tax/standing.ts'
import { bulkOf } from '../admin/bulk/declare-bulk.ts'
import { remindPerson } from './remind-person.ts'
import { taxForms } from './standings.ts'

/** What is done with the tax forms of many at once. */
export const taxBulk = bulkOf(
  taxForms,
  {
    remind: {
      same: (row) => !needsForm(row.standing as FormStanding),
      apply: (ctx, row) => remindPerson(ctx, String(row.id)),
    },
  },
  (row) => String(row.displayName),
)
