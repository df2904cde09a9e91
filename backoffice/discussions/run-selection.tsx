import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { waveSize } from '#model/panels/selection.ts'
import { defaultLimits } from '#model/limits.ts'
import { useText } from '../kit/use-text.ts'
import { refusalText, useVerb } from '../kit/use-verb.ts'
import { discussionVerbs } from '../providers/verbs.ts'
import { useApplicable } from './applicable.ts'
import { ApplicableTable } from './applicable-table.tsx'
import { touchedByVerb, type Discussion, type QueryRow } from './row.ts'
import { WorkingButton } from '../kit/working-button.tsx'

/** Shows who would be invited, in which order, before anybody is. */
export function RunSelection({ query, view, onClose }: { query: QueryRow; view?: Discussion; onClose: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const free = Math.max(1, (view?.panelSize ?? 1) - (view?.seatsUsed ?? 0))
  const [count, setCount] = useState(() => waveSize(free, defaultLimits))
  const { data, error, isPending } = useApplicable(query.key, { includeExcluded: false, page: 1, pageSize: 25 })
  const { run, busy } = useVerb({ done: 'queries.panel.runDone', reload: touchedByVerb })
  const start = async () => {
    if (await run(discussionVerbs.runSelection(query.key, count))) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="run-title">
      <DialogTitle id="run-title">
        {text('queries.command.runSelection')} · {query.key}
      </DialogTitle>
      <DialogContent>
        <Typography gutterBottom>{text('queries.panel.preview')}</Typography>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', my: 1.5 }}>
          <TextField
            type="number"
            label={text('queries.panel.howMany')}
            value={count}
            onChange={(event) => setCount(Number(event.target.value))}
            sx={{ width: 160 }}
            slotProps={{ htmlInput: { min: 1, max: 20 } }}
          />
          {data && (
            <Typography variant="body2" color="text.secondary">
              {text('queries.panel.found', { smart_count: data.total })}
            </Typography>
          )}
        </Box>
        {error ? (
          <Typography color="error">{refusalText(error, translate)}</Typography>
        ) : (
          <ApplicableTable plain query={query} rows={data?.data.slice(0, count)} loading={isPending} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <WorkingButton
          variant="contained"
          loading={busy}
          disabled={!data?.total || count < 1}
          onClick={() => void start()}
        >
          {text('queries.panel.inviteThem', { smart_count: Math.min(count, data?.total ?? count) })}
        </WorkingButton>
      </DialogActions>
    </Dialog>
  )
}
