import { useEffect, useState } from 'react'
import { shownHelp, writingFlow, type HelpState } from '#model/surveys/writing-flow.ts'
import type { AiInteractionBody, SuggestionBody } from '#model/surveys/writing-wire.ts'
import type { Client } from '../http.ts'

const writingCalls = (client: Client) => ({
  suggest: (body: SuggestionBody) => client.post('/server/onvivai/suggestion', { body }),
  log: (body: AiInteractionBody) =>
    client
      .post('/server/onvivai/ai-interaction', { body })
      .catch((error: unknown) => console.info('the log of the writing helper', error)),
})

let readyAt = -Infinity
const READY_EVERY_MS = 60_000
/** While someone writes, the helper stays loaded at the server, which unloads it after two minutes without a call. */
function keepWarm(client: Client) {
  if (performance.now() - readyAt < READY_EVERY_MS) return
  readyAt = performance.now()
  client.post('/server/onvivai/ready').catch(() => undefined)
}

/** Asks for a better wording of `body.text` and logs what becomes of it. `onUse` takes a text in place of the current one. */
export function useWritingHelp(client: Client, body: SuggestionBody, onUse: (text: string) => void) {
  const [state, setState] = useState<HelpState>({ kind: 'idle' })
  const [flow] = useState(() => writingFlow(writingCalls(client), setState))
  const { text } = body
  useEffect(() => keepWarm(client), [client, text])
  const put = (next: string | undefined) => next !== undefined && onUse(next)
  return {
    ...flow,
    state: shownHelp(state, text),
    ask: () => flow.ask(body),
    askAbout: (logRefId: string) => flow.ask({ ...body, logRefId }),
    again: () => flow.again(body),
    use: () => put(flow.use(text)),
    undo: () => put(flow.undo()),
  }
}
export type WritingHelp = ReturnType<typeof useWritingHelp>
