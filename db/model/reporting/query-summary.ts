import { z } from 'zod'
import { responseSchema } from '../discussions/wire.ts'
import { currencies, ledgerSources } from '../payments/enums.ts'

/** What one discussion has cost, by what it was paid for. Amounts in cents. */
export const querySummaryCost = z.object({
  source: z.enum(ledgerSources),
  /** people who are paid */
  people: z.int().nonnegative(),
  /** of work; 0 for lines that staff wrote by hand */
  minutes: z.int().nonnegative(),
  /** in the ledger */
  settled: z.int(),
  /** earned so far in a discussion that has not ended: it may change */
  running: z.int(),
})

/** What the printed page of a discussion says beside its own fields. */
export const querySummary = z
  .object({
    queryId: z.string(),
    /** oldest first; without what only staff see where that is asked for */
    answers: z.array(responseSchema),
    costs: z.array(querySummaryCost),
    currency: z.enum(currencies),
  })
  .meta({ id: 'QuerySummary' })
export type QuerySummary = z.infer<typeof querySummary>
