import { applyLife } from './apply-life.ts'
import { recountResponses } from './responses.ts'
import { inviteAlternates, runSelection } from './run-selection.ts'
import { writeWork, type Work } from './work.ts'

/** Decides the commands that wait. */
export async function drain(work: Work): Promise<void> {
  for (let next = work.queue.shift(); next; next = work.queue.shift()) await applyLife(work, next)
}

/** Decides what follows from the decisions so far, until nothing does, and writes all of it. */
export async function settle(work: Work): Promise<void> {
  await drain(work)
  const { discussion } = work.loaded
  if (work.selection && discussion.status === 'open')
    await runSelection(work, work.selection.count, work.selection.previewed)
  else if (work.alternates > 0 && discussion.status === 'open' && !discussion.preventInvites)
    await inviteAlternates(work, work.alternates)
  if (work.recount) await recountResponses(work)
  await writeWork(work)
}
