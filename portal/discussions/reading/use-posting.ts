import { useTranslation } from '../../shell/texts.tsx'
import { notify } from '../../ui/notify.ts'
import { useAct, useSending } from './use-discussion.ts'
import type { useResponseDraft } from './use-response-draft.ts'

/** Sends what was written. Once it is there its draft is gone; after a refusal the next try is something new. */
export function usePosting(
  queryId: string,
  { clear, refused }: Pick<ReturnType<typeof useResponseDraft>, 'clear' | 'refused'>,
) {
  const t = useTranslation()
  const act = useAct(queryId, {
    handled: true,
    onDone: ({ body }) => {
      clear((body as { text: string }).text)
      notify(t('reading.posted'), 'success')
    },
    onRefused: refused,
  })
  return { act, sending: useSending(queryId) }
}
