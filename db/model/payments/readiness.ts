import { z } from 'zod'
import { formNeed } from '../tax/standing.ts'
import { mailingAddress, payAccount } from './pay-account.ts'
import { transferFields } from './payout-files/rails.ts'

/** Payout requirements of an expert. Amounts are integer cents. */
export const payReadiness = z
  .object({
    taxForm: formNeed,
    /** masked payout account, with what it lacks for a bank transfer; null: none */
    account: z.union([payAccount.extend({ missing: z.array(z.enum(transferFields)) }), z.null()]),
    /** where a check would be mailed to; null: no certified form has an address */
    mailingAddress: z.union([mailingAddress, z.null()]),
    /** text keys of payout blocks; an empty balance is not a block */
    blocks: z.array(z.string()),
    balance: z.int(),
    /** first and last expected payment day of the oldest unpaid amount; null when nothing is owed */
    nextPayout: z.union([
      z.object({ quarter: z.string(), amount: z.int(), from: z.string(), until: z.string() }),
      z.null(),
    ]),
  })
  .meta({ id: 'PayReadiness' })
export type PayReadiness = z.infer<typeof payReadiness>
