import { useBrand } from '../theme.ts'
import styles from './logo.module.css'

/** The brand's mark and name. The text beside the link says where it leads. */
export function Logo() {
  const { product, logo } = useBrand()
  if (logo) return <img src={logo} alt={product} className={styles.image} height={32} />
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M22 11.5a7 7 0 1 0 0 9" />
      </svg>
      <span className={styles.name}>{product}</span>
    </span>
  )
}
