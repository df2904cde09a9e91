import { useState } from 'react'
import type { Discussion } from '#model/discussions/wire.ts'
import { useUser } from '#api/client/session.ts'
import { useTranslation } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { archiveDraft, discardDraft } from '#api/client/draft-storage.ts'
import { draftKey, resubmitKey, rewordingKey } from './draft-key.ts'
import { UnsentCard } from './unsent-card.tsx'
import type { ResponseDraft } from './use-response-draft.ts'

interface RewordedQuestion {
  text: string
  history: string
}

/**
 * The discussion has ended: its unsent drafts leave the device. This tab shows them until their writer discards them, so
 * that someone else's click, or a new sign-in, loses no text.
 */
export function UnsentText({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const { id: userId } = useUser()
  const keys = [draftKey(userId, d.key), resubmitKey(userId, d.key)] as const
  const [text, setText] = useState(() => {
    const written = archiveDraft<ResponseDraft>(keys[0], (draft) => draft.text.trim() !== '')
    const reworded = archiveDraft<RewordedQuestion>(
      keys[1],
      (draft) => draft.text !== (d.text ?? '') || draft.history !== (d.history ?? ''),
    )
    discardDraft(rewordingKey(userId, d.key))
    return [written?.text, reworded?.text, reworded?.history]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join('\n\n')
  })
  if (text === '') return null
  const discard = () => {
    for (const key of keys) discardDraft(key, 'tab')
    setText('')
  }
  return (
    <UnsentCard why={t('reading.unsent.text')} text={text}>
      <Button tone="quiet" small onClick={discard}>
        {t('reading.unsent.discard')}
      </Button>
    </UnsentCard>
  )
}
