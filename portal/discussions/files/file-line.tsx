import { Download, Pencil, Trash2 } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { FileRow } from '#model/content/wire.ts'
import { sizeText } from '#model/size-text.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Badge } from '../../ui/card.tsx'
import { Time } from '../../ui/time.tsx'
import { useAddresses } from '../addresses.ts'
import { readFile } from '#api/client/reading.ts'
import { api } from '../../client.ts'
import { saveBlob } from '../../shell/save-file.ts'
import styles from './files.module.css'

/** What is attached to a discussion is fetched there. */
const download = ({ id, discussion }: FileRow) =>
  discussion
    ? readFile(api, '/user/interaction/{key}/attachment/{id}/download', { params: { key: discussion.id, id } })
    : readFile(api, '/server/userFile/{id}/download', { params: { id } })

interface Props {
  file: FileRow
  onRename: () => void
  onRemove: () => void
}

/** One file. Those of plans and discussions can be read only: they are kept where they belong. */
export function FileLine({ file, onRename, onRemove }: Props) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const fetched = useMutation({
    mutationFn: async () => saveBlob(file.name, await download(file)),
  })
  const { name, description, discussion, plan } = file
  const held = file.status === 'checking' || file.status === 'infected' ? file.status : undefined
  const isOwn = !discussion && !plan
  return (
    <tr>
      <td className={styles.name}>
        <strong>{name}</strong>
        {description && <span className={styles.sub}>{description}</span>}
        {held && <Badge tone={held === 'infected' ? 'danger' : 'warning'}>{t(`upload.status.${held}`)}</Badge>}
        {held && <span className={styles.sub}>{t(`upload.${held}`)}</span>}
      </td>
      <td className={styles.type}>{t(`files.types.${file.fileType}`)}</td>
      <td className={styles.number}>{sizeText(file.size, locale)}</td>
      <td className={styles.discussion}>
        <Belongs file={file} />
      </td>
      <td className={styles.by}>{file.addedBy}</td>
      <td className={styles.date}>
        <Time value={file.createdAt} format="date" />
      </td>
      <td className={styles.acts}>
        {!held && (
          <IconButton
            label={t('files.download', { name })}
            disabled={fetched.isPending}
            onClick={() => fetched.mutate()}
          >
            <Download aria-hidden="true" />
          </IconButton>
        )}
        {isOwn && (
          <>
            <IconButton label={t('files.rename', { name })} onClick={onRename}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={t('files.remove', { name })} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
      </td>
    </tr>
  )
}

function Belongs({ file: { discussion, plan } }: Pick<Props, 'file'>) {
  const t = useTranslation()
  const addresses = useAddresses()
  if (plan) return t('files.ofPlan', { name: plan.name })
  if (!discussion) return <span className={styles.none}>{t('files.none')}</span>
  return (
    <>
      <Link to={addresses.discussion(discussion.id)}>{discussion.key}</Link>
      <span className={styles.sub}>{discussion.title}</span>
    </>
  )
}
