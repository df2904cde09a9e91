import { useRef, useState } from 'react'
import type { AiAction } from '#model/surveys/enums.ts'
import type { Suggestion, WritingTarget } from '#model/surveys/writing-wire.ts'
import { api } from '../../client.ts'
import { useUser } from '../../identity/session.ts'

export interface WrittenFor {
  table: 'query_header_input' | 'survey_header' | 'survey_question' | 'query_header'
  id: string
}

export type HelpState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** `suggestion.aiResponse` is null when there is none; `of` is the text it was made for */
  | { kind: 'suggestion'; suggestion: Suggestion; of: string }
  | { kind: 'used'; before: string; after: string }

/** Asks for a suggestion and logs what becomes of it. A log that fails is nobody's concern. */
export function useWritingHelp(written: WrittenFor, target: WritingTarget, text: string, onUse: (text: string) => void) {
  const { id: userId } = useUser()
  const [state, setState] = useState<HelpState>({ kind: 'idle' })
  const asked = useRef(0)

  const ask = async () => {
    const nr = ++asked.current
    setState({ kind: 'loading' })
    try {
      const suggestion = await api.post<Suggestion>('/server/onvivai/suggestion', { body: { logRefTable: written.table, logRefId: written.id, target, text } })
      if (nr === asked.current) setState({ kind: 'suggestion', suggestion, of: text })
    } catch {
      if (nr === asked.current) setState({ kind: 'failed' })
    }
  }
  const log = async (suggestion: Suggestion, aiAction: AiAction, more: object = {}) => {
    const payload = JSON.stringify({ suggestion: suggestion.aiResponse, ...more })
    await api.post('/server/onvivai/ai-interaction', { body: { userId, logAIEventId: suggestion.larId, aiAction, payload, _ver: 1 } }).catch((error: unknown) => console.info('the log of the writing helper', error))
  }
  const suggested = state.kind === 'suggestion' ? state.suggestion : undefined
  return {
    // what was used can be taken back until something else is written
    state: state.kind === 'used' && state.after !== text ? ({ kind: 'idle' } satisfies HelpState) : state,
    ask: () => void ask(),
    again: () => {
      // the log comes first: the next suggestion goes further because of it
      void (suggested ? log(suggested, 'retried') : Promise.resolve()).then(ask)
    },
    use: () => {
      if (!suggested?.aiResponse) return
      void log(suggested, 'used')
      setState({ kind: 'used', before: text, after: suggested.aiResponse })
      onUse(suggested.aiResponse)
    },
    undo: () => {
      if (state.kind !== 'used') return
      onUse(state.before)
      setState({ kind: 'idle' })
    },
    rate: (helpful: boolean) => suggested && void log(suggested, 'rated', { helpful }),
    flag: () => suggested && void log(suggested, 'flagged'),
    close: () => {
      asked.current++
      setState({ kind: 'idle' })
    },
  }
}
export type WritingHelpFlow = ReturnType<typeof useWritingHelp>
