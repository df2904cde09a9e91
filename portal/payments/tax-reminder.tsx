import { asksForTaxForm } from '#model/identity/pages.ts'
import type { User } from '#model/identity/wire.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** Where the tax form holds up the money. */
export function TaxReminder({ user }: { user: User }) {
  const t = useTranslation()
  if (!asksForTaxForm(user)) return null
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink small tone="secondary" to={`/account/${encodeURIComponent(user.id)}/account#tax`}>
          {t('tax.addNow')}
        </ButtonLink>
      }
    >
      {t('tax.reminder')}
    </Banner>
  )
}
