import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useGetList } from 'ra-core'
import { Countdown } from '../../kit/countdown.tsx'
import { Due } from '../tasks/due.tsx'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { useText } from '../../kit/hooks/use-text.ts'
import type { ParticipantRow, QueryRow } from '../row.ts'
import type { TaskRow } from '../tasks/row.ts'

/** Every clock that runs or rests here: of the task, the discussion and the seats, with why it rests. */
export function WhyPaused({ task, query }: { task: TaskRow; query: QueryRow }) {
  const text = useText()
  const format = useFormat()
  const { data = [] } = useGetList<ParticipantRow>('queryExperts', {
    filter: { queryId: query.id, status: ['invited', 'claimed'] },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'createdAt', order: 'ASC' },
  })
  const seats = data.filter((row) => row.pausedFor.length > 0 || row.reservedUntil !== null)
  return (
    <Card component="section" aria-labelledby="triage-clocks" sx={{ p: 2 }}>
      <Typography variant="h2" component="h2" id="triage-clocks" gutterBottom>
        {text('triage.clocks')}
      </Typography>
      <Box component="dl" sx={list}>
        {task.dueAt && (
          <>
            <dt>{text('triage.clock.task')}</dt>
            <dd>
              <Due task={task} />{' '}
              {task.deskOpensAt !== null && (
                <Paused>{text('triage.deskClosed', { time: format.moment(task.deskOpensAt) })}</Paused>
              )}
            </dd>
          </>
        )}
        <dt>{text('triage.clock.discussion')}</dt>
        <dd>
          {query.status === 'held' ? (
            <Paused>{query.holdReason || text('triage.held')}</Paused>
          ) : query.closeTime ? (
            <Countdown until={query.closeTime} />
          ) : (
            <StatusChip tone="quiet" label={text('triage.notReleased')} />
          )}
        </dd>
        {seats.map((row) => (
          <Box key={row.id} sx={{ display: 'contents' }}>
            <dt>{row.displayName}</dt>
            <dd>
              {row.pausedFor.length > 0 ? (
                <Paused>{format.list(row.pausedFor.map((why) => text(`expertTime.pausedFor.${why}`)))}</Paused>
              ) : (
                row.reservedUntil && <Countdown until={row.reservedUntil} />
              )}
            </dd>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

function Paused({ children }: { children: string }) {
  const text = useText()
  return (
    <Box component="span" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
      {text('triage.paused', { why: children })}
    </Box>
  )
}

const list = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  alignItems: 'center',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
}
