import { useState } from 'react'
import type { Discussion } from '#model/discussions/wire.ts'
import { useUser } from '../../identity/session.ts'
import { useTranslation } from '../../shell/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { forget, letGo, setAside } from '../kept-locally.ts'
import { draftKey, resubmitKey, rewordingKey } from './draft-key.ts'
import { UnsentCard } from './unsent-card.tsx'
import type { ResponseDraft } from './use-response-draft.ts'

interface Reworded {
  text: string
  history: string
}

/**
 * The discussion has ended: what was written and not sent is no longer kept on the device. This window shows it until its
 * reader lets go of it, so that no one loses a text to someone else's click, or to a sign-in between.
 */
export function UnsentText({ discussion: d }: { discussion: Discussion }) {
  const t = useTranslation()
  const { id: userId } = useUser()
  const keys = [draftKey(userId, d.key), resubmitKey(userId, d.key)] as const
  const [text, setText] = useState(() => {
    const written = setAside<ResponseDraft>(keys[0], (draft) => draft.text.trim() !== '')
    const reworded = setAside<Reworded>(
      keys[1],
      (draft) => draft.text !== (d.text ?? '') || draft.history !== (d.history ?? ''),
    )
    forget(rewordingKey(userId, d.key))
    return [written?.text, reworded?.text, reworded?.history]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join('\n\n')
  })
  if (text === '') return null
  const discard = () => {
    for (const key of keys) letGo(key)
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
