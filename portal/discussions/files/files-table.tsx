import { Suspense, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { FileRow } from '#model/content/wire.ts'
import { api } from '../../client.ts'
import { untilGone } from '../../shell/done-already.ts'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { notify } from '../../ui/overlays/notify.ts'
import { FileLine } from './file-line.tsx'
import styles from './files.module.css'

const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'))

interface Props {
  files: readonly FileRow[]
  onChanged: () => Promise<unknown>
  /** the line with the cursor is gone */
  onRemoved: () => void
}

/** The files, one a line; on phones one a card. */
export function FilesTable({ files, onChanged, onRemoved }: Props) {
  const t = useTranslation()
  const [renaming, setRenaming] = useState('')
  const remove = useMutation({
    mutationFn: (id: string) => untilGone(() => api.delete('/server/userFile/{id}', { params: { id } })),
    onSuccess: () => {
      notify(t('files.removed'), 'success')
      onRemoved()
    },
    onSettled: onChanged,
  })
  const ask = async ({ id, name }: FileRow) => {
    if (
      await confirm({
        title: t('files.removeTitle', { name }),
        text: t('files.removeText'),
        confirmLabel: t('files.removeConfirm'),
        danger: true,
      })
    )
      remove.mutate(id)
  }
  // the line as it is now: after a conflict it has a newer version
  const renamed = files.find((file) => file.id === renaming)
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('files.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('files.name')}</th>
            <th scope="col">{t('files.type')}</th>
            <th scope="col" className={styles.number}>
              {t('files.size')}
            </th>
            <th scope="col">{t('files.discussion')}</th>
            <th scope="col">{t('files.addedBy')}</th>
            <th scope="col">{t('files.date')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('files.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileLine
              key={`${file.discussion?.id ?? ''}/${file.id}`}
              file={file}
              onRename={() => setRenaming(file.id)}
              onRemove={() => void ask(file)}
            />
          ))}
        </tbody>
      </table>
      {renamed && (
        <Suspense>
          <RenameDialog
            key={renamed.id}
            file={renamed}
            onClose={() => setRenaming('')}
            onSaved={() => void onChanged()}
          />
        </Suspense>
      )}
    </>
  )
}
