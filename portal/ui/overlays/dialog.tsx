import type { ReactNode, RefObject } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useTranslation } from '../../shell/texts.tsx'
import { cx } from '../class-names.ts'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  /** Esc, the cross, or a press outside */
  onClose: () => void
  title: string
  /** one or two sentences below the title, read out when the dialog opens */
  description?: ReactNode
  /** largest width in pixels */
  width?: number
  /** smallest height of the body in pixels */
  height?: number
  /** a press outside does not close it */
  persistent?: boolean
  /** the whole screen on phones, or on everything narrower than two columns */
  fullscreenOnSmall?: boolean | 'medium'
  /** buttons, in reading order: the harmless one first */
  footer?: ReactNode
  /** no cross; then the footer must hold a way out */
  hideClose?: boolean
  alert?: boolean
  /** its action is under way: nothing closes it */
  busy?: boolean
  /** a field with `autoFocus` instead would keep the focus from going back to the opener */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined)
  children?: ReactNode
}

/** A dialog over the page. Focus stays inside and goes back to the opener. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    width = 640,
    height,
    persistent,
    fullscreenOnSmall,
    footer,
    hideClose,
    alert,
    busy,
    initialFocus,
    children,
  } = props
  const t = useTranslation()
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => next || busy || onClose()}
      disablePointerDismissal={persistent === true || alert === true}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport
          className={cx(
            styles.viewport,
            fullscreenOnSmall && styles.fullscreen,
            fullscreenOnSmall === 'medium' && styles.fullscreenMedium,
          )}
        >
          <Base.Popup
            className={styles.popup}
            style={{ maxWidth: width }}
            role={alert ? 'alertdialog' : 'dialog'}
            initialFocus={typeof initialFocus === 'function' ? () => initialFocus() ?? null : initialFocus}
          >
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {!hideClose && (
                <Base.Close className={styles.close} aria-label={t('dialog.close')} disabled={busy}>
                  <X aria-hidden="true" />
                </Base.Close>
              )}
            </header>
            <div className={styles.body} style={{ minHeight: height }}>
              {description !== undefined && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
