import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { firstPageLimits } from '#model/first-page-limits.ts'
import { ApiError } from '#api/client/api-error.ts'
import { IconButton } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'
import { dismiss, notify, useNotice } from '../ui/overlays/notify.ts'
import { showActionFailures } from './action-failed.ts'
import { useErrorText } from './error-text.ts'
import { useTranslation } from './texts.tsx'
import styles from './snackbar.module.css'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

/** a failure takes longer to read than to see that all went well */
const FAILURE_MS = 8000

/** Short messages, one at a time. One that is hovered or focused stays. */
export function Snackbar() {
  const t = useTranslation()
  const words = useErrorText()
  const notice = useNotice()
  const [heldId, setHeldId] = useState<number>()
  const held = notice !== undefined && heldId === notice.id

  useEffect(
    () =>
      showActionFailures((error) => {
        const refused = error instanceof ApiError && error.errorKey === 'auth.notAuthorized'
        notify(refused ? t('errors.notAuthorized') : words(error), 'error')
      }),
    [t, words],
  )

  useEffect(() => {
    if (!notice || held) return
    const shownFor = notice.tone === 'error' ? FAILURE_MS : firstPageLimits['screen.snackbar']
    const timer = setTimeout(() => dismiss(notice.id), shownFor)
    return () => clearTimeout(timer)
  }, [notice, held])

  const Icon = notice && icons[notice.tone]
  // Above every dialog, so outside the page.
  return createPortal(
    <div className={styles.place} data-screen-only role="status" aria-live="polite">
      {notice && Icon && (
        <div
          key={notice.id}
          className={cx(styles.snackbar, styles[notice.tone])}
          onPointerEnter={() => setHeldId(notice.id)}
          onPointerLeave={() => setHeldId(undefined)}
          onFocus={() => setHeldId(notice.id)}
          onBlur={() => setHeldId(undefined)}
        >
          <Icon aria-hidden="true" />
          <span className={styles.text}>{notice.text}</span>
          <IconButton label={t('dialog.dismiss')} onClick={() => dismiss(notice.id)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>,
    document.body,
  )
}
