import type { AiAction } from './enums.ts'
import type { AiInteractionBody, Suggestion, SuggestionBody } from './writing-wire.ts'

export type HelpState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  /** `suggestion.aiResponse` is null when there is none; `of` is the original text */
  | { kind: 'suggestion'; suggestion: Suggestion; of: string }
  | { kind: 'used'; before: string; after: string }

export interface WritingCalls {
  suggest: (body: SuggestionBody) => Promise<Suggestion>
  /** must not reject: logging failures are ignored */
  log: (body: AiInteractionBody) => Promise<unknown>
}

/**
 * State machine of the writing helper for one text: idle, loading, suggestion, result. `tell` is called with each new
 * state.
 */
export function writingFlow({ suggest, log }: WritingCalls, tell: (state: HelpState) => void) {
  let state: HelpState = { kind: 'idle' }
  let asked = 0
  const to = (next: HelpState) => {
    state = next
    tell(next)
  }
  const ask = async (body: SuggestionBody) => {
    const nr = ++asked
    to({ kind: 'loading' })
    try {
      const suggestion = await suggest(body)
      if (nr === asked) to({ kind: 'suggestion', suggestion, of: body.text })
    } catch {
      if (nr === asked) to({ kind: 'failed' })
    }
  }
  const note = async (aiAction: AiAction, more: object = {}) => {
    if (state.kind !== 'suggestion') return
    const { aiResponse, larId, userId } = state.suggestion
    const payload = JSON.stringify({ suggestion: aiResponse, ...more })
    await log({ userId, logAIEventId: larId, aiAction, payload, _ver: 1 })
  }
  return {
    ask: (body: SuggestionBody) => void ask(body),
    /** Logged first, because the next suggestion depends on the number of logged retries. */
    again: (body: SuggestionBody) => void note('retried').then(() => ask(body)),
    /** Returns the replacement for `text`; undefined when there is no suggestion. */
    use: (text: string): string | undefined => {
      if (state.kind !== 'suggestion' || !state.suggestion.aiResponse) return undefined
      const after = state.suggestion.aiResponse
      void note('used')
      to({ kind: 'used', before: text, after })
      return after
    },
    /** Returns the text before the replacement. */
    undo: (): string | undefined => {
      if (state.kind !== 'used') return undefined
      const { before } = state
      to({ kind: 'idle' })
      return before
    },
    rate: (helpful: boolean) => void note('rated', { helpful }),
    flag: () => void note('flagged'),
    close: () => {
      asked++
      to({ kind: 'idle' })
    },
  }
}

/** Undo is offered until the text is edited. */
export const shownHelp = (state: HelpState, text: string): HelpState =>
  state.kind === 'used' && state.after !== text ? { kind: 'idle' } : state
