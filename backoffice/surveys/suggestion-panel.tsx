import { useMemo, useState } from 'react'
import { diffWordsWithSpace } from 'diff'
import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/ThumbDownOutlined'
import FlagIcon from '@mui/icons-material/FlagOutlined'
import UpIcon from '@mui/icons-material/ThumbUpOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useLocale } from 'ra-core'
import type { WritingHelp } from '#api/client/surveys/use-writing-help.ts'
import { useText } from '../kit/hooks/use-text.ts'

interface Props {
  help: WritingHelp
  /** the words were changed meanwhile: the suggestion would undo that change */
  stale: boolean
}

/** The suggestion as a difference to the text, and what can be done with it. */
export default function SuggestionPanel({ help, stale }: Props) {
  const { state } = help
  const text = useText()
  const chinese = useLocale() === 'zh'
  const [told, setTold] = useState<'ai.thanks' | 'ai.reported'>()
  const suggestion = state.kind === 'suggestion' ? state.suggestion : undefined
  const better = suggestion?.aiResponse ?? undefined
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={text('ai.title')}
      sx={{ p: 1.5, display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography variant="subtitle2" component="span">
          {text('ai.title')}
        </Typography>
        <IconButton size="small" aria-label={text('ai.close')} onClick={help.close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box aria-live="polite">
        {state.kind === 'loading' && <LinearProgress aria-label={text('ai.loading')} />}
        {state.kind === 'failed' && <Typography color="error">{text('ai.failed')}</Typography>}
        {suggestion && better === undefined && <Typography>{text('ai.none')}</Typography>}
        {better !== undefined && state.kind === 'suggestion' && <Difference before={state.of} after={better} />}
        {suggestion && suggestion.hints.length > 0 && (
          <Typography component="ul" variant="body2" color="text.secondary" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {suggestion.hints.map(({ key, params }) => (
              <li key={JSON.stringify(params)}>
                {text(key, { ...params, name: (chinese ? params.nameZh : params.name) ?? '' })}
              </li>
            ))}
          </Typography>
        )}
      </Box>
      {state.kind !== 'loading' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {better !== undefined && (
            <Button size="small" variant="contained" disabled={stale} onClick={help.use}>
              {text('ai.useThis')}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={help.again}>
            {text('ai.tryAgain')}
          </Button>
          {better !== undefined && (
            <Box sx={{ ml: 'auto' }}>
              {told ? (
                <Typography variant="body2" role="status">
                  {text(told)}
                </Typography>
              ) : (
                <>
                  <IconButton
                    size="small"
                    aria-label={text('ai.helpful')}
                    onClick={() => {
                      help.rate(true)
                      setTold('ai.thanks')
                    }}
                  >
                    <UpIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={text('ai.notHelpful')}
                    onClick={() => {
                      help.rate(false)
                      setTold('ai.thanks')
                    }}
                  >
                    <DownIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={text('ai.report')}
                    onClick={() => {
                      help.flag()
                      setTold('ai.reported')
                    }}
                  >
                    <FlagIcon fontSize="small" />
                  </IconButton>
                </>
              )}
            </Box>
          )}
        </Box>
      )}
    </Paper>
  )
}

/** Removed words struck through, new ones underlined; screen readers get the suggestion as a whole. */
function Difference({ before, after }: { before: string; after: string }) {
  const text = useText()
  const parts = useMemo(
    () => diffWordsWithSpace(before, after, { intlSegmenter: new Intl.Segmenter(undefined, { granularity: 'word' }) }),
    [before, after],
  )
  return (
    <>
      <Box component="p" sx={visuallyHidden}>
        {text('ai.suggestion', { text: after })}
      </Box>
      <Typography
        aria-hidden="true"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          '& ins': { color: 'success.main' },
          '& del': { color: 'error.main' },
        }}
      >
        {parts.map(({ value, added, removed }, at) =>
          added ? <ins key={at}>{value}</ins> : removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>,
        )}
      </Typography>
    </>
  )
}
