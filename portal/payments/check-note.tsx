import type { MailingAddress } from '#model/payments/pay-account.ts'
import { missingForTransfer, type AccountFacts } from '#model/payments/payout-files/rails.ts'
import { useTranslation } from '../shell/texts.tsx'
import { useAddressText } from './use-account-text.ts'

interface Props {
  facts: AccountFacts
  address: MailingAddress | null | undefined
}

/** A bank account that a transfer cannot reach is paid by check: where that goes, and what a transfer needs. */
export function CheckNote({ facts, address }: Props) {
  const t = useTranslation()
  const addressed = useAddressText()
  const fields = missingForTransfer(facts).map((field) => t(`account.money.field.${field}`))
  return <>{t('account.money.checkNote', { address: addressed(address), fields: fields.join(t('list.comma')) })}</>
}
