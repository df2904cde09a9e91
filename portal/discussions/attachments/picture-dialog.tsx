import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Attachment } from '#model/discussions/wire.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx'
import { useTranslation } from '../../shell/texts.tsx'
import { keys } from '../../query-keys.ts'
import { saveBlob } from '../../shell/save-file.ts'
import styles from '../actions.module.css'

/** A picture over the page, as large as there is room. */
export default function PictureDialog({
  file,
  load,
  onClose,
}: {
  file: Attachment
  load: () => Promise<Blob>
  onClose: () => void
}) {
  const t = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.file(file.id),
    queryFn: load,
    staleTime: Infinity,
    gcTime: 0,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return (
    <Dialog
      open
      fullscreenOnSmall
      width={1100}
      title={file.name}
      description={file.description || undefined}
      onClose={onClose}
      footer={
        <Button tone="secondary" disabled={!data} onClick={() => data && saveBlob(file.name, data)}>
          {t('beside.file.download')}
        </Button>
      }
    >
      {error ? <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      {!error && url === undefined && (
        <Loading>
          <Skeleton height="20rem" />
        </Loading>
      )}
      {url !== undefined && <img className={styles.whole} src={url} alt={file.description || file.name} />}
    </Dialog>
  )
}
