import type { FormNeed } from '#model/tax/standing.ts'
import { dayText } from '../identity/account/time-off/days.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'

type Stand = Pick<FormNeed, 'standing' | 'formType' | 'since' | 'reason'> &
  Partial<Pick<FormNeed, 'expiresAt' | 'renewBy'>>

/** How it stands with a tax form, in the same words on every page. */
export function useFormText(): (form: Stand) => string {
  const t = useTranslation()
  const locale = useIntlLocale()
  const day = (date: string | null | undefined) => (date ? dayText(date, locale) : '')
  return ({ standing, formType, expiresAt, since, reason, renewBy }) => {
    const form = formType ?? ''
    if (renewBy) return t('beforePaid.renewBy', { form, until: day(renewBy) })
    if (standing === 'renew' || (standing === 'valid' && !expiresAt)) return t('beforePaid.validAlways', { form })
    const text = t(`beforePaid.standing.${standing}`, { form, until: day(expiresAt), since: day(since) })
    return reason ? text + t('list.gap') + t('beforePaid.reason', { reason: t.maybe(reason) ?? reason }) : text
  }
}
