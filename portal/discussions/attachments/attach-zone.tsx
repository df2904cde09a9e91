import { Suspense, useState } from 'react'
import { Paperclip } from 'lucide-react'
import { sizeLimitText } from '#model/discussions/attachments.ts'
import type { Discussion } from '#model/discussions/wire.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useLimit } from '../../shell/limits.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { useDrop } from '../../ui/fields/use-drop.ts'
import styles from '../actions.module.css'

const AttachmentDialog = lazyPart(() => import('./attachment-dialog.tsx'))

/** The one place where files go: dropped here, or chosen in the dialog. */
export function AttachZone({ discussion }: { discussion: Discussion }) {
  const t = useTranslation()
  const most = useLimit('upload.attachment')
  const [open, setOpen] = useState<{ file?: File }>()
  const dropped = useDrop((files) => {
    const [file] = files
    if (!file) return
    if (files.length > 1) notify(t('beside.attach.one'))
    setOpen({ file })
  })
  return (
    <div className={styles.zone} {...dropped}>
      <span className={styles.wide}>{t('beside.attach.zone')}</span>
      <Button small tone="secondary" icon={<Paperclip aria-hidden="true" />} onClick={() => setOpen({})}>
        {t('beside.attach.button')}
      </Button>
      <span className={styles.quiet}>{t('beside.attach.limits', { size: sizeLimitText(most) })}</span>
      {open && (
        <Suspense>
          <AttachmentDialog discussion={discussion} first={open.file} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
