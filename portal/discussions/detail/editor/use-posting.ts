import { useTranslation } from '../../../shell/texts.tsx'
import { notify } from '../../../ui/overlays/notify.ts'
import { useAct, useSending } from '../use-discussion.ts'
import type { useResponseDraft } from './use-response-draft.ts'

/** Sends what was written. Its draft is discarded once the server has it; after a refusal the next try has a new key. */
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
