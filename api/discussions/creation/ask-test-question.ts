import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { planMember, user } from '#db/schema/all.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import type { testQuestionBody } from '#model/panels/setup-readiness.ts'
import { createRecord } from '../../admin/create-record.ts'
import { authorize } from '../../admin/refusals.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { planMembers } from '../../panels/plans/admin-plan-parts.ts'
import { createDiscussion } from './create-discussion.ts'

/**
 * A test member's question under a plan, written by staff: it goes the way of every question, reaches test experts only,
 * and is in no report. A test member who is not in the plan joins it.
 * @throws errors.invalidParameters when the asker is no test user who asks, or plan or diagnosis is unknown
 */
export async function askTestQuestion(
  ctx: Ctx,
  planId: string,
  { askerId, diagnosisId, text }: z.infer<typeof testQuestionBody>,
): Promise<{ id: string; key: string }> {
  const actor = requireActor(ctx)
  authorize(actor, 'discussions.manage')
  return transaction(ctx, async (tx) => {
    const [asker] = await tx.select().from(user).where(eq(user.id, askerId))
    if (!asker?.testUser || !asker.enabled || asker.userType === userType.csr)
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { askerId: 'errors.unknownValue' },
      })
    const [member] = await tx
      .select({ userId: planMember.userId })
      .from(planMember)
      .where(and(eq(planMember.planId, planId), eq(planMember.userId, askerId)))
    if (!member) await createRecord({ ...ctx, open: tx }, planMembers, { planId, userId: askerId })
    const { id, key } = await createDiscussion(ctx, tx, {
      askerId,
      createdBy: actor.userId,
      planId,
      diagnosisId,
      contextName: null,
      text,
      history: '',
      language: asker.preferredLanguage,
      anonymous: false,
      mediaType: 'messenger',
    })
    return { id, key }
  })
}
