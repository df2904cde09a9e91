import { useText } from '../../kit/hooks/use-text.ts'
import { useFormat } from '../../kit/hooks/use-format.ts'
import { StatusChip } from '../../kit/status-chip.tsx'
import { useNow } from '../../kit/countdown.tsx'
import { When } from '../../kit/when.tsx'
import type { TaskRow } from './row.ts'

const SOON_MS = 4 * 3_600_000

/** Until when it should be settled. What is late or soon says so in a word and a colour. */
export function Due({ task }: { task: Pick<TaskRow, 'dueAt' | 'done'> }) {
  const now = useNow(60_000)
  return <DueAt task={task} now={now} />
}

export function DueAt({ task: { dueAt, done }, now }: { task: Pick<TaskRow, 'dueAt' | 'done'>; now: number }) {
  const text = useText()
  const format = useFormat()
  if (dueAt === null) return <span aria-hidden>–</span>
  const left = Date.parse(dueAt) - now
  if (done || left > SOON_MS) return <When value={dueAt} />
  const label =
    left < 0
      ? text('tasks.overdue', { since: format.moment(dueAt) })
      : text('tasks.soon', { when: format.away(dueAt, now) })
  return (
    <time dateTime={dueAt} title={format.exact(dueAt)}>
      <StatusChip tone={left < 0 ? 'bad' : 'warn'} label={label} />
    </time>
  )
}
