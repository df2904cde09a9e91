import { addressText, type MailingAddress, type PayAccount } from '#model/payments/pay-account.ts'
import { methodBy } from '#model/payments/payout-files/rails.ts'
import { useIntlLocale, useTranslation } from '../shell/texts.tsx'

/** Where a check goes, in words. */
export function useAddressText(): (address: MailingAddress | null | undefined) => string {
  const t = useTranslation()
  const locale = useIntlLocale()
  return (address) => (address ? addressText(address, locale) : t('beforePaid.formAddress'))
}

/** How pay goes out and where, in the same words on every page. */
export function useAccountText() {
  const t = useTranslation()
  const addressed = useAddressText()
  return ({ rail, name }: Pick<PayAccount, 'rail' | 'name'>, address?: MailingAddress | null): string =>
    rail === 'checks'
      ? t('beforePaid.method.check', { address: addressed(address) })
      : t(`beforePaid.method.${methodBy(rail)}`, { name })
}
