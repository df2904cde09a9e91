import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Pencil, Plus, TextQuote, Trash2 } from 'lucide-react'
import type { TextBlock } from '#model/discussions/writing/text-block-wire.ts'
import { api } from '../../client.ts'
import { untilGone } from '../../shell/done-already.ts'
import { useIntlLocale, useTranslation } from '../../shell/texts.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { confirm } from '../../ui/overlays/ask.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/notify.ts'
import { EmptyState, ErrorState, Spinner } from '../../ui/states.tsx'
import EditDialog from './edit-dialog.tsx'
import { beginning, useRefreshTextBlocks, useTextBlocks } from './use-text-blocks.ts'
import styles from './text-blocks.module.css'

/** All text blocks by name, to add, change and delete. */
export default function ManageDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const refresh = useRefreshTextBlocks()
  const { data, error, isFetching, refetch } = useTextBlocks()
  const [editing, setEditing] = useState<TextBlock | 'new'>()
  const remove = useMutation({
    mutationFn: (id: string) => untilGone(() => api.delete('/user/textBlocks/{id}', { params: { id } })),
    onSuccess: () => notify(t('textBlock.deleted'), 'success'),
    onSettled: refresh,
  })
  const ask = async ({ id, name }: TextBlock) => {
    const question = {
      title: t('textBlock.deleteTitle'),
      text: t('textBlock.deleteText', { name }),
      confirmLabel: t('textBlock.delete'),
      danger: true,
    }
    if (await confirm(question)) remove.mutate(id)
  }
  const blocks = data?.data.toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <>
      <Dialog
        open
        fullscreenOnSmall
        title={t('reading.write.textBlocks')}
        description={t('textBlock.lead')}
        onClose={onClose}
        footer={
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
            {t('textBlock.add')}
          </Button>
        }
      >
        {error && !data && <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />}
        {!error && !blocks && <Spinner />}
        {blocks?.length === 0 && (
          <EmptyState icon={<TextQuote aria-hidden="true" />} title={t('textBlock.emptyTitle')}>
            {t('textBlock.emptyText')}
          </EmptyState>
        )}
        {blocks && blocks.length > 0 && (
          <ul className={styles.rows}>
            {blocks.map((block) => (
              <li key={block.id}>
                <span className={styles.rowText}>
                  <span className={styles.name}>{block.name}</span>
                  <span className={styles.excerpt}>{beginning(block.text)}</span>
                  <span className={styles.uses}>
                    {block.useCount === 0
                      ? t('textBlock.unused')
                      : t('textBlock.used', { smart_count: block.useCount })}
                  </span>
                </span>
                <IconButton label={t('textBlock.edit', { name: block.name })} onClick={() => setEditing(block)}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('textBlock.deleteOf', { name: block.name })}
                  disabled={remove.isPending}
                  onClick={() => void ask(block)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {editing && <EditDialog {...(editing !== 'new' && { block: editing })} onClose={() => setEditing(undefined)} />}
    </>
  )
}
