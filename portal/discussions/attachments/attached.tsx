import { Suspense, useState } from 'react'
import { Download, Eye, FileClock, FileText, FileX, Image, Trash2 } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Attachment, Discussion, DiscussionResponse } from '#model/discussions/wire.ts'
import { sizeText } from '#model/size-text.ts'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { useUser } from '#api/client/session.ts'
import { keys } from '../../query-keys.ts'
import { untilGone } from '../../shell/done-already.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { openInTab, saveBlob } from '../../shell/save-file.ts'
import styles from '../actions.module.css'

const PictureDialog = lazyPart(() => import('./picture-dialog.tsx'))

interface AttachedProps {
  line: DiscussionResponse
  file: Attachment
  discussion: Discussion
}

/** A file in the conversation: look at it, keep it, take one's own away. */
export function Attached({ line, file, discussion: d }: AttachedProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const words = useErrorText()
  const user = useUser()
  const queries = useQueryClient()
  const [shown, setShown] = useState(false)
  const params = { key: d.queryId, id: file.id }
  const load = () => readFile(api, '/user/interaction/{key}/attachment/{id}/download', { params })
  const act = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    meta: { handled: true },
    onError: (error) => notify(words(error), 'error'),
  })
  if (file.status === 'checking' || file.status === 'infected')
    return (
      <p className={styles.file}>
        {file.status === 'checking' ? <FileClock aria-hidden="true" /> : <FileX aria-hidden="true" />}
        <span className={styles.name}>
          {file.name} <span className={styles.quiet}>{t(`upload.${file.status}`)}</span>
        </span>
      </p>
    )
  if (file.status !== 'ready')
    return (
      <p className={styles.file}>
        <FileX aria-hidden="true" />
        <span className={styles.quiet}>{t('beside.file.gone', { name: file.name })}</span>
      </p>
    )
  const mayRemove = d.viewer === 'csr' || (line.userId === user.id && d.mayAttach)
  const look = async () => {
    if (file.type === 'image') return setShown(true)
    if (!(await openInTab(load))) notify(t('beside.file.blocked'), 'error')
  }
  const remove = async () => {
    const sure = await confirm({
      title: t('beside.file.removeTitle'),
      text: t('beside.file.removeText'),
      confirmLabel: t('beside.file.remove'),
      danger: true,
    })
    if (!sure) return
    await untilGone(() => api.delete('/user/interaction/{key}/attachment/{id}', { params }))
    notify(t('beside.file.removed'), 'success')
    await queries.invalidateQueries({ queryKey: keys.discussion.one(d.queryId) })
  }
  const Icon = file.type === 'image' ? Image : FileText
  return (
    <div className={styles.file}>
      <Icon aria-hidden="true" />
      <span className={styles.name}>
        {file.name} <span className={styles.quiet}>{sizeText(file.size, locale)}</span>
        {file.description && <span className={styles.described}>{file.description}</span>}
      </span>
      <span className={styles.buttons}>
        <Button
          small
          tone="quiet"
          icon={<Eye aria-hidden="true" />}
          busy={act.isPending}
          aria-label={t('beside.file.preview', { name: file.name })}
          title={file.type === 'pdf' ? t('beside.file.opensTab') : undefined}
          onClick={() => act.mutate(look)}
        >
          {t('beside.file.previewShort')}
        </Button>
        <Button
          small
          tone="quiet"
          icon={<Download aria-hidden="true" />}
          aria-label={t('beside.file.downloadNamed', { name: file.name })}
          onClick={() => act.mutate(async () => saveBlob(file.name, await load()))}
        >
          {t('beside.file.download')}
        </Button>
        {mayRemove && (
          <Button
            small
            tone="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={t('beside.file.removeNamed', { name: file.name })}
            onClick={() => act.mutate(remove)}
          >
            {t('beside.file.remove')}
          </Button>
        )}
      </span>
      {shown && (
        <Suspense>
          <PictureDialog file={file} load={load} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </div>
  )
}
