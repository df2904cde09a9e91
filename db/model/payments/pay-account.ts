import { z } from 'zod'
import { payoutMethods, payoutRails } from './payout-files/rails.ts'

/** Where someone's pay goes, as pages and forms name it; numbers masked. */
export const payAccount = z.object({
  method: z.enum(payoutMethods),
  /** how a payment to it is sent today */
  rail: z.enum(payoutRails),
  name: z.string(),
})
export type PayAccount = z.infer<typeof payAccount>

/** Where a check is mailed to: the address of the certified tax form. */
export const mailingAddress = z
  .object({
    line: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    /** ISO 3166, two letters */
    country: z.string(),
  })
  .meta({ id: 'MailingAddress' })
export type MailingAddress = z.infer<typeof mailingAddress>

/** An address in one line, its country in the reader's language. @param locale of the reader, such as en-US */
export function addressText({ line, city, state, zip, country }: MailingAddress, locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
  return [line, city, `${state} ${zip}`.trim(), name].filter(Boolean).join(', ')
}
