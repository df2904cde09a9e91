import { useEffect, useState } from 'react'
import { shownHelp, writingFlow, type HelpState } from '#model/surveys/writing-flow.ts'
import type { AiInteractionBody, SuggestionBody, WritingTarget } from '#model/surveys/writing-wire.ts'
import { api } from '../../client.ts'

export interface WrittenFor {
  table: SuggestionBody['logRefTable']
  id: string
}

const calls = {
  suggest: (body: SuggestionBody) => api.post('/server/onvivai/suggestion', { body }),
  ready: () => void api.post('/server/onvivai/ready').catch(() => undefined),
  log: (body: AiInteractionBody) =>
    api
      .post('/server/onvivai/ai-interaction', { body })
      .catch((error: unknown) => console.info('the log of the writing helper', error)),
}

let readyAt = -Infinity
const READY_EVERY_MS = 60_000
/** While someone writes, the helper is kept ready; it sleeps two minutes after the last word. */
function keepReady() {
  if (performance.now() - readyAt < READY_EVERY_MS) return
  readyAt = performance.now()
  calls.ready()
}

/** Asks for a suggestion and logs what becomes of it. */
export function useWritingHelp(
  written: WrittenFor,
  target: WritingTarget,
  text: string,
  onUse: (text: string) => void,
) {
  const [state, setState] = useState<HelpState>({ kind: 'idle' })
  const [flow] = useState(() => writingFlow(calls, setState))
  useEffect(keepReady, [text])
  const body = { logRefTable: written.table, logRefId: written.id, target, text }
  const put = (next: string | undefined) => next !== undefined && onUse(next)
  return {
    ...flow,
    state: shownHelp(state, text),
    ask: () => flow.ask(body),
    again: () => flow.again(body),
    use: () => put(flow.use(text)),
    undo: () => put(flow.undo()),
  }
}
export type WritingHelpFlow = ReturnType<typeof useWritingHelp>
