import { useEffect, useRef } from 'react'
import { v4 } from 'uuid'
import { markDraftSent, restoreDraft, unsentRest } from '#api/client/draft-storage.ts'
import { useDraft } from '#api/client/use-draft.ts'
import type { FollowupTarget } from './followup-target.ts'

export interface ResponseDraft {
  text: string
  /** asks the asker back instead of answering */
  clarify: boolean
  /** stated; undefined: as measured */
  minutes?: number
  /** the expert whom the asker asks back; undefined: the whole panel */
  to?: FollowupTarget
  /** what was last tried to be sent, and the key by which a repeat is known: it outlives the page, as the text does */
  sending?: { key: string; body: string; stopped?: true }
}

const empty: ResponseDraft = { text: '', clarify: false }

/** The text that is being written: saved in the browser at every stroke. */
export function useResponseDraft(key: string) {
  const [draft, set, stored] = useDraft<ResponseDraft>(key, empty)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  return {
    draft,
    stored,
    write: (text: string) => set({ ...draft, text }),
    change: (change: Partial<ResponseDraft>) => set({ ...draft, ...change }),
    /** It is meant for one expert, or for all again; kept with the text, so that it goes where it was meant to go. */
    address: (to: FollowupTarget | undefined) => {
      const { to: _before, ...rest } = draft
      set(to ? { ...rest, to } : rest)
    },
    /** The key for sending this: the same again has the same, so that nothing arrives twice. */
    sendKey: (body: unknown): string => {
      const now = JSON.stringify(body)
      // what has been written since the button was pressed stays
      const { sending: before, ...rest } = latest.current
      const sending = { key: before?.body === now ? before.key : v4(), body: now }
      set({ ...rest, sending })
      return sending.key
    },
    /** No answer says whether what was posted has arrived: of a page that was closed, or of a connection that broke. */
    unconfirmed: draft.sending !== undefined && draft.sending.stopped !== true,
    /** Its writer has chosen not to send it. */
    stopped: () => {
      const { sending, ...rest } = latest.current
      if (sending) set({ ...rest, sending: { ...sending, stopped: true } })
    },
    /** A refusal was an answer: what is sent next is something new. */
    refused: () => {
      const { sending: _answered, ...rest } = latest.current
      set(rest)
    },
    /** What was sent is there now, also when its page was left meanwhile; what has been written since then stays. */
    clear: (text: string) => {
      const newest = restoreDraft<ResponseDraft>(key) ?? latest.current
      const further = unsentRest(newest.text, text)
      if (further === '') markDraftSent(key)
      else set({ ...empty, text: further })
    },
  }
}
