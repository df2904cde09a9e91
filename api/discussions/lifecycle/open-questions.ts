import { and, eq, inArray } from 'drizzle-orm'
import { queryResponse } from '#db/schema/all.ts'
import { resumeSeat } from './clocks.ts'
import { expertsOf, type EngagementRow } from './load.ts'
import { endTasks } from '../tasks/tasks.ts'
import type { UnitOfWork } from './unit-of-work.ts'

/** Questions of experts to the asker: each pauses its expert's seat from its posting until the reply. */

export const hasOpenQuestion = (row: EngagementRow): row is EngagementRow & { clarifyResponseId: string } =>
  row.clarifyResponseId !== null

/** The open questions that the asker can read; one that waits for review is not among them. */
async function readable({ tx, loaded }: UnitOfWork) {
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

async function end(unit: UnitOfWork, row: EngagementRow & { clarifyResponseId: string }): Promise<void> {
  const { clarifyResponseId } = row
  await resumeSeat(unit, row, 'clarify')
  await endTasks(unit, 'clarify', clarifyResponseId)
  Object.assign(row, { clarifyResponseId: null })
}

/**
 * The asker has replied: every question that they could read is answered.
 * @returns the experts whose deadline runs again by it
 */
export async function endAnsweredQuestions(unit: UnitOfWork): Promise<EngagementRow[]> {
  const asked = await readable(unit)
  for (const row of asked) await end(unit, row)
  if (unit.loaded.discussion.askerAction === 'clarify') unit.loaded.discussion.askerAction = null
  return asked.filter((row) => row.status === 'claimed' && row.pausedFor === null && row.reservedUntil !== null)
}

/**
 * The line was sent back, hidden or withdrawn: no one replies to it any more.
 * @returns the expert whose question it was
 */
export async function deleteOpenQuestion(unit: UnitOfWork, responseId: string): Promise<EngagementRow | undefined> {
  const row = expertsOf(unit.loaded.engagements).find((one) => one.clarifyResponseId === responseId)
  if (!row || !hasOpenQuestion(row)) return undefined
  await end(unit, row)
  const { discussion } = unit.loaded
  if (discussion.askerAction === 'clarify' && (await readable(unit)).length === 0) discussion.askerAction = null
  return row
}
