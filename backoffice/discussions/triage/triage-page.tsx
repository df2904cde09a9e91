import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { PageHead } from '../../kit/page-head.tsx'
import { Loading } from '../../kit/loading.tsx'
import { useActionMutation } from '../../kit/hooks/use-action-mutation.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import { PageError } from '../../layout/page-error.tsx'
import { taskVerbs } from '../../providers/verbs.ts'
import { invalidatedBy } from '../row.ts'
import { SideQueues } from './side-queues.tsx'
import { TriageActions } from './triage-actions.tsx'
import { TriageCase } from './triage-case.tsx'
import { TriageQueue } from './triage-queue.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useLookers, useQueue, useRenewedClaim } from './use-triage.ts'

/** The queue of staff on the left, what is to be decided on the right; everything by single keys. */
export function TriagePage() {
  const text = useText()
  const { data, error, isPending, refetch } = useQueue()
  const lookers = useLookers()
  const [params, setParams] = useSearchParams()
  const [passed, setPassed] = useState<readonly string[]>([])
  const next = useActionMutation({ reload: invalidatedBy })
  const tasks = data?.data ?? []
  const current = tasks.find(({ id }) => id === params.get('task'))
  useRenewedClaim(current)
  const open = useCallback(
    (id: string | undefined) => setParams(id === undefined ? {} : { task: id }, { replace: true }),
    [setParams],
  )
  const onNext = async () => {
    const seen = current ? [...passed.filter((id) => id !== current.id), current.id].slice(-250) : passed
    const answer = await next.run(taskVerbs.next(seen))
    if (!answer) return
    // once through, the round begins again
    const [found] = answer.data
    setPassed(found ? seen : [])
    open(found?.id)
  }
  if (isPending) return <Loading />
  if (error) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead title={text('triage.title')} below={text('triage.hint')} />
      <SideQueues />
      <UndoBar tasks={tasks} />
      <TriageActions tasks={tasks} task={current} busy={next.busy} onNext={onNext} onOpen={open} />
      <Box sx={panes}>
        <TriageQueue tasks={tasks} current={current?.id} lookers={lookers} onOpen={open} />
        {current ? (
          <TriageCase key={current.id} task={current} />
        ) : (
          <Card sx={{ p: 4, textAlign: 'center' }}>
            <Typography color="text.secondary">{text(tasks.length === 0 ? 'triage.empty' : 'triage.begin')}</Typography>
          </Card>
        )}
      </Box>
    </>
  )
}

const panes = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', md: 'minmax(260px, 340px) minmax(0, 1fr)' },
  alignItems: 'start',
}
