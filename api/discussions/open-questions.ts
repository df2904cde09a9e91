import { and, eq, inArray } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import { pauseSeatForQuestion, resumeSeat } from './clocks.ts'
import { expertsOf, type EngagementRow } from './load.ts'
import { endTasks } from './tasks/tasks.ts'
import type { Work } from './work.ts'

/** Questions of experts to the asker: each pauses its expert's seat from its posting until the reply. */

export function openQuestion(work: Work, row: EngagementRow, responseId: string): void {
  row.clarifyResponseId = responseId
  pauseSeatForQuestion(work, row)
}

export const hasOpenQuestion = (row: EngagementRow): row is EngagementRow & { clarifyResponseId: string } =>
  row.clarifyResponseId !== null

/** The open questions that the asker can read; one that waits for review is not among them. */
async function readable({ tx, loaded }: Work) {
  const open = expertsOf(loaded.engagements).filter(hasOpenQuestion)
  if (open.length === 0) return []
  const lines = await tx
    .select({ id: queryResponse.id })
    .from(queryResponse)
    .where(
      and(
        inArray(
          queryResponse.id,
          open.map((row) => row.clarifyResponseId),
        ),
        eq(queryResponse.type, 'response'),
        eq(queryResponse.subtype, 'clarify'),
      ),
    )
  const ids = new Set(lines.map(({ id }) => id))
  return open.filter((row) => ids.has(row.clarifyResponseId))
}

async function end(work: Work, row: EngagementRow & { clarifyResponseId: string }): Promise<void> {
  const { clarifyResponseId } = row
  await resumeSeat(work, row, 'clarify')
  await endTasks(work, 'clarify', clarifyResponseId)
  Object.assign(row, { clarifyResponseId: null })
}

/** The asker has replied: every question that they could read is answered. */
export async function endAnsweredQuestions(work: Work): Promise<void> {
  for (const row of await readable(work)) await end(work, row)
  if (work.loaded.discussion.askerAction === 'clarify') work.loaded.discussion.askerAction = null
}

/**
 * The line was sent back, hidden or withdrawn: nobody replies to it any more.
 * @returns the expert whose question it was
 */
export async function dropQuestion(work: Work, responseId: string): Promise<EngagementRow | undefined> {
  const row = expertsOf(work.loaded.engagements).find((one) => one.clarifyResponseId === responseId)
  if (!row || !hasOpenQuestion(row)) return undefined
  await end(work, row)
  const { discussion } = work.loaded
  if (discussion.askerAction === 'clarify' && (await readable(work)).length === 0) discussion.askerAction = null
  return row
}
