import { useTranslation } from '../../shell/texts.tsx'
import { useKept } from '../kept-locally.ts'
import { UnsentCard } from './unsent-card.tsx'
import type { ResponseDraft } from './use-response-draft.ts'

/** Nothing can be written for the moment: what had been written is there all the same. */
export function KeptText({ draftKey }: { draftKey: string }) {
  const t = useTranslation()
  const [draft] = useKept<Pick<ResponseDraft, 'text'>>(draftKey, { text: '' })
  const text = draft.text.trim()
  return text === '' ? null : <UnsentCard why={t('reading.unsent.later')} text={text} />
}
