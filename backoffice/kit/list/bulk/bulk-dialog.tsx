import { useState } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { bulkAct } from '#model/admin/bulk-acts.ts'
import type { ResourceName } from '#model/resources.ts'
import { post } from '../../../providers/verb.ts'
import { useText } from '../../hooks/use-text.ts'
import { useActionMutation } from '../../hooks/use-action-mutation.ts'
import { BulkAsk, type Given } from './bulk-ask.tsx'
import { BulkRunView } from './bulk-run-view.tsx'

interface Props {
  resource: ResourceName
  act: string
  count: number
  selection: { ids: string[] } | { filter: Record<string, unknown> }
  /** `begun`: there is a run now, so the choice has served */
  onClose: (begun: boolean) => void
}

/** One act on many records: what it takes, then the dry run, then the act itself with its progress and its result. */
export function BulkDialog({ resource, act, count, selection, onClose }: Props) {
  const text = useText()
  const [runId, setRunId] = useState<string>()
  const { run, busy } = useActionMutation({ reload: ['bulkRuns'] })
  const entry = bulkAct(resource, act)
  if (!entry) return null
  const close = () => onClose(runId !== undefined)
  const begin = async (input: Given) => {
    const answer = await run(post('/server/bulk', { body: { resource, act, input, ...selection } }))
    if (answer) setRunId(answer.id)
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">
        {text('bulk.title', { act: text(`bulk.act.${act}` as 'bulk.act.enable'), smart_count: count })}
      </DialogTitle>
      {runId ? (
        <BulkRunView id={runId} onClose={close} />
      ) : (
        <BulkAsk resource={resource} entry={entry} busy={busy} onClose={close} onGiven={(input) => void begin(input)} />
      )}
    </Dialog>
  )
}
