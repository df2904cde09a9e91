import { ButtonLink } from '../../ui/button-link.tsx'
import { Banner } from '../../ui/banner.tsx'
import { textOfError } from '../../shell/error-text.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { useBrand } from '../../shell/theme.ts'
import { MailTo } from './mail-to.tsx'
import styles from './registration.module.css'

/** A link that opens nothing: why, and whom to ask. `title`: instead of that of registration. */
export function Closed({ error, title }: { error: unknown; title?: string }) {
  const t = useTranslation()
  const { theme } = useBrand()
  return (
    <div className={styles.form}>
      <h1>{title ?? t('register.closed')}</h1>
      <Banner tone="error" live>
        {textOfError(t, error)}
      </Banner>
      {theme?.careNavigatorAddress && (
        <MailTo sentence={(address) => t('register.support', { address })} address={theme.careNavigatorAddress} />
      )}
      <ButtonLink to="/login" tone="secondary" wide>
        {t('register.toLogin')}
      </ButtonLink>
    </div>
  )
}
