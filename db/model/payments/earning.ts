import { divideHalfUp, payFor, plainMoney, type Cents } from '../money.ts'
import type { Limits } from '../limits.ts'
import type { LedgerSource, LedgerTransactionType } from './enums.ts'
import type { TaxFormStatus } from '../tax/enums.ts'

/** Computation of ledger lines from work on a discussion. */

/** Minutes that may be stated for a written answer: from the least in whole steps. */
export function statableMinutes(limits: Limits): readonly [number, ...number[]] {
  const { 'money.minMinutes': from, 'money.maxMinutes': to, 'money.minutesStep': step } = limits
  return [from, ...Array.from({ length: Math.floor((to - from) / step) }, (_, at) => from + (at + 1) * step)]
}

/** With minutes that were stated when others could be. */
export const withStated = (minutes: readonly number[], stated: number | null): number[] =>
  [...new Set(stated === null ? minutes : [...minutes, stated])].sort((a, b) => a - b)

/** The fewest minutes that may be stated for at least so many; the most there are for longer work. */
export function nextStatable(minutes: number, limits: Limits): number {
  const all = statableMinutes(limits)
  return all.find((one) => one >= minutes) ?? all.at(-1) ?? all[0]
}

/** Suggested minutes for a written answer: the measured editing time, rounded up to what may be stated. */
export const suggestedMinutes = (measuredSeconds: number, limits: Limits): number =>
  nextStatable(measuredSeconds / 60, limits)

/** What a text about stated minutes names. */
export const statedRange = (limits: Limits) => ({
  least: limits['money.minMinutes'],
  most: limits['money.maxMinutes'],
  step: limits['money.minutesStep'],
})

/** Text key of the error in stated minutes, or undefined. By default steps of 5, from 15 to 60. */
export function minutesProblem(
  minutes: number,
  limits: Limits,
): 'errors.minutesRange' | 'errors.minutesStep' | undefined {
  if (minutes < limits['money.minMinutes'] || minutes > limits['money.maxMinutes']) return 'errors.minutesRange'
  return statableMinutes(limits).includes(minutes) ? undefined : 'errors.minutesStep'
}

export interface FormulaParts {
  readonly source: LedgerSource
  /** cents per hour at acceptance */
  readonly rate: Cents
  readonly minutes: number
  readonly surge: number
  readonly amount: Cents
  /** calls only: measured presence intervals behind the minutes, ISO 8601 */
  readonly intervals?: readonly { readonly from: string; readonly until: string }[]
  /** calls at an external address: the minutes were stated and confirmed, not measured */
  readonly stated?: true
}

/** Amount earned by one piece of work, with the parts of its formula. */
export function earning(source: LedgerSource, rate: Cents, minutes: number, surge = 1): FormulaParts {
  const factor = Math.max(1, surge)
  return { source, rate, minutes, surge: factor, amount: payFor(rate, minutes, factor) }
}

const dollars = (cents: Cents) => `$${plainMoney(cents).replace(/\.00$/, '')}`

/** "30 min at $400/h × 1.5 = $300" in the reader's language. The surge appears only when it is not 1. */
export function formulaText(parts: FormulaParts, language: string): string {
  const surge = parts.surge === 1 ? '' : ` × ${divideHalfUp(parts.surge * 1000, 1) / 1000}`
  if (language.startsWith('zh')) {
    const reported = parts.stated ? '（自报）' : ''
    return `${parts.minutes} 分钟${reported} × ${dollars(parts.rate)}/小时${surge} = ${dollars(parts.amount)}`
  }
  const reported = parts.stated ? ' (reported)' : ''
  return `${parts.minutes} min${reported} at ${dollars(parts.rate)}/h${surge} = ${dollars(parts.amount)}`
}

/** Idempotency key: at most one Earned line per discussion, expert and source. */
export const earnedKey = (discussionId: string, expertId: string, source: LedgerSource) =>
  `earned:${discussionId}:${expertId}:${source}`

export type UnpaidReason =
  | 'unpaid.lateReview'
  | 'unpaid.academy'
  | 'unpaid.testUser'
  | 'unpaid.noSeat'
  | 'unpaid.notExpert'
  | 'unpaid.noRate'

export interface PaidFacts {
  readonly engagementStatus: string
  /** staff made a late review payable */
  readonly madePayable?: boolean
  readonly discussionType: string
  readonly expertIsTest: boolean
  readonly askerIsTest: boolean
  readonly noeticExpert: boolean
  readonly rate: Cents | null
}

/** Why this work is unpaid, or undefined when it is paid. */
export function unpaidReason(facts: PaidFacts): UnpaidReason | undefined {
  if (facts.expertIsTest || facts.askerIsTest) return 'unpaid.testUser'
  if (facts.discussionType === 'academy') return 'unpaid.academy'
  if (!facts.noeticExpert) return 'unpaid.notExpert'
  if (facts.engagementStatus === 'latereview') {
    if (!facts.madePayable) return 'unpaid.lateReview'
  } else if (facts.engagementStatus !== 'answered' && facts.engagementStatus !== 'followup') return 'unpaid.noSeat'
  return facts.rate ? undefined : 'unpaid.noRate'
}

export type PayoutBlock =
  | 'payout.taxForm'
  | 'payout.taxFormExpired'
  | 'payout.noAccount'
  | 'payout.latinName'
  | 'payout.testUser'
  | 'payout.nothingOwed'

export interface PayoutFacts {
  readonly taxFormStatus: TaxFormStatus
  /** last valid day of the certified form; null: no expiry */
  readonly taxFormValidUntil: string | null
  readonly hasBank: boolean
  readonly hasPaypal: boolean
  /** a file of a bank would carry the payment, and no name of the person is in its letters */
  readonly lacksLatinName: boolean
  readonly testUser: boolean
  readonly balance: Cents
}

/** Whether an entry is money that can go to its person: no payment, no reversal, and not reversed. */
export const isForPayout = (line: {
  readonly transactionType: LedgerTransactionType
  readonly reversalOf: string | null
  readonly reversed: boolean
}): boolean => line.transactionType !== 'Paid' && line.reversalOf === null && !line.reversed

/** Everything that blocks a payout to the expert on this day; empty: payable. */
export function payoutBlocks(facts: PayoutFacts, day: string): PayoutBlock[] {
  const blocks: PayoutBlock[] = []
  if (facts.testUser) blocks.push('payout.testUser')
  if (facts.taxFormStatus !== 'completed') blocks.push('payout.taxForm')
  else if (facts.taxFormValidUntil !== null && facts.taxFormValidUntil < day) blocks.push('payout.taxFormExpired')
  if (!facts.hasBank && !facts.hasPaypal) blocks.push('payout.noAccount')
  if (facts.lacksLatinName) blocks.push('payout.latinName')
  if (facts.balance <= 0) blocks.push('payout.nothingOwed')
  return blocks
}
