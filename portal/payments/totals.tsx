import type { ReactNode } from 'react'
import { isLate } from '#model/payments/expected-pay.ts'
import { newYorkDay } from '#model/time.ts'
import { serverNow } from '#api/client/server-clock.ts'
import { dayText } from '../identity/account/time-off/days.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'
import { Money } from '../ui/time.tsx'
import type { Ledger } from './ledger.ts'
import styles from './ledger.module.css'

/** What is owed, what open work would add, what was paid this year, and when the next payment is likely. */
export function Totals({ ledger, mayBePaid }: { ledger: Ledger; mayBePaid: boolean }) {
  const t = useTranslation()
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

/** Of each quarter that is owed, the weeks in which it should be paid. */
function Expected({ ledger, mayBePaid }: { ledger: Ledger; mayBePaid: boolean }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const today = newYorkDay(new Date(serverNow()))
  if (ledger.expectedPay.length === 0) return t('account.money.nothingDue')
  if (!mayBePaid) return t('account.money.blocked')
  return ledger.expectedPay.map(({ quarter, amount, from, until }) => (
    <span key={quarter} className={styles.window}>
      <Money value={{ amount, currency: 'USD' }} />{' '}
      <span className={styles.quiet}>
        {t(isLate({ until }, today) ? 'account.money.predictedLate' : 'account.money.predictedRange', {
          from: dayText(from, locale),
          to: dayText(until, locale),
        })}
      </span>
    </span>
  ))
}

const Total = ({ name, small, children }: { name: string; small?: boolean; children: ReactNode }) => (
  <div className={styles.total}>
    <dt>{name}</dt>
    <dd className={small ? styles.small : undefined}>{children}</dd>
  </div>
)
