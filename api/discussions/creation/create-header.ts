import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { user } from '#db/schema/all.ts'
import type { QueryAdmin } from '#model/discussions/admin-rows.ts'
import type { queryHeaderInput } from '#model/discussions/admin-rows.ts'
import { AppError } from '#model/errors.ts'
import { userType } from '#model/identity/enums.ts'
import { readRecord } from '../../admin/read-records.ts'
import { authorize } from '../../admin/refusals.ts'
import { updateRecord } from '../../admin/update-record.ts'
import { requireActor, transaction, type Ctx } from '../../context.ts'
import { applyOwnCommand, runInUnitOfWork } from '../lifecycle/with-discussion.ts'
import { createDiscussion } from './create-discussion.ts'
import { queries } from '../admin.ts'

/** These ask; no one else has discussions of their own. */
const askers: readonly number[] = [
  userType.client,
  userType.expert,
  userType.network,
  userType.planManager,
  userType.blinded,
]

/**
 * A discussion that staff begin for someone, without its question: it goes the way of every new one, and since there is
 * nothing to release yet it waits in review until the question is written.
 * @throws errors.invalidParameters when the person, plan or diagnosis is unknown
 */
export async function createHeader(
  ctx: Ctx,
  {
    userId,
    planId,
    diagnosisId,
    panelSize,
    csrReview,
    preventInvites,
    title,
    mediaType,
    type,
    poolId,
    expertSelectionMode,
    ...settings
  }: z.infer<typeof queryHeaderInput>,
): Promise<QueryAdmin> {
  const actor = requireActor(ctx)
  authorize(actor, 'discussions.manage')
  return transaction(ctx, async (tx) => {
    const [asker] = await tx
      .select({ type: user.userType, enabled: user.enabled, language: user.preferredLanguage })
      .from(user)
      .where(eq(user.id, userId))
    if (!asker || !asker.enabled || !askers.includes(asker.type))
      throw new AppError('errors.invalidParameters', 'Invalid Parameters', {
        fields: { userId: 'errors.unknownValue' },
      })
    const { id } = await createDiscussion(ctx, tx, {
      askerId: userId,
      createdBy: actor.userId,
      planId,
      diagnosisId,
      contextName: title ?? null,
      text: '',
      history: '',
      language: asker.language,
      anonymous: false,
      mediaType: mediaType ?? 'messenger',
      ...(type && { type }),
      poolId: poolId ?? null,
      expertSelectionChoice: expertSelectionMode ?? null,
    })
    await runInUnitOfWork(ctx, tx, id, async (unit) => {
      if (panelSize !== undefined) await applyOwnCommand(unit, { name: 'setPanelSize', panelSize })
      if (csrReview !== undefined) await applyOwnCommand(unit, { name: 'setReview', csrReview })
      if (preventInvites !== undefined) await applyOwnCommand(unit, { name: 'setPreventInvites', preventInvites })
    })
    const inside: Ctx = { ...ctx, open: tx }
    if (Object.keys(settings).length > 0) await updateRecord(inside, queries, id, settings)
    return (await readRecord(inside, queries, tx, id)) as QueryAdmin
  })
}
