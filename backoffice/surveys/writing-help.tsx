import { Suspense, useState } from 'react'
import UndoIcon from '@mui/icons-material/Undo'
import WandIcon from '@mui/icons-material/AutoFixHigh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useWritingHelp } from '#api/client/surveys/use-writing-help.ts'
import type { SuggestionBody } from '#model/surveys/writing-wire.ts'
import { useText } from '../kit/hooks/use-text.ts'
import { lazyPart } from '../kit/lazy-part.ts'
import { api } from '../providers/client.ts'

// what shows a difference is loaded when one is asked for
const SuggestionPanel = lazyPart(() => import('./suggestion-panel.tsx'))

const shortest = 3

interface Props extends Omit<SuggestionBody, 'logRefId'> {
  /** the record that the text is about, or how it is made when help is asked for */
  logRefId: string | (() => Promise<string>)
  /** of the field, for those who cannot see beside what the wand stands */
  label: string
  /** takes the suggestion in place of the text; called again with the old text to undo it */
  onUse: (text: string) => void
}

/** The wand beside a text: a suggestion of a better wording, which is used only when someone says so, and can be undone. */
export function WritingHelp({ label, onUse, logRefId, ...body }: Props) {
  const text = useText()
  const [refId, setRefId] = useState(typeof logRefId === 'string' ? logRefId : '')
  const help = useWritingHelp(api, { ...body, logRefId: refId }, onUse)
  const ask = async () => {
    if (typeof logRefId === 'string') return help.ask()
    // without a record the request fails, and the panel says so
    const id = await logRefId().catch(() => '')
    setRefId(id)
    return help.askAbout(id)
  }
  const { state } = help
  const open = state.kind === 'loading' || state.kind === 'suggestion' || state.kind === 'failed'
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          size="small"
          startIcon={<WandIcon />}
          aria-label={`${text('ai.wand')}${text('list.colon')}${label}`}
          disabled={open || body.text.trim().length < shortest}
          onClick={() => void ask()}
        >
          {text('ai.wand')}
        </Button>
        <Typography variant="body2" component="span" color="text.secondary" role="status">
          {state.kind === 'used' && text('ai.used')}
        </Typography>
        {state.kind === 'used' && (
          <Button size="small" startIcon={<UndoIcon />} onClick={help.undo}>
            {text('ai.undo')}
          </Button>
        )}
      </Box>
      {open && (
        <Suspense fallback={<LinearProgress aria-label={text('ai.loading')} />}>
          <SuggestionPanel help={help} stale={state.kind === 'suggestion' && state.of !== body.text} />
        </Suspense>
      )}
    </Box>
  )
}
