import { useErrorText } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { Wizard } from './use-wizard.ts'
import styles from './wizard.module.css'

/** Why an answer or the submission did not arrive, beside the button that sent it. */
export function FailureBanner({ wizard: { failure, busy } }: { wizard: Wizard }) {
  const t = useTranslation()
  const words = useErrorText()
  if (!failure) return null
  return (
    <Banner
      live
      tone="error"
      action={
        <Button tone="secondary" small onClick={failure.retry} busy={busy}>
          {t('state.tryAgain')}
        </Button>
      }
    >
      <span>{words(failure.error, 'errors.unspecified')}</span>
      <span className={styles.quiet}>{t(failure.byItself ? 'asking.sentAgain' : 'asking.nothingLost')}</span>
    </Banner>
  )
}
