import { useTranslation } from '../../../shell/texts.tsx'
import { useDraft } from '#api/client/use-draft.ts'
import { UnsentCard } from './unsent-card.tsx'
import type { ResponseDraft } from './use-response-draft.ts'

/** The draft, to read and copy while nothing can be sent. */
export function PausedDraft({ draftKey }: { draftKey: string }) {
  const t = useTranslation()
  const [draft] = useDraft<Pick<ResponseDraft, 'text'>>(draftKey, { text: '' })
  const text = draft.text.trim()
  return text === '' ? null : <UnsentCard why={t('reading.unsent.later')} text={text} />
}
