import { and, eq } from 'drizzle-orm'
import type { Queries } from '#db/client.ts'
import { bankAccount, secretNumber } from '#db/schema/all.ts'
import { bankSecrets, maskOf, shownEnding, type BankSecret } from '#model/payments/bank-wire.ts'
import { accountFacts, railOf } from '#model/payments/payout-files/rails.ts'
import { samePay, type PayPart } from '#model/tax/pay-part.ts'
import { accountFields, type TaxValues } from '#model/tax/values.ts'
import type { TaxForm } from '#model/tax/wire.ts'
import { unseal } from '../ports/cipher.ts'
import type { Keys } from './form-numbers.ts'

/** Whose rows the numbers and the audit name. */
export const bankTable = 'bank_account'
/** What a cipher text belongs to: moved to another field or person it does not open. */
export const secretPlace = (refId: string, field: BankSecret) => `${bankTable}.${field}.${refId}`

/** Where someone's pay goes now, as a W-8 BEN says it: a bank account comes before a PayPal address. */
export async function payAccountOf(ctx: Keys, q: Queries, userId: string): Promise<PayPart> {
  const [row] = await q.select().from(bankAccount).where(eq(bankAccount.userId, userId))
  const sealed = await q
    .select()
    .from(secretNumber)
    .where(and(eq(secretNumber.refTable, bankTable), eq(secretNumber.refId, userId)))
  const number = (field: BankSecret) => {
    const kept = sealed.find((one) => one.field === field)
    return kept ? unseal(ctx.env.secretKeys, secretPlace(userId, field), kept.cipher) : ''
  }
  const atBank = Boolean(row?.bankName)
  return {
    doNotHavePaypal: atBank,
    paypalEmail: atBank ? '' : (row?.paypalEmail ?? ''),
    bankName: row?.bankName ?? '',
    swiftCode: row?.swiftCode ?? '',
    bankCountry: row?.bankCountry ?? null,
    bankState: row?.bankState ?? '',
    bankAddress1: row?.bankAddress1 ?? '',
    bankAddress2: row?.bankAddress2 ?? '',
    bankCity: row?.bankCity ?? '',
    bankPostalCode: row?.bankPostalCode ?? '',
    ibanNumber: number('ibanNumber'),
    bankAccountNumber: number('bankAccountNumber'),
    bankRoutingNumber: number('bankRoutingNumber'),
    bankSortCode: number('bankSortCode'),
  }
}

/** The sealed ones among the fields of an account. */
export const numbersIn = (account: PayPart) =>
  Object.fromEntries(
    (Object.keys(bankSecrets) as BankSecret[])
      .filter((field) => account[field])
      .map((field) => [field, account[field]]),
  )

/** What certifying a draft would change of an account that is there, numbers masked. */
export function payChangeOf(draft: TaxValues, account: PayPart): TaxForm['payChange'] {
  const [from, to] = [nameOf(account), nameOf(draft)]
  return from && to && !samePay(draft, account) ? { from, to } : null
}

function nameOf(account: PayPart): NonNullable<TaxForm['payChange']>['from'] | null {
  const { doNotHavePaypal, paypalEmail, bankName, bankCountry } = account
  if (!doNotHavePaypal) return paypalEmail ? { method: 'paypal', rail: 'paypal', name: paypalEmail } : null
  const [field] = accountFields(bankCountry) as [BankSecret]
  const number = account[field].replace(/\s/g, '')
  return bankName
    ? {
        method: 'bank',
        rail: railOf(accountFacts(account, 'bank')),
        name: number ? `${bankName} (${maskOf(shownEnding(field, number))})` : bankName,
      }
    : null
}
