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
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { refusalText, useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { refusalOf } from '../../providers/client.ts'
import { discussionVerbs } from '../../providers/verbs.ts'
import { useApplicable } from './applicable.ts'
import { ApplicableTable } from './applicable-table.tsx'
import { changeOf, PanelChanged, type PanelChange } from './panel-changed.tsx'
import { invalidatedBy, type QueryRow } from '../row.ts'
import { WorkingButton } from '../../kit/buttons/working-button.tsx'

const MOST = 20

/** Shows who would be invited, in which order, before anybody is. The run is refused when that has changed meanwhile. */
export function RunSelection({ query, onClose }: { query: QueryRow; onClose: () => void }) {
  const text = useText()
  const format = useFormat()
  const translate = useTranslate()
  const [typed, setTyped] = useState<number>()
  const [change, setChange] = useState<PanelChange>()
  const preview = { includeExcluded: false, page: 1, pageSize: 25 }
  const wanted = useApplicable(query.key, preview)
  // when all seats have their invitations, staff may still ask for one more
  const count = typed ?? (wanted.data && Math.max(1, wanted.data.count))
  const valid = count !== undefined && Number.isInteger(count) && count >= 1 && count <= MOST
  const { data, error, isPending, isFetching, refetch } = useApplicable(query.key, {
    ...preview,
    ...(valid && count !== wanted.data?.count && { count }),
  })
  const invited = data?.data.slice(0, data.count)
  const { run, busy } = useActionMutation({
    done: 'queries.panel.runDone',
    reload: invalidatedBy,
    onRefused: (refused) => {
      const found = changeOf(refusalOf(refused))
      if (!found) return refusalText(refused, translate)
      setChange(found)
      return false
    },
  })
  const start = async () => {
    if (!data || !invited) return
    const body = { count: data.count, inputHash: data.inputHash, previewed: invited.map((row) => row.userId) }
    if (await run(discussionVerbs.runSelection(query.key, body))) onClose()
  }
  const again = () => {
    setChange(undefined)
    void refetch()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="run-title">
      <DialogTitle id="run-title">
        {text('queries.command.runSelection')} · {query.key}
      </DialogTitle>
      <DialogContent>
        {change ? (
          <PanelChanged change={change} />
        ) : (
          <>
            <Typography gutterBottom>{text('queries.panel.preview')}</Typography>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', my: 1.5 }}>
              <TextField
                type="number"
                label={text('queries.panel.howMany')}
                value={count ?? ''}
                onChange={(event) => setTyped(Number(event.target.value))}
                sx={{ width: 160 }}
                slotProps={{ htmlInput: { min: 1, max: MOST } }}
              />
              {data && (
                <Typography variant="body2" color="text.secondary">
                  {text('queries.panel.found', { smart_count: data.total })}
                  {' · '}
                  {text('queries.panel.drawnAt', { time: format.moment(data.at) })}
                </Typography>
              )}
            </Box>
            {error ? (
              <Typography color="error">{refusalText(error, translate)}</Typography>
            ) : (
              <ApplicableTable plain query={query} rows={invited} loading={isPending} />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {change ? (
          <Button variant="contained" onClick={again}>
            {text('queries.panel.changed.again')}
          </Button>
        ) : (
          <WorkingButton
            variant="contained"
            loading={busy}
            disabled={!data?.total || !valid || isFetching}
            onClick={() => void start()}
          >
            {text('queries.panel.inviteThem', { smart_count: invited?.length ?? count ?? 1 })}
          </WorkingButton>
        )}
      </DialogActions>
    </Dialog>
  )
}
