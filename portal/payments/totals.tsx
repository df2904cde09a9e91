import type { ReactNode } from 'react'
import { defaultLimits } from '#model/limits.ts'
import { payDates } from '#model/payments/earning.ts'
import { dayText, today } from '../identity/account/days.ts'
import { useIntlLocale, useT } from '../shell/texts.tsx'
import { Money } from '../ui/time.tsx'
import type { Ledger } from './ledger.ts'
import styles from './ledger.module.css'

/** What is owed, what open work would add, what was paid this year, and when the next payment is likely. */
export function Totals({ ledger, mayBePaid }: { ledger: Ledger; mayBePaid: boolean }) {
  const t = useT()
  const money = (amount: number) => <Money value={{ amount, currency: 'USD' }} />
  return (
    <dl className={styles.totals}>
      <Total name={t('ledger.balance')}>{money(ledger.balance)}</Total>
      <Total name={t('ledger.openWork')}>{money(ledger.pending.reduce((sum, one) => sum + one.amount, 0))}</Total>
      <Total name={t('ledger.paidThisYear')}>{money(ledger.paidThisYear)}</Total>
      <Total name={t('account.money.predicted')} small>
        <Expected ledger={ledger} mayBePaid={mayBePaid} />
      </Total>
    </dl>
  )
}

/** 4 to 6 weeks after the quarter of the newest unpaid work. */
function Expected({ ledger, mayBePaid }: { ledger: Ledger; mayBePaid: boolean }) {
  const t = useT()
  const locale = useIntlLocale()
  if (ledger.balance <= 0) return t('account.money.nothingDue')
  if (!mayBePaid) return t('account.money.blocked')
  const { from, until } = payDates(ledger.payableSince ?? today(), defaultLimits)
  return t('account.money.predictedRange', { from: dayText(from, locale), to: dayText(until, locale) })
}

const Total = ({ name, small, children }: { name: string; small?: boolean; children: ReactNode }) => (
  <div className={styles.total}>
    <dt>{name}</dt>
    <dd className={small ? styles.small : undefined}>{children}</dd>
  </div>
)
