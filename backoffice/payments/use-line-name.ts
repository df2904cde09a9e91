import { useTranslate } from 'ra-core'
import type { Transaction } from '#model/payments/inputs.ts'
import { useFormat } from '../kit/hooks/use-format.ts'

/** What tells an entry of the ledger from the others. */
export type NamedLine = Pick<
  Transaction,
  'effectiveDate' | 'transactionType' | 'amount' | 'currency' | 'description'
> & {
  /** the expert, where the list is of several */
  displayName?: string
}

/** An entry in words: its day, expert, kind and amount. */
export function useLineName() {
  const format = useFormat()
  const translate = useTranslate()
  return ({ effectiveDate, displayName, transactionType, amount, currency, description }: NamedLine) =>
    format.list([
      format.day(effectiveDate),
      ...(displayName ? [displayName] : []),
      translate(`ledger.type.${transactionType.toLowerCase()}`),
      format.money(amount, currency),
      ...(description ? [description] : []),
    ])
}
