import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useTranslation } from '../shell/texts.tsx'
import { IconButton } from './button.tsx'
import { cx } from './class-names.ts'
import type { Tone } from './overlays/notify.ts'
import styles from './surfaces.module.css'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

interface BannerProps {
  tone?: Tone
  title?: ReactNode
  /** a button or a link */
  action?: ReactNode
  onDismiss?: () => void
  /** read out as soon as it appears */
  live?: boolean
  children?: ReactNode
}

/** A message that stays on the page. */
export function Banner({ tone = 'info', title, action, onDismiss, live, children }: BannerProps) {
  const t = useTranslation()
  const Icon = icons[tone]
  return (
    <div
      className={cx(styles.banner, styles[`banner-${tone}`], Boolean(action) && !onDismiss && styles.withAction)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon aria-hidden="true" />
      <div className={styles.bannerText}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
      {action}
      {onDismiss && (
        <IconButton label={t('dialog.dismiss')} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
