import { useMutation } from '@tanstack/react-query'
import { Archive as Box, Download } from 'lucide-react'
import type { Discussion } from '#model/discussions/wire.ts'
import { sizeText } from '#model/size-text.ts'
import { useErrorText } from '../../shell/error-text.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { Time } from '../../ui/time.tsx'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { saveBlob } from '../../shell/save-file.ts'
import styles from '../actions.module.css'

/** An ended discussion in one file: the document and everything attached. */
export default function Archives({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const words = useErrorText()
  const load = useMutation({
    mutationFn: async ({ id, name }: Discussion['archives'][number]) =>
      saveBlob(
        name,
        await readFile(api, '/user/interaction/{key}/archive/{id}/download', { params: { key: d.queryId, id } }),
      ),
    meta: { handled: true },
    onError: (error) => notify(words(error), 'error'),
  })
  return (
    <Card title={t('beside.archive.title')}>
      {d.archives.map((archive) => (
        <div key={archive.id} className={styles.file}>
          <Box aria-hidden="true" />
          <span className={styles.name}>
            {archive.name} <span className={styles.quiet}>{sizeText(archive.size, locale)}</span>
            <span className={styles.described}>
              {t('beside.archive.text')} <Time value={archive.createdAt} format="dateTime" />
            </span>
          </span>
          <Button
            small
            tone="secondary"
            icon={<Download aria-hidden="true" />}
            busy={load.isPending}
            aria-label={t('beside.file.downloadNamed', { name: archive.name })}
            onClick={() => load.mutate(archive)}
          >
            {t('beside.file.download')}
          </Button>
        </div>
      ))}
    </Card>
  )
}
