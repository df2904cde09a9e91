import type { Tx } from '#db/client.ts'
import type { Ctx } from '../context.ts'
import { workOn } from './act.ts'
import { applyLife } from './apply-life.ts'
import { system } from './facts.ts'

/**
 * The asker has answered a survey, in the transaction that completes it: one before release lets the discussion go on, a
 * later one is no longer pending.
 */
export async function surveyFinished(ctx: Ctx, tx: Tx, discussionId: string): Promise<void> {
  await workOn(ctx, tx, discussionId, async work => {
    const { discussion, survey } = work.loaded
    if (discussion.status === 'pending_survey') {
      if (!survey.preUnfinished) await applyLife(work, { command: { name: 'surveyFinished' }, actor: system })
    } else if (discussion.surveyStatus === 'post_pending' || discussion.surveyStatus === 'followup_pending') discussion.surveyStatus = 'new'
  })
}
