import { and, count, eq } from 'drizzle-orm'
import type { Tx } from '#db/client.ts'
import { surveyHeader, surveyQuestion } from '#db/schema/all.ts'
import { surveyStatusOf } from '#model/surveys/status.ts'
import type { Ctx } from '../../context.ts'
import { runInUnitOfWork } from './with-discussion.ts'
import { applyCommand } from './apply-command.ts'
import { system } from './facts.ts'
import type { UnitOfWork } from './unit-of-work.ts'

const DAY = 86_400_000

/** Whether the time of the survey some weeks after closing has come. */
export const followupDue = (
  { closedAt, status }: { closedAt: Date | null; status: string },
  now: Date,
  afterDays: number,
): boolean => status === 'closed' && closedAt !== null && now.getTime() >= closedAt.getTime() + afterDays * DAY

/** What the asker of an ended discussion has yet to answer. */
export function setSurveyStatus({ loaded, now, limits }: UnitOfWork): void {
  const { discussion, survey } = loaded
  if (discussion.status !== 'closed') return
  discussion.surveyStatus = surveyStatusOf({
    post: survey.hasPost,
    followupDue: survey.hasFollowup && followupDue(discussion, now, limits['survey.followUpAfter']),
  })
}

/**
 * The asker has answered a survey, in the transaction that completes it: one before release lets the discussion go on, a
 * later one is no longer pending.
 */
export async function surveyFinished(ctx: Ctx, tx: Tx, discussionId: string): Promise<void> {
  await runInUnitOfWork(ctx, tx, discussionId, goOn)
}

async function goOn(unit: UnitOfWork): Promise<void> {
  const { discussion, survey } = unit.loaded
  if (discussion.status === 'pending_survey' && !survey.preUnfinished)
    await applyCommand(unit, { command: { name: 'surveyFinished' }, actor: system })
  else setSurveyStatus(unit)
}

/** Questions were added or taken away, in the transaction that does it: how many the panel has, and what the asker must still answer. */
export async function surveyChanged(ctx: Ctx, tx: Tx, discussionId: string): Promise<void> {
  await runInUnitOfWork(ctx, tx, discussionId, async (unit) => {
    const [row] = await tx
      .select({ n: count() })
      .from(surveyQuestion)
      .innerJoin(surveyHeader, eq(surveyQuestion.surveyHeaderId, surveyHeader.id))
      .where(
        and(
          eq(surveyHeader.queryId, discussionId),
          eq(surveyQuestion.hidden, false),
          eq(surveyQuestion.questionWhen, 'question'),
        ),
      )
    unit.loaded.discussion.questionCount = row?.n ?? 0
    await goOn(unit)
  })
}
