import { ButtonLink } from '../../ui/button.tsx'
import { Banner } from '../../ui/banner.tsx'
import { textOfError } from '../../shell/error-text.ts'
import { useT } from '../../shell/texts.tsx'
import { useBrand } from '../../shell/theme.ts'
import styles from './registration.module.css'

/** A link that opens nothing: why, and whom to ask. */
export function Closed({ error }: { error: unknown }) {
  const t = useT()
  const { theme } = useBrand()
  return (
    <div className={styles.form}>
      <h1>{t('register.closed')}</h1>
      <Banner tone="error" live>{textOfError(t, error)}</Banner>
      {theme?.careNavigatorAddress && <p>{t('register.support', { address: theme.careNavigatorAddress })}</p>}
      <ButtonLink to="/login" tone="secondary" wide>{t('register.toLogin')}</ButtonLink>
    </div>
  )
}
