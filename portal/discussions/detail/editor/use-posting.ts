import type { DiscussionResponse } from '#model/discussions/wire.ts'
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
    networkMode: 'online',
    onDone: ({ body, posted }, line) => {
      clear((body as { text: string }).text)
      const reviewed = (line as DiscussionResponse).type === 'pendedexpert'
      notify(
        [t(`reading.posted.${posted ?? 'message'}`), ...(reviewed ? [t('reading.pended')] : [])].join(t('list.gap')),
        'success',
      )
    },
    onRefused: refused,
  })
  return { act, sending: useSending(queryId) }
}
