import { lazy, Suspense, useEffect, useState } from 'react'
import UndoIcon from '@mui/icons-material/Undo'
import WandIcon from '@mui/icons-material/AutoFixHigh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { shownHelp, writingFlow, type HelpState } from '#model/surveys/writing-flow.ts'
import type { AiInteractionBody, SuggestionBody } from '#model/surveys/writing-wire.ts'
import { useText } from '../kit/use-text.ts'
import { api } from '../providers/client.ts'

// what shows a difference is loaded when one is asked for
const SuggestionPanel = lazy(() => import('./suggestion-panel.tsx'))

const shortest = 3
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

interface Props extends SuggestionBody {
  /** of the field, for those who cannot see beside what the wand stands */
  label: string
  /** takes the suggestion in place of the text; called again with the old text to undo it */
  onUse: (text: string) => void
}

/** The wand beside a text: a suggestion of a better wording, which is used only when someone says so, and can be undone. */
export function WritingHelp({ label, onUse, ...body }: Props) {
  const text = useText()
  const [told, setState] = useState<HelpState>({ kind: 'idle' })
  const [flow] = useState(() => writingFlow(calls, setState))
  useEffect(keepReady, [body.text])
  const state = shownHelp(told, body.text)
  const open = state.kind === 'loading' || state.kind === 'suggestion' || state.kind === 'failed'
  const put = (next: string | undefined) => next !== undefined && onUse(next)
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          startIcon={<WandIcon />}
          aria-label={`${text('ai.wand')}${text('list.colon')}${label}`}
          disabled={open || body.text.trim().length < shortest}
          onClick={() => flow.ask(body)}
        >
          {text('ai.wand')}
        </Button>
        <Typography variant="body2" component="span" color="text.secondary" role="status">
          {state.kind === 'used' && text('ai.used')}
        </Typography>
        {state.kind === 'used' && (
          <Button size="small" startIcon={<UndoIcon />} onClick={() => put(flow.undo())}>
            {text('ai.undo')}
          </Button>
        )}
      </Box>
      {open && (
        <Suspense fallback={<LinearProgress aria-label={text('ai.loading')} />}>
          <SuggestionPanel
            state={state}
            flow={flow}
            stale={state.kind === 'suggestion' && state.of !== body.text}
            onAgain={() => flow.again(body)}
            onUse={() => put(flow.use(body.text))}
          />
        </Suspense>
      )}
    </Box>
  )
}
