import { useEffect, useState } from 'react'
import { restoreDraft, saveDraft, unsentRest } from '#api/client/draft-storage.ts'
import { usePermissions } from './use-permissions.ts'

const read = (key: string) => restoreDraft<string>(key, 'tab') ?? ''

/**
 * The draft of a text, for one person and one place: in this tab, through other pages and reloads, until it is sent. What is
 * typed while it is on its way stays.
 */
export function useTextDraft(of: string) {
  const { actor } = usePermissions()
  const key = `text.${actor.userId}.${of}`
  const [draft, setDraft] = useState({ key, text: read(key) })
  if (draft.key !== key) setDraft({ key, text: read(key) })
  useEffect(() => void saveDraft(draft.key, draft.text || undefined, 'tab'), [draft])
  return {
    text: draft.text,
    write: (text: string) => setDraft({ key, text }),
    sent: (text: string) =>
      setDraft((now) => (now.text.startsWith(text) ? { ...now, text: unsentRest(now.text, text) } : now)),
  }
}
