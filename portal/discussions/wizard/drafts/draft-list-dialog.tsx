import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import type { Draft } from '#model/discussions/wizard/wizard-wire.ts'
import { useUser } from '#api/client/session.ts'
import { useLanguage, useTranslation } from '../../../shell/texts.tsx'
import { useBrand } from '../../../shell/theme.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/overlays/ask.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Loading, Skeleton } from '../../../ui/states.tsx'
import { useWide } from '../../use-wide.ts'
import { useDeleteDraft, useDraftCount, useDrafts } from './drafts.ts'
import { draftAuthor, draftDate, draftFacts, draftName } from './draft-words.ts'
import styles from './drafts.module.css'

interface DraftListDialogProps {
  ownerId: string
  onOpen: (draftId: string) => void
  /** also when the last draft is gone */
  onStart: () => void
  onClose: () => void
}

/** The unfinished discussions, before a new one is started. */
export function DraftListDialog({ ownerId, onOpen, onStart, onClose }: DraftListDialogProps) {
  const t = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isPending } = useDrafts(ownerId, page)
  const count = useDraftCount(ownerId).data
  const remove = useDeleteDraft(ownerId)
  const wide = useWide()
  const full = count !== undefined && count.draftCount >= count.maxDrafts
  const drop = async (draft: Draft) => {
    const question = {
      title: t('asking.deleteTitle'),
      text: t('asking.deleteText', { name: draftName(t, draft) }),
      confirmLabel: t('builder.delete'),
      danger: true,
    }
    if (await confirm(question)) remove.mutate(draft.id, { onSuccess: () => (data?.total ?? 0) <= 1 && onStart() })
  }
  return (
    <Dialog
      open
      width={wide ? 791 : 630}
      fullscreenOnSmall
      title={t('asking.drafts')}
      description={t('asking.draftsText')}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          {full && (
            <p className={styles.full} role="status">
              {t('discussion.error.maxDraft')}
            </p>
          )}
          <Button disabled={full || count === undefined} onClick={onStart}>
            {t('asking.startNew')}
          </Button>
        </div>
      }
    >
      {isPending && (
        <Loading>
          <Skeleton height="4rem" lines={3} width="100%" />
        </Loading>
      )}
      <ul className={styles.list}>
        {data?.data.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            ownerId={ownerId}
            busy={remove.isPending}
            onOpen={onOpen}
            onDelete={() => void drop(draft)}
          />
        ))}
      </ul>
      {data && <Pagination page={page} pageSize={data.pageSize} total={data.total} onChange={setPage} />}
    </Dialog>
  )
}

function DraftRow({
  draft,
  ownerId,
  busy,
  onOpen,
  onDelete,
}: {
  draft: Draft
  ownerId: string
  busy: boolean
  onOpen: (id: string) => void
  onDelete: () => void
}) {
  const { t, locale } = useLanguage()
  const user = useUser()
  const { product } = useBrand()
  const name = draftName(t, draft)
  const facts = draftFacts(t, draft)
  return (
    <li className={styles.draft}>
      <div className={styles.about}>
        <strong>{name}</strong>
        <span className={styles.meta}>
          <span className="numbers">{draftDate(draft.updated, locale)}</span> ·{' '}
          {draftAuthor(t, draft, user.id, ownerId, product)}
          {facts.length > 0 && ` · ${facts.join(' · ')}`}
        </span>
        {(draft.text ?? draft.history) && <span className={styles.words}>{draft.text ?? draft.history}</span>}
      </div>
      <div className={styles.actions}>
        <Button small tone="secondary" onClick={() => onOpen(draft.id)}>
          {t('discussion.open')}
        </Button>
        <IconButton label={t('asking.deleteDraft', { name })} disabled={busy} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
