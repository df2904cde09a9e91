import { useEffect, useRef, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useNotify, useTranslate } from 'ra-core'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { bulkAct } from '#model/admin/bulk-acts.ts'
import { bulkActionInWords } from '#model/admin/bulk-notes.ts'
import { isMoving } from '#model/admin/bulk.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import { api } from '../../../providers/client.ts'
import { LoadingBar } from '../../loading.tsx'
import { PageError } from '../../../layout/page-error.tsx'
import { GuardedButton, useDisabledReason } from '../../buttons/guarded-button.tsx'
import { useMay } from '../../hooks/use-permissions.ts'
import { post } from '../../../providers/verb.ts'
import { useRenewal } from '../../hooks/use-renewal.ts'
import { useText } from '../../hooks/use-text.ts'
import { useActionMutation } from '../../hooks/use-action-mutation.ts'
import { saveFile } from '../save-file.ts'
import { BulkRows } from './bulk-rows.tsx'
import { BulkInputText } from './bulk-values.tsx'
import { WorkingButton } from '../../buttons/working-button.tsx'

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, one) => all + one, 0)

const LOOK_AGAIN_MS = 2000

/** How far a run is, what it found or did, and what can be done about it. */
export function BulkRunView({ id, onBack, onClose }: { id: string; onBack?: () => void; onClose: () => void }) {
  const text = useText()
  const queries = useQueryClient()
  const {
    data: run,
    error,
    refetch,
  } = useQuery({
    queryKey: ['bulkRuns', id],
    queryFn: () => api.get('/server/bulk/{id}', { params: { id } }),
  })
  // the live connection reports most changes; this is for when it is down
  useRenewal(refetch, run !== undefined && isMoving(run.state) && LOOK_AGAIN_MS)
  const over = run?.finishedAt
  const resource = run?.resource
  useEffect(() => {
    if (over)
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === resource || queryKey[0] === 'auditEvents',
      })
  }, [over, resource, queries])
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  if (!run) return <LoadingBar />
  const judged = sum(run.verdicts)
  const done = sum(run.outcomes)
  const progress = run.state === 'judging' ? ([judged, run.total] as const) : ([done, run.verdicts.change] as const)
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minHeight: 320 }}>
        {isMoving(run.state) || run.state === 'stopped' ? (
          <>
            <Typography role="status">
              {run.state === 'stopped'
                ? text('bulk.state.stopped')
                : text(run.state === 'judging' ? 'bulk.judging' : 'bulk.running', {
                    done: progress[0],
                    total: progress[1],
                  })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={progress[1] ? Math.min(100, (progress[0] / progress[1]) * 100) : 0}
              aria-label={text(`bulk.state.${run.state}`)}
            />
          </>
        ) : (
          <Typography role="status">
            {run.state === 'ready' && run.verdicts.change === 0
              ? text('bulk.nothingToDo')
              : text(`bulk.state.${run.state}`)}
          </Typography>
        )}
        <BulkInputText run={run} />
        <BulkRows run={run} />
        {isMoving(run.state) && (
          <Typography variant="caption" color="text.secondary">
            {text('bulk.leave')}
          </Typography>
        )}
      </DialogContent>
      <Moves run={run} left={run.verdicts.change - done} onBack={onBack} onClose={onClose} />
    </>
  )
}

/** Starts, halts, goes on, and saves the result. */
function Moves({
  run,
  left,
  onBack,
  onClose,
}: {
  run: BulkRun
  left: number
  onBack: (() => void) | undefined
  onClose: () => void
}) {
  const text = useText()
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const [saving, setSaving] = useState(false)
  const entry = bulkAct(run.resource, run.act)
  const why = useDisabledReason()(useMay(entry?.act ?? 'admin.read'))
  const { run: send, busy } = useActionMutation({ reload: ['bulkRuns'] })
  const move = (to: 'start' | 'stop') =>
    void send(post(`/server/bulk/{id}/${to}`, { params: { id: run.id }, body: { version: run.version } }))
  const next = useRef<HTMLButtonElement>(null)
  const last = useRef<HTMLButtonElement>(null)
  // the button that was pressed is gone, and the focus with it
  useEffect(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body || focused.contains(last.current))
      (next.current ?? last.current)?.focus()
  }, [run.state])
  const action = bulkActionInWords(run.resource, run.act, left, translate)
  const save = () => {
    setSaving(true)
    saveFile(`/server/bulk/${run.id}/export`, `${run.resource}-${run.act}.csv`, { locale })
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setSaving(false))
  }
  return (
    <DialogActions>
      {run.state !== 'judging' && (
        <WorkingButton variant="text" loading={saving} onClick={save} sx={{ mr: 'auto' }}>
          {text('bulk.result')}
        </WorkingButton>
      )}
      {onBack && run.state === 'ready' && <Button onClick={onBack}>{text('bulk.back')}</Button>}
      <Button ref={last} onClick={onClose}>
        {text('admin.close')}
      </Button>
      {run.state === 'running' && (
        <GuardedButton why={why} loading={busy} onClick={() => move('stop')}>
          {text('bulk.stop')}
        </GuardedButton>
      )}
      {(run.state === 'ready' || run.state === 'stopped') && left > 0 && (
        <GuardedButton
          ref={next}
          why={why}
          variant="contained"
          color={entry?.danger ? 'error' : 'primary'}
          loading={busy}
          onClick={() => move('start')}
        >
          {run.state === 'ready' ? action : text('bulk.resume', { action })}
        </GuardedButton>
      )}
    </DialogActions>
  )
}
