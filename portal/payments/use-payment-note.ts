import { useLimits } from '../shell/limits.ts'
import { useTranslation } from '../shell/texts.tsx'

/** When pay comes after a quarter: in weeks where the days that are set are whole ones. */
export function usePaymentNote(): string {
  const t = useTranslation()
  const { 'money.payoutFrom': from, 'money.payoutUntil': until } = useLimits()
  const days = from % 7 === 0 && until % 7 === 0 ? 7 : 1
  const [first, last] = [from / days, until / days]
  const span = first === last ? String(last) : t('tax.period.span', { from: first, until: last })
  const period = t(days === 7 ? 'tax.period.weeks' : 'tax.period.days', { smart_count: last, span })
  return t('tax.paymentNote', { period })
}
