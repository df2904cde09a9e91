import { useState } from 'react'
import { CloudCheck, CloudOff, Trash2 } from 'lucide-react'
import { textOfError } from '../../../shell/error-text.ts'
import { useIntlLocale, useTranslation } from '../../../shell/texts.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/overlays/choice.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { clockText, dayText } from '../../zones.ts'
import type { Conversation } from '../conversation.ts'
import { useDeleteDraft } from './drafts.ts'
import styles from '../wizard.module.css'
import { serverNow } from '#api/client/server-clock.ts'

interface DraftLineProps {
  conversation: Conversation
  ownerId: string
  saving: boolean
  failed: boolean
  onDeleted: () => void
}

/** Says when the draft was saved, and throws it away on request. */
export function DraftLine({ conversation, ownerId, saving, failed, onDeleted }: DraftLineProps) {
  const t = useTranslation()
  const locale = useIntlLocale()
  const [asked, setAsked] = useState(false)
  const remove = useDeleteDraft(ownerId, { handled: true })
  const id = conversation.data.queryDraftId
  if (id === undefined) return null
  const savedAt = (at: number) => {
    const day = dayText(at, locale, undefined, { dateStyle: 'medium' })
    const time = clockText(at, locale)
    return day === dayText(serverNow() / 1000, locale, undefined, { dateStyle: 'medium' })
      ? t('discussion.draft.saved', { time })
      : t('asking.draftSavedOn', { day, time })
  }
  const words = failed ? t('asking.draftNotSaved') : saving ? t('asking.draftSaving') : savedAt(conversation.ts)
  return (
    <div className={styles.draftLine}>
      {failed ? <CloudOff aria-hidden="true" /> : <CloudCheck aria-hidden="true" />}
      <span role="status">{words}</span>
      <IconButton
        label={t('asking.deleteDraft', { name: conversation.data.diagnosis ?? t('asking.noDiagnosis') })}
        onClick={() => setAsked(true)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      {asked && (
        <Dialog
          open
          alert
          busy={remove.isPending}
          width={500}
          title={t('asking.deleteTitle')}
          description={t('asking.deleteText', { name: conversation.data.diagnosis ?? t('asking.noDiagnosis') })}
          onClose={() => setAsked(false)}
          footer={
            <Choice
              cancel={t('builder.cancel')}
              onCancel={() => setAsked(false)}
              tone="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(id, { onSuccess: onDeleted })}
            >
              {t('builder.delete')}
            </Choice>
          }
        >
          {remove.error && (
            <Banner live tone="error">
              {textOfError(t, remove.error)}
            </Banner>
          )}
        </Dialog>
      )}
    </div>
  )
}
