import { usCountryId } from '../../tax/enums.ts'
import { digitsOf, ibanChecks } from '../../tax/numbers.ts'
import { noIban } from '../../tax/countries.ts'

/** Which file carries a payment: the payment rail of its account. */

export const payoutFormats = ['pain001', 'nacha', 'paypal', 'checks'] as const
export type PayoutFormat = (typeof payoutFormats)[number]
/** `none`: there is no account that a file could name */
export const payoutRails = [...payoutFormats, 'none'] as const
export type PayoutRail = (typeof payoutRails)[number]

export const payoutMethods = ['bank', 'paypal'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** How a file of this kind pays. */
export const methodBy = (rail: PayoutRail): PayoutMethod => (rail === 'paypal' ? 'paypal' : 'bank')

/** What is on file of an account, without its numbers. */
export interface AccountFacts {
  readonly method: PayoutMethod
  readonly bankName: string | null
  readonly bankCountry: number | null
  readonly swiftCode: string | null
  readonly paypalEmail: string | null
  readonly hasIban: boolean
  readonly hasAccount: boolean
  readonly hasRouting: boolean
}

/** A bank account comes before PayPal. */
export const methodOf = ({ bankName }: Pick<AccountFacts, 'bankName'>): PayoutMethod => (bankName ? 'bank' : 'paypal')

/** Where a payment goes by its file or was sent, stored with it: the account may change afterwards. */
export interface PaidTo {
  /** of the account; payments made before it was stored have none */
  readonly version?: number
  readonly rail: PayoutRail
  readonly bankName: string | null
  readonly swiftCode: string | null
  readonly paypalEmail: string | null
}

/** Whether a file names another account than the one that is kept now. */
export const accountChanged = (inFile: PaidTo | null, now: PaidTo | undefined): boolean =>
  inFile !== null && inFile.version !== now?.version

/** What files do with a payment of a batch. */
export interface FiledPayment {
  readonly rail: PayoutRail
  /** when the last file with this payment was made */
  readonly fileAt: string | null
  readonly held: readonly string[]
}
/** Whether the last file of its kind carries a payment: it counts as sent, whatever has come in its way since. */
export const countsAsSent = ({ rail, fileAt }: FiledPayment, batch: readonly FiledPayment[]): boolean =>
  fileAt !== null && !batch.some((other) => other.rail === rail && other.fileAt !== null && other.fileAt > fileAt)
/** Whether a pending payment stays one when its batch is marked as paid. */
export const staysPending = (payment: FiledPayment, batch: readonly FiledPayment[]): boolean =>
  payment.held.length > 0 && !countsAsSent(payment, batch)

/** The entries of an account; numbers whole or masked. */
export type AccountEntries = Readonly<
  Record<
    'bankName' | 'swiftCode' | 'paypalEmail' | 'ibanNumber' | 'bankAccountNumber' | 'bankRoutingNumber',
    string | null
  > & { bankCountry: number | null }
>
export const accountFacts = (account: AccountEntries, method = methodOf(account)): AccountFacts => ({
  method,
  bankName: account.bankName || null,
  bankCountry: account.bankCountry,
  swiftCode: account.swiftCode || null,
  paypalEmail: account.paypalEmail || null,
  hasIban: Boolean(account.ibanNumber),
  hasAccount: Boolean(account.bankAccountNumber),
  hasRouting: Boolean(account.bankRoutingNumber),
})

export const transferFields = [
  'bankCountry',
  'swiftCode',
  'ibanNumber',
  'bankAccountNumber',
  'bankRoutingNumber',
] as const
export type TransferField = (typeof transferFields)[number]

/** What a bank account lacks for a transfer, in the order of `transferFields`. */
export function missingForTransfer(facts: AccountFacts): TransferField[] {
  const american = facts.bankCountry === usCountryId
  const number = american || noIban(facts.bankCountry) ? 'bankAccountNumber' : 'ibanNumber'
  const lacks: Record<TransferField, boolean> = {
    bankCountry: facts.bankCountry === null,
    swiftCode: !american && !facts.swiftCode,
    ibanNumber: number === 'ibanNumber' && !facts.hasIban && !facts.hasAccount,
    bankAccountNumber: number === 'bankAccountNumber' && !facts.hasAccount && (american || !facts.hasIban),
    bankRoutingNumber: american && !facts.hasRouting,
  }
  return transferFields.filter((field) => lacks[field])
}

/** A bank account without what a transfer needs is paid by check. */
export function railOf(facts: AccountFacts): PayoutRail {
  if (facts.method === 'paypal') return facts.paypalEmail ? 'paypal' : 'none'
  if (missingForTransfer(facts).length === 0) return facts.bankCountry === usCountryId ? 'nacha' : 'pain001'
  return facts.bankName ? 'checks' : 'none'
}

/** Files of banks hold Latin letters only. @param name in them; '' where there is none */
export const lacksLatinName = (rail: PayoutRail, name: string): boolean =>
  (rail === 'nacha' || rail === 'pain001') && name === ''

/** Check digit of a US routing number (ABA). */
export function routingChecks(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
  return [...text].reduce((sum, digit, place) => sum + Number(digit) * (weights[place] ?? 0), 0) % 10 === 0
}

/** Whether a text is a routing number of a US bank, as people write it. */
export const usRoutingFits = (text: string): boolean => routingChecks(digitsOf(text)) && !/[^\d\s-]/.test(text)
/** Whether an account number of a US bank fits its file. */
export const usAccountFits = (compact: string): boolean => /^[A-Z0-9-]{4,17}$/.test(compact)

export interface AccountNumbers {
  readonly iban: string
  readonly account: string
  readonly routing: string
}
export const accountProblems = ['iban', 'account', 'routing'] as const
export type AccountProblem = (typeof accountProblems)[number]

/** What a bank would refuse in the numbers of an account, or undefined. */
export function accountProblem(
  rail: PayoutRail,
  { iban, account, routing }: AccountNumbers,
): AccountProblem | undefined {
  if (rail === 'nacha') {
    if (!usRoutingFits(routing)) return 'routing'
    return usAccountFits(account) ? undefined : 'account'
  }
  if (rail !== 'pain001') return undefined
  if (iban !== '') return ibanChecks(iban) ? undefined : 'iban'
  return /^[A-Z0-9-]{1,34}$/.test(account) ? undefined : 'account'
}
