import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate, type RaRecord } from 'ra-core'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { bulkAct } from '#model/admin/bulk-acts.ts'
import { bulkActionInWords } from '#model/admin/bulk-notes.ts'
import type { BulkRun } from '#model/admin/bulk-wire.ts'
import type { ResourceName } from '#model/resources.ts'
import { post } from '../../../providers/verb.ts'
import { useActionMutation } from '../../hooks/use-action-mutation.ts'
import { BulkAsk, type BulkInput } from './bulk-ask.tsx'
import { BulkRunView } from './bulk-run-view.tsx'

interface Props {
  resource: ResourceName
  act: string
  count: number
  selection: { ids: string[] } | { filter: Record<string, unknown> }
  /** `run`: as it was last read, if there is one */
  onClose: (run: BulkRun | undefined) => void
}

/** One act on many records: what it takes, then the dry run, then the act itself with its progress and its result. */
export function BulkDialog({ resource, act, count, selection, onClose }: Props) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const [runId, setRunId] = useState<string>()
  const [picked, setPicked] = useState<RaRecord>()
  const [given, setGiven] = useState<BulkInput>({})
  const { run, busy } = useActionMutation({ reload: ['bulkRuns'] })
  const entry = bulkAct(resource, act)
  if (!entry) return null
  const close = () => onClose(runId === undefined ? undefined : queries.getQueryData<BulkRun>(['bulkRuns', runId]))
  const begin = async (input: BulkInput) => {
    setGiven(input)
    const answer = await run(post('/server/bulk', { body: { resource, act, input, ...selection } }))
    if (answer) setRunId(answer.id)
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{bulkActionInWords(resource, act, count, translate)}</DialogTitle>
      {runId ? (
        <BulkRunView id={runId} onBack={() => setRunId(undefined)} onClose={close} />
      ) : (
        <BulkAsk
          resource={resource}
          entry={entry}
          busy={busy}
          before={given}
          picked={picked}
          onPick={setPicked}
          onClose={close}
          onGiven={(input) => void begin(input)}
        />
      )}
    </Dialog>
  )
}
