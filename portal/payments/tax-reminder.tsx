import { asksForTaxForm } from '#model/identity/pages.ts'
import type { User } from '#model/identity/wire.ts'
import { openOverlay } from '../shell/layout/overlays.ts'
import { useTranslation } from '../shell/texts.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'

/** Where the tax form holds up the money. */
export function TaxReminder({ user }: { user: User }) {
  const t = useTranslation()
  if (!asksForTaxForm(user)) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button small tone="secondary" onClick={() => openOverlay({ kind: 'tax' })}>
          {t('tax.addNow')}
        </Button>
      }
    >
      {t('tax.reminder')}
    </Banner>
  )
}
